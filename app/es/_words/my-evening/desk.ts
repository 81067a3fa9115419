// Written by `npm run make:routes`. Do not edit.
import { addWords } from '@/app/_languages/messages'
import { answer } from '@/app/_languages/spanish/answer'
import { cards } from '@/app/_languages/spanish/cards'
import { deciding } from '@/app/_languages/spanish/deciding'
import { felt } from '@/app/_languages/spanish/felt'
import { helps } from '@/app/_languages/spanish/helps'
import { problems } from '@/lib/messages/words/problems/es'
import { proof } from '@/app/_languages/spanish/proof'
import { ruleFields } from '@/app/_languages/spanish/rule-fields'
import { trainerSummary } from '@/app/_languages/spanish/trainer-summary'

addWords({ id: 'es', areas: { answer, cards, deciding, felt, helps, problems, proof, ruleFields, trainerSummary }, games: {} })
