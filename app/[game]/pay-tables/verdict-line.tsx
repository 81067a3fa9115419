'use client'

import { money } from '@/app/_components/format'
import { usePreferences } from '@/app/_components/preferences'
import { type Judged, tableVerdict } from '@/app/_components/table-verdict'
import { called } from '@/app/_languages/area'
import { tableVerdict as words } from '@/app/_languages/english/table-verdict'

/** Writes an edge as what an hour costs at the reader's stake and pace: “costs $7.65 an hour”. */
function useCost(): (edge: number) => string {
  const { stake, currency, pace } = usePreferences()
  return (edge) => {
    const amount = money(Math.abs(edge) * stake * pace, currency)
    return edge < 0 ? words.gives(amount) : words.costs(amount)
  }
}

interface LineProps {
  readonly edge: number
  readonly tables: readonly Judged[]
  /** The name of the table, where it is a known one. */
  readonly name?: string | undefined
}

/** The sentence, for any table of which the edge is known. */
export function VerdictLine({ edge, tables, name }: LineProps) {
  const said = tableVerdict(edge, tables, useCost())
  if (said === undefined) return null
  return (
    <>
      {name !== undefined && <b className="font-semibold">{called(name)}. </b>}
      {said}
    </>
  )
}
