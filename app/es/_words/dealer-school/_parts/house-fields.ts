import { learn } from '@/app/_languages/area'
import { dealerSchool } from '@/app/_languages/spanish/dealer-school'
import { problems } from '@/lib/messages/problems/es'
import { ruleFields } from '@/app/_languages/spanish/rule-fields'

learn({ id: 'es', areas: { dealerSchool, problems, ruleFields }, games: {} })
