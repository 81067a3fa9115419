export { FIVE_SUITED, FLUSH_TYPES, FOUR_SUITED, ranksIn, THREE_SUITED } from './board-types'
export {
  BONUS_STAKES,
  type BetGains,
  type BoardBettor,
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
export { flopEdges, sumsOnFlop } from './flop-edges'
export { type FlushLanes, forEachFlushType, makeFlushLanes, readFlushType } from './flush-lanes'
export { countSevenCardHands } from './hand-counts'
export { readyKernel } from './kernel'
export { LANE_PAIR, LANES, PAIR_HIGH, PAIR_LOW, SUITED_OFF, SUITED_SUITED } from './lanes'
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
export { playedHands } from './played-hands'
export { QUALIFYING, type Qualifying, QUALIFYING_OPTIONS, qualifyingStrength } from './qualifying'
export { multisetRanks, MULTISETS } from './rank-multisets'
export { type FlushReached, reachedBoards } from './reached-boards'
export { emptySight, looker, type Sight } from './sight'
export { CLASS_OF_PAIR, classOfHand, STARTING_HANDS } from './starting-hands'
export { strengthTables } from './strengths'
export { FLOP_RAISE, RIVER_RAISE } from './ultimate-flops'
export { type UltimateClass, ultimateWhole, type UltimateWhole } from './ultimate-whole'
