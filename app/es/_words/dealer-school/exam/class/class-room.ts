// Written by `npm run make:routes`. Do not edit.
import { addWords } from '@/app/_languages/messages'
import { audition } from '@/app/_languages/spanish/audition'
import { cards } from '@/app/_languages/spanish/cards'
import { dealerHalf } from '@/app/_languages/spanish/dealer-half'
import { decisions } from '@/app/_languages/spanish/decisions'
import { foul } from '@/app/_languages/spanish/foul'
import { helps } from '@/app/_languages/spanish/helps'
import { houseWayDrill } from '@/app/_languages/spanish/house-way-drill'
import { mistakes } from '@/lib/messages/mistakes/es'
import { paper } from '@/app/_languages/spanish/paper'
import { payouts } from '@/app/_languages/spanish/payouts'
import { problems } from '@/lib/messages/problems/es'
import { ruleFields } from '@/app/_languages/spanish/rule-fields'
import { wayClauses } from '@/app/_languages/spanish/way-clauses'
import { wayHands } from '@/app/_languages/spanish/way-hands'
import { waySentences } from '@/app/_languages/spanish/way-sentences'

addWords({ id: 'es', areas: { audition, cards, dealerHalf, decisions, foul, helps, houseWayDrill, mistakes, paper, payouts, problems, ruleFields, wayClauses, wayHands, waySentences }, games: {} })
