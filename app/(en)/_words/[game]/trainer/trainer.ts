// Written by `npm run make:routes`. Do not edit.
import { addWords } from '@/app/_languages/messages'
import { cards } from '@/app/_languages/english/cards'
import { course } from '@/app/_languages/english/course'
import { deciding } from '@/app/_languages/english/deciding'
import { fixing } from '@/app/_languages/english/fixing'
import { helps } from '@/app/_languages/english/helps'
import { problems } from '@/app/_languages/english/problems'
import { proof } from '@/app/_languages/english/proof'
import { ruleFields } from '@/app/_languages/english/rule-fields'
import { trainer } from '@/app/_languages/english/trainer'
import { trainerSummary } from '@/app/_languages/english/trainer-summary'

addWords({ id: 'en', areas: { cards, course, deciding, fixing, helps, problems, proof, ruleFields, trainer, trainerSummary }, games: {} })
