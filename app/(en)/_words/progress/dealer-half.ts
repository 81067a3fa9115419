// Written by `npm run make:routes`. Do not edit.
import { addWords } from '@/app/_languages/messages'
import { audition } from '@/app/_languages/english/audition'
import { dealerHalf } from '@/app/_languages/english/dealer-half'
import { mistakes } from '@/app/_languages/english/mistakes'
import { paper } from '@/app/_languages/english/paper'
import { wayClauses } from '@/app/_languages/english/way-clauses'

addWords({ id: 'en', areas: { audition, dealerHalf, mistakes, paper, wayClauses }, games: {} })
