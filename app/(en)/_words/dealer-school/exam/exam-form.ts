// Written by `npm run make:routes`. Do not edit.
import { addWords } from '@/app/_languages/messages'
import { helps } from '@/app/_languages/english/helps'
import { keeping } from '@/app/_languages/english/keeping'
import { payouts } from '@/app/_languages/english/payouts'
import { problems } from '@/app/_languages/english/problems'
import { ruleFields } from '@/app/_languages/english/rule-fields'
import { wayClauses } from '@/app/_languages/english/way-clauses'
import { wayHands } from '@/app/_languages/english/way-hands'

addWords({ id: 'en', areas: { helps, keeping, payouts, problems, ruleFields, wayClauses, wayHands }, games: {} })
