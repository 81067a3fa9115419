import { type Card, makeCard } from '@/lib/cards/card'
import { moreOfMain, moreOfSide, printMain, printSide } from '@/lib/questions/print'
import type { AnyGame, Rules, SideBet } from '@/lib/game/game'
import { unknownField } from '@/lib/game/enter'
import { hintOf } from '@/lib/nearest'
import { isUnknownTable } from '@/lib/game/side-bets/usual-tables'
import { suggestion } from '@/lib/messages/words/problems/hint/en'
import { applyRules, findVariant } from '@/lib/game/rules'
import { type AnySolver, MOST_PLAYERS, type Progress, type SideOptions } from '@/lib/game/solver'
import { TooFewCards } from '@/lib/game/too-few-cards'
import { fail, ok, type Result } from '@/lib/result'

/** A question about a whole game or a side bet, not yet checked. */
export interface EdgeAsk {
  readonly variant?: string | undefined
  /** Some of the rules, merged over those of the variant. */
  readonly rules?: unknown
  /** `main` (default) or a side bet's id. */
  readonly bet?: string | undefined
  readonly strategy?: string | undefined
  readonly meter?: number | undefined
  readonly players?: number | undefined
  readonly shoe?: readonly number[] | undefined
  readonly dead?: readonly Card[] | undefined
  readonly seen?: number | undefined
  readonly more?: boolean | undefined
}

/** A game and the strategies that it can price. */
export type AskedGame = AnyGame & { readonly strategies?: readonly { readonly id: string }[] }

export interface EdgeQuestion {
  readonly game: AnyGame
  readonly variant: string
  readonly rules: Rules
  /** `main` or a side bet's id. */
  readonly bet: string
  readonly strategy?: string
  readonly side: SideOptions
  /** How many of the dealer's face-down cards the player sees before the decision. */
  readonly seen?: number
  /** Whether to add the standard deviation of the main game or the winning hands of a side bet. */
  readonly more: boolean
}

const CARDS = 52
/** The largest number of copies of one card in a shoe. */
const MOST_COPIES = 1000

const isShoe = (shoe: readonly number[]): boolean =>
  Array.isArray(shoe) && shoe.length === CARDS && shoe.every((n) => Number.isInteger(n) && n >= 0 && n <= MOST_COPIES)

function checkDead(game: AnyGame, rules: Rules, dead: readonly Card[], name: string): Result<readonly Card[]> {
  const deck = game.deck(rules)
  const wrong = dead.find(
    (card, i) => !deck.cards.includes(card) || dead.slice(0, i + 1).filter((one) => one === card).length > deck.copies,
  )
  return wrong === undefined
    ? ok(dead)
    : fail(
        'Usage',
        `${name}: ${makeCard(wrong)} is not in the deck${deck.cards.includes(wrong) ? ' so often' : ' of this game'}.`,
      )
}

type Takes = Pick<EdgeAsk, 'meter' | 'players' | 'shoe' | 'dead'>

function checkSide(
  game: AnyGame,
  rules: Rules,
  { meter, players, shoe, dead }: Takes,
  bet: SideBet | undefined,
  called: (name: string) => string,
): Result<SideOptions> {
  const where = bet ? `${bet.id} of ${game.name}` : `the main bet of ${game.name}`
  if (meter !== undefined && !bet?.takes?.includes('meter'))
    return fail('Usage', `${called('meter')} doesn’t apply to ${where}.`)
  if (players !== undefined && !bet?.takes?.includes('players'))
    return fail('Usage', `${called('players')} doesn’t apply to ${where}.`)
  if (shoe !== undefined && !(bet ? bet.takes?.includes('shoe') : game.takesShoe))
    return fail('Usage', `${called('shoe')} doesn’t apply to ${where}.`)
  if (dead !== undefined && !bet) return fail('Usage', `${called('dead')} belongs to a side bet.`)
  if (meter !== undefined && !(meter >= 0 && Number.isFinite(meter)))
    return fail('Usage', `${called('meter')} must be an amount.`)
  if (players !== undefined && !(Number.isInteger(players) && players >= 1 && players <= MOST_PLAYERS))
    return fail('Usage', `${called('players')} must be a whole number from 1 to ${MOST_PLAYERS}.`)
  if (shoe !== undefined && !isShoe(shoe))
    return fail('Usage', `${called('shoe')} must be a list of ${CARDS} whole numbers.`)
  const gone = checkDead(game, rules, dead ?? [], called('dead'))
  if (!gone.ok) return gone
  return ok({
    ...(meter === undefined ? {} : { meter }),
    ...(players === undefined ? {} : { players }),
    ...(shoe === undefined ? {} : { shoe }),
    ...(gone.value.length === 0 ? {} : { dead: gone.value }),
  })
}

function readBet(game: AnyGame, bet: string): Result<SideBet | undefined> {
  const found = game.sideBets.find(({ id }) => id === bet)
  const known = ['main', ...game.sideBets.map(({ id }) => id)]
  return found || bet === 'main'
    ? ok(found)
    : fail('UnknownBet', `“${bet.slice(0, 40)}” isn’t a bet of ${game.name}.${suggestion(hintOf(bet, known))}`)
}

function readStrategy(
  game: AskedGame,
  bet: string,
  strategy: string | undefined,
  called: (name: string) => string,
): Result<string | undefined> {
  const known = (game.strategies ?? []).map(({ id }) => id)
  if (strategy === undefined || (bet === 'main' && known.includes(strategy))) return ok(strategy)
  if (bet !== 'main') return fail('Usage', `${called('strategy')} belongs to the main bet.`)
  return fail(
    'UnknownStrategy',
    `“${strategy.slice(0, 40)}” isn’t a strategy of ${game.name}.${suggestion(hintOf(strategy, known))}`,
  )
}

const FIELDS = 'variant bet strategy rules meter players shoe dead seen more'.split(' ')

function readSeen({ name, mostSeen = 0 }: AnyGame, bet: string, seen: number, called: string): Result<number> {
  if (!Number.isInteger(seen) || seen < 0) return fail('Usage', `${called} must be a whole number.`)
  if (seen > 0 && bet !== 'main') return fail('Usage', `${called} belongs to the main bet.`)
  if (seen <= mostSeen) return ok(seen)
  return fail(
    'Usage',
    mostSeen === 0
      ? `${called}: the whole game of ${name} isn’t computed with cards of the dealer seen. Single decisions are, by \`solve\`.`
      : `${called}: the whole game of ${name} is computed with at most ${mostSeen} of the dealer’s cards seen.`,
  )
}

/**
 * Checks a question about a game. `called` has the names of the options where the question was asked, for error
 * messages. Fails with the first problem.
 */
export function checkEdge(
  game: AskedGame,
  ask: EdgeAsk,
  called: (name: string) => string = (name) => name,
): Result<EdgeQuestion> {
  const stray = Object.keys(ask).find((field) => !FIELDS.includes(field))
  if (stray !== undefined) return unknownField(game, stray, FIELDS)
  // A program may give another kind of value, which no id equals.
  const id = ask.variant === undefined ? undefined : String(ask.variant)
  const variant = findVariant<Rules>(game, id)
  if (!variant.ok) return variant
  const rules = applyRules<Rules>(game, id, ask.rules === undefined ? {} : ask.rules)
  if (!rules.ok) return rules
  const bet = String(ask.bet ?? 'main')
  const found = readBet(game, bet)
  if (!found.ok) return found
  const strategy = readStrategy(game, bet, ask.strategy, called)
  if (!strategy.ok) return strategy
  const seen = readSeen(game, bet, ask.seen ?? 0, called('seen'))
  if (!seen.ok) return seen
  const side = checkSide(game, rules.value, ask, found.value, called)
  if (!side.ok) return side
  return ok({
    game,
    variant: variant.value.id,
    rules: rules.value,
    bet,
    side: side.value,
    ...(seen.value > 0 && { seen: seen.value }),
    more: ask.more === true,
    ...(strategy.value === undefined ? {} : { strategy: strategy.value }),
  })
}

function printed(
  { rules, bet, strategy, side, seen, more }: EdgeQuestion,
  solver: AnySolver,
  onProgress?: Progress,
): object {
  if (bet === 'main') {
    const shoe = side.shoe === undefined ? {} : { shoe: side.shoe }
    const figures = solver.whole(
      rules,
      { ...shoe, ...(seen !== undefined && { seen }), ...(strategy === undefined ? {} : { strategy }) },
      onProgress,
    )
    return { ...printMain(figures), ...(more ? moreOfMain(figures) : {}) }
  }
  const figures = solver.side(rules, bet, side)
  return { ...printSide(figures), ...(more ? moreOfSide(figures) : {}) }
}

/**
 * Solves a checked question. The result is what is printed, without the time taken. `prizes` tells that no source prints
 * all prizes of the bet and the question didn't give them either, so that the figures are those of an example.
 */
export function answerEdge(question: EdgeQuestion, solver: AnySolver, onProgress?: Progress): object {
  const { game, variant, bet, rules, side } = question
  return {
    game: game.id,
    variant,
    bet,
    ...printed(question, solver, onProgress),
    ...(isUnknownTable(game, rules, bet, side.meter) ? { prizes: 'example' } : {}),
  }
}

/**
 * As `answerEdge`, but fails with `TooFewCards` if `--dead` or `--shoe` leaves too few cards to deal the bet, which
 * only its solver can tell.
 */
export function tryEdge(question: EdgeQuestion, solver: AnySolver, onProgress?: Progress): Result<object> {
  const { bet, side } = question
  try {
    return ok(answerEdge(question, solver, onProgress))
  } catch (error) {
    if (!(error instanceof TooFewCards)) throw error
    return fail(
      'TooFewCards',
      `The cards that are left do not make a deal of ${bet}: ${side.shoe === undefined ? 'too many are dead' : 'the shoe has too few, or not those that are dead'}.`,
    )
  }
}
