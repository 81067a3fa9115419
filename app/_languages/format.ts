import { numbers } from '@/app/_languages/words'
import { languageNow } from './messages'
import type { Fraction } from '@/lib/math/fraction'

/*
 * Every number on a page is written here, in the way of the language that is spoken: `1,234.5` and `$10` in English, `1.234,5` and `10 $`
 * in Spanish. Minus is U+2212 in all of them, digits are rounded half away from zero.
 */

const MINUS = '−'

/** What a person may set a stake in. */
export const CURRENCIES = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'CHF', 'SEK', 'JPY', 'RUB'] as const
export type Currency = (typeof CURRENCIES)[number]

const kept = new Map<string, Intl.NumberFormat>()

/** Making a formatter costs a hundred times as much as using it, and a map of hands writes hundreds of numbers. */
function formatter(name: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const language = languageNow()
  const key = `${language} ${name}`
  const known = kept.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(language, options)
  kept.set(key, made)
  return made
}

const plainNumbers = (least: number, most: number): Intl.NumberFormat =>
  formatter(`${least} ${most}`, { minimumFractionDigits: least, maximumFractionDigits: most })

const withMinus = (text: string): string => text.replace('-', MINUS)

/** `+1.250`, `−0.118`, `0.000`: a signed number of base wagers with three decimals unless said otherwise. */
export function signed(value: number, digits = 3): string {
  const text = plainNumbers(digits, digits).format(Math.abs(value))
  if (!/[1-9∞]/.test(text)) return text
  return (value < 0 ? MINUS : '+') + text
}

/** `0.034`, and `0.0004` where three decimals would hide a loss that is there. Two significant digits below a thousandth. */
export function loss(value: number): string {
  if (value >= 0.001 || value === 0) return plainNumbers(3, 3).format(value)
  return formatter('small', { maximumSignificantDigits: 2, maximumFractionDigits: 12 }).format(value)
}

/** `2.71%`: a share as a percentage. */
export const percent = (share: number, digits = 2): string =>
  numbers.percent(withMinus(plainNumbers(digits, digits).format(share * 100)))

/** `6.1`: a number of fixed decimals. */
export const plain = (value: number, digits: number): string => withMinus(plainNumbers(digits, digits).format(value))

/** `1.5`, `0.05`: a number with no more decimals than it has, and no more than so many. */
export const upTo = (value: number, most: number): string => plainNumbers(0, most).format(value)

/** `2,097,572,400`. */
export const whole = (value: number | bigint): string =>
  isQuick(Number(value)) ? String(value) : withMinus(plainNumbers(0, 0).format(value))

/** `1`, `1.5`, `20`: a stake or a pay, with no more decimals than it has (two at the most). */
export const units = (value: number): string =>
  isQuick(value) ? String(value) : withMinus(plainNumbers(0, 2).format(value))

/** `0.02`, `1234.5`: a number with all its decimals, as it is typed. In English that is how it writes itself. */
export function decimal(value: number): string {
  const itself = String(value)
  if (languageNow() === 'en' && !itself.includes('e')) return withMinus(itself)
  return withMinus(formatter('decimal', { maximumFractionDigits: 20, useGrouping: false }).format(value))
}

/** A rule's number: `0.05` as `5%` where it is a share. */
export const ruleNumber = (value: number, isShare = false): string =>
  isShare ? numbers.percent(units(value * 100)) : units(value)

/** `−493,274,081 / 4,195,144,800`: a fraction as it stands, its digits grouped; it does not break at the stroke. */
export const grouped = (f: Fraction): string =>
  f.den === 1n ? whole(f.num) : `${whole(f.num)}\u00A0/\u00A0${whole(f.den)}`

/** How a currency's signs stand before an amount, in English. */
const SIGNS: Readonly<Record<Currency, string>> = {
  USD: '$',
  EUR: '€',
  GBP: '£',
  CAD: '$',
  AUD: '$',
  CHF: 'CHF\u00A0',
  SEK: 'kr\u00A0',
  JPY: '¥',
  RUB: '₽',
}

/**
 * The first formatter of a page costs a slow phone a twentieth of a second, and every page's head shows a stake: small whole numbers need
 * none in English, which every page begins with.
 */
const isQuick = (value: number): boolean =>
  Number.isInteger(value) && value >= 0 && value < 1000 && languageNow() === 'en'

/** `$10`, `$0.34`, `−$2.50`: whole amounts without cents. Below half a cent: `under $0.01`. */
export function money(amount: number, currency: Currency): string {
  if (isQuick(amount)) return SIGNS[currency] + String(amount)
  const digits = minorDigits(currency)
  const smallest = 10 ** -digits
  const size = Math.abs(amount)
  if (size > 0 && size < smallest / 2) return numbers.under(plainMoney(smallest, currency))
  const rounded = Math.round(size / smallest) * smallest
  return (amount < 0 && rounded > 0 ? MINUS : '') + plainMoney(rounded, currency)
}

/** `+$10`, `−$20`, `$0`. */
export const signedMoney = (amount: number, currency: Currency): string =>
  (amount > 0 ? '+' : '') + money(amount, currency)

const minorDigits = (currency: Currency): number =>
  formatter(currency, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

function plainMoney(amount: number, currency: Currency): string {
  const isWhole = Math.abs(amount - Math.round(amount)) < 1e-9
  const digits = isWhole ? 0 : minorDigits(currency)
  return formatter(`${currency} ${digits}`, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount)
}

/** `one`, `two`… up to twelve, then digits: counts inside sentences. */
export const inWords = (count: number): string => numbers.word(count) ?? whole(count)

/** `1 ante`, `0.034 antes`: the unit by the engine's name. */
export const withUnit = (amount: string, unit: string): string =>
  `${amount} ${amount === '1' ? numbers.unit(unit) : numbers.units(unit)}`

/** `640 KB`, `1.2 MB`: decimal units, as for disks. */
export function bytesInWords(bytes: number): string {
  if (bytes < 1_000_000) return `${whole(Math.ceil(bytes / 1000))} KB`
  if (bytes < 10_000_000) return `${plain(bytes / 1_000_000, 1)} MB`
  return bytes < 10_000_000_000 ? `${whole(bytes / 1_000_000)} MB` : `${whole(bytes / 1_000_000_000)} GB`
}
