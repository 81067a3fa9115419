/* The public interface of this folder. Everything outside imports from here. */
export { captionOf, placedBets, withNotes } from './felt'
export { defineRound } from './round'
export type { Felt, RoundState, Settlement } from './script'
export {
  isStake,
  makeSides,
  parseSides,
  payOrLoss,
  placeSides,
  settleSides,
  sidesOf,
  withSides,
  type Sides,
} from './sides'
export { enoughCards, makeFields, parseFields } from './text'
export { advance, deal, expectimax, leaves, play, type DealStep } from './walk'
