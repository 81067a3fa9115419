// Written by `npm run make:routes`. Do not edit.
import { addWords } from '@/app/_languages/messages'
import { dealerSchool } from '@/app/_languages/spanish/dealer-school'
import { problems } from '@/lib/messages/problems/es'
import { ruleFields } from '@/app/_languages/spanish/rule-fields'

addWords({ id: 'es', areas: { dealerSchool, problems, ruleFields }, games: {} })
