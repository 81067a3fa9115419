import { type Lists, listsOf } from './lists'

/* Numbers, lists and plurals of one language, made with `Intl`. Each catalogue has one. */

export interface Speech extends Lists {
  /** 0.421 as “42.1%”. */
  percent(share: number): string
  /** 32113 as “32,113”. */
  count(n: number): string
  /** The size of an EV: “0.115”. */
  amount(value: number, places?: number): string
  /** The EV with its sign: “−0.115”. */
  signed(value: number, places?: number): string
  /** A difference, with enough decimals to show a digit other than zero. */
  small(value: number): string
  /** The form for a count. */
  plural(n: number, forms: { readonly one: string; readonly other: string }): string
}

/** Below this, four decimals would show only zeros. */
const TINY = 0.0005

export function speechOf(language: string): Speech {
  const fixed = new Map<number, Intl.NumberFormat>()
  const fixedTo = (places: number): Intl.NumberFormat => {
    const kept =
      fixed.get(places) ??
      new Intl.NumberFormat(language, { minimumFractionDigits: places, maximumFractionDigits: places })
    fixed.set(places, kept)
    return kept
  }
  const shares = new Intl.NumberFormat(language, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  const counts = new Intl.NumberFormat(language)
  const kinds = new Intl.PluralRules(language)
  const amount = (value: number, places = 3): string => fixedTo(places).format(Math.abs(value))
  return {
    percent: (share) => shares.format(share),
    count: (n) => counts.format(n),
    amount,
    signed: (value, places = 3) => (value < 0 ? '−' : '+') + amount(value, places),
    small: (value) => amount(value, Math.abs(value) < TINY ? 5 : 4),
    ...listsOf(language),
    plural: (n, { one, other }) => (kinds.select(n) === 'one' ? one : other),
  }
}
