export { FIVE_SUITED, FLUSH_TYPES, FOUR_SUITED, ranksIn, THREE_SUITED } from './board-types'
export { bonusHandWorth } from './bonus-hand-worth'
export { bonusOneHand } from './bonus-one-hand'
export { BONUS_STAKES, type BonusRules } from './bonus-rules'
export {
  type BetGains,
  type BoardBettor,
  type BonusWays,
  type BonusWhole,
  bonusWhole,
  eachBetGain,
  type Starter,
} from './bonus-whole'
export { allHands, type CanonicalFlop, canonicalFlops, HANDS } from './canonical-flops'
export { canonicalTurns } from './canonical-turns'
export { type CasinoClass, type CasinoRules, type CasinoWhole, casinoWhole, eachCallGain } from './casino-whole'
export { flopEdges, sumsOnFlop } from './flop-edges'
export { type FlushLanes, forEachFlushType, makeFlushLanes, readFlushType } from './flush-lanes'
export { countSevenCardHands } from './hand-counts'
export { readyKernel } from './kernel'
export { LANE_PAIR, LANES, PAIR_HIGH, PAIR_LOW, SUITED_OFF, SUITED_SUITED } from './lanes'
export { OWN_HANDS, type OwnHand, ownHands, type OwnResult, type OwnResults } from './own-hands'
export { playedHands } from './played-hands'
export { QUALIFYING, type Qualifying, QUALIFYING_OPTIONS, qualifyingStrength } from './qualifying'
export { multisetRanks, MULTISETS } from './rank-multisets'
export { type FlushReached, reachedBoards } from './reached-boards'
export { addCounts, type Linear, makeSegments, tallyOf } from './segments'
export { meetDealers } from './showdown'
export { LOSS_QUALIFIED, LOSS_UNQUALIFIED, TIE, WIN_QUALIFIED, WIN_UNQUALIFIED } from './showdown-counts'
export { emptySight, looker, type Sight } from './sight'
export { CLASS_OF_PAIR, classOfHand, STARTING_HANDS } from './starting-hands'
export { strengthTables } from './strengths'
export { addTally, dealsIn, emptyTally, type Tally } from './tally'
export { ultimateHandWorth } from './ultimate-hand-worth'
export { ultimateOneHand } from './ultimate-one-hand'
export { netOf, netOfFolds, ultimateEdge, type UltimateRules } from './ultimate-rules'
export { type UltimateClass, ultimateWhole, type UltimateWhole } from './ultimate-whole'
