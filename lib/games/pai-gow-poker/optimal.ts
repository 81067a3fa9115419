import { type Card } from '@/lib/cards/card'
import { DECK_WITH_JOKER, without } from '@/lib/cards/deck'
import { evValue, exact } from '@/lib/games/ev'
import type { Ev, GameFigures, Progress } from '@/lib/games/game'
import { draw, makeRandom } from '@/lib/math/random'
import { showdowns } from './banker'
import { eachFlushHand } from './flush-classes'
import { eachRankHand } from './rank-classes'
import { behindValue, frontValue, readSeven, type Seven, sortHand, SPLITS } from './hand'
import { FIVE_CARD_VALUES, isFoul, type Ranking, rankingOf, TWO_CARD_VALUES } from './ranking'
import { dealingOf, type PaiGowRules } from './rules'
import { endingNets } from './settle'
import { settingsOf } from './state'
import { behindOfKey, frontOfKey, tableOf, type WayTable } from './way-table'
import { setterOf } from './ways'

/*
 * What the best play gains over the house way, estimated. For each hand of a sample the gain is exact. To need fewer hands, each is
 * compared with a simpler gain whose mean over all hands is known exactly: that against a banker who may also hold the player's
 * cards. What is left to chance is only the difference of the two.
 */

/** Worth of a setting against a banker dealt from a whole deck, by its front and the hand behind. */
type Worth = (front: number, behind: number) => number

const at = (front: number, behind: number): number => front * FIVE_CARD_VALUES + behind

/** How many banker hands of a whole deck have each front and hand behind. */
function histogram(table: WayTable): Float64Array {
  const counts = new Float64Array(TWO_CARD_VALUES * FIVE_CARD_VALUES)
  const add = (key: number, ways: number): void => {
    counts[at(frontOfKey(key), behindOfKey(key))]! += ways
  }
  eachRankHand((_, rankClass, ways) => add(table.rankSettings[rankClass]!, ways))
  eachFlushHand((_, flushClass, __, ways) => {
    add(table.flushSettings[flushClass]!, ways)
    add(table.plainSettings[flushClass]!, -ways)
  })
  return counts
}

function worthAgainst(rules: PaiGowRules, table: WayTable): Worth {
  // sums[f][b]: hands whose front is at most f and whose hand behind is at most b.
  const sums = histogram(table)
  for (let front = 0; front < TWO_CARD_VALUES; front++)
    for (let behind = 0; behind < FIVE_CARD_VALUES; behind++) {
      const left = behind > 0 ? sums[at(front, behind - 1)]! : 0
      const lower = front > 0 ? sums[at(front - 1, behind)]! : 0
      const both = front > 0 && behind > 0 ? sums[at(front - 1, behind - 1)]! : 0
      sums[at(front, behind)]! += left + lower - both
    }
  const upTo = (front: number, behind: number): number => (front < 0 || behind < 0 ? 0 : sums[at(front, behind)]!)
  const [lastFront, lastBehind] = [TWO_CARD_VALUES - 1, FIVE_CARD_VALUES - 1]
  const all = upTo(lastFront, lastBehind)
  const { win, loss } = endingNets(rules)
  const copies = rules.banking ? 0 : 1
  return (front, behind) => {
    const [f, b] = [front - copies, behind - copies]
    const wins = upTo(f, b)
    const losses = all - upTo(f, lastBehind) - upTo(lastFront, b) + wins
    return (win * wins + loss * losses) / all
  }
}

interface Gain {
  /** What the best setting is worth more than the chosen one. */
  readonly gain: number
  /** What the chosen one is worth more than the next best of another value; negative where it is not the best. */
  readonly lead: number
}

/** How a chosen setting stands among all, by a given worth of settings. */
function gainOf(ranking: Ranking, hand: Seven, chosen: number, worth: Worth): Gain {
  const own = worth(frontValue(hand, chosen), behindValue(ranking, hand, chosen))
  let [best, other] = [own, -Infinity]
  for (let split = 0; split < SPLITS; split++) {
    const front = frontValue(hand, split)
    const behind = behindValue(ranking, hand, split)
    if (isFoul(front, behind)) continue
    const value = worth(front, behind)
    if (value > best) best = value
    if (value !== own && value > other) other = value
  }
  return { gain: best - own, lead: own - other }
}

interface Simple {
  /** The simpler gain of a hand. */
  readonly gain: (hand: Seven) => Gain
  /** Its mean over all 154,143,080 hands. */
  readonly mean: number
}

function simpleGain(rules: PaiGowRules): Simple {
  const dealing = dealingOf(rules)
  const ranking = rankingOf(rules.wheel)
  const setter = setterOf(dealing)
  const worth = worthAgainst(rules, tableOf(dealing))
  const gain = (hand: Seven): Gain => gainOf(ranking, hand, setter(hand) & 31, worth)
  let [sum, hands] = [0, 0]
  const byRank: number[] = []
  eachRankHand((hand, rankClass, ways) => {
    byRank[rankClass] = gain(hand).gain
    sum += ways * byRank[rankClass]!
    hands += ways
  })
  eachFlushHand((hand, _, rankClass, ways) => {
    sum += ways * (gain(hand).gain - byRank[rankClass]!)
  })
  return { gain, mean: sum / hands }
}

/** The exact gain of one hand, in base wagers; 0 where the house way is best. */
function exactGain(rules: PaiGowRules, table: WayTable, sorted: readonly Card[], chosen: number): number {
  const settings = settingsOf(rules, sorted)
  const counts = showdowns(settings, table, without(DECK_WITH_JOKER, sorted), rules.banking)
  const { win, loss } = endingNets(rules)
  const worths = counts.map(({ wins, pushes, losses }) => (win * wins + loss * losses) / (wins + pushes + losses))
  return Math.max(...worths) - worths[settings.findIndex(({ split }) => split === chosen)]!
}

const HANDS = 40_000
const SEED = 'pai-gow-poker'

/**
 * Where the house way leads by more than this, no cards of the player's change what is best but once in a long while: of those hands only
 * one in twenty is solved, and counts twenty times.
 */
const SAFE_LEAD = 0.08
const SOLVED_OF_SAFE = 1 / 20

/**
 * The best setting of every hand: the exact EV of the house way (`houseWayEv`) and the estimated gain over it, from a sample of hands
 * that a fixed seed deals. `standardError` is of the estimate, in base wagers.
 */
export function wholeOptimal(rules: PaiGowRules, houseWayEv: Ev, onProgress?: Progress, hands = HANDS): GameFigures {
  const dealing = dealingOf(rules)
  const [setter, table] = [setterOf(dealing), tableOf(dealing)]
  const simple = simpleGain(rules)
  const random = makeRandom(SEED)
  let [sum, squares, others] = [0, 0, 0]
  for (let i = 0; i < hands; i++) {
    if (i % 50 === 0) onProgress?.(i / hands)
    const sorted = sortHand(draw(random, DECK_WITH_JOKER, 7))
    const hand = readSeven(sorted)
    const { gain: simplest, lead } = simple.gain(hand)
    const chance = lead > SAFE_LEAD ? SOLVED_OF_SAFE : 1
    if (chance < 1 && random() >= chance) continue
    const gain = exactGain(rules, table, sorted, setter(hand) & 31)
    const difference = (gain - simplest) / chance
    sum += difference
    squares += difference * difference
    if (gain > 0) others += 1 / chance
  }
  onProgress?.(1)
  const mean = sum / hands
  return {
    ev: { kind: 'real', value: evValue(houseWayEv) + simple.mean + mean },
    averageBet: exact(1, 1),
    frequencies: { 'house-way': 1 - others / hands, 'other-setting': others / hands },
    method: 'sampled',
    standardError: Math.sqrt((squares / hands - mean * mean) / (hands - 1)),
    sample: { hands, seed: SEED },
  }
}
