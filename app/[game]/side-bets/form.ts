import { sideBets } from '@/app/_languages/english/side-bets'
import type { AnyGame, SideBet } from '@/lib/games/game'
import { nearest } from '@/lib/games/nearest'
import { MOST_PLAYERS } from '@/lib/games/solver'
import { makeCards } from '@/lib/cards/card'
import { readPieces } from '@/app/_components/card-pieces'
import { joinRules, splitRules, type RuleTexts } from '@/app/_components/rule-texts'
import { makeSteps, MOST_DECKS, parseSteps, type Shoe } from './shoe'

/* What a person has entered for the side bets of a game, and its address. What it means is worked out by `read.ts`. */

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

export const betOf = (game: AnyGame, form: SideForm): SideBet =>
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
    : { shoe: null, notice: sideBets.strangeShoe(steps.problem.message) }
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
