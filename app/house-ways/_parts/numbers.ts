import { loss, plain } from '@/app/_languages/format'
import { numbers, wayPages } from '@/app/_languages/words'
import type { KnownPrice } from '@/lib/engines/pai-gow/index'

export interface Estimate {
  readonly mean: number
  readonly standardError: number
}

/** An estimate below twice its standard error is shown as an upper bound. */
const isSmall = ({ mean, standardError }: Estimate): boolean => mean < 2 * standardError

const surelyBelow = ({ mean, standardError }: Estimate): number => Math.max(0, mean) + 2 * standardError

/**
 * An estimate with its standard error. The error has one digit, or two if the first is a 1, and the estimate has the
 * same decimals.
 */
function withError({ mean, standardError }: Estimate): string {
  const size = Math.floor(Math.log10(standardError))
  const digits = Math.min(8, Math.max(1, (standardError / 10 ** size < 2 ? 1 : 0) - size))
  return `${plain(mean, digits)} ± ${plain(standardError, digits)}`
}

/** In bets for each hand of a clause: `0.0203 ± 0.0004`, `0.051`, `none found`. */
export function priceInWords(price: KnownPrice): string {
  if (price.isExact) return price.mean === 0 ? '0' : loss(price.mean)
  if (price.standardError === 0) return price.mean < NOTHING ? wayPages.noneFound : loss(price.mean)
  return isSmall(price) ? numbers.under(loss(surelyBelow(price))) : withError(price)
}

/** Rounding errors of floating-point numbers are far below this. */
const NOTHING = 1e-13

/** As a share of the bet in each round: `0.0893% ± 0.0020`, `under 0.0001%`, `0%`. */
export function shareOfBet(price: Estimate): string {
  const percents = { mean: 100 * price.mean, standardError: 100 * price.standardError }
  const most = surelyBelow(percents)
  if (most < 100 * NOTHING) return numbers.percent('0')
  if (most < LEAST_PERCENT) return numbers.under(numbers.percent(loss(LEAST_PERCENT)))
  if (isSmall(percents)) return numbers.under(numbers.percent(loss(most)))
  return percents.standardError < LEAST_PERCENT / 2
    ? numbers.percent(plain(percents.mean, 4))
    : numbers.percent(withError(percents))
}

const LEAST_PERCENT = 0.0001
