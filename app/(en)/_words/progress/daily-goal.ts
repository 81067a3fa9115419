import { learn } from '@/app/_languages/area'
import { progress } from '@/app/_languages/english/progress'

learn({ id: 'en', areas: { progress }, games: {} })
