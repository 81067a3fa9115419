export { BUST, LEAST_STOP } from './dealer'
export { cellOf, MAP } from './chart'
export { insuranceEv, solveInsurance, solvePlay } from './decision'
export { cardsEntered, checkDecision, DRAWN_FIELD, enterRound, insuranceField, roundValues } from './entry'
export { cardPlaces, dealerZone, mainBets, playerZones } from './felt'
export { classesOf, figuresOf } from './figures'
export {
  cardsOfDeal,
  FIRST_HANDS,
  type FirstHand,
  firstHand,
  handWords,
  firstHandName,
  firstHandSlug,
  UPCARDS,
  upcardWords,
} from './first-hands'
export { handNumber } from './hand-graph'
export { type Dealer, DOUBLE, doubled, type HandValues, HIT, STAND, valueHands } from './hand-values'
export { isBlackjack, isBust, type PlayedHand, type PlayerSide, playHands, playsAt } from './hands-played'
export { dealName, type Holding, holdingOf, makeHolding, readDealName } from './holding'
export {
  type BlackjackAction,
  blackjackHole,
  type BlackjackState,
  dealerDraws,
  emptyRound,
  isPlayersBlackjack,
  seenCards,
  stepAfterDeal,
  unseenCards,
} from './round'
export { addRounds, emptyTally, type FirstPlay, type Playing, type Tally } from './rounds'
export {
  type Adviser,
  type BlackjackRules,
  type DoubleOn,
  INSURANCE_PAYS,
  INSURANCE_STAKE,
  type Play,
  PLAYS,
  type Soft17,
  SURRENDER_NET,
} from './rules'
export { chanceOfNoBlackjack, countValues, drawChance, freshCounts, makeShoe, type Shoe, VALUES } from './shoe'
export { ratio, settleMain } from './settle'
export { valueSplit, type Waiting, waitingAfterSplit } from './split'
export { splitNets } from './split-spread'
export {
  dealerAt,
  finishedJoint,
  type Joint,
  jointMean,
  jointOf,
  outcomesOfOne,
  outcomesWithMean,
  policyOf,
  spreadOf,
} from './spread'
export { checkCards, checkHand, isReachable, readTexts, textsOf } from './text'
export { totalDependent } from './total-dependent'
export { blackjackValue, sameAs, totalInWords, totalOf, totalOfCards, valueOf } from './totals'
export { unasked } from './unasked'
