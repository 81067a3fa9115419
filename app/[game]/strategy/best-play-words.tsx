'use client'

import type { ReactNode } from 'react'
import { percent } from '@/app/_components/format'
import { called } from '@/app/_languages/area'
import { numbers } from '@/app/_languages/english/numbers'
import { strategy } from '@/app/_languages/english/strategy'
import { costPercent, edgeInWords, type WayPrice } from './words'

/* What best play says in words and figures: in the reader's language also where the server drew it. */

/** Best play as a part of the page, by its name. */
export const BestPlaySection = ({ children }: { readonly children: ReactNode }) => (
  <section aria-label={strategy.bestPlay} className="best-play">
    {children}
  </section>
)

interface HeadProps {
  /** What the rules are called. */
  readonly variant: string
  /** Absent until the ways are priced. */
  readonly prices?: { readonly best: WayPrice; readonly own: WayPrice }
  readonly unit: string
  readonly isSet: boolean
}

/** The rules and what best play comes to under them. */
export const HeadWords = ({ variant, prices, unit, isSet }: HeadProps) =>
  `${called(variant)}${prices ? `. ${edgeInWords({ ...prices, ways: [] }, unit, isSet)}` : ''}`

/** What it costs to leave every hand to the house way. */
export const ByItWords = ({ own, unit }: { readonly own: WayPrice; readonly unit: string }) =>
  strategy.byIt(percent(own.edge, 3), numbers.unit(unit), costPercent(own.cost))

interface CostProps {
  /** Whether the rules of the house are the usual ones, for which the strategy is made. */
  readonly isUsual: boolean
  /** Of following the rules exactly, where it is known. */
  readonly cost?: number
}

/** What following the rules exactly costs under the rules of the house in force. */
export function CostWords({ isUsual, cost }: CostProps) {
  if (cost === undefined) return isUsual ? strategy.first : strategy.usualFirst
  if (cost === 0) return isUsual ? strategy.firstBest : strategy.usualFirstBest
  return isUsual ? strategy.firstCosts(costPercent(cost)) : strategy.usualFirstCosts(costPercent(cost))
}
