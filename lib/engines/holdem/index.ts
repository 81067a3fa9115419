export { betsOf, type BoardBettor } from './bets'
export { FLUSH_TYPES, ranksIn } from './board-types'
export {
  BONUS_STAKES,
  type BetGains,
  type BonusWays,
  type BonusWhole,
  bonusWhole,
  eachBetGain,
  ledgerOf,
  type Starter,
} from './bonus-whole'
export { allHands, type CanonicalFlop, canonicalFlops, HANDS } from './canonical-flops'
export { canonicalTurns } from './canonical-turns'
export { type CasinoClass, casinoWhole, eachCallGain } from './casino-whole'
export { countSevenCardHands } from './hand-counts'
export { boardWalk, type BoardWalk, type Counts, type FlushLanes, kernel, LANES, RANK_ROW, readyKernel } from './kernel'
export { type HandCards, handEnds, handLedgers, type HandOption, type HandPlan, handTotals } from './one-hand'
export { OWN_HANDS, type OwnHand, ownHands, type OwnResult, type OwnResults } from './own-hands'
export {
  addCounts,
  addTally,
  countIn,
  dealsIn,
  edgeBefore,
  emptyTally,
  type Ending,
  type Ledger,
  type Linear,
  LOSS,
  makeLinear,
  makePayoff,
  outcomesOf,
  type Payoff,
  payoffBy,
  type Showdown,
  type Tally,
  tallyOf,
  TIE,
  totalOf,
  UNQUALIFIED,
  WIN,
} from './payoff'
export { QUALIFYING, type Qualifying, QUALIFYING_OPTIONS, qualifyingStrength } from './qualifying'
export { multisetRanks, MULTISETS } from './rank-multisets'
export { emptySight, looker, type Sight } from './sight'
export { CLASS_OF_PAIR, classOfHand, STARTING_HANDS } from './starting-hands'
export { strengthTables } from './strengths'
export { eachRaiseGain, FLOP_RAISE, RIVER_RAISE } from './ultimate-flops'
export { type UltimateClass, ultimateWhole, type UltimateWhole } from './ultimate-whole'
