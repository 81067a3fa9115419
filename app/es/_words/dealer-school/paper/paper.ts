// Written by `npm run make:routes`. Do not edit.
import { addWords } from '@/app/_languages/messages'
import { answer } from '@/app/_languages/spanish/answer'
import { cards } from '@/app/_languages/spanish/cards'
import { decisions } from '@/app/_languages/spanish/decisions'
import { helps } from '@/app/_languages/spanish/helps'
import { payouts } from '@/app/_languages/spanish/payouts'
import { problems } from '@/lib/messages/words/problems/es'
import { ruleFields } from '@/app/_languages/spanish/rule-fields'
import { wayClauses } from '@/app/_languages/spanish/way-clauses'
import { wayHands } from '@/app/_languages/spanish/way-hands'

addWords({ id: 'es', areas: { answer, cards, decisions, helps, payouts, problems, ruleFields, wayClauses, wayHands }, games: {} })
