// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords } from '@/app/_languages/messages'
import { cards } from '@/app/_languages/english/cards'
import { course } from '@/app/_languages/english/course'
import { problems } from '@/app/_languages/english/problems'
import { trainerSummary } from '@/app/_languages/english/trainer-summary'

addWords({ id: 'en', areas: { cards, course, problems, trainerSummary }, games: {} })

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
