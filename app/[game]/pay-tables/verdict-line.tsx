'use client'

import { money } from '@/app/_languages/format'
import { hourlyCost, hourOf } from '@/app/_settings/pace'
import { usePreferences } from '@/app/_settings/preferences'
import { type Judged, tableVerdict } from '@/app/_solver/table-verdict'
import { tableVerdict as words } from '@/app/_languages/words'

interface Terms {
  readonly pace?: number
  readonly always?: number
}

/**
 * Returns a function that writes an edge as its cost per hour at the reader's stake and pace: “costs $7.65 an hour”.
 */
function useCost(terms: Terms): (edge: number) => string {
  const preferences = usePreferences()
  return (edge) => {
    const amount = money(hourlyCost(Math.abs(edge), hourOf(terms, terms, preferences)), preferences.currency)
    return edge < 0 ? words.gives(amount) : words.costs(amount)
  }
}

interface LineProps {
  readonly edge: number
  readonly tables: readonly Judged[]
  /** The game's own pace, and the size of a bet whose size is fixed. */
  readonly terms: Terms
  /** The table's name in the page's language, if it is a known one. */
  readonly name?: string | undefined
}

/** The verdict on any table whose edge is known. */
export function VerdictLine({ edge, tables, terms, name }: LineProps) {
  const said = tableVerdict(edge, tables, useCost(terms))
  if (said === undefined) return null
  return (
    <>
      {name !== undefined && <b className="font-semibold">{name}. </b>}
      {said}
    </>
  )
}
