import { learn } from '@/app/_languages/area'
import { settings } from '@/app/_languages/spanish/settings'

learn({ id: 'es', areas: { settings }, games: {} })
