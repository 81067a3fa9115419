// Written by `npm run make:routes`. Do not edit.
import { addWords } from '@/app/_languages/messages'
import { cards } from '@/app/_languages/english/cards'
import { dealerSchool } from '@/app/_languages/english/dealer-school'
import { decisions } from '@/app/_languages/english/decisions'
import { helps } from '@/app/_languages/english/helps'
import { mistakes } from '@/app/_languages/english/mistakes'
import { paper } from '@/app/_languages/english/paper'
import { payouts } from '@/app/_languages/english/payouts'
import { problems } from '@/app/_languages/english/problems'
import { ruleFields } from '@/app/_languages/english/rule-fields'

addWords({ id: 'en', areas: { cards, dealerSchool, decisions, helps, mistakes, paper, payouts, problems, ruleFields }, games: {} })
