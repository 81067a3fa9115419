// Written by `npm run make:routes`. Do not edit.
import { addWords } from '@/app/_languages/messages'
import { proof } from '@/app/_languages/spanish/proof'

addWords({ id: 'es', areas: { proof }, games: {} })
