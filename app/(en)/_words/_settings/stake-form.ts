import { learn } from '@/app/_languages/area'
import { settings } from '@/app/_languages/english/settings'

learn({ id: 'en', areas: { settings }, games: {} })
