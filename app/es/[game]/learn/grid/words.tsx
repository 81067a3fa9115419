// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords } from '@/app/_languages/messages'
import { cards } from '@/app/_languages/spanish/cards'
import { course } from '@/app/_languages/spanish/course'
import { problems } from '@/lib/messages/words/problems/es'
import { trainerSummary } from '@/app/_languages/spanish/trainer-summary'

addWords({ id: 'es', areas: { cards, course, problems, trainerSummary }, games: {} })

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
