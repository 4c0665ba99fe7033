/** Numbers as they are read: with a minus sign, and never less than nothing where it is nothing. */

const SMALL = 1000

export const whole = (number: number | undefined): string => (number === undefined ? '' : String(number).replace('-', '−'))

/** Thousandths as points with one digit behind the point. */
export function tenths(thousandths: number): string {
  const shown = (thousandths / SMALL).toFixed(1)
  return Number(shown) === 0 ? '0.0' : shown.replace('-', '−')
}

/** The same as a gain or a loss. */
export function gained(thousandths: number): string {
  const shown = tenths(thousandths)
  return thousandths > 0 && shown !== '0.0' ? `+${shown}` : shown
}
