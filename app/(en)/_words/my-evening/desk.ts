// Written by `npm run make:routes`. Do not edit.
import { addWords } from '@/app/_languages/messages'
import { answer } from '@/app/_languages/english/answer'
import { cards } from '@/app/_languages/english/cards'
import { deciding } from '@/app/_languages/english/deciding'
import { felt } from '@/app/_languages/english/felt'
import { helps } from '@/app/_languages/english/helps'
import { problems } from '@/app/_languages/english/problems'
import { proof } from '@/app/_languages/english/proof'
import { ruleFields } from '@/app/_languages/english/rule-fields'
import { trainerSummary } from '@/app/_languages/english/trainer-summary'

addWords({ id: 'en', areas: { answer, cards, deciding, felt, helps, problems, proof, ruleFields, trainerSummary }, games: {} })
