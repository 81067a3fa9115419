import { loss, plain } from '@/app/_languages/format'
import { numbers } from '@/app/_languages/english/numbers'
import { wayPages } from '@/app/_languages/english/way-pages'
import type { KnownPrice } from '@/lib/engines/pai-gow/index'

export interface Estimate {
  readonly mean: number
  readonly standardError: number
}

/** What is at most twice its own error is said as what it is surely below. */
const isSmall = ({ mean, standardError }: Estimate): boolean => mean < 2 * standardError

const surelyBelow = ({ mean, standardError }: Estimate): number => Math.max(0, mean) + 2 * standardError

/** A number with its error to one digit (two where that is a 1), and no more digits itself. */
function withError({ mean, standardError }: Estimate): string {
  const size = Math.floor(Math.log10(standardError))
  const digits = Math.min(8, Math.max(1, (standardError / 10 ** size < 2 ? 1 : 0) - size))
  return `${plain(mean, digits)} ± ${plain(standardError, digits)}`
}

/** `0.0203 ± 0.0004`, `0.051`, `none found`: bets for each hand of a clause. */
export function priceInWords(price: KnownPrice): string {
  if (price.isExact) return price.mean === 0 ? '0' : loss(price.mean)
  if (price.standardError === 0) return price.mean < NOTHING ? wayPages.noneFound : loss(price.mean)
  return isSmall(price) ? numbers.under(loss(surelyBelow(price))) : withError(price)
}

/** What floating point leaves of nothing is far below this. */
const NOTHING = 1e-13

/** `0.0893% ± 0.0020`, `under 0.0001%`, `0%`: of the bet, for each round. */
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
