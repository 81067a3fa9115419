'use client'

import { inWords, percent } from '@/app/_languages/format'
import type { Judged } from '@/app/_solver/table-verdict'
import { tableGallery } from '@/app/_languages/words'
import { VerdictLine } from '../[game]/pay-tables/verdict-line'
import type { HourTerms } from './hour-cost'

interface UsualProps {
  readonly usual: Judged
  readonly tables: readonly Judged[]
  readonly terms: HourTerms
}

/** A sentence on how good the usual table is. */
export function UsualLine({ usual, tables, terms }: UsualProps) {
  return (
    <>
      {tableGallery.usual(usual.name)} <VerdictLine edge={usual.edge} tables={tables} terms={terms} />
    </>
  )
}

interface RangeProps {
  readonly count: number
  readonly best: number
  readonly worst: number
}

/** The number of known tables, and the range of their edges. */
export const Range = ({ count, best, worst }: RangeProps) =>
  count === 1
    ? tableGallery.oneTable(percent(best))
    : tableGallery.tables(inWords(count), percent(best), percent(worst))
