/** Numbers as they are read: with a minus sign, and never less than nothing where it is nothing. */

const SMALL = 1000

export const whole = (number: number | undefined): string => (number === undefined ? '' : String(number).replace('-', '−'))

/** Thousandths as points with one digit behind the point, as they are written in a language. */
export function tenths(thousandths: number, language: string): string {
  const digits = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false })
  return signed(thousandths, digits.format(Math.abs(thousandths) / SMALL), '')
}

/** The same as a gain or a loss. */
export function gained(thousandths: number, language: string): string {
  const shown = tenths(thousandths, language)
  return shown.startsWith('−') ? shown : signed(thousandths, shown, '+')
}

/** A chance in whole per cent; chances come in ten-thousandths, and half of one per cent is one. */
export const percent = (chance: number): string => `${Math.floor((Math.round(10_000 * chance) + 50) / 100)} %`

/** The same as a loss. */
export const lost = (chance: number): string => signed(-chance, percent(chance), '')

function signed(number: number, shown: string, plus: string): string {
  if (!/[1-9]/.test(shown)) return shown
  return number < 0 ? `−${shown}` : plus + shown
}
