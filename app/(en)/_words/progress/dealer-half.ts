import { learn } from '@/app/_languages/area'
import { audition } from '@/app/_languages/english/audition'
import { dealerHalf } from '@/app/_languages/english/dealer-half'
import { mistakes } from '@/app/_languages/english/mistakes'
import { wayClauses } from '@/app/_languages/english/way-clauses'

learn({ id: 'en', areas: { audition, dealerHalf, mistakes, wayClauses }, games: {} })
