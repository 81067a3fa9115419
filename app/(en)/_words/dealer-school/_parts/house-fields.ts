import { learn } from '@/app/_languages/area'
import { dealerSchool } from '@/app/_languages/english/dealer-school'
import { problems } from '@/app/_languages/english/problems'
import { ruleFields } from '@/app/_languages/english/rule-fields'

learn({ id: 'en', areas: { dealerSchool, problems, ruleFields }, games: {} })
