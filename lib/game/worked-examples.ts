import { type Card, rankOf } from '@/lib/cards/card'
import { deal, type DealStep } from '@/lib/engines/round/index'
import type { AnyGame, Rules, SettledBet, Step } from '@/lib/game/game'
import { makeRandom, type Random } from '@/lib/math/random'

/*
 * Rounds that show how the main bets of a table are settled: one for each way in which a round can end under its rules, dealt and settled by
 * the game itself.
 */

/**
 * `win`: the smallest there is; `paid`: a larger one, by a pay table. `unqualified`: the dealer doesn't qualify. `push`: the bets come
 * back without a dealer's hand.
 */
export const EXAMPLES = ['win', 'paid', 'loss', 'tie', 'push', 'unqualified'] as const
export type ExampleEnding = (typeof EXAMPLES)[number]

export interface WorkedExample {
  readonly ending: ExampleEnding
  readonly state: unknown
  readonly bets: readonly SettledBet[]
  /** Of the main bets, in base wagers. */
  readonly net: number
}

type AnyStep = Step<unknown, string>
type Played = Omit<WorkedExample, 'ending'>

/** The deals to the dealer, by their stages. */
const DEALERS: readonly string[] = ['upcard', 'dealer']

const TRIES = 4000

/** Cards of a deal that have the ranks of the player's hand, as far as there are such cards. */
function twins({ stub, count }: DealStep<unknown, string>, { hand, upcard = [] }: Hands): readonly Card[] | undefined {
  const wanted = hand.map(rankOf)
  for (const card of upcard) wanted.splice(wanted.indexOf(rankOf(card)), 1)
  const taken: Card[] = []
  for (const rank of wanted.slice(0, count)) {
    const card = stub.find((one) => rankOf(one) === rank && !taken.includes(one))
    if (card === undefined) return undefined
    taken.push(card)
  }
  return taken.length === count ? taken : undefined
}

interface Hands {
  readonly hand: readonly Card[]
  readonly upcard?: readonly Card[]
}

/**
 * Plays a round without side bets: the last action that isn't a fold, which is the smallest bet. `isTwin`: the dealer gets
 * the ranks of the player's hand, because a tie is too rare to wait for.
 */
function playOut(game: AnyGame, rules: Rules, random: Random, isTwin: boolean): Played | undefined {
  let state: unknown = game.start(rules)
  for (;;) {
    const step = game.step(rules, state) as AnyStep
    if (step.kind === 'end') return { state, bets: step.bets, net: step.net }
    if (step.kind === 'decide') state = step.next(step.actions.findLast((action) => action !== 'fold')!)
    else if (isTwin && DEALERS.includes(step.stage)) {
      const cards = twins(step, state as Hands)
      if (cards === undefined) return undefined
      state = step.next(cards)
    } else state = deal(step, random)
  }
}

/** Whether the bets are settled otherwise than if every hand of the dealer qualified. */
function isUnqualified(game: AnyGame, rules: Rules, { state, bets }: Played): boolean {
  if (!('qualifies' in rules)) return false
  const step = game.step({ ...rules, qualifies: 'none' }, state) as AnyStep
  return step.kind === 'end' && JSON.stringify(step.bets) !== JSON.stringify(bets)
}

function endingOf(game: AnyGame, rules: Rules, played: Played): Exclude<ExampleEnding, 'paid'> {
  if (isUnqualified(game, rules, played)) return 'unqualified'
  if (played.bets.every(({ net }) => net === 0)) return 'dealer' in (played.state as object) ? 'tie' : 'push'
  return played.net < 0 ? 'loss' : 'win'
}

type Found = Partial<Record<ExampleEnding, Played>>

/** Keeps the first round of each ending, of wins the smallest and one that a pay table makes larger. */
function keep(found: Found, ending: Exclude<ExampleEnding, 'paid'>, played: Played): Found {
  const { [ending]: before, paid } = found
  if (before === undefined) return { ...found, [ending]: played }
  if (ending !== 'win' || played.net === before.net) return found
  const [smaller, larger] = played.net < before.net ? [played, before] : [before, played]
  return { ...found, win: smaller, paid: paid ?? larger }
}

/** An example of each ending that these rules have, in the order of `EXAMPLES`. The same rules give the same examples. */
export function workedExamples(game: AnyGame, rules: Rules): readonly WorkedExample[] {
  let found: Found = {}
  // Without a dealer who may fail to qualify, one ending less; a tie and a push exclude each other.
  const isOpen = 'qualifies' in rules && rules.qualifies !== 'none'
  const wanted = EXAMPLES.length - (isOpen ? 1 : 2)
  for (let i = 0; i < TRIES && Object.keys(found).length < wanted; i++)
    for (const isTwin of [false, true]) {
      const played = playOut(game, rules, makeRandom(`${isTwin ? 'tie' : 'example'}-${i}`), isTwin)
      const ending = played && endingOf(game, rules, played)
      if (ending !== undefined && (!isTwin || ending === 'tie')) found = keep(found, ending, played!)
    }
  return EXAMPLES.flatMap((ending) => (found[ending] ? [{ ending, ...found[ending] }] : []))
}
