import type { ComponentProps, ReactNode } from 'react'
import { WideTable } from '@/app/[game]/_guide/parts'
import { inWords, loss, percent, plain, whole } from '@/app/_languages/format'
import { numbers, wayPages } from '@/app/_languages/words'
import type { KnownPrice } from '@/lib/engines/pai-gow/index'
import { SetCards } from './set-cards'
import { shareInWords } from './share'

/* Figures in words, and texts with figures, on pages about house ways. */

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

/** A hand as it is set, on a page rendered by the server. */
export const SaidCards = (props: ComponentProps<typeof SetCards>) => <SetCards {...props} />

/** A share as a percentage: `41.66%`. */
export const Percent = ({ share, digits = 2 }: { readonly share: number; readonly digits?: number }) =>
  percent(share, digits)

/** How often something occurs: `1 in 32,113`. */
export const Often = ({ share }: { readonly share: number }) => shareInWords(share)

/** A share of the bet with its error: `0.0893% ± 0.0020`. */
export const OfBet = ({ mean, standardError }: Estimate) => shareOfBet({ mean, standardError })

export const OfAllHands = ({ hands }: { readonly hands: number }) => wayPages.ofAllHands(whole(hands))

export const WaysLead = ({ hands }: { readonly hands: number }) => wayPages.lead(whole(hands))

export const ComeToLead = ({ commission }: { readonly commission: number }) =>
  wayPages.aboutComeTo(percent(commission, 0))

interface PartProps {
  readonly share: number
  readonly hands: number
  readonly all: number
  readonly places: number
}

/** The number of hands and of places in which two ways differ. */
export const PartLead = ({ share, hands, all, places }: PartProps) =>
  wayPages.partIn(percent(share), whole(hands), whole(all), places, inWords(places))

/** A table whose label is in the reader's language. */
export const SaidTable = ({
  label,
  children,
}: {
  readonly label: 'apartTable' | 'comeToTable'
  readonly children: ReactNode
}) => <WideTable label={wayPages[label]}>{children}</WideTable>
