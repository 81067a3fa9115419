import { learn } from '@/app/_languages/area'
import { offline } from '@/app/_languages/spanish/offline'

learn({ id: 'es', areas: { offline }, games: {} })
