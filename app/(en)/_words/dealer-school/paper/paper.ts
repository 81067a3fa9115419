// Written by `npm run make:routes`. Do not edit.
import { addWords } from '@/app/_languages/messages'
import { answer } from '@/app/_languages/english/answer'
import { cards } from '@/app/_languages/english/cards'
import { decisions } from '@/app/_languages/english/decisions'
import { helps } from '@/app/_languages/english/helps'
import { payouts } from '@/app/_languages/english/payouts'
import { problems } from '@/app/_languages/english/problems'
import { ruleFields } from '@/app/_languages/english/rule-fields'
import { wayClauses } from '@/app/_languages/english/way-clauses'
import { wayHands } from '@/app/_languages/english/way-hands'

addWords({ id: 'en', areas: { answer, cards, decisions, helps, payouts, problems, ruleFields, wayClauses, wayHands }, games: {} })
