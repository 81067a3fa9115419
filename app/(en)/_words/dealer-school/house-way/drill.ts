// Written by `npm run make:routes`. Do not edit.
import { addWords } from '@/app/_languages/messages'
import { cards } from '@/app/_languages/english/cards'
import { dealerSchool } from '@/app/_languages/english/dealer-school'
import { helps } from '@/app/_languages/english/helps'
import { problems } from '@/app/_languages/english/problems'
import { wayClauses } from '@/app/_languages/english/way-clauses'
import { wayHands } from '@/app/_languages/english/way-hands'
import { waySentences } from '@/app/_languages/english/way-sentences'

addWords({ id: 'en', areas: { cards, dealerSchool, helps, problems, wayClauses, wayHands, waySentences }, games: {} })
