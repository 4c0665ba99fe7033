/**
 * Every colour has its shape, the same in all three games, and every player a crest.
 * Shapes live in a box from -12 to 12, y downwards. `fill` is drawn in the ink of the colour,
 * `cut` in the ground it lies on, `line` is a stroke of the ink.
 */
export interface Shape {
  fill: string
  cut?: string
  line?: { d: string; width: number }
  cutLine?: { d: string; width: number }
}

export type Colour = 'brown' | 'grey' | 'purple' | 'orange' | 'pink' | 'black' | 'blue' | 'green' | 'red' | 'joker'
export type PlayerColour = 'red' | 'green' | 'yellow' | 'blue' | 'white'

const dot = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

const star = (tips: number, outer: number, inner: number, y = 0) =>
  'M' +
  Array.from({ length: tips * 2 }, (_, k) => {
    const radius = k % 2 ? inner : outer
    const angle = (k * Math.PI) / tips
    return `${(radius * Math.sin(angle)).toFixed(2)} ${(y - radius * Math.cos(angle)).toFixed(2)}`
  }).join('L') +
  'z'

const wave = (y: number) =>
  `M-11 ${y}q2.75-4.6 5.5 0t5.5 0t5.5 0t5.5 0v3.6q-2.75 4.6-5.5 0t-5.5 0t-5.5 0t-5.5 0z`

export const SYMBOLS: Record<Exclude<Colour, 'joker'>, Shape> = {
  // brick
  brown: { fill: 'M-9.5-7.5h19v15h-19z', cut: 'M-9.5-3.2h19v1.6h-19zM-9.5 1.7h19v1.6h-19zM-.8-7.5h1.6v4.3h-1.6zM-5.6-1.6h1.6v3.3h-1.6zM4-1.6h1.6v3.3h-1.6zM-.8 3.3h1.6v4.2h-1.6z' },
  // roof
  grey: { fill: 'M0-9.2 11 8h-22z' },
  // diamond
  purple: { fill: 'M0-11 9 0 0 11-9 0z' },
  // cheese wheel
  orange: { fill: 'M0 0 10.7-2.7A11 11 0 1 1 2.7-10.7z', cut: dot(-4.6, -4.4, 1.9) + dot(-3.3, 4.6, 2.2) + dot(4.6, 4, 1.7) },
  // tulip
  pink: {
    fill: 'M-7.3-9.9C-9-2.2-6 2.9 0 3.1 6 2.9 9-2.2 7.3-9.9L3.3-5 0-10.8-3.3-5zM-1 2.2h2V11h-2zM0 10.8C.6 6.6 3.9 4.2 8.6 4 7.9 8.1 4.4 10.8 0 10.8-4.4 10.8-7.9 8.1-8.6 4-3.9 4.2-.6 6.6 0 10.8z',
  },
  // anchor
  black: {
    fill: 'M-11-1.2-5.6 2.2-10.6 5zM11-1.2 5.6 2.2 10.6 5z',
    line: { d: 'M0-5.8V9.6M-5.5-2.6h11M-8.6 2.6C-7.6 7.4-4 9.9 0 9.9s7.6-2.5 8.6-7.3M-2.2-8.1a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0', width: 2.4 },
  },
  // wave
  blue: { fill: wave(-6.4) + wave(2.8) },
  // leaf
  green: {
    fill: 'M-6.8 7.3C-11-3.3-2.2-10.4 10.1-10.1 10.8 2.2 2.8 10.8-6.8 7.3z',
    line: { d: 'M-9.8 10.4-6 6.5', width: 2.2 },
    cutLine: { d: 'M-5 5.5 5-5', width: 1.6 },
  },
  // star
  red: { fill: star(5, 11.4, 4.8, 0.6) },
}

export const PINWHEEL: readonly Exclude<Colour, 'joker'>[] = ['pink', 'blue', 'green', 'black', 'red', 'orange']

/** The blades of the pinwheel, in the order of PINWHEEL. */
export const BLADES = PINWHEEL.map((_, k) => {
  const [a, b] = [(k * Math.PI) / 3, ((k + 1) * Math.PI) / 3]
  const at = (angle: number, r: number) => `${(r * Math.sin(angle)).toFixed(2)} ${(-r * Math.cos(angle)).toFixed(2)}`
  return `M0 0L${at(a, 11.6)}L${at(b, 9.4)}z`
})

const mane = Array.from({ length: 12 }, (_, k) => {
  const angle = (k * Math.PI) / 6
  return dot(+(7.2 * Math.sin(angle)).toFixed(2), +(-7.2 * Math.cos(angle)).toFixed(2), 3.4)
}).join('')

const rays = Array.from({ length: 8 }, (_, k) => {
  const angle = (k * Math.PI) / 4
  const at = (turn: number, r: number) => `${(r * Math.sin(angle + turn)).toFixed(2)} ${(-r * Math.cos(angle + turn)).toFixed(2)}`
  return `M${at(0, 11.6)}L${at(0.25, 7)}L${at(-0.25, 7)}z`
}).join('')

export const CRESTS: Record<PlayerColour, Shape & { name: string }> = {
  red: {
    name: 'lion',
    fill: mane + dot(0, 0, 7.4),
    cut: 'M-5.6-2.8q2.1-1.9 4.2 0-2.1 1.7-4.2 0zM5.6-2.8q-2.1-1.9-4.2 0 2.1 1.7 4.2 0zM-2.6 1.4h5.2L0 4.3zM-4.2 5.4q2.2 2 4.2 0 2 2 4.2 0-.6 3-4.2 3-3.6 0-4.2-3z',
  },
  green: {
    name: 'swan',
    fill: 'M-9.8-5.4-6.2-8.9C-3.6-11.3.6-9.7.4-6.2.3-3.8-2.4-1.4-2.5.5-1-1 2.4-3.6 6.4-3.4 4.4-2.6 4-1.8 3.9-1.2 6.6-2.3 9.6-2 11.4-.4 9 .2 8.4.8 8 1.5c1.3-.2 2.5.1 3.2.9C8.6 4.4 9.4 9.4 1.2 9.4-6.4 9.4-8.4 4.2-6.2.6-4.9-1.6-3-4.2-3.5-5.6c-.4-1-1.5-1-2.2-.2z',
    cut: dot(-4.3, -7, 0.9),
  },
  yellow: { name: 'sun', fill: rays + dot(0, 0, 5.8) },
  blue: {
    name: 'fish',
    fill: 'M-11 0C-8-5.4-1.6-7.2 3.6-2.6L10.6-7C9.2-2.6 9.2 2.6 10.6 7L3.6 2.6C-1.6 7.2-8 5.4-11 0z',
    cut: dot(-6.4, -1.2, 1.2) + 'M-3.4-4.2q2.4 4.2 0 8.4l-1.3-.5q1.9-3.7 0-7.4z',
  },
  white: {
    name: 'tower',
    fill: 'M-7.4-10.6h3.2v2.6h2.6v-2.6h3.2v2.6h2.6v-2.6h3.2v6.4L5.2-2v9.4h2.6v3.2H-7.8V7.4h2.6V-2l-2.2-2.2z',
    cut: 'M-1.9 10.6V5.2a1.9 1.9 0 0 1 3.8 0v5.4zM-1.1-1.6h2.2v3.4h-2.2z',
  },
}

/** The colours of the seats, in seat order. */
const SEAT_COLOURS: readonly PlayerColour[] = ['red', 'blue', 'yellow', 'green', 'white']

export const seatColour = (seat: number): PlayerColour => SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? 'white'
