import { type Card } from '@/lib/cards/card'
import { DECK_WITH_JOKER, without } from '@/lib/cards/deck'
import { evValue, exact } from '@/lib/game/ev'
import type { GameFigures, StartingClass } from '@/lib/game/figures'
import type { Progress } from '@/lib/game/solver'
import { draw, makeRandom } from '@/lib/math/random'
import {
  behindValue,
  clausesIn,
  countSettings,
  eachFlushHand,
  eachRankHand,
  frontValue,
  type Gain,
  gainOver,
  rankingOf,
  readSeven,
  setterOf,
  type Seven,
  showdowns,
  sortHand,
  tableOf,
  type WayTable,
  type Worth,
  worthAgainst,
} from '@/lib/engines/pai-gow/index'
import { dealingOf, type PaiGowRules } from './rules'
import { endingNets, settingsOf } from './round'
import { BEST_SETTING, FOLLOW, OTHER_SETTING } from './strategy'

/*
 * Estimates what best play gains over the house way. The gain of each sampled hand is exact. To need fewer hands, it is
 * compared with a simpler gain whose mean over all hands is known exactly: the gain against a banker who may also hold
 * the player's cards. Only the difference of the two is estimated.
 */

/** What settings are worth against a banker who sets by the house way and may hold any cards. */
function worthAgainstBanker(rules: PaiGowRules, table: WayTable): Worth {
  const settings = countSettings((add) => {
    eachRankHand((_, rankClass, ways) => add(table.rankSettings[rankClass]!, ways))
    eachFlushHand((_, flushClass, __, ways) => {
      add(table.flushSettings[flushClass]!, ways)
      add(table.plainSettings[flushClass]!, -ways)
    })
  })
  return worthAgainst(settings, { ...endingNets(rules), copiesWin: rules.banking })
}

interface Simple {
  /** The simpler gain of a hand set by the split `chosen`. */
  readonly gain: (hand: Seven, chosen: number) => Gain
  /** The mean over all 154,143,080 hands, and the means over the hands that each clause sets. */
  readonly mean: number
  readonly means: readonly number[]
}

function simpleGain(rules: PaiGowRules, onProgress?: Progress): Simple {
  const dealing = dealingOf(rules)
  const ranking = rankingOf(rules.wheel)
  const setter = setterOf(dealing)
  const table = tableOf(dealing)
  onProgress?.(0.2)
  const worth = worthAgainstBanker(rules, table)
  onProgress?.(0.4)
  const gain = (hand: Seven, chosen: number): Gain =>
    gainOver(ranking, hand, frontValue(hand, chosen), behindValue(ranking, hand, chosen), worth)
  const sums = new Float64Array(table.clauseHands.length)
  const byRank: number[] = []
  const add = (clause: number, some: number): unknown => (sums[clause]! += some)
  eachRankHand((hand, rankClass, ways) => {
    byRank[rankClass] = gain(hand, setter(hand) & 31).gain
    add(table.rankClauses[rankClass]!, ways * byRank[rankClass]!)
  })
  onProgress?.(0.6)
  eachFlushHand((hand, flushClass, rankClass, ways) => {
    add(table.flushClauses[flushClass]!, ways * gain(hand, setter(hand) & 31).gain)
    add(table.plainClauses[flushClass]!, -ways * byRank[rankClass]!)
  })
  const hands = table.clauseHands.reduce((sum, n) => sum + n, 0)
  return {
    gain,
    mean: sums.reduce((sum, n) => sum + n, 0) / hands,
    means: Array.from(sums, (sum, clause) => sum / Math.max(1, table.clauseHands[clause]!)),
  }
}

/** The exact gain of one hand, in base wagers; 0 if the house way is best. */
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
 * If the house way leads by more than this, the player's own cards hardly ever change which setting is best. Only one
 * in twenty of these hands is solved, and it counts twenty times.
 */
const SAFE_LEAD = 0.08
const SOLVED_OF_SAFE = 1 / 20

/** Sums over the sample: over all hands, and over those that each clause sets. */
interface Sampled {
  sum: number
  squares: number
  others: number
  readonly clauses: readonly { hands: number; sum: number }[]
}

function sampleGains(rules: PaiGowRules, simple: Simple, hands: number, onProgress?: Progress): Sampled {
  const dealing = dealingOf(rules)
  const [setter, table] = [setterOf(dealing), tableOf(dealing)]
  const random = makeRandom(SEED)
  const sampled: Sampled = {
    sum: 0,
    squares: 0,
    others: 0,
    clauses: Array.from(table.clauseHands, () => ({ hands: 0, sum: 0 })),
  }
  for (let i = 0; i < hands; i++) {
    if (i % 50 === 0) onProgress?.(i / hands)
    const sorted = sortHand(draw(random, DECK_WITH_JOKER, 7))
    const hand = readSeven(sorted)
    const set = setter(hand)
    const clause = sampled.clauses[set >> 5]!
    clause.hands++
    const { gain: simplest, lead } = simple.gain(hand, set & 31)
    const chance = lead > SAFE_LEAD ? SOLVED_OF_SAFE : 1
    if (chance < 1 && random() >= chance) continue
    const gain = exactGain(rules, table, sorted, set & 31)
    const difference = (gain - simplest) / chance
    sampled.sum += difference
    sampled.squares += difference * difference
    clause.sum += difference
    if (gain > 0) sampled.others += 1 / chance
  }
  return sampled
}

/** The fewest hands of a clause from which a difference is estimated. With fewer, the simpler gain is used alone. */
const FEW = 30

/** The cells of the house way, with the worth of the best setting added. */
function cellsOf(
  cells: readonly StartingClass[],
  clauseIds: readonly string[],
  { means }: Simple,
  { clauses }: Sampled,
): readonly StartingClass[] {
  return cells.map((cell) => {
    const at = clauseIds.indexOf(cell.id)
    const { hands, sum } = clauses[at]!
    const gain = means[at]! + (hands < FEW ? 0 : sum / hands)
    return {
      ...cell,
      options: [
        ...cell.options,
        { action: BEST_SETTING, ev: { kind: 'real', value: evValue(cell.options[0]!.ev) + Math.max(0, gain) } },
      ],
    }
  })
}

/** The share of the time that passes before the sample begins. */
const PREPARING = 0.03

/**
 * The best setting of every hand: the exact EV of the house way (`house`) plus the estimated gain over it, from a
 * sample of hands dealt by a fixed seed. `standardError` is the estimate's, in base wagers. The gain of a single clause
 * is a rougher estimate; that of a rare one is against a dealer whose cards don't depend on yours.
 */
export function wholeOptimal(
  rules: PaiGowRules,
  house: Pick<GameFigures, 'ev' | 'cells'>,
  onProgress?: Progress,
  hands = HANDS,
): GameFigures {
  const simple = simpleGain(rules, (done) => onProgress?.(PREPARING * done))
  const sampled = sampleGains(rules, simple, hands, (done) => onProgress?.(PREPARING + (1 - PREPARING) * done))
  onProgress?.(1)
  const mean = sampled.sum / hands
  return {
    ev: { kind: 'real', value: evValue(house.ev) + simple.mean + mean },
    averageBet: exact(1, 1),
    frequencies: { [FOLLOW]: 1 - sampled.others / hands, [OTHER_SETTING]: sampled.others / hands },
    ...(house.cells
      ? {
          cells: cellsOf(
            house.cells,
            clausesIn(dealingOf(rules)).map(({ id }) => id),
            simple,
            sampled,
          ),
        }
      : {}),
    method: 'sampled',
    standardError: Math.sqrt((sampled.squares / hands - mean * mean) / (hands - 1)),
    sample: { hands, seed: SEED },
  }
}
