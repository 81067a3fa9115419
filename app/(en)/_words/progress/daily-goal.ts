// Written by `npm run make:routes`. Do not edit.
import { addWords } from '@/app/_languages/messages'
import { progress } from '@/app/_languages/english/progress'

addWords({ id: 'en', areas: { progress }, games: {} })
