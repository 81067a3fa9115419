import { learn } from '@/app/_languages/area'
import { cards } from '@/app/_languages/spanish/cards'

learn({ id: 'es', areas: { cards }, games: {} })
