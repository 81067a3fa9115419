import type { ReactNode } from 'react'
import { questions } from '@/app/_languages/words'
import { questionAnchor } from '@/app/[game]/_guide/parts'
import type { AnyGame, Rules } from '@/lib/game/game'
import { money } from '@/app/_languages/format'
import { hourlyCost, hourOf } from '@/app/_settings/pace'
import { NAMED_STAKE } from '@/lib/game/ev'
import { isDraft } from '@/lib/games/ids'
import { isFoundList } from '@/lib/game/strategy/decision-list'
import { strategyPrice } from '@/lib/game/precomputed/strategy-prices'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { frontier, type PricedWay, pricedWays, type WayPrice } from '@/app/[game]/strategy/words'

/*
 * The questions answered below every game's tools, in the words that people type. They are headings on the page and
 * entries of the search.
 */

type AskId = 'bring' | 'ahead' | 'inRound' | 'variance' | 'first' | 'learning' | 'perfect' | 'entered' | 'bestTable'

/** The ids of the questions, by the page that answers them: the part of its address after the game. */
export const ASKED_ON: Readonly<Record<string, readonly AskId[]>> = {
  '/risk': ['bring', 'ahead', 'inRound', 'variance'],
  '/trainer': ['first', 'learning', 'perfect'],
  '/calculator': ['entered'],
  '/pay-tables': ['bestTable'],
}

export const askOf = (id: AskId, game: Pick<AnyGame, 'name'>): string => questions[id](game.name)

/* Questions below a tool: headings and plain sentences, rendered on the server. */

interface Held {
  readonly children: ReactNode
}

/** Questions that a page answers about a game: none about a draft, which has no texts for the answers to link to. */
export const unlessDraft =
  <G extends AnyGame>(answers: (props: { readonly game: G }) => ReactNode | Promise<ReactNode>) =>
  async (props: { readonly game: G }): Promise<ReactNode> =>
    isDraft(props.game.id) ? null : answers(props)

export function Questions({ children }: Held) {
  return (
    <section aria-labelledby="questions" className="mx-auto grid max-w-desk gap-8 px-4 pb-14 md:px-8 print:hidden">
      <h2 id="questions" className="font-serif text-title font-semibold tracking-title">
        {questions.title}
      </h2>
      {children}
    </section>
  )
}

/** A question in the words that people type. The first sentence below it is the answer. */
export function Question({ ask, children }: Held & { readonly ask: string }) {
  return (
    <div className="grid gap-2">
      <h3 id={questionAnchor(ask)} className="scroll-mt-20 text-large/snug font-semibold">
        {ask}
      </h3>
      <div className="grid max-w-text gap-3">{children}</div>
    </div>
  )
}

/* Money at the stake and the pace that pages name, because the server doesn't know the reader's. */

/** An amount in base wagers as money: `$380`. */
export const atNamedStake = (bets: number): string => money(bets * NAMED_STAKE, 'USD')

/** What an edge costs an hour: `$7.65`. */
export const anHour = (game: AnyGame, edge: number): string => money(hourlyCost(edge, hourOf(game)), 'USD')

/** The assumptions behind such figures: `$10 an ante and 35 rounds an hour`. */
export function basisOf(game: AnyGame): string {
  const { stake, rounds } = hourOf(game)
  return questions.basis(money(stake, 'USD'), game.unit, rounds)
}

/* How people really play: short lists of rules, and habits, with what they cost under the usual rules. */

/** The most rules in a short list, which a beginner can learn quickly. */
const FEW = 6
/** A strategy that costs less than this, in base wagers a round, is practically best play. */
const LITTLE = 0.004

export interface Played {
  readonly best: WayPrice
  /** The game's own figure if it isn't for best play: the house way sets every hand. */
  readonly houseWay?: WayPrice
  /** The cheapest list of at most FEW rules. */
  readonly beginner: PricedWay
  /** Habits that cost money, the cheapest first. Lists of rules found by a search aren't habits. */
  readonly habits: readonly PricedWay[]
}

/** Whether a strategy is a habit. The game's own strategy, followed rule by rule, is not. */
const isHabit = (game: AnyTaughtGame, { id, rules, price }: PricedWay): boolean =>
  rules.length > 0 && !isFoundList(id) && id !== game.toTheLetter && price.cost >= LITTLE

/** Throws if the game has no prices or no list that is short enough. */
export function playedOf(game: AnyTaughtGame): Played {
  const rules = game.variants[0].rules as Rules
  const priced = pricedWays(game, rules, (strategy) => strategyPrice(game, rules, strategy))
  const beginner = priced && frontier(priced.ways).findLast((way) => way.rules.length <= FEW)
  if (!priced || !beginner) throw new Error(`${game.id} has no short list of rules with a price`)
  const habits = priced.ways
    .filter((way) => isHabit(game, way) && way.id !== beginner.id)
    .toSorted((a, b) => a.price.cost - b.price.cost)
  return { best: priced.best, ...(priced.own.cost > 0 && { houseWay: priced.own }), beginner, habits }
}
