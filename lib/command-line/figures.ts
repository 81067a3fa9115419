import { type Card, makeCard, parseCards } from '@/lib/cards/card'
import { jsonFault, printEv } from '@/lib/command-line/answer'
import { readGame } from '@/lib/command-line/request'
import { evValue } from '@/lib/games/ev'
import type { GameFigures, SideFigures } from '@/lib/games/figures'
import type { AnyGame, Rules, SideBet } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { suggestion } from '@/lib/games/nearest'
import { applyRules, findVariant } from '@/lib/games/rules'
import type { Ev } from '@/lib/games/solution'
import { type AnySolver, MOST_PLAYERS, type Progress, type SideOptions } from '@/lib/games/solver'
import { TooFewCards } from '@/lib/games/too-few-cards'
import { divide, negate, toNumber } from '@/lib/math/fraction'
import { fail, ok, type Result } from '@/lib/result'

/** What `edge` was asked, in the words of its options. */
export interface EdgeWords {
  readonly game: string
  readonly variant?: string | undefined
  readonly rules?: string | undefined
  readonly bet?: string | undefined
  readonly strategy?: string | undefined
  readonly meter?: string | undefined
  readonly players?: string | undefined
  readonly shoe?: string | undefined
  readonly dead?: string | undefined
  readonly more?: boolean | undefined
}

export interface EdgeQuestion {
  readonly game: AnyGame
  readonly variant: string
  readonly rules: Rules
  /** `main` or a side bet's id. */
  readonly bet: string
  readonly strategy?: string
  readonly side: SideOptions
  /** Whether the answer holds more than it must: the standard deviation, the hands that win. */
  readonly more: boolean
}

function readJson(name: string, text: string): Result<unknown> {
  try {
    return ok(JSON.parse(text))
  } catch (error) {
    return fail('BadJson', `${name} must be JSON: ${jsonFault(error)}.`)
  }
}

function readMeter(text: string): Result<number> {
  const meter = /^\d{1,12}(\.\d{1,6})?$/.test(text) ? Number(text) : -1
  return meter >= 0 ? ok(meter) : fail('Usage', `--meter must be an amount, not “${text.slice(0, 40)}”.`)
}

function readPlayers(text: string): Result<number> {
  const players = /^\d{1,4}$/.test(text) ? Number(text) : 0
  return players >= 1 && players <= MOST_PLAYERS
    ? ok(players)
    : fail('Usage', `--players must be a whole number from 1 to ${MOST_PLAYERS}, not “${text.slice(0, 40)}”.`)
}

const CARDS = 52

function readShoe(path: string, readFile: (path: string) => string): Result<readonly number[]> {
  let text: string
  try {
    text = readFile(path)
  } catch {
    return fail('Usage', `--shoe: ${path.slice(0, 80)} cannot be read.`)
  }
  const counts = readJson('--shoe', text)
  if (!counts.ok) return counts
  const fits =
    Array.isArray(counts.value) &&
    counts.value.length === CARDS &&
    counts.value.every((n) => Number.isInteger(n) && n >= 0 && n <= 1000)
  return fits ? ok(counts.value as number[]) : fail('Usage', `--shoe must be a list of ${CARDS} whole numbers.`)
}

function readDead(game: AnyGame, rules: Rules, text: string): Result<readonly Card[]> {
  const cards = parseCards(text)
  if (!cards.ok) return fail('Usage', `--dead: ${cards.problem.message}`)
  const deck = game.deck(rules)
  const wrong = cards.value.find(
    (card, i) =>
      !deck.cards.includes(card) || cards.value.slice(0, i + 1).filter((one) => one === card).length > deck.copies,
  )
  return wrong === undefined
    ? cards
    : fail(
        'Usage',
        `--dead: ${makeCard(wrong)} is not in the deck${deck.cards.includes(wrong) ? ' so often' : ' of this game'}.`,
      )
}

function readSide(
  game: AnyGame,
  rules: Rules,
  words: EdgeWords,
  bet: SideBet | undefined,
  readFile: (path: string) => string,
): Result<SideOptions> {
  const where = bet ? `${bet.id} of ${game.name}` : `the main bet of ${game.name}`
  if (words.meter !== undefined && !bet?.takes?.includes('meter'))
    return fail('Usage', `--meter means nothing to ${where}.`)
  if (words.players !== undefined && !bet?.takes?.includes('players'))
    return fail('Usage', `--players means nothing to ${where}.`)
  if (words.shoe !== undefined && !(bet ? bet.takes?.includes('shoe') : game.takesShoe))
    return fail('Usage', `--shoe means nothing to ${where}.`)
  if (words.dead !== undefined && !bet) return fail('Usage', '--dead belongs to a side bet.')
  const meter = words.meter === undefined ? ok(undefined) : readMeter(words.meter)
  if (!meter.ok) return meter
  const players = words.players === undefined ? ok(undefined) : readPlayers(words.players)
  if (!players.ok) return players
  const shoe = words.shoe === undefined ? ok(undefined) : readShoe(words.shoe, readFile)
  if (!shoe.ok) return shoe
  const dead = words.dead === undefined ? ok([]) : readDead(game, rules, words.dead)
  if (!dead.ok) return dead
  return ok({
    ...(meter.value === undefined ? {} : { meter: meter.value }),
    ...(players.value === undefined ? {} : { players: players.value }),
    ...(shoe.value === undefined ? {} : { shoe: shoe.value }),
    ...(dead.value.length === 0 ? {} : { dead: dead.value }),
  })
}

function readBet(game: AnyGame, bet: string): Result<SideBet | undefined> {
  const found = game.sideBets.find(({ id }) => id === bet)
  const known = ['main', ...game.sideBets.map(({ id }) => id)]
  return found || bet === 'main'
    ? ok(found)
    : fail('UnknownBet', `“${bet.slice(0, 40)}” is no bet of ${game.name}.${suggestion(bet, known)}`)
}

function readStrategy(game: AnyTaughtGame, bet: string, strategy: string | undefined): Result<string | undefined> {
  const known = (game.strategies ?? []).map(({ id }) => id)
  if (strategy === undefined || (bet === 'main' && known.includes(strategy))) return ok(strategy)
  if (bet !== 'main') return fail('Usage', '--strategy belongs to the main bet.')
  return fail(
    'UnknownStrategy',
    `“${strategy.slice(0, 40)}” is no strategy of ${game.name}.${suggestion(strategy, known)}`,
  )
}

/** What is asked, checked. `readFile` reads `--shoe`. Fails with what is wrong. */
export function readEdge(words: EdgeWords, readFile: (path: string) => string): Result<EdgeQuestion> {
  const game = readGame(words.game)
  if (!game.ok) return game
  const variant = findVariant<Rules>(game.value, words.variant)
  if (!variant.ok) return variant
  const patch = words.rules === undefined ? ok({}) : readJson('--rules', words.rules)
  if (!patch.ok) return patch
  const rules = applyRules<Rules>(game.value, words.variant, patch.value)
  if (!rules.ok) return rules
  const bet = words.bet ?? 'main'
  const found = readBet(game.value, bet)
  if (!found.ok) return found
  const strategy = readStrategy(game.value, bet, words.strategy)
  if (!strategy.ok) return strategy
  const side = readSide(game.value, rules.value, words, found.value, readFile)
  if (!side.ok) return side
  const chosen = strategy.value === undefined ? {} : { strategy: strategy.value }
  return ok({
    game: game.value,
    variant: variant.value.id,
    rules: rules.value,
    bet,
    side: side.value,
    more: words.more === true,
    ...chosen,
  })
}

/** How much is lost per unit of all money bet. */
function elementOfRisk(ev: Ev, averageBet: Ev): number {
  if (ev.kind === 'exact' && averageBet.kind === 'exact') return toNumber(divide(negate(ev), averageBet))
  return -evValue(ev) / evValue(averageBet)
}

const printMain = (figures: GameFigures): object => ({
  ev: printEv(figures.ev),
  edge: -evValue(figures.ev),
  averageBet: evValue(figures.averageBet),
  elementOfRisk: elementOfRisk(figures.ev, figures.averageBet),
  frequencies: figures.frequencies,
  ...(figures.ends === undefined ? {} : { ends: figures.ends }),
  method: figures.method,
  ...(figures.standardError === undefined ? {} : { standardError: figures.standardError }),
  ...(figures.sample === undefined ? {} : { sample: figures.sample }),
})

const printSide = (figures: SideFigures): object => ({
  ev: printEv(figures.ev),
  edge: -evValue(figures.ev),
  ...(figures.share === undefined ? {} : { share: figures.share }),
  method: 'exact',
})

/** What `--more` adds: the standard deviation of a round, in base wagers. */
const moreOfMain = ({ variance }: GameFigures): object =>
  variance === undefined ? {} : { standardDeviation: Math.sqrt(variance) }

/** What `--more` adds: each hand that wins, what it pays and in how many of the deals it comes. */
const moreOfSide = ({ hits, deals }: SideFigures): object => ({
  hits: hits.map(({ id, pay, ways }) => ({ id, pay, ways })),
  deals,
})

function printed({ rules, bet, strategy, side, more }: EdgeQuestion, solver: AnySolver, onProgress?: Progress): object {
  if (bet === 'main') {
    const shoe = side.shoe === undefined ? {} : { shoe: side.shoe }
    const figures = solver.whole(rules, { ...shoe, ...(strategy === undefined ? {} : { strategy }) }, onProgress)
    return { ...printMain(figures), ...(more ? moreOfMain(figures) : {}) }
  }
  const figures = solver.side(rules, bet, side)
  return { ...printSide(figures), ...(more ? moreOfSide(figures) : {}) }
}

/** What is asked, solved, as it is printed but for the time that it took. */
export function answerEdge(question: EdgeQuestion, solver: AnySolver, onProgress?: Progress): object {
  return {
    game: question.game.id,
    variant: question.variant,
    bet: question.bet,
    ...printed(question, solver, onProgress),
  }
}

/** As `answerEdge`; fails with `TooFewCards` where `--dead` or `--shoe` leaves too few cards to deal the bet from, which its solver finds out. */
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
