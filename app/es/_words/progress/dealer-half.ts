// Written by `npm run make:routes`. Do not edit.
import { addWords } from '@/app/_languages/messages'
import { audition } from '@/app/_languages/spanish/audition'
import { dealerHalf } from '@/app/_languages/spanish/dealer-half'
import { mistakes } from '@/lib/messages/words/mistakes/es'
import { paper } from '@/app/_languages/spanish/paper'
import { wayClauses } from '@/app/_languages/spanish/way-clauses'

addWords({ id: 'es', areas: { audition, dealerHalf, mistakes, paper, wayClauses }, games: {} })
