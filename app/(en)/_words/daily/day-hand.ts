// Written by `npm run make:routes`. Do not edit.
import { addWords } from '@/app/_languages/messages'
import { cards } from '@/app/_languages/english/cards'
import { deciding } from '@/app/_languages/english/deciding'
import { proof } from '@/app/_languages/english/proof'
import { trainer } from '@/app/_languages/english/trainer'

addWords({ id: 'en', areas: { cards, deciding, proof, trainer }, games: {} })
