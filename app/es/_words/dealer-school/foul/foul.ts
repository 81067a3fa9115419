// Written by `npm run make:routes`. Do not edit.
import { addWords } from '@/app/_languages/messages'
import { cards } from '@/app/_languages/spanish/cards'
import { dealerSchool } from '@/app/_languages/spanish/dealer-school'
import { decisions } from '@/app/_languages/spanish/decisions'
import { helps } from '@/app/_languages/spanish/helps'
import { mistakes } from '@/lib/messages/words/mistakes/es'
import { paper } from '@/app/_languages/spanish/paper'
import { payouts } from '@/app/_languages/spanish/payouts'
import { problems } from '@/lib/messages/words/problems/es'
import { ruleFields } from '@/app/_languages/spanish/rule-fields'

addWords({ id: 'es', areas: { cards, dealerSchool, decisions, helps, mistakes, paper, payouts, problems, ruleFields }, games: {} })
