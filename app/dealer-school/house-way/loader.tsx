'use client'

import { Skeleton } from '@/app/[game]/trainer/skeleton'
import { useFetched } from '@/app/_solver/use-fetched'
import { houseWayDrill } from '@/app/_languages/english/house-way-drill'

/** The hand comes out of the address and of chance, which only the browser has. What deals and judges is fetched after the page shows. */
export function DrillLoader() {
  const table = useFetched('house-way', () => import('./drill'))
  return table ? <table.Drill /> : <Skeleton title={houseWayDrill.title} />
}
