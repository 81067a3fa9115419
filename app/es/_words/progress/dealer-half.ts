import { learn } from '@/app/_languages/area'
import { audition } from '@/app/_languages/spanish/audition'
import { dealerHalf } from '@/app/_languages/spanish/dealer-half'
import { mistakes } from '@/lib/messages/mistakes/es'
import { es as paiGowPoker } from '@/lib/games/pai-gow-poker/messages/es'

learn({ id: 'es', areas: { audition, dealerHalf, mistakes }, games: { 'pai-gow-poker': paiGowPoker } })
