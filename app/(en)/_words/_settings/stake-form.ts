// Written by `npm run make:routes`. Do not edit.
import { addWords } from '@/app/_languages/messages'
import { settings } from '@/app/_languages/english/settings'

addWords({ id: 'en', areas: { settings }, games: {} })
