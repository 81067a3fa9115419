import { numberWord } from '@/lib/math/number-words'

/** Numbers, money and their units. */
export const numbers = {
  /** What stands before the decimals, as `Intl` writes it. */
  decimal: '.',
  /** What stands between thousands. */
  grouping: ',',
  /** A name or a typed text in quotation marks. */
  quoted: (text: string): string => `“${text}”`,
  /** A number that is written out, as a percentage. */
  percent: (amount: string): string => `${amount}%`,
  /** An amount too small for the currency. */
  under: (amount: string): string => `under ${amount}`,
  /** A count as a word inside a sentence, where it is short enough. */
  word: (count: number): string | undefined => numberWord(count),
  /** One base wager by the engine's name of it. */
  unit: (unit: string): string => unit,
  /** Any other number of them: every base wager's name takes an s. */
  units: (unit: string): string => `${unit}s`,
}
