import { loss, percent, whole } from '@/app/_components/format'
import { ALL_HANDS, type KnownPrice } from '@/lib/house-ways/figures'

/** Shares below this are said as “one hand in so many”. */
const RARE = 0.005

/** `41.66%`, `0.91%`, `1 in 32,113`, `never`. */
export function shareInWords(hands: number): string {
  if (hands === 0) return 'never'
  const share = hands / ALL_HANDS
  return share < RARE ? `1 in ${whole(Math.round(ALL_HANDS / hands))}` : percent(share)
}

/** Of a mean and its error what can be said: nothing below the error's own size is. */
const isNothing = ({ mean, standardError }: { readonly mean: number; readonly standardError: number }): boolean => mean <= 0 || mean < standardError / 2

/** `0.0203 ± 0.0004`, `0.0514`, `0`: bets for each hand of a clause. */
export function priceInWords(price: KnownPrice): string {
  if (price.isExact) return price.mean === 0 ? '0' : loss(price.mean)
  if (isNothing(price)) return price.standardError === 0 ? '0' : `under ${loss(Math.max(0, price.mean) + 2 * price.standardError)}`
  return price.standardError === 0 ? loss(price.mean) : `${price.mean.toFixed(4)} ± ${price.standardError.toFixed(4)}`
}

/** `0.093% ± 0.002`, `0%`: of the bet, for each round. */
export function shareOfBet(price: { readonly mean: number; readonly standardError: number }, digits = 3): string {
  const least = 10 ** -(digits + 2) / 2
  const mean = Math.max(0, price.mean)
  if (mean < least && price.standardError < least) return mean === 0 && price.standardError === 0 ? '0%' : `under ${percent(2 * least, digits)}`
  if (price.standardError === 0) return percent(mean, digits)
  return `${percent(mean, digits)} ± ${(100 * price.standardError).toFixed(digits)}`
}
