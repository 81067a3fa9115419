'use client'

import { Skeleton } from '@/app/[game]/trainer/skeleton'
import { useInBrowser } from '@/app/_components/use-in-browser'
import { houseWayDrill } from '@/app/_languages/english/house-way-drill'
import { Drill } from './drill'

/** The hand comes out of the address and of chance, which only the browser has. */
export function DrillLoader() {
  return useInBrowser() ? <Drill /> : <Skeleton title={houseWayDrill.title} />
}
