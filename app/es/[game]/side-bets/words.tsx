// Written by `npm run make:routes`. Do not edit.
'use client'

import type { ReactNode } from 'react'
import { addWords } from '@/app/_languages/messages'
import { cards } from '@/app/_languages/spanish/cards'
import { helps } from '@/app/_languages/spanish/helps'
import { problems } from '@/lib/messages/words/problems/es'
import { ruleFields } from '@/app/_languages/spanish/rule-fields'
import { shoe } from '@/app/_languages/spanish/shoe'
import { sideBets } from '@/app/_languages/spanish/side-bets'

addWords({ id: 'es', areas: { cards, helps, problems, ruleFields, shoe, sideBets }, games: {} })

export default function Words({ children }: { readonly children: ReactNode }) {
  return children
}
