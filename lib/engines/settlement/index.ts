/* The public interface of this folder. Everything outside imports from here. */
export {
  FOLDED,
  foldNet,
  netOf,
  netsAfter,
  rowOf,
  rowOfStrength,
  settleBets,
  settleRound,
  settleSideBets,
  sideCards,
  sideNet,
  sidePay,
  type End,
} from './settle'
export {
  betAt,
  type Ending,
  endingOf,
  forfeitable,
  isLower,
  linesUnder,
  needsCards,
  stakesOf,
  type SettlementTable,
  type SideLine,
} from './table'
export { captionAt, type TallyLine, tallyName, tallyOf } from './words'
