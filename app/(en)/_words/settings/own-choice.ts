// Written by `npm run make:routes`. Do not edit.
import { addWords } from '@/app/_languages/messages'
import { ruleFields } from '@/app/_languages/english/rule-fields'

addWords({ id: 'en', areas: { ruleFields }, games: {} })
