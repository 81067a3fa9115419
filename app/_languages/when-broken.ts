import { learn } from './area'
import { trouble as troubleInEn } from '@/app/_languages/english/trouble'
import { trouble as troubleInEs } from '@/app/_languages/spanish/trouble'

learn({ id: 'en', areas: { trouble: troubleInEn }, games: {} })
learn({ id: 'es', areas: { trouble: troubleInEs }, games: {} })
