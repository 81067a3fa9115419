// Written by `npm run make:routes`. Do not edit.
import { addWords } from '@/app/_languages/messages'
import { cards } from '@/app/_languages/spanish/cards'
import { deciding } from '@/app/_languages/spanish/deciding'
import { proof } from '@/app/_languages/spanish/proof'
import { trainer } from '@/app/_languages/spanish/trainer'

addWords({ id: 'es', areas: { cards, deciding, proof, trainer }, games: {} })
