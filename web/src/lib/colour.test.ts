/** The colours of the goods keep apart for every eye, and what is written on them can be read. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('../ui/tokens.css', import.meta.url), 'utf8')
const [day = '', night = ''] = css.split("[data-theme='dark']")

function tokens(text: string): Map<string, string> {
  return new Map([...text.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]))
}
const LIGHT = tokens(day)
const DARK = new Map([...LIGHT, ...tokens(night)])

type Vector = [number, number, number]
const linear = (hex: string): Vector =>
  [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as Vector

// Machado, Oliveira and Fernandes (2009), severity 1.
const EYES: Record<string, number[][]> = {
  normal: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
}
const seen = (matrix: number[][], colour: Vector): Vector =>
  matrix.map((row) => Math.min(1, Math.max(0, row.reduce((sum, part, k) => sum + part * colour[k]!, 0)))) as Vector

function oklab([r, g, b]: Vector): Vector {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}
const distance = (a: Vector, b: Vector) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

const luminance = (hex: string) => linear(hex).reduce((sum, part, k) => sum + part * [0.2126, 0.7152, 0.0722][k]!, 0)
function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

const GOODS = ['brown', 'grey', 'purple', 'orange', 'pink', 'black', 'blue', 'green', 'red']
const CARDS = ['pink', 'blue', 'green', 'black', 'red', 'orange', 'grey']
const PLAYERS = ['red', 'green', 'yellow', 'blue', 'white']

describe.each([['day', LIGHT], ['night', DARK]] as const)('by %s', (_, found) => {
  const hex = (name: string) => found.get(name) ?? expect.fail(`there is no colour ${name}`)

  it.each(Object.keys(EYES))('goods keep apart with %s', (eye) => {
    for (const a of GOODS) {
      for (const b of GOODS) {
        if (a >= b) continue
        const gap = distance(oklab(seen(EYES[eye]!, linear(hex(a)))), oklab(seen(EYES[eye]!, linear(hex(b)))))
        const together = CARDS.includes(a) && CARDS.includes(b)
        expect(gap, `${a} and ${b}`).toBeGreaterThan(together ? 0.08 : 0.065)
      }
    }
  })

  it('symbols are readable on their colour', () => {
    for (const name of [...GOODS, 'joker', ...PLAYERS.map((player) => `player-${player}`)]) {
      expect(contrast(hex(name), hex(`${name}-ink`)), name).toBeGreaterThan(4.5)
    }
  })

  it('text is readable on every ground', () => {
    for (const ground of ['ground', 'paper', 'card', 'legal-soft']) {
      for (const ink of ['ink', 'ink-soft', 'title', 'link', 'danger', 'good']) {
        expect(contrast(hex(ground), hex(ink)), `${ink} on ${ground}`).toBeGreaterThan(4.5)
      }
    }
    expect(contrast(hex('primary'), hex('primary-ink'))).toBeGreaterThan(4.5)
    expect(contrast(hex('score'), hex('score-ink'))).toBeGreaterThan(4.5)
    expect(contrast(hex('water'), hex('water-ink'))).toBeGreaterThan(4.5)
  })

  it('what is legal stands out from what it lies on', () => {
    for (const ground of ['card', 'paper', 'town', 'old-town']) {
      expect(contrast(hex(ground), hex('legal')), ground).toBeGreaterThan(3)
    }
  })
})
