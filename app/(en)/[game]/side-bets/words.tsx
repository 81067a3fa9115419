// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords } from '@/app/_languages/messages'
import { cards } from '@/app/_languages/english/cards'
import { helps } from '@/app/_languages/english/helps'
import { problems } from '@/app/_languages/english/problems'
import { ruleFields } from '@/app/_languages/english/rule-fields'
import { shoe } from '@/app/_languages/english/shoe'
import { sideBets } from '@/app/_languages/english/side-bets'

addWords({ id: 'en', areas: { cards, helps, problems, ruleFields, shoe, sideBets }, games: {} })

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
