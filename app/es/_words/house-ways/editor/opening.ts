// Written by `npm run make:routes`. Do not edit.
import { addWords } from '@/app/_languages/messages'
import { cards } from '@/app/_languages/spanish/cards'
import { helps } from '@/app/_languages/spanish/helps'
import { keeping } from '@/app/_languages/spanish/keeping'
import { problems } from '@/lib/messages/words/problems/es'
import { wayClauses } from '@/app/_languages/spanish/way-clauses'
import { wayHands } from '@/app/_languages/spanish/way-hands'

addWords({ id: 'es', areas: { cards, helps, keeping, problems, wayClauses, wayHands }, games: {} })
