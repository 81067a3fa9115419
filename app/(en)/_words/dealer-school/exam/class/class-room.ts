// Written by `npm run make:routes`. Do not edit.
import { addWords } from '@/app/_languages/messages'
import { audition } from '@/app/_languages/english/audition'
import { cards } from '@/app/_languages/english/cards'
import { dealerHalf } from '@/app/_languages/english/dealer-half'
import { decisions } from '@/app/_languages/english/decisions'
import { foul } from '@/app/_languages/english/foul'
import { helps } from '@/app/_languages/english/helps'
import { houseWayDrill } from '@/app/_languages/english/house-way-drill'
import { mistakes } from '@/app/_languages/english/mistakes'
import { paper } from '@/app/_languages/english/paper'
import { payouts } from '@/app/_languages/english/payouts'
import { problems } from '@/app/_languages/english/problems'
import { ruleFields } from '@/app/_languages/english/rule-fields'
import { wayClauses } from '@/app/_languages/english/way-clauses'
import { wayHands } from '@/app/_languages/english/way-hands'
import { waySentences } from '@/app/_languages/english/way-sentences'

addWords({ id: 'en', areas: { audition, cards, dealerHalf, decisions, foul, helps, houseWayDrill, mistakes, paper, payouts, problems, ruleFields, wayClauses, wayHands, waySentences }, games: {} })
