export { BUST, LEAST_STOP } from './dealer'
export {
  adviserBy,
  between,
  canDecide,
  hard,
  hits17,
  INSURANCE_RULE,
  MIMIC,
  NEVER_BUST,
  ruleFor,
  soft,
  STRATEGY,
  type StrategyRule,
  strategyRule,
} from './basic-strategy'
export { cellOf, cellOfHand, MAP } from './chart'
export { insuranceEv, solvePlay, solveRound } from './decision'
export { cardsEntered, DRAWN_FIELD, enterRound, INSURANCE_FIELD, roundValues } from './entry'
export { cardPlaces, dealerZone, handZone, mainBets, playerZones } from './felt'
export { classesOf, figuresOf } from './figures'
export {
  cardsOfDeal,
  FIRST_HANDS,
  type FirstHand,
  firstHand,
  handWords,
  firstHandName,
  firstHandSlug,
  isAskedHand,
  UPCARDS,
  upcardWords,
} from './first-hands'
export { handNumber } from './hand-graph'
export { valueHands } from './hand-values'
export { isBust, playHands, playsAt } from './hands-played'
export { type Adviser, dealName, type Holding, holdingOf, makeHolding, readDealName } from './holding'
export {
  type BlackjackAction,
  blackjackHole,
  type BlackjackState,
  dealerDraws,
  dealTo,
  emptyRound,
  isPlayersBlackjack,
  seenCards,
  stepAfterDeal,
  unseenCards,
} from './round'
export { addRounds, emptyTally, type Playing, type Tally, tallyMemory } from './rounds'
export {
  type BlackjackRules,
  type DoubleOn,
  INSURANCE_PAYS,
  INSURANCE_STAKE,
  type Play,
  type Soft17,
  SURRENDER_NET,
} from './rules'
export { countValues, drawChance, freshCounts, makeShoe, VALUES } from './shoe'
export { type Reason, settleMain } from './settle'
export { isSkill, readSkillCell, skillCell, skillOfHolding, upcardName } from './skills'
export { dealerAt } from './spread'
export { checkCards, checkDecision, checkHand, mostCards, parseRound, readTexts, type Rounds, textsOf } from './text'
export { totalDependent } from './total-dependent'
export { blackjackValue, sameAs, totalOf, totalOfCards, valueOf } from './totals'
export { unasked } from './unasked'
export { type BlackjackWhy, explainInsurance, keyOf, topTwo, verdictOf } from './words'
