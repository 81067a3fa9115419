import { behindValue, frontValue, type Seven, SPLITS } from './hand'
import { FIVE_CARD_VALUES, isFoul, type Ranking, TWO_CARD_VALUES } from './ranking'
import { behindOfKey, frontOfKey } from './way-table'

/*
 * What settings are worth against a side whose hands may also contain our own cards: close to the true value, and
 * computed for all hands at once.
 */

/** What a win and a loss are worth to us in bets, and whether we win copies. */
export interface Side {
  readonly win: number
  readonly loss: number
  readonly copiesWin: boolean
}

/** The EV of a setting in bets, by its front and the hand behind, against a side dealt from a whole deck. */
export type Worth = (front: number, behind: number) => number

/** How many hands of a whole deck a side sets with each front and hand behind. */
export type Settings = Float64Array

const at = (front: number, behind: number): number => front * FIVE_CARD_VALUES + behind

/**
 * The settings of a side. `each` calls its argument with the key of each setting (`way-table.ts`) and its number of
 * hands.
 */
export function countSettings(each: (add: (key: number, hands: number) => void) => void): Settings {
  const counts = new Float64Array(TWO_CARD_VALUES * FIVE_CARD_VALUES)
  each((key, hands) => {
    counts[at(frontOfKey(key), behindOfKey(key))]! += hands
  })
  return counts
}

/** Sums up in place: how many hands are set with each front and hand behind, or lower ones. */
function sumUp(sums: Settings): void {
  for (let front = 0; front < TWO_CARD_VALUES; front++)
    for (let behind = 0, row = 0; behind < FIVE_CARD_VALUES; behind++) {
      row += sums[at(front, behind)]!
      sums[at(front, behind)] = row + (front > 0 ? sums[at(front - 1, behind)]! : 0)
    }
}

/** The EVs of settings against a side with these settings. Overwrites `settings`. */
export function worthAgainst(settings: Settings, { win, loss, copiesWin }: Side): Worth {
  sumUp(settings)
  const upTo = (front: number, behind: number): number => (front < 0 || behind < 0 ? 0 : settings[at(front, behind)]!)
  const [lastFront, lastBehind] = [TWO_CARD_VALUES - 1, FIVE_CARD_VALUES - 1]
  const all = upTo(lastFront, lastBehind)
  const below = copiesWin ? 0 : 1
  return (front, behind) => {
    const wins = upTo(front - below, behind - below)
    const losses = all - upTo(front - below, lastBehind) - upTo(lastFront, behind - below) + wins
    return (win * wins + loss * losses) / all
  }
}

export interface Gain {
  /** The EV of the best legal setting minus that of the chosen one, in bets. */
  readonly gain: number
  /**
   * The EV of the chosen setting minus that of the best other one, in bets; negative if the chosen one isn't the best.
   */
  readonly lead: number
}

/** Compares a setting with this front and hand behind with all legal ones of its hand. */
export function gainOver(ranking: Ranking, hand: Seven, front: number, behind: number, worth: Worth): Gain {
  const own = worth(front, behind)
  let [best, other] = [own, -Infinity]
  for (let split = 0; split < SPLITS; split++) {
    const [f, b] = [frontValue(hand, split), behindValue(ranking, hand, split)]
    if (isFoul(f, b)) continue
    const value = worth(f, b)
    if (value > best) best = value
    if (value !== own && value > other) other = value
  }
  return { gain: best - own, lead: own - other }
}
