// Written by `npm run make:routes`. Do not edit.
import { addWords } from '@/app/_languages/messages'
import { cards } from '@/app/_languages/english/cards'
import { helps } from '@/app/_languages/english/helps'
import { keeping } from '@/app/_languages/english/keeping'
import { problems } from '@/app/_languages/english/problems'
import { wayClauses } from '@/app/_languages/english/way-clauses'
import { wayHands } from '@/app/_languages/english/way-hands'

addWords({ id: 'en', areas: { cards, helps, keeping, problems, wayClauses, wayHands }, games: {} })
