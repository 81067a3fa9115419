export { askBets, type Bets, type BoardBettor } from './numbering/bets'
export { FLUSH_TYPES, ranksIn } from './numbering/board-types'
export {
  type BonusMemory,
  type BonusWays,
  type BonusWhole,
  bonusWhole,
  eachBetGain,
  ledgerOf,
  type Starter,
} from './games/bonus-whole'
export { canonicalFlops, canonicalTurns, type Dealt } from './numbering/canonical-boards'
export { type CasinoClass, casinoWhole, eachCallGain } from './games/casino-whole'
export {
  boardWalk,
  type BoardWalk,
  type Counts,
  type FlushLanes,
  kernel,
  LANES,
  RANK_ROW,
  readyKernel,
} from './kernel/kernel'
export {
  type HandCards,
  handEnds,
  handLedgers,
  type HandOption,
  type HandPlan,
  makeHandTotals,
} from './one-hand/one-hand'
export { OWN_HANDS, type OwnHand, ownHands, type OwnResult, type OwnResults } from './one-hand/own-hands'
export {
  addCounts,
  addTally,
  countIn,
  dealsIn,
  eachIn,
  edgeBefore,
  emptyTally,
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
} from './payoff/payoff'
export { BONUS_STAKES, CALL, FLOP_RAISE, RIVER_RAISE } from './payoff/stakes'
export { QUALIFYING, type Qualifying, qualifyingStrength } from './payoff/qualifying'
export { allHands, CLASS_OF_PAIR, HANDS, STARTING_HANDS } from './numbering/starting-hands'
export { strengthTables } from './numbering/strengths'
export { eachRaiseGain, type UltimateMemory } from './games/ultimate-flops'
export { type UltimateClass, ultimateWhole, type UltimateWhole } from './games/ultimate-whole'
