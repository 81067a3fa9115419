import { MESSAGES as SPANISH } from '@/lib/games/registry/made/es'
import { mistakes } from '@/lib/messages/words/mistakes/es'
import { problems } from '@/lib/messages/words/problems/es'
import type { Catalogue, Translation } from '../catalogue'
import { answer } from '../spanish/answer'
import { audition } from '../spanish/audition'
import { bestOdds } from '../spanish/best-odds'
import { betPages } from '../spanish/bet-pages'
import { calculator } from '../spanish/calculator'
import { cards } from '../spanish/cards'
import { chrome } from '../spanish/chrome'
import { compare } from '../spanish/compare'
import { course } from '../spanish/course'
import { daily } from '../spanish/daily'
import { dealerHalf } from '../spanish/dealer-half'
import { dealerSchool } from '../spanish/dealer-school'
import { dealing } from '../spanish/dealing'
import { deciding } from '../spanish/deciding'
import { decisions } from '../spanish/decisions'
import { errata } from '../spanish/errata'
import { evening } from '../spanish/evening'
import { exam } from '../spanish/exam'
import { felt } from '../spanish/felt'
import { fixing } from '../spanish/fixing'
import { foul } from '../spanish/foul'
import { gameTexts } from '../spanish/game-texts'
import { glossary } from '../spanish/glossary'
import { guidePage } from '../spanish/guide-page'
import { handPages } from '../spanish/hand-pages'
import { helps } from '../spanish/helps'
import { home } from '../spanish/home'
import { houseWayDrill } from '../spanish/house-way-drill'
import { houseWays } from '../spanish/house-ways'
import { keeping } from '../spanish/keeping'
import { missing } from '../spanish/missing'
import { myTable } from '../spanish/my-table'
import { numbers } from '../spanish/numbers'
import { offline } from '../spanish/offline'
import { pages } from '../spanish/pages'
import { paper } from '../spanish/paper'
import { payTables } from '../spanish/pay-tables'
import { payouts } from '../spanish/payouts'
import { progress } from '../spanish/progress'
import { proof } from '../spanish/proof'
import { questions } from '../spanish/questions'
import { risk } from '../spanish/risk'
import { ruleFields } from '../spanish/rule-fields'
import { search } from '../spanish/search'
import { settings } from '../spanish/settings'
import { shoe } from '../spanish/shoe'
import { sideBets } from '../spanish/side-bets'
import { strategy } from '../spanish/strategy'
import { tableCurves } from '../spanish/table-curves'
import { tableGallery } from '../spanish/table-gallery'
import { tableVerdict } from '../spanish/table-verdict'
import { trainer } from '../spanish/trainer'
import { trainerSummary } from '../spanish/trainer-summary'
import { trouble } from '../spanish/trouble'
import { wayClauses } from '../spanish/way-clauses'
import { wayHands } from '../spanish/way-hands'
import { wayPages } from '../spanish/way-pages'
import { waySentences } from '../spanish/way-sentences'

/** Every area in Spanish. */
export const areas: Catalogue = {
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

const spanish: Translation = { id: 'es', areas, games: SPANISH }

export default spanish
