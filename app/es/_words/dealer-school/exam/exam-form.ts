// Written by `npm run make:routes`. Do not edit.
import { addWords } from '@/app/_languages/messages'
import { helps } from '@/app/_languages/spanish/helps'
import { keeping } from '@/app/_languages/spanish/keeping'
import { payouts } from '@/app/_languages/spanish/payouts'
import { problems } from '@/lib/messages/words/problems/es'
import { ruleFields } from '@/app/_languages/spanish/rule-fields'
import { wayClauses } from '@/app/_languages/spanish/way-clauses'
import { wayHands } from '@/app/_languages/spanish/way-hands'

addWords({ id: 'es', areas: { helps, keeping, payouts, problems, ruleFields, wayClauses, wayHands }, games: {} })
