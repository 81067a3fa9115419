export { rankCounts, showdowns, type Showdowns, suitsOf } from './banker'
export { handOfClause, handOfClauses } from './clause-hands'
export { DEALS, duel, type DuelCounts } from './duel'
export { HOUSE_WAY_FIGURES } from './figures'
export { eachFlushHand, eachFlushRun, FLUSH_CLASSES } from './flush-classes'
export {
  behindValue,
  cardsOf,
  frontValue,
  legalSettings,
  readSeven,
  type Setting,
  type Seven,
  sortHand,
  splitOf,
  SPLITS,
} from './hand'
export { namedBehind, ranksInFront } from './hand-words'
export {
  type Clause,
  type Condition,
  type Front,
  type FrontCard,
  type Groups,
  type HouseWay,
  parseHouseWay,
  type SetAs,
  withoutWords,
} from './house-way'
export { checkWay } from './house-ways/check'
export { ALL, type BadHands, isSound, type WayCheck } from './house-ways/check-types'
export { HANDS } from './house-ways/classes'
export { compareWays, type Difference } from './house-ways/compare'
export {
  clauseAt,
  type Edit,
  editWay,
  endsOf,
  FRONT_CARDS,
  GROUPS,
  newClause,
  problemOf,
  rangeOf,
  sentenceOf,
  setAs,
  toggleGroup,
  toggleRank,
  withPart,
} from './house-ways/editing'
export { byFamily, FAMILIES, type Family, familyOf } from './house-ways/families'
export {
  against,
  ALL_HANDS,
  COMMISSION,
  differencesOf,
  handsOf,
  inRounds,
  type KnownPrice,
  priceOf,
  priceOfWay,
  shareApart,
  shareOf,
} from './house-ways/figures'
export {
  clauseOf,
  exampleHands,
  GAME,
  KNOWN_WAYS,
  readWay,
  type SetHand,
  setHand,
  halvesOf,
  sortCards,
  usually,
} from './house-ways/hands'
export { otherReadingOf } from './house-ways/other-reading'
export { type Price, priceClauses, SIDE_IDS, type SideId } from './house-ways/price'
export { usualShareOf } from './house-ways/shares'
export { studyWay } from './house-ways/study'
export { type Lack, lacksInWords, type Near, nearness, type PassedOver, traceHand } from './house-ways/trace'
export { type Stem, treeOf } from './house-ways/tree'
export { asOwn, fileNameOf, LONGEST_FILE, makeWayFile, parseWayFile } from './house-ways/way-file'
export { makeWay, readSharedWay, rulesWith, wayOf } from './house-ways/way-of'
export { conditionInWords, frontCardInWords, GROUP_NAMES, rangeInWords, setInWords } from './house-ways/words'
export { knownClauseHands, knownDuel } from './known-duels'
export { checkWayNamed, OWN, parseOwnWay, wayNamed } from './own-way'
export {
  type Answers,
  asWay,
  type Choice,
  gapsOf,
  type HandsQuestion,
  type PrintedWay,
  type Question,
  readPrintedWay,
  type Sentence,
} from './printed/read-way'
export { LONGEST_PRINT } from './printed/layout'
export { eachRankHand, eachRankRun, RANK_CLASSES } from './rank-classes'
export {
  completeKind,
  FIVE_CARD_VALUES,
  handOfValue,
  isFoul,
  JOKER_SYMBOL,
  type PaiGowHand,
  type Ranking,
  rankingOf,
  ranksOfTwo,
  type Wheel,
  WHEELS,
} from './ranking'
export { handFacts, makeSetter, splitBy } from './set-hand'
export { countSettings, type Gain, gainOver, type Worth, worthAgainst } from './setting-worth'
export { tableOf, type WayTable } from './way-table'
export { clausesIn, type Dealing, houseWay, isWayId, setByWay, setterOf, WAY_IDS, type WayId } from './ways'
