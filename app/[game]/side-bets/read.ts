import { sideBets } from '@/app/_languages/english/side-bets'
import { type Card, makeCard, makeCards, parseCard } from '@/lib/cards/card'
import type { AnyGame, PayPreset, Rules, SideBet } from '@/lib/games/game'
import { rulesPatch } from '@/lib/games/rules'
import { MOST_PLAYERS, type SideOptions } from '@/lib/games/solver'
import type { SideRequest } from '@/lib/solver/protocol'
import { isUnfinished, readPieces } from '@/app/_felt/card-pieces'
import { whole } from '@/app/_languages/format'
import { joinRules, readRules, type RuleTexts, splitRules } from '@/app/_settings/rule-texts'
import { problemInWords } from '@/app/_ui/problem-words'
import { nearest } from '@/lib/games/nearest'
import { createHold } from '@/app/_ui/hold'
import { applyPreset, type PayField } from './tables'
import { cardsLeft, countsOf, makeSteps, MOST_DECKS, parseSteps, type Shoe } from './shoe'

/*
 * What a person has entered for the side bets of a game, its address, and what it means: the bet, the rules in force, what is known of the
 * cards, and what is wrong.
 */

export interface SideForm {
  /** One of the game's side bets. */
  readonly bet: string
  readonly rules: RuleTexts
  /** Cards as they were typed. */
  readonly dead: string
  /** As typed; empty: the game's own. */
  readonly meter: string
  /** How many players share the meter; 1: this one alone. */
  readonly players: number
  /** Null: a fresh one of as many decks as the rules say. */
  readonly shoe: Shoe | null
  /** What the address said that cannot be read, in a sentence. */
  readonly notice: string | null
}

const LONGEST = 400
const KEYS = ['bet', 'rules', 'dead', 'meter', 'players', 'decks', 'out'] as const

const betOf = (game: AnyGame, form: SideForm): SideBet =>
  game.sideBets.find(({ id }) => id === form.bet) ?? game.sideBets[0]!

/** Reads an address as far as it goes: `?bet=pair-plus&rules=…&dead=AsKd`. Never fails: what is wrong shows beside its field or in the notice. */
export function readAddress(game: AnyGame, query: URLSearchParams): SideForm {
  const text = (key: (typeof KEYS)[number]): string => query.get(key) ?? ''
  const named = text('bet')
  const bet = game.sideBets.find(({ id }) => id === named)
  const strangeBet = named === '' || bet ? null : strangeName(game, named)
  const { shoe, notice } = readShoe(text('decks'), text('out'))
  const players = readPlayers(text('players'))
  const strangePlayers =
    text('players') === '' || players !== undefined
      ? null
      : sideBets.strangePlayers(text('players').slice(0, 20), MOST_PLAYERS)
  return {
    bet: (bet ?? game.sideBets[0]!).id,
    rules: splitRules(game, text('rules')),
    dead: text('dead').slice(0, LONGEST),
    meter: text('meter').slice(0, 40),
    players: players ?? 1,
    shoe,
    notice: strangeBet ?? strangePlayers ?? notice ?? strangeKey(game, query),
  }
}

/** A number of players that may share a meter; undefined for any other text. */
function readPlayers(text: string): number | undefined {
  const players = /^\d{1,3}$/.test(text) ? Number(text) : 0
  return players >= 1 && players <= MOST_PLAYERS ? players : undefined
}

/** A name that is no side bet's, with the one that was meant or those that there are. */
function strangeName({ name, sideBets: bets }: AnyGame, named: string): string {
  const ids = bets.map(({ id }) => id)
  const meant = nearest(named, ids)
  return `${sideBets.strangeBet(named.slice(0, 40), name)} ${meant === undefined ? sideBets.known(ids.join(', ')) : sideBets.didYouMean(meant)}`
}

function readShoe(decks: string, out: string): Pick<SideForm, 'shoe' | 'notice'> {
  if (decks === '' && out === '') return { shoe: null, notice: null }
  const n = /^\d$/.test(decks) ? Number(decks) : 0
  if (n < 1 || n > MOST_DECKS)
    return {
      shoe: null,
      notice: decks === '' ? sideBets.noDecks(MOST_DECKS) : sideBets.strangeDecks(decks.slice(0, 20), MOST_DECKS),
    }
  const steps = parseSteps(n, out)
  return steps.ok
    ? { shoe: steps.value, notice: null }
    : { shoe: null, notice: sideBets.strangeShoe(problemInWords(steps.problem)) }
}

/** A key that is nearly one of ours is a slip; others are somebody else's and are let be. */
function strangeKey(game: AnyGame, query: URLSearchParams): string | null {
  for (const key of query.keys()) {
    const meant = (KEYS as readonly string[]).includes(key) ? undefined : nearest(key, KEYS)
    if (meant !== undefined) return sideBets.strangeKey(key.slice(0, 40), game.name, meant)
  }
  return null
}

/** Cards that can be read are written plainly, anything else as it was typed. */
function plainCards(text: string): string {
  const { cards, strange } = readPieces(text)
  return strange.length > 0 ? text : makeCards(cards.flatMap((card) => (card === null ? [] : [card])))
}

/** The address of a form; what is at its default goes without saying. */
export function writeAddress(game: AnyGame, form: SideForm): string {
  const texts = {
    bet: form.bet === game.sideBets[0]?.id ? '' : form.bet,
    rules: joinRules(game, form.rules),
    dead: plainCards(form.dead),
    meter: form.meter.trim(),
    players: form.players === 1 ? '' : String(form.players),
    decks: form.shoe === null ? '' : String(form.shoe.decks),
    out: form.shoe === null ? '' : makeSteps(form.shoe.steps),
  }
  return new URLSearchParams(Object.entries(texts).filter(([, text]) => text !== '')).toString()
}

export interface SideReading {
  readonly bet: SideBet
  /** The bet's pay table among the rules; a bet without one has no table to edit. */
  readonly field: PayField | undefined
  readonly rules: Rules
  readonly ruleProblems: Readonly<Record<string, string>>
  /** Known dead cards, each once. */
  readonly dead: readonly Card[]
  readonly deadProblem: string | undefined
  /** Undefined: the game's own. */
  readonly meter: number | undefined
  readonly meterProblem: string | undefined
  /** How many share the meter; 1 for a bet whose meter isn't shared. */
  readonly players: number
  /** The shoe; for a bet that takes none, null. */
  readonly shoe: Shoe | null
  readonly options: SideOptions
}

export const takes = (bet: SideBet, what: NonNullable<SideBet['takes']>[number]): boolean =>
  bet.takes?.includes(what) ?? false

/** Enough cards must stay for every side bet to be dealt. */
const LEAST_LEFT = 16

const MOST_METER = 10_000_000

export function readForm(game: AnyGame, form: SideForm): SideReading {
  const bet = betOf(game, form)
  const { rules, problems } = readRules(game, form.rules)
  const field = game.ruleFields.find((one): one is PayField => one.kind === 'pays' && one.bet === bet.id)
  const { meter, problem: meterProblem } = takes(bet, 'meter') ? readMeter(form.meter) : NO_METER
  const deck = game.deck(rules)
  const shoe = takes(bet, 'shoe') ? (form.shoe ?? { decks: deck.copies, steps: [] }) : null
  const { cards: dead, problem: deadProblem } = shoe ? NO_CARDS : readDead(form.dead, deck.cards)
  const players = takes(bet, 'players') ? form.players : 1
  const options = { ...optionsWith(game, rules, shoe, { meter, players }), ...(dead.length === 0 ? {} : { dead }) }
  return {
    bet,
    field,
    rules,
    ruleProblems: problems,
    dead,
    deadProblem,
    meter,
    meterProblem,
    players,
    shoe,
    options,
  }
}

/** What a solver is told of the meter and of who shares it; the game's own meter and a lone player go without saying. */
export const meterOptions = ({ meter, players }: Pick<SideReading, 'meter' | 'players'>): SideOptions => ({
  ...(meter === undefined ? {} : { meter }),
  ...(players === 1 ? {} : { players }),
})

/** What a solver is told of the shoe and the meter; a fresh shoe of the rules goes without saying. */
export function optionsWith(
  game: AnyGame,
  rules: Rules,
  shoe: Shoe | null,
  shared: Pick<SideReading, 'meter' | 'players'>,
): SideOptions {
  const fresh = shoe === null || (shoe.decks === game.deck(rules).copies && shoe.steps.length === 0)
  return { ...meterOptions(shared), ...(fresh ? {} : { shoe: countsOf(cardsLeft(shoe)) }) }
}

const NO_METER = { meter: undefined, problem: undefined } as const
const NO_CARDS = { cards: [], problem: undefined } as const

function readMeter(text: string): { readonly meter: number | undefined; readonly problem: string | undefined } {
  const plain = text
    .trim()
    .replace(/^[^\d.,-]{0,3}/, '')
    .replace(/,(?=\d{3}(\D|$))/g, '')
  if (plain === '')
    return text.trim() === '' ? NO_METER : { meter: undefined, problem: sideBets.notAmount(text.slice(0, 20)) }
  const meter = /^\d{1,8}(\.\d{1,6})?$/.test(plain) ? Number(plain) : NaN
  if (meter >= 0 && meter <= MOST_METER) return { meter, problem: undefined }
  return { meter: undefined, problem: sideBets.amountFrom(whole(MOST_METER)) }
}

interface DeadRead {
  readonly cards: readonly Card[]
  readonly problem: string | undefined
}

/** The dead cards that can be read; the first thing wrong with the others. */
export function readDead(text: string, deck: readonly Card[]): DeadRead {
  const { cards: read, strange } = readPieces(text)
  const cards: Card[] = []
  let problem: string | undefined
  for (const card of read) {
    if (card === null) continue
    if (!deck.includes(card)) problem ??= sideBets.notInDeck(makeCard(card))
    else if (cards.includes(card)) problem ??= sideBets.twice(makeCard(card))
    else if (cards.length >= deck.length - LEAST_LEFT) problem ??= sideBets.mostDead(deck.length - LEAST_LEFT)
    else cards.push(card)
  }
  const piece = strange.find((one, i) => !(isUnfinished(one) && i === strange.length - 1))
  const parsed = piece === undefined ? null : parseCard(piece)
  return parsed && !parsed.ok ? { cards, problem: problemInWords(parsed.problem) } : { cards, problem }
}

// ——— Requests ——————————————————————————————————————————————————————————————————————————————————————————

export const request = (game: AnyGame, rules: Rules, bet: SideBet, options: SideOptions = {}): SideRequest =>
  Object.keys(options).length === 0
    ? { game: game.id, rules, bet: bet.id }
    : { game: game.id, rules, bet: bet.id, options }

/** The bet under one of the known tables, everything else as it is. */
export const presetRequest = (game: AnyGame, reading: SideReading, preset: PayPreset): SideRequest =>
  request(game, applyPreset(reading.rules, preset), reading.bet, meterOptions(reading))

/** The shell command that works the figure out again. A shoe goes through a file. */
export function edgeCommand(game: AnyGame, { rules, bet, options }: SideReading): string {
  const { variant, patch } = rulesPatch(game, rules)
  const words = [
    `npm run -s edge -- ${game.id} --bet ${bet.id}`,
    ...(variant === game.variants[0].id ? [] : [`--variant ${variant}`]),
    ...(Object.keys(patch).length === 0 ? [] : [`--rules '${JSON.stringify(patch)}'`]),
    ...(options.meter === undefined ? [] : [`--meter ${options.meter}`]),
    ...(options.players === undefined ? [] : [`--players ${options.players}`]),
    ...(options.dead === undefined ? [] : [`--dead ${options.dead.map(makeCard).join('')}`]),
    ...(options.shoe === undefined ? [] : ['--shoe shoe.json']),
  ]
  return options.shoe === undefined
    ? words.join(' ')
    : `echo '${JSON.stringify(options.shoe)}' > shoe.json && ${words.join(' ')}`
}

/** Everything the page's parts share: the form, what it means, and how it changes. */
export interface SideHold {
  readonly game: AnyGame
  readonly form: SideForm
  readonly reading: SideReading
  readonly change: (form: SideForm) => void
}

export const [SideHeld, useSideHold] = createHold<SideHold>()
