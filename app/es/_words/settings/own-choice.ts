// Written by `npm run make:routes`. Do not edit.
import { addWords } from '@/app/_languages/messages'
import { ruleFields } from '@/app/_languages/spanish/rule-fields'

addWords({ id: 'es', areas: { ruleFields }, games: {} })
