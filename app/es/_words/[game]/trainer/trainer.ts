// Written by `npm run make:routes`. Do not edit.
import { addWords } from '@/app/_languages/messages'
import { cards } from '@/app/_languages/spanish/cards'
import { course } from '@/app/_languages/spanish/course'
import { deciding } from '@/app/_languages/spanish/deciding'
import { fixing } from '@/app/_languages/spanish/fixing'
import { helps } from '@/app/_languages/spanish/helps'
import { problems } from '@/lib/messages/words/problems/es'
import { proof } from '@/app/_languages/spanish/proof'
import { ruleFields } from '@/app/_languages/spanish/rule-fields'
import { trainer } from '@/app/_languages/spanish/trainer'
import { trainerSummary } from '@/app/_languages/spanish/trainer-summary'

addWords({ id: 'es', areas: { cards, course, deciding, fixing, helps, problems, proof, ruleFields, trainer, trainerSummary }, games: {} })
