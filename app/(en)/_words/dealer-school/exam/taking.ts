// Written by `npm run make:routes`. Do not edit.
import { addWords } from '@/app/_languages/messages'
import { cards } from '@/app/_languages/english/cards'
import { decisions } from '@/app/_languages/english/decisions'
import { felt } from '@/app/_languages/english/felt'
import { foul } from '@/app/_languages/english/foul'
import { helps } from '@/app/_languages/english/helps'
import { houseWayDrill } from '@/app/_languages/english/house-way-drill'
import { keeping } from '@/app/_languages/english/keeping'
import { mistakes } from '@/app/_languages/english/mistakes'
import { payouts } from '@/app/_languages/english/payouts'
import { problems } from '@/app/_languages/english/problems'
import { ruleFields } from '@/app/_languages/english/rule-fields'
import { wayClauses } from '@/app/_languages/english/way-clauses'
import { wayHands } from '@/app/_languages/english/way-hands'
import { waySentences } from '@/app/_languages/english/way-sentences'

addWords({ id: 'en', areas: { cards, decisions, felt, foul, helps, houseWayDrill, keeping, mistakes, payouts, problems, ruleFields, wayClauses, wayHands, waySentences }, games: {} })
