'use client'

import type { ReactNode } from 'react'
import { learn } from '@/app/_languages/area'
import { cards } from '@/app/_languages/english/cards'
import { course } from '@/app/_languages/english/course'
import { problems } from '@/app/_languages/english/problems'
import { trainerSummary } from '@/app/_languages/english/trainer-summary'

learn({ id: 'en', areas: { cards, course, problems, trainerSummary }, games: {} })

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
