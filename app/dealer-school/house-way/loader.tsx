'use client'

import { withWords } from '@/app/_languages/messages'
import { Skeleton } from '@/app/_solver/skeleton'
import { useFetched } from '@/app/_solver/use-fetched'
import { houseWayDrill } from '@/app/_languages/words'

/**
 * The hand depends on the address and on chance, which only the browser has. The drill's code is loaded after the page
 * is shown.
 */
export function DrillLoader({ about }: { readonly about: string }) {
  const table = useFetched('house-way', () => withWords('dealer-school/house-way/drill', import('./drill')))
  return table ? <table.Drill /> : <Skeleton title={houseWayDrill.title} about={about} />
}
