/** The badges that say when a card works: roman numbers of the phases, always, at the end, at once. */
export type Timing = 'I' | 'II' | 'III' | 'IV' | 'infinity' | 'laurel' | 'lightning'

/** Leaves along both branches of a wreath. */
const LEAVES = [-1, 1].flatMap((side) =>
  [[8.2, 7.2, 60], [9.6, 2.4, 20], [9.2, -3, -15], [6.6, -8, -40]].map(([x = 0, y = 0, turn = 0]) => {
    const angle = (turn * Math.PI) / 180
    const at = (along: number, across: number) => {
      const [dx, dy] = [across * Math.cos(angle) + along * Math.sin(angle), across * Math.sin(angle) - along * Math.cos(angle)]
      return `${(side * (x + dx)).toFixed(1)} ${(y + dy).toFixed(1)}`
    }
    return `M${at(-3.6, 0)}Q${at(0, 3)} ${at(3.8, 0)}Q${at(0, -3)} ${at(-3.6, 0)}z`
  }),
)

/** Shapes in a box from -12 to 12, y downwards; the phases are written instead. */
export const BADGES: Partial<Record<Timing, { fill?: string; line?: string }>> = {
  infinity: { line: 'M0 0C-2.6-4.6-4.6-5.4-6.2-5.4a5.4 5.4 0 0 0 0 10.8C-4.6 5.4-2.6 4.6 0 0C2.6-4.6 4.6-5.4 6.2-5.4a5.4 5.4 0 0 1 0 10.8C4.6 5.4 2.6 4.6 0 0z' },
  laurel: { fill: LEAVES.join(''), line: 'M-2 10.4C-11 6-10.6-4.6-5-9.6M2 10.4C11 6 10.6-4.6 5-9.6' },
  lightning: { fill: 'M3.4-11-7 1.6h5.4L-3.6 11 7-2.4H1.4z' },
}
