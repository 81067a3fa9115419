import { numbers } from '@/app/_languages/words'

/*
 * Numbers as users type them, with a decimal comma in languages that use one. Stored values and links always use a
 * point.
 */

/** A number may have a currency symbol before or after it, and nothing else. */
const AMOUNT = /^(\s*[$€£¥]?\s*[+-]?)([\d.,]+)(\s*[$€£¥]?\s*)$/
const DECIMAL = /^\d*,\d*$/
/** A number that starts with 0 has no thousands separator. */
const THOUSANDS = /^[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/

/**
 * The typed number with a decimal point: in languages with a comma, `2,5` becomes `2.5` and `1.000` becomes `1000`.
 * Other text stays as it is.
 */
export function withPoint(text: string): string {
  if (numbers.decimal === '.') return text
  const [, before = '', digits = ''] = AMOUNT.exec(text) ?? []
  if (DECIMAL.test(digits)) return before + digits.replace(',', '.')
  return THOUSANDS.test(digits) ? before + digits.replaceAll('.', '').replace(',', '.') : text
}

/** `3:2`, `3/2`, `3 to 2`, `3 a 2`. */
const RATIO = /^\s*(\d{1,6}(?:[.,]\d+)?)\s*(?::|\/|to|a)\s*(\d{1,6}(?:[.,]\d+)?)\s*$/i
/** The most decimal places of a typed number. More are a typing error. */
export const PLACES = 6

/** A typed ratio as a number to one, rounded to `PLACES`, and whether it is exact; null for any other text. */
export function readRatio(text: string): { readonly toOne: string; readonly isExact: boolean } | null {
  const [, left, right] = RATIO.exec(text) ?? []
  const [from, to] = [left, right].map((side) => Number(side?.replace(',', '.')))
  if (!(from! >= 0 && to! > 0)) return null
  const toOne = Number((from! / to!).toFixed(PLACES))
  return { toOne: String(toOne), isExact: Math.abs(toOne * to! - from!) < 1e-9 }
}

/** A pay as typed, as a number to one: `3:2` is `1.5`. Other text stays as it is, and so do ratios that no decimal gives. */
export function toOneOf(text: string): string {
  const ratio = readRatio(text)
  return ratio?.isExact ? ratio.toOne : text
}

/** A number with a point, as users of the page's language type it. Other text stays as it is. */
export const asTyped = (text: string): string =>
  numbers.decimal !== '.' && /^\s*[+-]?\d*\.\d*\s*$/.test(text) ? text.replace('.', numbers.decimal) : text
