// Written by `npm run make:routes`. Do not edit.
import { addWords } from '@/app/_languages/messages'
import { answer } from '@/app/_languages/spanish/answer'
import { cards } from '@/app/_languages/spanish/cards'
import { deciding } from '@/app/_languages/spanish/deciding'
import { felt } from '@/app/_languages/spanish/felt'
import { proof } from '@/app/_languages/spanish/proof'
import { trainer } from '@/app/_languages/spanish/trainer'

addWords({ id: 'es', areas: { answer, cards, deciding, felt, proof, trainer }, games: {} })
