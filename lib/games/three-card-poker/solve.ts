import { type Card, cardOf, rankOf, suitOf } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import { countThrees } from '@/lib/cards/counts'
import { evaluate3, handOfThree } from '@/lib/cards/three'
import { endingOf, netsAfter, tallyName } from '@/lib/engines/settlement/index'
import { gatherClasses } from '@/lib/games/cells'
import { bestOf, exact } from '@/lib/games/ev'
import type { GameFigures, SideFigures } from '@/lib/games/figures'
import { threeCardCell } from '@/lib/games/maps'
import { varianceOf } from '@/lib/games/outcomes'
import { sideFigures } from '@/lib/games/side-figures'
import type { Option, Outcome, Solution } from '@/lib/games/solution'
import type { Progress, SideOptions, Solver, WholeOptions } from '@/lib/games/solver'
import { choose, combinations } from '@/lib/math/combinations'
import { scaleToIntegers } from '@/lib/math/fraction'
import {
  type Ending,
  ENDINGS,
  FOLD_NET,
  stageOf,
  strengthOf,
  type ThreeCardAction,
  type ThreeCardState,
  unseen,
} from './round'
import { qualifyingStrength, TABLE, type ThreeCardRules } from './rules'
import { classOf, leastOf } from './strategy'

/** The number of the dealer's hands against which a played hand ends each way. */
type EndingCounts = Readonly<Record<Ending, number>>

/** Subtracts the choices of three from the whole deck that hold a card of the hand: 3,676 of 22,100. */
function takeAway(counts: Uint32Array, hand: readonly Card[]): void {
  for (const [i, card] of hand.entries())
    for (let j = 0; j < DECK.length; j++) {
      // Choices with an earlier card of the hand have been subtracted already.
      if (hand.indexOf(j) >= 0 && hand.indexOf(j) <= i) continue
      for (let k = j + 1; k < DECK.length; k++) {
        if (hand.indexOf(k) >= 0 && hand.indexOf(k) <= i) continue
        const strength = evaluate3(card, j, k)
        counts[strength] = counts[strength]! - 1
      }
    }
}

let deckStrengths: Uint32Array | undefined

/** The number of the dealer's hands by strength if the player holds this hand and no card is dead: 18,424 in all. */
export function countDealerStrengths(hand: readonly Card[]): Uint32Array {
  const counts = Uint32Array.from((deckStrengths ??= countThrees(DECK)))
  takeAway(counts, hand)
  return counts
}

/** The number of the dealer's hands by ending, given the player's strength and the dealer's hands by strength. */
export function countEndings(player: number, dealer: Uint32Array, qualifying: number): EndingCounts {
  const counts: Record<Ending, number> = { win: 0, tie: 0, loss: 0, unqualified: 0 }
  dealer.forEach((ways, strength) => {
    const ending = endingOf(player, strength, qualifying)
    counts[ending === 'win' || ending === 'tie' || ending === 'loss' ? ending : 'unqualified'] += ways
  })
  return counts
}

const netsOfPlay = netsAfter(TABLE, ['play'], ENDINGS)

/** The net of the round, in antes, for each ending of a played hand of this strength. All include the ante bonus. */
export const playNets = (rules: ThreeCardRules, player: number): Readonly<Record<Ending, number>> =>
  netsOfPlay(rules, handOfThree(player))

// ——— One decision ———————————————————————————————————————————————————————————————————————————————————————

function playOption(
  rules: ThreeCardRules,
  player: number,
  counts: EndingCounts,
  deals: number,
): Option<ThreeCardAction> {
  const nets = playNets(rules, player)
  const { unit, integers } = scaleToIntegers(ENDINGS.map((ending) => nets[ending]))
  const total = ENDINGS.reduce((sum, ending, i) => sum + integers[i]! * counts[ending], 0)
  const outcomes = ENDINGS.map((ending): Outcome => [nets[ending], counts[ending]])
  return {
    action: 'play',
    ev: exact(total, unit * deals),
    outcomes: outcomes.filter(([, ways]) => ways > 0).sort((a, b) => a[0] - b[0]),
    tally: ENDINGS.map((ending) => ({ name: tallyName(TABLE, ending), ways: counts[ending] })),
  }
}

/** Play and fold, over every hand that the dealer can have. Throws if the state isn't a decision. */
export function solve(rules: ThreeCardRules, state: ThreeCardState): Solution<ThreeCardAction> {
  if (stageOf(state) === undefined) throw new Error('the state is not at a decision')
  const player = strengthOf(state.hand)
  const counts = countEndings(player, countThrees(unseen(state)), qualifyingStrength(rules))
  const deals = ENDINGS.reduce((sum, ending) => sum + counts[ending], 0)
  const options = [
    playOption(rules, player, counts, deals),
    { action: 'fold', ev: exact(FOLD_NET, 1), outcomes: [[FOLD_NET, deals]] },
  ] as const satisfies readonly Option<ThreeCardAction>[]
  return { options, best: bestOf<ThreeCardAction>(options), deals }
}

// ——— The whole game —————————————————————————————————————————————————————————————————————————————————————

/** One hand for all that differ only in the names of their suits, and how many they are. */
export interface SuitClass {
  readonly hand: readonly Card[]
  hands: number
}

/** The hand, high card first, with its suits renamed in the order in which they appear. */
function renamed(hand: readonly Card[]): Card[] {
  const suits: number[] = []
  return [...hand]
    .sort((a, b) => b - a)
    .map((card) => {
      if (!suits.includes(suitOf(card))) suits.push(suitOf(card))
      return cardOf(rankOf(card), suits.indexOf(suitOf(card)))
    })
}

/** All 22,100 hands in about 1,900 classes, weakest first. */
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
  /** The net of playing, summed over all hands of the dealer, in the parts of an ante that `unitOf` gives. */
  readonly total: number
  readonly plays: boolean
}

/** A class of hands, and how it ends against all hands of the dealer. Nothing here depends on the pays. */
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

/** How every class of hands ends, computed once for each strength with which the dealer qualifies. */
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
  // An exact tie is folded, which is cheaper.
  const plays = least === undefined ? total > FOLD_NET * unit * DEALER_HANDS : strength >= least
  return { ...one, total, plays }
}

/** One entry for each of the 741 classes of ranks and suitedness, and one for each cell of the map. */
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
    cells: gatherClasses(parts.map((part) => ({ ...part, into: threeCardCell(part.hand) }))),
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

/** The common denominator of all nets: how many parts make an ante. */
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

/**
 * The whole game over all 22,100 × 18,424 deals: best play, or one of STRATEGIES by its id. Throws `RangeError` on an
 * unknown id.
 */
function whole(rules: ThreeCardRules, options: WholeOptions = {}, onProgress?: Progress): GameFigures {
  const least = options.strategy === undefined ? undefined : leastOf(options.strategy)
  const unit = unitOf(rules)
  const played = metOnce(qualifyingStrength(rules), onProgress).map((one) => playClass(rules, one, unit, least))
  onProgress?.(1)
  return figures(rules, played, unit)
}

// ——— The side bets ——————————————————————————————————————————————————————————————————————————————————————

/**
 * The figures of a side bet over every deal of the cards that aren't dead. Throws `RangeError` on an unknown bet, and
 * `TooFewCards` if no deal is left.
 */
function side(rules: ThreeCardRules, bet: string, options: SideOptions = {}): SideFigures {
  return sideFigures(TABLE, rules, bet, without(DECK, options.dead ?? []))
}

// ——— The solver —————————————————————————————————————————————————————————————————————————————————————————

export const solver: Solver<ThreeCardRules, ThreeCardState, ThreeCardAction> = { solve, whole, side }
