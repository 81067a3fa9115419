import { learn } from '@/app/_languages/area'
import { audition } from '@/app/_languages/spanish/audition'
import { dealerHalf } from '@/app/_languages/spanish/dealer-half'
import { mistakes } from '@/lib/messages/mistakes/es'
import { wayClauses } from '@/app/_languages/spanish/way-clauses'

learn({ id: 'es', areas: { audition, dealerHalf, mistakes, wayClauses }, games: {} })
