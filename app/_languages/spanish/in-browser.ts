import { SPANISH } from '@/lib/games/spanish'
import { mistakes } from '@/lib/messages/mistakes/es'
import { problems } from '@/lib/messages/problems/es'
import type { InBrowser } from '../catalogue'
import { bestOdds } from './best-odds'
import { evening } from './evening'
import { myTable } from './my-table'
import { chrome } from './chrome'
import { helps } from './helps'
import { missing } from './missing'
import { trouble } from './trouble'
import { settings } from './settings'
import { offline } from './offline'
import { search } from './search'
import { home } from './home'
import { trainer } from './trainer'
import { trainerSummary } from './trainer-summary'
import { course } from './course'
import { deciding } from './deciding'
import { answer } from './answer'
import { felt } from './felt'
import { decisions } from './decisions'
import { ruleFields } from './rule-fields'
import { proof } from './proof'
import { cards } from './cards'
import { calculator } from './calculator'
import { payTables } from './pay-tables'
import { tableCurves } from './table-curves'
import { tableVerdict } from './table-verdict'
import { tableGallery } from './table-gallery'
import { risk } from './risk'
import { strategy } from './strategy'
import { sideBets } from './side-bets'
import { shoe } from './shoe'
import { progress } from './progress'
import { daily } from './daily'
import { audition } from './audition'
import { paper } from './paper'
import { dealerHalf } from './dealer-half'
import { fixing } from './fixing'
import { dealerSchool } from './dealer-school'
import { payouts } from './payouts'
import { foul } from './foul'
import { houseWayDrill } from './house-way-drill'
import { exam } from './exam'
import { houseWays } from './house-ways'
import { wayHands } from './way-hands'
import { waySentences } from './way-sentences'
import { wayPages } from './way-pages'
import { handPages } from './hand-pages'
import { numbers } from './numbers'

/** What a page in Spanish brings with it: all that scripts say. */
export const inBrowser: InBrowser = {
  games: SPANISH,
  bestOdds,
  evening,
  myTable,
  chrome,
  helps,
  missing,
  trouble,
  settings,
  offline,
  search,
  home,
  trainer,
  trainerSummary,
  course,
  deciding,
  answer,
  felt,
  decisions,
  ruleFields,
  proof,
  cards,
  calculator,
  payTables,
  tableCurves,
  tableVerdict,
  tableGallery,
  risk,
  strategy,
  sideBets,
  shoe,
  progress,
  daily,
  audition,
  paper,
  dealerHalf,
  fixing,
  dealerSchool,
  payouts,
  foul,
  mistakes,
  houseWayDrill,
  exam,
  houseWays,
  wayHands,
  waySentences,
  wayPages,
  handPages,
  numbers,
  problems,
}
