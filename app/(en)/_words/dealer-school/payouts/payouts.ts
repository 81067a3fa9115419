// Written by `npm run make:routes`. Do not edit.
import { addWords } from '@/app/_languages/messages'
import { cards } from '@/app/_languages/english/cards'
import { dealerSchool } from '@/app/_languages/english/dealer-school'
import { helps } from '@/app/_languages/english/helps'
import { paper } from '@/app/_languages/english/paper'
import { problems } from '@/app/_languages/english/problems'
import { ruleFields } from '@/app/_languages/english/rule-fields'
import { wayHands } from '@/app/_languages/english/way-hands'

addWords({ id: 'en', areas: { cards, dealerSchool, helps, paper, problems, ruleFields, wayHands }, games: {} })
