// Written by `npm run make:routes`. Do not edit.
import { addWords } from '@/app/_languages/messages'
import { cards } from '@/app/_languages/spanish/cards'
import { dealerSchool } from '@/app/_languages/spanish/dealer-school'
import { helps } from '@/app/_languages/spanish/helps'
import { paper } from '@/app/_languages/spanish/paper'
import { problems } from '@/lib/messages/words/problems/es'
import { ruleFields } from '@/app/_languages/spanish/rule-fields'
import { wayHands } from '@/app/_languages/spanish/way-hands'

addWords({ id: 'es', areas: { cards, dealerSchool, helps, paper, problems, ruleFields, wayHands }, games: {} })
