import { learn } from '@/app/_languages/area'
import { cards } from '@/app/_languages/spanish/cards'
import { dealerSchool } from '@/app/_languages/spanish/dealer-school'
import { helps } from '@/app/_languages/spanish/helps'
import { problems } from '@/lib/messages/problems/es'
import { wayHands } from '@/app/_languages/spanish/way-hands'
import { waySentences } from '@/app/_languages/spanish/way-sentences'
import { es as paiGowPoker } from '@/lib/games/pai-gow-poker/messages/es'

learn({
  id: 'es',
  areas: { cards, dealerSchool, helps, problems, wayHands, waySentences },
  games: { 'pai-gow-poker': paiGowPoker },
})
