/* The public interface of this folder. Everything outside imports from here. */
export { FOLDED, foldNet, netOf, netsAfter, rowOf, settleBets, settleRound, sidePay, type End } from './settle'
export { betAt, endingOf, payIn, stakesOf, type SettlementTable } from './table'
export { captionAt, tallyName, tallyOf } from './words'
