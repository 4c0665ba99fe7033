/** The badges that say when a card works: roman numbers of the phases, always, at the end, at once. */
export type Timing = 'I' | 'II' | 'III' | 'IV' | 'infinity' | 'laurel' | 'lightning'

/** Shapes in a box from -12 to 12, y downwards; the phases are written instead. */
export const BADGES: Partial<Record<Timing, { fill?: string; line?: string }>> = {
  infinity: { line: 'M0 0C-2.6-4.6-4.6-5.4-6.2-5.4a5.4 5.4 0 0 0 0 10.8C-4.6 5.4-2.6 4.6 0 0C2.6-4.6 4.6-5.4 6.2-5.4a5.4 5.4 0 0 1 0 10.8C4.6 5.4 2.6 4.6 0 0z' },
  laurel: {
    line: 'M-3.4-9.2C-9.2-6-10 3.4-1.6 9.2M3.4-9.2C9.2-6 10 3.4 1.6 9.2',
    fill:
      'M-3.2-9.6q-5-.8-5 3.6 4.4.2 5-3.6zM-7-4.6q-4.8 1-3.4 5.2 4-1.2 3.4-5.2zM-6.6 1.6q-3.8 3-.6 6 3-3 .6-6zM-3 6.8q-1.4 4.4 2.6 5 .6-4-2.6-5z' +
      'M3.2-9.6q5-.8 5 3.6-4.4.2-5-3.6zM7-4.6q4.8 1 3.4 5.2-4-1.2-3.4-5.2zM6.6 1.6q3.8 3 .6 6-3-3-.6-6zM3 6.8q1.4 4.4-2.6 5-.6-4 2.6-5z',
  },
  lightning: { fill: 'M3.4-11-7 1.6h5.4L-3.6 11 7-2.4H1.4z' },
}
