import { sideBets } from '@/app/_languages/words'
import { type Card, makeCard, makeCards, parseCard } from '@/lib/cards/card'
import type { AnyGame, PayPreset, Rules, SideBet } from '@/lib/game/game'
import { rulesPatch } from '@/lib/game/rules'
import { MOST_PLAYERS, type SideOptions } from '@/lib/game/solver'
import type { SideRequest } from '@/lib/solver/requests'
import { isUnfinished, readPieces } from '@/app/_felt/card-pieces'
import { whole } from '@/app/_languages/format'
import { joinRules, readRules, type RuleTexts, splitRules } from '@/app/_settings/rule-texts'
import { problemInWords } from '@/app/_ui/problem-words'
import { nearest } from '@/lib/nearest'
import { createHold } from '@/app/_ui/hold'
import { applyPreset } from '@/lib/game/side-bets/usual-tables'
import type { PayField } from './tables'
import { cardsLeft, countsOf, makeSteps, MOST_DECKS, parseSteps, type Shoe } from './shoe'

/*
 * The form for a game's side bets, its address, and its interpretation: the bet, the rules, the known cards, and the
 * problems.
 */

export interface SideForm {
  /** One of the game's side bets. */
  readonly bet: string
  readonly rules: RuleTexts
  /** Cards as typed. */
  readonly dead: string
  /** As typed; empty for the game's own meter. */
  readonly meter: string
  /** The number of players who share the meter, from 1. */
  readonly players: number
  /** Null for a fresh shoe with the rules' number of decks. */
  readonly shoe: Shoe | null
  /** A sentence about a part of the address that can't be read. */
  readonly notice: string | null
}

const LONGEST = 400
const KEYS = ['bet', 'rules', 'dead', 'meter', 'players', 'decks', 'out'] as const

const betOf = (game: AnyGame, form: SideForm): SideBet =>
  game.sideBets.find(({ id }) => id === form.bet) ?? game.sideBets[0]!

/**
 * Reads what it can of an address: `?bet=pair-plus&rules=…&dead=AsKd`. Never fails: problems are shown beside their
 * fields or in the notice.
 */
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

/** A valid number of players who share a meter; undefined for any other text. */
function readPlayers(text: string): number | undefined {
  const players = /^\d{1,3}$/.test(text) ? Number(text) : 0
  return players >= 1 && players <= MOST_PLAYERS ? players : undefined
}

/** The problem with a name that isn't a side bet, with the likely one or with all of them. */
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

/** The problem with a misspelled key. Other keys are ignored. */
function strangeKey(game: AnyGame, query: URLSearchParams): string | null {
  for (const key of query.keys()) {
    const meant = (KEYS as readonly string[]).includes(key) ? undefined : nearest(key, KEYS)
    if (meant !== undefined) return sideBets.strangeKey(key.slice(0, 40), game.name, meant)
  }
  return null
}

/** Cards that can be read are written in one form, anything else as typed. */
function plainCards(text: string): string {
  const { cards, strange } = readPieces(text)
  return strange.length > 0 ? text : makeCards(cards.flatMap((card) => (card === null ? [] : [card])))
}

/** The address of a form. Defaults are left out. */
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
  /** The rule field of the bet's pay table; undefined if the bet has none. */
  readonly field: PayField | undefined
  readonly rules: Rules
  readonly ruleProblems: Readonly<Record<string, string>>
  /** The known dead cards, without duplicates. */
  readonly dead: readonly Card[]
  readonly deadProblem: string | undefined
  /** Undefined for the game's own. */
  readonly meter: number | undefined
  readonly meterProblem: string | undefined
  /** The number of players who share the meter; 1 for a bet whose meter isn't shared. */
  readonly players: number
  /** Null for a bet that doesn't depend on a shoe. */
  readonly shoe: Shoe | null
  readonly options: SideOptions
}

export const takes = (bet: SideBet, what: NonNullable<SideBet['takes']>[number]): boolean =>
  bet.takes?.includes(what) ?? false

/** This many cards must remain so that every side bet can be dealt. */
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

/** The solver's options for the meter and its players. Defaults are left out. */
export const meterOptions = ({ meter, players }: Pick<SideReading, 'meter' | 'players'>): SideOptions => ({
  ...(meter === undefined ? {} : { meter }),
  ...(players === 1 ? {} : { players }),
})

/** The solver's options for the shoe and the meter. A fresh shoe of the rules is left out. */
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

/** The valid dead cards, and the first problem with the others. */
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

/** A request for the bet with one of the known tables and everything else the same. */
export const presetRequest = (game: AnyGame, reading: SideReading, preset: PayPreset): SideRequest =>
  request(game, applyPreset(reading.rules, preset), reading.bet, meterOptions(reading))

/** The shell command that computes the figure again. A shoe is read from a file. */
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

/** Shared by all parts of the page. */
export interface SideHold {
  readonly game: AnyGame
  readonly form: SideForm
  readonly reading: SideReading
  readonly change: (form: SideForm) => void
}

export const [SideHeld, useSideHold] = createHold<SideHold>()
