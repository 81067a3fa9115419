import { learn } from '@/app/_languages/area'
import { cards } from '@/app/_languages/english/cards'

learn({ id: 'en', areas: { cards }, games: {} })
