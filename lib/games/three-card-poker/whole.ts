import { type Card, cardOf, rankOf, suitOf } from '@/lib/cards/card'
import { DECK } from '@/lib/cards/deck'
import { gatherClasses } from '@/lib/games/cells'
import { exact } from '@/lib/games/ev'
import type { GameFigures } from '@/lib/games/figures'
import { threeCardCell, threeCardCellName } from '@/lib/games/maps'
import { varianceOf } from '@/lib/games/outcomes'
import type { Outcome } from '@/lib/games/solution'
import type { Progress, WholeOptions } from '@/lib/games/solver'
import { choose, combinations } from '@/lib/math/combinations'
import { scaleToIntegers } from '@/lib/math/fraction'
import { countDealerStrengths, countEndings, type EndingCounts, playNets } from './count'
import { qualifyingStrength, type ThreeCardRules } from './rules'
import { ENDINGS, FOLD_NET, strengthOf } from './round'
import { classOf, leastOf } from './strategy'

/** Hands that differ by the names of the suits only: one of them, and how many there are. */
export interface SuitClass {
  readonly hand: readonly Card[]
  hands: number
}

/** The hand with its suits renamed in the order in which they come, high card first. */
function renamed(hand: readonly Card[]): Card[] {
  const suits: number[] = []
  return [...hand]
    .sort((a, b) => b - a)
    .map((card) => {
      if (!suits.includes(suitOf(card))) suits.push(suitOf(card))
      return cardOf(rankOf(card), suits.indexOf(suitOf(card)))
    })
}

/** All 22,100 hands in some 1,900 classes, weakest first. */
function suitClasses(): readonly SuitClass[] {
  const classes = new Map<number, SuitClass>()
  for (const cards of combinations(DECK, 3)) {
    const hand = renamed(cards)
    const key = (hand[0]! << 12) | (hand[1]! << 6) | hand[2]!
    const known = classes.get(key)
    if (known) known.hands++
    else classes.set(key, { hand, hands: 1 })
  }
  return [...classes.values()].sort((a, b) => strengthOf(a.hand) - strengthOf(b.hand))
}

const HANDS = choose(52, 3)
const DEALER_HANDS = choose(49, 3)

interface Played extends Met {
  /** The sum over all dealer hands of the net of playing, in units of the whole game. */
  readonly total: number
  readonly plays: boolean
}

/** A class met by all of the dealer's hands: nothing hangs on the pays. */
export interface Met extends SuitClass {
  readonly strength: number
  readonly counts: EndingCounts
}

function meet(qualifying: number, onProgress?: Progress): readonly Met[] {
  const classes = suitClasses()
  return classes.map((one, i) => {
    if (i % 100 === 0) onProgress?.(i / classes.length)
    const strength = strengthOf(one.hand)
    return { ...one, strength, counts: countEndings(strength, countDealerStrengths(one.hand), qualifying) }
  })
}

const met = new Map<number, readonly Met[]>()

/** How every class of hands ends; kept for each hand that the dealer may need. */
export function metOnce(qualifying: number, onProgress?: Progress): readonly Met[] {
  const known = met.get(qualifying) ?? meet(qualifying, onProgress)
  met.set(qualifying, known)
  return known
}

function playClass(rules: ThreeCardRules, one: Met, unit: number, least: number | undefined): Played {
  const { strength, counts } = one
  const nets = playNets(rules, strength)
  // Below 2^53: at most 18,424 deals of a net of 100,002 antes in millionths.
  const total = ENDINGS.reduce((sum, ending) => sum + Math.round(nets[ending] * unit) * counts[ending], 0)
  // An exact tie is folded, the cheaper way.
  const plays = least === undefined ? total > FOLD_NET * unit * DEALER_HANDS : strength >= least
  return { ...one, total, plays }
}

/** One entry for each of the 741 different values of a hand, and one for each cell of the map. */
function startingClasses(played: readonly Played[], unit: number): Pick<GameFigures, 'classes' | 'cells'> {
  const den = BigInt(DEALER_HANDS) * BigInt(unit)
  const parts = played.map(({ hand, hands, total, plays }) => ({
    hand,
    deals: hands,
    options: [
      { action: 'play', ev: exact(total, den) },
      { action: 'fold', ev: exact(BigInt(FOLD_NET) * den, den) },
    ],
    taken: plays ? 'play' : 'fold',
  }))
  return {
    classes: gatherClasses(parts.map((part) => ({ ...part, into: classOf(part.hand) }))),
    cells: gatherClasses(
      parts.map((part) => ({ ...part, into: threeCardCell(part.hand) })),
      threeCardCellName,
    ),
  }
}

function outcomesOf(rules: ThreeCardRules, played: readonly Played[]): readonly Outcome[] {
  const ways = new Map<number, number>()
  const put = (net: number, n: number): unknown => n > 0 && ways.set(net, (ways.get(net) ?? 0) + n)
  for (const { strength, counts, hands, plays } of played) {
    const nets = playNets(rules, strength)
    if (plays) for (const ending of ENDINGS) put(nets[ending], counts[ending] * hands)
    else put(FOLD_NET, DEALER_HANDS * hands)
  }
  return [...ways].sort((a, b) => a[0] - b[0])
}

/** The common denominator of all nets. */
const unitOf = (rules: ThreeCardRules): number => scaleToIntegers(Object.values(rules.pays.anteBonus)).unit

function figures(rules: ThreeCardRules, played: readonly Played[], unit: number): GameFigures {
  const deals = BigInt(HANDS) * BigInt(DEALER_HANDS)
  const net = ({ plays, total }: Played): bigint => (plays ? BigInt(total) : BigInt(FOLD_NET * unit * DEALER_HANDS))
  const sum = played.reduce((all, one) => all + net(one) * BigInt(one.hands), 0n)
  const playedHands = played.reduce((all, { plays, hands }) => all + (plays ? hands : 0), 0)
  const outcomes = outcomesOf(rules, played)
  return {
    ev: exact(sum, deals * BigInt(unit)),
    averageBet: exact(HANDS + playedHands, HANDS),
    frequencies: { play: playedHands / HANDS, fold: (HANDS - playedHands) / HANDS },
    variance: varianceOf(outcomes, deals),
    outcomes,
    ...startingClasses(played, unit),
    method: 'exact',
  }
}

/** The whole game over all 22,100 × 18,424 deals: best play, or one of STRATEGIES by its id. */
export function whole(rules: ThreeCardRules, options: WholeOptions = {}, onProgress?: Progress): GameFigures {
  const least = options.strategy === undefined ? undefined : leastOf(options.strategy)
  const unit = unitOf(rules)
  const played = metOnce(qualifyingStrength(rules), onProgress).map((one) => playClass(rules, one, unit, least))
  onProgress?.(1)
  return figures(rules, played, unit)
}
