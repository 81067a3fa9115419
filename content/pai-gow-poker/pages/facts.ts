import comparisons from '@/content/house-ways/comparisons.json' with { type: 'json' }
import prices from '@/content/house-ways/prices.json' with { type: 'json' }
import made from '@/content/pai-gow-poker/hands.json' with { type: 'json' }
import { bestOf, exact } from '@/lib/game/ev'
import type { Option, Solution } from '@/lib/game/solution'
import { choose } from '@/lib/math/combinations'
import { exactDecimal, toNumber } from '@/lib/math/fraction'
import { clauseName } from './names'
import {
  type ClausePage,
  clausePage,
  type MadeSetting,
  type MadeWay,
  type PaiGowMade,
} from '@/lib/games/pai-gow-poker/clauses'
import { HOUSE_WAY_FIGURES, WAY_IDS, type WayId } from '@/lib/engines/pai-gow/index'
import { FOLLOW } from '@/lib/games/pai-gow-poker/strategy'
import { type PaiGowRules, VARIANTS } from '@/lib/games/pai-gow-poker/rules'
import { TALLY_NAMES } from '@/lib/games/pai-gow-poker/round'
import { madeBySlug, once } from '@/content/pages/made'

/* The facts of a clause, from the stored figures. EVs in bets, against a dealer who sets by the same way. */

const madeOf = madeBySlug<PaiGowMade>(made.pages, 'Pai Gow Poker')

/** How many dealer's hands there are against each player's hand. */
const OTHER_HANDS = choose(46, 7)

export interface Price {
  readonly mean: number
  readonly error: number
  readonly isExact: boolean
}

/** How another way sets the clause's hands: the share it sets differently, and the clause that does so most often. */
export interface Apart {
  readonly way: WayId
  readonly share: number
  readonly mostly?: string
  /** Whether that clause is the only one that sets them differently. */
  readonly isOne: boolean
}

export interface ClauseFacts extends PaiGowMade {
  readonly page: ClausePage
  readonly name: string
  readonly rules: PaiGowRules
  /** The clause in the way of the page. */
  readonly own: MadeWay
  /** How many hands of it a round holds. */
  readonly perRound: number
  readonly solution: Solution<string>
  readonly player: Price
  readonly house: Price
  readonly apart: readonly Apart[]
}

type Written =
  | { readonly num: string; readonly den: string }
  | { readonly mean: number; readonly standardError: number; readonly hands: number }

const PRICES = prices.ways as unknown as Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<'player' | 'house', Written>>>>>
>

function priceOf(way: WayId, id: string, side: 'player' | 'house'): Price {
  const written = PRICES[way]![id]![side]
  if ('num' in written)
    return { mean: toNumber({ num: BigInt(written.num), den: BigInt(written.den) }), error: 0, isExact: true }
  return { mean: written.mean, error: written.standardError, isExact: false }
}

interface Pair {
  readonly a: string
  readonly b: string
  readonly differences: readonly { readonly a: string; readonly b: string; readonly hands: number }[]
}

/** How often another way sets hands of the clause differently. */
function apartFrom({ way, clause }: ClausePage, other: WayId, hands: number): Apart {
  const pair = (comparisons.pairs as readonly Pair[]).find(
    ({ a, b }) => (a === way && b === other) || (a === other && b === way),
  )!
  const mine = pair.differences
    .map(({ a, b, hands: some }) => (pair.a === way ? { a, b, some } : { a: b, b: a, some }))
    .filter(({ a }) => a === clause.id)
  const most = [...mine].sort((x, y) => y.some - x.some)[0]
  return {
    way: other,
    share: mine.reduce((sum, { some }) => sum + some, 0) / hands,
    ...(most ? { mostly: most.b } : {}),
    isOne: mine.length === 1,
  }
}

/** One setting of all hands of the clause, as an option. */
function optionOf({ commission }: PaiGowRules, hands: number, { action, wins, losses }: MadeSetting): Option<string> {
  const deals = hands * OTHER_HANDS
  const [win, loss] = [Number(wins), Number(losses)]
  const { num, den } = exactDecimal(commission)
  const ev = exact(BigInt(wins) * (den - num) - BigInt(losses) * den, BigInt(hands) * BigInt(OTHER_HANDS) * den)
  const push = deals - win - loss
  const outcomes = (
    [
      [-1, loss],
      [0, push],
      [1 - commission, win],
    ] as const
  ).filter(([, ways]) => ways > 0)
  return {
    action: action ?? FOLLOW,
    ev,
    outcomes,
    tally: [
      { name: TALLY_NAMES.win, ways: win },
      { name: TALLY_NAMES.push, ways: push },
      { name: TALLY_NAMES.loss, ways: loss },
    ],
  }
}

function solutionOf(rules: PaiGowRules, { hands, settings }: MadeWay): Solution<string> {
  const options = settings.map((setting) => optionOf(rules, hands, setting))
  return { options, best: bestOf(options), deals: hands * OTHER_HANDS }
}

/** Throws on an unknown slug. */
export const clauseFacts = once((slug): ClauseFacts => {
  const one = madeOf(slug)
  const page = clausePage(slug)
  const rules = VARIANTS.find(({ id }) => id === page.way)!.rules
  const own = one.ways.find(({ way }) => way === page.way)!
  return {
    ...one,
    page,
    rules,
    own,
    name: clauseName(page),
    perRound: own.hands / HOUSE_WAY_FIGURES.hands,
    solution: solutionOf(rules, own),
    player: priceOf(page.way, page.clause.id, 'player'),
    house: priceOf(page.way, page.clause.id, 'house'),
    apart: WAY_IDS.filter((way) => way !== page.way).map((way) => apartFrom(page, way, own.hands)),
  }
})

/** The clause's settings in another way that has it, as options. */
export const optionsIn = (rules: PaiGowRules, way: MadeWay): readonly Option<string>[] =>
  way.settings.map((setting) => optionOf(rules, way.hands, setting))
