import { clauseWords } from '@/app/_charts/decisions'
import { rowName } from '@/app/_felt/names'
import { grouped, inWords, percent } from '@/app/_languages/format'
import { messagesOf } from '@/app/_languages/messages'
import { numbers, strategy } from '@/app/_languages/words'
import { evValue } from '@/lib/game/ev'
import type { Rules } from '@/lib/game/game'
import type { AnyTaughtGame, NamedStrategy } from '@/lib/game/teaching'
import type { Ev } from '@/lib/game/solution'
import type { Price } from '@/lib/game/precomputed/strategy-prices'
import { reduce } from '@/lib/math/fraction'
import type { WayWords } from '@/lib/messages/message'
import type { StartingClass } from '@/lib/game/figures'

/* A game's strategies with their prices, as plain data that can be passed to a page. */

/** The anchor of a rule on the strategy's page: ids may have spaces, HTML's may not. */
export const ruleAnchor = (id: string): string => `rule-${id.replace(/[^a-z0-9]+/gi, '-')}`

/** The price of a strategy, in base wagers a round. */
export interface WayPrice {
  readonly edge: number
  /**
   * The cost compared with best play. Negative only for a strategy that uses cards which the game's best play ignores.
   */
  readonly cost: number
  /** The edge as a fraction, if it is exact. */
  readonly fraction?: string
  /** The standard error, if the edge is estimated. */
  readonly standardError?: number
}

export interface PricedWay extends WayWords {
  readonly id: string
  readonly rules: readonly string[]
  readonly price: WayPrice
}

/** A strategy in the page's language. Rules that can't decide any hand are left out. */
function wayInWords(game: AnyTaughtGame, rules: Rules, { id, rules: all }: NamedStrategy): Omit<PricedWay, 'price'> {
  const messages = messagesOf(game)
  const inForce = all.filter((rule) => game.canDecide?.(rules, rule.id) ?? true)
  return { id, ...messages.way(id), rules: inForce.map(messages.rule) }
}

/** Every strategy under one set of rules. */
export interface Priced {
  readonly best: WayPrice
  /** The game's own figure: best play, or the house way if it sets every hand. */
  readonly own: WayPrice
  readonly ways: readonly PricedWay[]
}

const fractionOf = (ev: Ev): { readonly fraction?: string } =>
  ev.kind === 'real' ? {} : { fraction: grouped(reduce({ num: -ev.num, den: ev.den })) }

function priceOf({ ev, standardError }: Price, best: number, least = 0): WayPrice {
  return {
    edge: -evValue(ev),
    cost: Math.max(least, best - evValue(ev)),
    ...fractionOf(ev),
    ...(standardError === undefined ? {} : { standardError }),
  }
}

/** Smaller differences are rounding errors. */
const NOTHING = 1e-9

/**
 * A game's strategies with their prices and with those rules that can decide a hand here. Best play is the game's own
 * figure, or a strategy without rules that is even better. It is never one that uses more cards than the game's own
 * best play, on which every chart and every other figure is based. Leaves out strategies without a known price, and
 * those with as many rules and the same price as an earlier one, unless somebody publishes them.
 */
export function pricedWays(
  game: AnyTaughtGame,
  rules: Rules,
  priceFor: (strategy?: string) => Price | undefined,
): Priced | undefined {
  const own = priceFor()
  if (!own) return undefined
  const known = (game.strategies ?? []).flatMap((one) => {
    const price = priceFor(one.id)
    return price ? [{ way: wayInWords(game, rules, one), price, isPublished: one.source !== undefined }] : []
  })
  const isTold = ({ way, price, isPublished }: (typeof known)[number], i: number): boolean =>
    !isPublished &&
    known
      .slice(0, i)
      .some(
        (other) =>
          other.way.rules.length === way.rules.length &&
          evValue(other.price.ev) === evValue(price.ev) &&
          way.rules.length > 0,
      )
  const best = known
    .filter(({ way }) => way.rules.length === 0 && way.id !== game.seesMore)
    .reduce((top, { price }) => (evValue(price.ev) > evValue(top.ev) + NOTHING ? price : top), own)
  const top = evValue(best.ev)
  const tidy = (price: WayPrice): WayPrice => (Math.abs(price.cost) < NOTHING ? { ...price, cost: 0 } : price)
  return {
    best: priceOf(best, top),
    own: tidy(priceOf(own, top)),
    ways: known
      .filter((one, i) => !isTold(one, i))
      .map(({ way, price }) => ({
        ...way,
        price: tidy(priceOf(price, top, way.id === game.seesMore ? -Infinity : 0)),
      })),
  }
}

/** Whether a strategy consists of rules only. Those are on the curve, and readers can choose one as their own. */
export const isWhole = ({ rules, leaves }: Pick<PricedWay, 'rules' | 'leaves'>): boolean =>
  rules.length > 0 && leaves === undefined

/** Sorted by the number of rules, then by cost. */
export const bySize = (ways: readonly PricedWay[]): readonly PricedWay[] =>
  [...ways].sort((a, b) => a.rules.length - b.rules.length || a.price.cost - b.price.cost)

/** The strategies that cost less than all others with as few rules. */
export function frontier(ways: readonly PricedWay[]): readonly PricedWay[] {
  const found: PricedWay[] = []
  for (const way of bySize(ways.filter(isWhole)))
    if (way.price.cost < (found.at(-1)?.price.cost ?? Infinity)) found.push(way)
  return found
}

/** What one more rule must save to be worth learning, in base wagers a round: one in two thousand rounds. */
const WORTH_A_RULE = 0.0005

/** The recommended strategy: the shortest after which more rules no longer save enough. */
export function recommended(ways: readonly PricedWay[]): PricedWay | undefined {
  const best = frontier(ways)
  return (
    best.find((way, i) =>
      best
        .slice(i + 1)
        .every(
          (longer) => way.price.cost - longer.price.cost < WORTH_A_RULE * (longer.rules.length - way.rules.length),
        ),
    ) ?? best.at(-1)
  )
}

/** `0.0510%`, `0.00590%`: a cost with three significant digits. */
export function costPercent(share: number): string {
  if (share === 0) return percent(0, 0)
  if (share < 0) return `−${costPercent(-share)}`
  return percent(share, share >= 0.01 ? 2 : share >= 0.001 ? 3 : share >= 0.0001 ? 4 : 5)
}

/** “costs 0.0510%”, or “gains 0.00296%” for a strategy that uses more cards than best play. */
export const costInWords = (cost: number): string =>
  cost === 0 ? strategy.costsNothing : cost < 0 ? strategy.gains(costPercent(-cost)) : strategy.costs(costPercent(cost))

/**
 * “Played best, the house keeps 2.185% of the ante.” If house ways set every hand and no better play has a price, the
 * edge is that of the house way.
 */
export function edgeInWords({ best: { edge }, own }: Priced, unit: string, isSet: boolean): string {
  const isByHouseWay = isSet && own.cost === 0
  const says =
    edge < 0 ? (isByHouseWay ? strategy.winsSet : strategy.wins) : isByHouseWay ? strategy.keepsSet : strategy.keeps
  return says(percent(Math.abs(edge), 3), numbers.unit(unit))
}

/** What the recommended strategy costs: “Five rules cost 0.0510% more than best play.” */
export function answerInWords(way: PricedWay): string {
  const count = way.rules.length
  return way.price.cost === 0
    ? strategy.answerBest(count, inWords(count))
    : strategy.answer(count, inWords(count), costPercent(way.price.cost))
}

/** A clause: its words, the share of all hands that it sets, and their EV. */
interface Clause {
  readonly id: string
  readonly says?: string
  readonly share: number
  /** In base wagers. */
  readonly worth?: number
}

/** A row of a map whose cells are clauses. */
export interface ClauseRow {
  readonly name: string
  readonly clauses: readonly Clause[]
}

/**
 * The clauses of a game in which the house way plays every hand, in the page's language. Rows without a hand are left
 * out.
 */
export function clausesOf(game: AnyTaughtGame, cells: readonly StartingClass[]): readonly ClauseRow[] {
  const byId = new Map(cells.map((one) => [one.id, one]))
  const deals = cells.reduce((sum, one) => sum + one.deals, 0)
  const clauseOf = (one: StartingClass): Clause => {
    const says = clauseWords(game.id, one)
    return {
      id: one.id,
      share: one.deals / deals,
      ...(says !== undefined && { says }),
      ...(one.options[0] && { worth: evValue(one.options[0].ev) }),
    }
  }
  return game.map.rows
    .map((row) => ({
      name: rowName(game, row.id),
      clauses: row.cells.flatMap((id) => (id === null ? [] : (byId.get(id) ?? []))).map(clauseOf),
    }))
    .filter(({ clauses }) => clauses.length > 0)
}
