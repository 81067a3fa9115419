// Written by `npm run make:routes`. Do not edit.
import { addWords } from '@/app/_languages/messages'
import { cards } from '@/app/_languages/spanish/cards'
import { dealerSchool } from '@/app/_languages/spanish/dealer-school'
import { helps } from '@/app/_languages/spanish/helps'
import { problems } from '@/lib/messages/words/problems/es'
import { wayClauses } from '@/app/_languages/spanish/way-clauses'
import { wayHands } from '@/app/_languages/spanish/way-hands'
import { waySentences } from '@/app/_languages/spanish/way-sentences'

addWords({ id: 'es', areas: { cards, dealerSchool, helps, problems, wayClauses, wayHands, waySentences }, games: {} })
