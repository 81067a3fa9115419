import { answer } from '../english/answer'
import { audition } from '../english/audition'
import { bestOdds } from '../english/best-odds'
import { betPages } from '../english/bet-pages'
import { calculator } from '../english/calculator'
import { cards } from '../english/cards'
import { chrome } from '../english/chrome'
import { compare } from '../english/compare'
import { course } from '../english/course'
import { daily } from '../english/daily'
import { dealerHalf } from '../english/dealer-half'
import { dealerSchool } from '../english/dealer-school'
import { dealing } from '../english/dealing'
import { deciding } from '../english/deciding'
import { decisions } from '../english/decisions'
import { errata } from '../english/errata'
import { evening } from '../english/evening'
import { exam } from '../english/exam'
import { felt } from '../english/felt'
import { fixing } from '../english/fixing'
import { foul } from '../english/foul'
import { gameTexts } from '../english/game-texts'
import { glossary } from '../english/glossary'
import { guidePage } from '../english/guide-page'
import { handPages } from '../english/hand-pages'
import { helps } from '../english/helps'
import { home } from '../english/home'
import { houseWayDrill } from '../english/house-way-drill'
import { houseWays } from '../english/house-ways'
import { keeping } from '../english/keeping'
import { missing } from '../english/missing'
import { mistakes } from '../english/mistakes'
import { myTable } from '../english/my-table'
import { numbers } from '../english/numbers'
import { offline } from '../english/offline'
import { pages } from '../english/pages'
import { paper } from '../english/paper'
import { payTables } from '../english/pay-tables'
import { payouts } from '../english/payouts'
import { problems } from '../english/problems'
import { progress } from '../english/progress'
import { proof } from '../english/proof'
import { questions } from '../english/questions'
import { risk } from '../english/risk'
import { ruleFields } from '../english/rule-fields'
import { search } from '../english/search'
import { settings } from '../english/settings'
import { shoe } from '../english/shoe'
import { sideBets } from '../english/side-bets'
import { strategy } from '../english/strategy'
import { tableCurves } from '../english/table-curves'
import { tableGallery } from '../english/table-gallery'
import { tableVerdict } from '../english/table-verdict'
import { trainer } from '../english/trainer'
import { trainerSummary } from '../english/trainer-summary'
import { trouble } from '../english/trouble'
import { wayClauses } from '../english/way-clauses'
import { wayHands } from '../english/way-hands'
import { wayPages } from '../english/way-pages'
import { waySentences } from '../english/way-sentences'

/** Every area in English. Other languages have the same: their type is `Catalogue` (catalogue.ts). */
export const areas = {
  answer,
  audition,
  bestOdds,
  betPages,
  calculator,
  cards,
  chrome,
  compare,
  course,
  daily,
  dealerHalf,
  dealerSchool,
  dealing,
  deciding,
  decisions,
  errata,
  evening,
  exam,
  felt,
  fixing,
  foul,
  gameTexts,
  glossary,
  guidePage,
  handPages,
  helps,
  home,
  houseWayDrill,
  houseWays,
  keeping,
  missing,
  mistakes,
  myTable,
  numbers,
  offline,
  pages,
  paper,
  payTables,
  payouts,
  problems,
  progress,
  proof,
  questions,
  risk,
  ruleFields,
  search,
  settings,
  shoe,
  sideBets,
  strategy,
  tableCurves,
  tableGallery,
  tableVerdict,
  trainer,
  trainerSummary,
  trouble,
  wayClauses,
  wayHands,
  wayPages,
  waySentences,
}

/** What games say in English comes with each game. */
const english = { id: 'en', areas, games: {} }

export default english
