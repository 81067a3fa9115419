import type { Translation } from '../catalogue'
import { bestOdds } from '../spanish/best-odds'
import { chrome } from '../spanish/chrome'
import { helps } from '../spanish/helps'
import { missing } from '../spanish/missing'
import { trouble } from '../spanish/trouble'
import { settings } from '../spanish/settings'
import { offline } from '../spanish/offline'
import { search } from '../spanish/search'
import { home } from '../spanish/home'
import { trainer } from '../spanish/trainer'
import { trainerSummary } from '../spanish/trainer-summary'
import { course } from '../spanish/course'
import { deciding } from '../spanish/deciding'
import { answer } from '../spanish/answer'
import { felt } from '../spanish/felt'
import { decisions } from '../spanish/decisions'
import { ruleFields } from '../spanish/rule-fields'
import { proof } from '../spanish/proof'
import { cards } from '../spanish/cards'
import { calculator } from '../spanish/calculator'
import { payTables } from '../spanish/pay-tables'
import { tableCurves } from '../spanish/table-curves'
import { tableVerdict } from '../spanish/table-verdict'
import { tableGallery } from '../spanish/table-gallery'
import { risk } from '../spanish/risk'
import { strategy } from '../spanish/strategy'
import { sideBets } from '../spanish/side-bets'
import { shoe } from '../spanish/shoe'
import { progress } from '../spanish/progress'
import { daily } from '../spanish/daily'
import { dealerSchool } from '../spanish/dealer-school'
import { payouts } from '../spanish/payouts'
import { foul } from '../spanish/foul'
import { houseWayDrill } from '../spanish/house-way-drill'
import { exam } from '../spanish/exam'
import { houseWays } from '../spanish/house-ways'
import { wayHands } from '../spanish/way-hands'
import { wayPages } from '../spanish/way-pages'
import { numbers } from '../spanish/numbers'
import { action, engine } from '../spanish/engine'

const spanish: Translation = {
  bestOdds,
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
  dealerSchool,
  payouts,
  foul,
  houseWayDrill,
  exam,
  houseWays,
  wayHands,
  wayPages,
  numbers,
  engine,
  action,
}

export default spanish
