// Written by `npm run make:routes`. Do not edit.
import { addWords } from '@/app/_languages/messages'
import { dealerSchool } from '@/app/_languages/english/dealer-school'
import { problems } from '@/app/_languages/english/problems'
import { ruleFields } from '@/app/_languages/english/rule-fields'

addWords({ id: 'en', areas: { dealerSchool, problems, ruleFields }, games: {} })
