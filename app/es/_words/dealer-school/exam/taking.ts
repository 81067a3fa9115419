// Written by `npm run make:routes`. Do not edit.
import { addWords } from '@/app/_languages/messages'
import { cards } from '@/app/_languages/spanish/cards'
import { decisions } from '@/app/_languages/spanish/decisions'
import { felt } from '@/app/_languages/spanish/felt'
import { foul } from '@/app/_languages/spanish/foul'
import { helps } from '@/app/_languages/spanish/helps'
import { houseWayDrill } from '@/app/_languages/spanish/house-way-drill'
import { keeping } from '@/app/_languages/spanish/keeping'
import { mistakes } from '@/lib/messages/words/mistakes/es'
import { payouts } from '@/app/_languages/spanish/payouts'
import { problems } from '@/lib/messages/words/problems/es'
import { ruleFields } from '@/app/_languages/spanish/rule-fields'
import { wayClauses } from '@/app/_languages/spanish/way-clauses'
import { wayHands } from '@/app/_languages/spanish/way-hands'
import { waySentences } from '@/app/_languages/spanish/way-sentences'

addWords({ id: 'es', areas: { cards, decisions, felt, foul, helps, houseWayDrill, keeping, mistakes, payouts, problems, ruleFields, wayClauses, wayHands, waySentences }, games: {} })
