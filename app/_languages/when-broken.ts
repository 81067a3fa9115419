import { addWords } from './messages'
import { trouble as troubleInEn } from '@/app/_languages/english/trouble'
import { trouble as troubleInEs } from '@/app/_languages/spanish/trouble'

addWords({ id: 'en', areas: { trouble: troubleInEn }, games: {} })
addWords({ id: 'es', areas: { trouble: troubleInEs }, games: {} })
