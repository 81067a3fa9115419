import { learn } from '@/app/_languages/area'
import { fixing } from '@/app/_languages/english/fixing'

learn({ id: 'en', areas: { fixing }, games: {} })
