// Written by `npm run make:routes`. Do not edit.
import { addWords } from '@/app/_languages/messages'
import { offline } from '@/app/_languages/spanish/offline'

addWords({ id: 'es', areas: { offline }, games: {} })
