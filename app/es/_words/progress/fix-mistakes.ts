import { learn } from '@/app/_languages/area'
import { fixing } from '@/app/_languages/spanish/fixing'

learn({ id: 'es', areas: { fixing }, games: {} })
