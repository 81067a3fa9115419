'use client'

import { useInBrowser } from '@/app/_components/use-in-browser'
import { daily } from '@/app/_languages/english/daily'
import { Daily } from './daily'
import type { GameNames } from './past'
import { Skeleton } from './skeleton'

/** What day it is, and whether it is answered, only the browser knows: the server sends the table laid. */
export const DailyLoader = ({ names }: { readonly names: GameNames }) =>
  useInBrowser() ? <Daily names={names} /> : <Skeleton says={daily.readingCalendar} />
