import { learn } from '@/app/_languages/area'
import { offline } from '@/app/_languages/english/offline'

learn({ id: 'en', areas: { offline }, games: {} })
