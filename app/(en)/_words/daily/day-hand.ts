// Written by `npm run make:routes`. Do not edit.
import { addWords } from '@/app/_languages/messages'
import { answer } from '@/app/_languages/english/answer'
import { cards } from '@/app/_languages/english/cards'
import { deciding } from '@/app/_languages/english/deciding'
import { felt } from '@/app/_languages/english/felt'
import { proof } from '@/app/_languages/english/proof'
import { trainer } from '@/app/_languages/english/trainer'

addWords({ id: 'en', areas: { answer, cards, deciding, felt, proof, trainer }, games: {} })
