import { sideBets } from '@/app/_languages/english/side-bets'
import { makeCard, parseCard, type Card } from '@/lib/cards/card'
import { applyPreset, type PayField } from './tables'
import type { AnyGame, PayPreset, Rules, SideBet } from '@/lib/games/game'
import { rulesPatch } from '@/lib/games/rules'
import type { SideOptions } from '@/lib/games/solver'
import type { SideRequest } from '@/lib/solver/protocol'
import { isUnfinished, readPieces } from '@/app/_components/card-pieces'
import { whole } from '@/app/_components/format'
import { readRules } from '@/app/_components/rule-texts'
import { betOf, type SideForm } from './form'
import { cardsLeft, countsOf, type Shoe } from './shoe'

/* What a form means: the bet, the rules in force, what is known of the cards, and what is wrong. */

export interface SideReading {
  readonly bet: SideBet
  /** The bet's pay table among the rules; a bet without one has no table to edit. */
  readonly field: PayField | undefined
  readonly rules: Rules
  readonly ruleProblems: Readonly<Record<string, string>>
  /** Known dead cards, each once. */
  readonly dead: readonly Card[]
  readonly deadProblem: string | undefined
  /** Of what the reader of cards says of them, which is English; undefined where this page says it. */
  readonly deadProblemLanguage: 'en' | undefined
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
  const {
    cards: dead,
    problem: deadProblem,
    language: deadProblemLanguage,
  } = shoe ? NO_CARDS : readDead(form.dead, deck.cards)
  const players = takes(bet, 'players') ? form.players : 1
  const options = { ...optionsWith(game, rules, shoe, { meter, players }), ...(dead.length === 0 ? {} : { dead }) }
  return {
    bet,
    field,
    rules,
    ruleProblems: problems,
    dead,
    deadProblem,
    deadProblemLanguage,
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
const NO_CARDS = { cards: [], problem: undefined, language: undefined } as const

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
  readonly language: SideReading['deadProblemLanguage']
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
  return parsed && !parsed.ok
    ? { cards, problem: parsed.problem.message, language: 'en' }
    : { cards, problem, language: undefined }
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
