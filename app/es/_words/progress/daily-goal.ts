import { learn } from '@/app/_languages/area'
import { progress } from '@/app/_languages/spanish/progress'

learn({ id: 'es', areas: { progress }, games: {} })
