import { type Card, cardOf, JOKER, makeCard, rankNamed, rankOf, suitOf } from '@/lib/cards/card'
import { deal } from '@/lib/engines/round/index'
import { asWritten } from '@/lib/cards/typed'
import type { Game, Rules, Step } from '@/lib/game/game'
import type { Problem } from '@/lib/result'
import type { Random } from '@/lib/math/random'

/*
 * Reads a hand as somebody types it from memory: `K5o c, 7h2c9d c, Qs4h f`, with cards and actions in the order of
 * play. The game's own steps decide what may come next, so this code reads every game and names none. It accepts
 * commas, capitals, words like “vs” and short forms, but never guesses a card.
 */

/** One decision of a hand. */
export interface TypedDecision<S> {
  readonly stage: string
  readonly state: S
  readonly action: string
}

export interface TypedHand<S> {
  readonly decisions: readonly TypedDecision<S>[]
  /** The cards as they were read, in the order of the deal. */
  readonly cards: readonly Card[]
  /** The net result of the round, in base wagers; null if the line ends before the round does. */
  readonly net: number | null
}

/** A problem in a line, as data; `app` has the words. */
export type TypedProblem =
  | { readonly kind: 'noCards' }
  | { readonly kind: 'notACard'; readonly text: string }
  | { readonly kind: 'noSuit'; readonly text: string }
  | { readonly kind: 'notInDeck'; readonly text: string }
  | { readonly kind: 'tooFew'; readonly needed: number; readonly given: number }
  | { readonly kind: 'noAction'; readonly actions: readonly string[] }
  | { readonly kind: 'notAnAction' | 'severalActions'; readonly text: string; readonly actions: readonly string[] }
  | { readonly kind: 'foul'; readonly why: Problem }
  /** An action where the next cards are dealt without a decision. */
  | { readonly kind: 'nothingToDecide'; readonly text: string }
  | { readonly kind: 'over'; readonly text: string }

export type TypedLine<S> =
  { readonly ok: true; readonly hand: TypedHand<S> } | { readonly ok: false; readonly problem: TypedProblem }

type Failed = { readonly ok: false; readonly problem: TypedProblem }
const failed = (problem: TypedProblem): Failed => ({ ok: false, problem })

/** Names of an action in English and in the reader's language, besides its id and its key. */
export type NamesOf = (action: string) => readonly string[]

type AnyGame<R extends Rules, S> = Game<R, S, string>

// ——— Cards ——————————————————————————————————————————————————————————————————————————————————————————————————

/** A card as it was typed; `suit` is null if only the rank was. */
interface TypedCard {
  readonly text: string
  readonly rank: number
  readonly suit: number | null
}

const SUIT_LETTERS = 'shdc'
const SYMBOLS: Readonly<Record<string, number>> = { '♠': 0, '♥': 1, '♦': 2, '♣': 3, '♤': 0, '♡': 1, '♢': 2, '♧': 3 }
const JOKER_TEXT = /^(?:jk|joker)/i
const ONE_CARD = /^(10|[2-9tjqka])([shdc♠♥♦♣♤♡♢♧]?)/iu

/** The cards of a piece of the line; null if any of it is no card. */
function cardsOf(piece: string): readonly TypedCard[] | null {
  const cards: TypedCard[] = []
  let rest = piece.replaceAll('\uFE0F', '')
  while (rest !== '') {
    const joker = JOKER_TEXT.exec(rest)?.[0]
    const match = joker ? null : ONE_CARD.exec(rest)
    if (!joker && !match) return null
    const text = joker ?? match![0]
    const [, rank = '', suit = ''] = match ?? []
    cards.push({
      text,
      rank: joker ? rankOf(JOKER) : rankNamed(rank === '10' ? 'T' : rank),
      suit: joker ? suitOf(JOKER) : suit === '' ? null : (SYMBOLS[suit] ?? SUIT_LETTERS.indexOf(suit.toLowerCase())),
    })
    rest = rest.slice(text.length)
  }
  return cards
}

/** `K5o`, `AKs`, `55`: starting cards by their ranks, of one suit or of different ones. */
const SHORT = /^((?:10|[2-9tjqka]){2,3})([so]?)$/i

const SUITS = [0, 1, 2, 3] as const

/**
 * Starting cards that were typed by their ranks, with suits that are rare among the later cards of the line. Null if no
 * cards fit.
 */
function shortCards(
  piece: string,
  count: number,
  later: ReadonlySet<Card>,
  stub: readonly Card[],
): readonly Card[] | null {
  const match = SHORT.exec(piece)
  if (!match) return null
  const ranks = [...match[1]!.replaceAll('10', 'T')].map(rankNamed)
  const [, , letter = ''] = match
  const isPair = ranks.length === 2 && ranks[0] === ranks[1]
  if (ranks.length !== count || (letter === '' && !isPair)) return null
  const often = (suit: number): number => [...later].filter((card) => suitOf(card) === suit).length
  const suits = SUITS.toSorted((a, b) => often(a) - often(b))
  const there = new Set(stub)
  const fits = (cards: readonly Card[]): boolean => cards.every((card) => there.has(card) && !later.has(card))
  if (letter.toLowerCase() === 's') {
    const tries = suits.map((suit) => ranks.map((rank) => cardOf(rank, suit)))
    return tries.find((cards) => fits(cards) && new Set(cards).size === cards.length) ?? null
  }
  for (const first of suits)
    for (const second of suits)
      for (const third of count === 3 ? suits : [-1]) {
        const chosen = [first, second, third].slice(0, count)
        const cards = ranks.map((rank, i) => cardOf(rank, chosen[i]!))
        if (new Set(chosen).size === count && fits(cards)) return cards
      }
  return null
}

// ——— Actions ————————————————————————————————————————————————————————————————————————————————————————————————

/** What people write for an action, besides its names. */
const ALSO: Readonly<Record<string, readonly string[]>> = { check: ['x', 'ch'], stand: ['stay'], fold: ['f'] }

/** Verbs for the same bet: what a table prints as “Play” is a raise to some and a bet to others. */
const VERBS = ['raise', 'bet', 'play'] as const

/** An action's id with the other verbs, where no action of the decision has them: `bet-1x` for `raise-1x`. */
function otherVerbs(action: string, actions: readonly string[]): readonly string[] {
  const verb = VERBS.find((one) => action.startsWith(one))
  if (verb === undefined) return []
  return VERBS.filter((other) => !actions.some((one) => one.startsWith(other))).map((other) =>
    action.replace(verb, other),
  )
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('×', 'x')
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '')

const MOST_WORDS = 4

/**
 * The action that the next words name, and how many words they are; otherwise the actions that they may mean, empty for
 * none.
 */
function actionOf(
  words: readonly string[],
  actions: readonly string[],
  exact: (action: string) => readonly string[],
  names: NamesOf,
): { readonly action: string; readonly words: number } | readonly string[] {
  const all = actions.map((action) => ({
    action,
    exact: [...exact(action), ...(ALSO[action] ?? []), ...otherVerbs(action, actions), ...names(action)].map(plain),
  }))
  const digits = (text: string): string => /^[a-z]*(\d+)x?$/.exec(text)?.[1] ?? ''
  const tests: readonly ((one: (typeof all)[number], typed: string) => boolean)[] = [
    (one, typed) => one.exact.includes(typed),
    (one, typed) => /^[a-z]?\d+x?$/.test(typed) && one.exact.some((text) => digits(text) === digits(typed)),
    (one, typed) => one.exact.some((text) => text.startsWith(typed)),
  ]
  let several: readonly string[] = []
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count--)
    for (const test of tests) {
      const typed = plain(words.slice(0, count).join(''))
      const found = typed === '' ? [] : all.filter((one) => test(one, typed))
      if (found.length === 1) return { action: found[0]!.action, words: count }
      if (found.length > 1) several = found.map(({ action }) => action)
    }
  return several
}

// ——— A line —————————————————————————————————————————————————————————————————————————————————————————————————

/** Words that are skipped. */
const FILLER = /^(?:vs?\.?|contra|and|then|-+|–|>|->)$/i

/** The pieces of a line, without its number. */
const piecesOf = (line: string): readonly string[] =>
  asWritten(line.replace(/^\s*\d+[.):]\s+/, ''))
    .split(/[\s,;|/]+/)
    .filter((piece) => piece !== '' && !FILLER.test(piece))

type DealOf<S> = Extract<Step<S, string>, { kind: 'deal' }>

/** The cards that a deal may still show, without those of the line that belong to it. */
function restOf<S>({ stub, weight }: DealOf<S>, queue: readonly TypedCard[]): readonly Card[] {
  const left = stub.filter((card) => !weight || weight([card]) > 0)
  for (const { rank, suit } of queue) {
    const at = left.findIndex((card) => rankOf(card) === rank && (suit === null || suitOf(card) === suit))
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

/** What may follow at the end of a line. */
export type TypedNext =
  /** Cards of `stub`; the line ends with `given` cards of the same deal. */
  | { readonly kind: 'cards'; readonly stub: readonly Card[]; readonly given: number }
  /** `count` cards of the hand `stub`, to be set in front; the line ends with `given` of them. */
  | { readonly kind: 'moved'; readonly stub: readonly Card[]; readonly count: number; readonly given: number }
  | { readonly kind: 'action'; readonly actions: readonly string[] }

/** Reads one hand, or returns the first problem in the line. */
export const readTypedHand = <R extends Rules, S>(
  game: AnyGame<R, S>,
  rules: R,
  line: string,
  names: NamesOf = () => [],
): TypedLine<S> => readLine(game, rules, line, names, () => undefined)

/** What may follow in a line; null if the hand is over or the line has a problem. */
export function nextTyped<R extends Rules, S>(
  game: AnyGame<R, S>,
  rules: R,
  line: string,
  names: NamesOf = () => [],
): TypedNext | null {
  let next: TypedNext | null = null
  readLine(game, rules, line, names, (one) => void (next = one))
  return next
}

/** Reads one hand. If the line ends before the round does, `onEnd` gets what may follow. */
function readLine<R extends Rules, S>(
  game: AnyGame<R, S>,
  rules: R,
  line: string,
  names: NamesOf,
  onEnd: (next: TypedNext) => void,
): TypedLine<S> {
  const pieces = [...piecesOf(line)]
  const typed = new Set(
    pieces.flatMap((piece) =>
      (cardsOf(piece) ?? []).flatMap(({ rank, suit }) => (suit === null ? [] : [cardOf(rank, suit)])),
    ),
  )
  const decisions: TypedDecision<S>[] = []
  const cards: Card[] = []
  const queue: TypedCard[] = []
  const offered = new Set<string>()
  let state = game.start(rules)
  let isFirst = true

  /** Whether a piece names an action that could be chosen earlier in the line. */
  function isAction(piece: string): boolean {
    const found = actionOf([piece], [...offered], exactIn(game, rules), names)
    return 'action' in found || found.length > 0
  }

  /** The next cards of the line; null if it has none left. */
  function take(step: DealOf<S>): readonly Card[] | null | Failed {
    const short =
      isFirst && queue.length === 0 && !game.sameAs && shortCards(pieces[0] ?? '', step.count, typed, step.stub)
    if (short) {
      pieces.shift()
      return short
    }
    while (queue.length < step.count && pieces.length > 0) {
      const next = cardsOf(pieces[0]!)
      if (next === null) break
      pieces.shift()
      queue.push(...next)
    }
    if (queue.length < step.count) {
      if (pieces.length > 0 && queue.length === 0)
        return failed({ kind: isAction(pieces[0]!) ? 'nothingToDecide' : 'notACard', text: pieces[0]! })
      if (pieces.length === 0) onEnd({ kind: 'cards', stub: restOf(step, queue), given: queue.length })
      if (queue.length === 0) return null
      return failed({ kind: 'tooFew', needed: step.count, given: queue.length })
    }
    const left = [...step.stub]
    const taken: Card[] = []
    for (const card of queue.splice(0, step.count)) {
      if (card.suit === null && !game.sameAs) return failed({ kind: 'noSuit', text: card.text })
      const at = left.findIndex(
        (one) =>
          rankOf(one) === card.rank &&
          (card.suit === null || suitOf(one) === card.suit) &&
          (!step.weight || step.weight([one]) > 0),
      )
      if (at < 0) return failed({ kind: 'notInDeck', text: card.text })
      taken.push(...left.splice(at, 1))
    }
    return taken
  }

  /** The result of a line that ends before the round does. */
  const left = (): TypedLine<S> =>
    decisions.length === 0 ? failed({ kind: 'noCards' }) : { ok: true, hand: { decisions, cards, net: null } }
  for (;;) {
    const step = game.step(rules, state)
    if (step.kind === 'end') {
      const rest = queue[0]?.text ?? pieces[0]
      // In some rounds there is nothing to decide.
      return rest === undefined
        ? { ok: true, hand: { decisions, cards, net: step.net } }
        : failed({ kind: 'over', text: rest })
    }
    if (step.kind === 'deal') {
      if (step.faceDown) {
        if (pieces.length === 0 && queue.length === 0) {
          // The line ends, so the hand is taken to go on.
          const goesOn = step.stub.find((card) => game.step(rules, step.next([card])).kind === 'decide')
          const then = goesOn === undefined ? null : game.step(rules, step.next([goesOn]))
          if (then?.kind === 'decide') onEnd({ kind: 'action', actions: then.actions })
          return left()
        }
        // The next piece shows what the dealer saw: an action means that the hand went on, a card that it was shown.
        const isShown = queue.length > 0 || cardsOf(pieces[0]!) !== null
        const seen =
          step.stub.find((card) => (game.step(rules, step.next([card])).kind === 'decide') !== isShown) ?? step.stub[0]!
        state = step.next([seen])
        continue
      }
      const taken = take(step)
      if (taken === null) return left()
      if ('ok' in taken) return taken
      cards.push(...taken)
      state = step.next(taken)
      isFirst = false
      continue
    }
    for (const action of step.actions) offered.add(action)
    if (step.actions.length === 1) {
      // There was nothing to decide, but the line may name the only action.
      const [forced = ''] = step.actions
      if (
        queue.length === 0 &&
        [forced, game.keyOf(rules, forced), ...names(forced)].map(plain).includes(plain(pieces[0] ?? ' '))
      )
        pieces.shift()
      state = step.next(forced)
      continue
    }
    if (queue.length > 0) return failed({ kind: 'noAction', actions: step.actions })
    if (pieces.length === 0) {
      onEnd(
        game.arrange
          ? { kind: 'moved', stub: cards, count: game.arrange.count, given: 0 }
          : { kind: 'action', actions: step.actions },
      )
      return decisions.length === 0 ? failed({ kind: 'noAction', actions: step.actions }) : left()
    }
    const chosen = game.arrange
      ? arranged(game, rules, state, step.actions, pieces, (given) =>
          onEnd({
            kind: 'moved',
            stub: cards.filter((card) => !given.includes(card)),
            count: game.arrange!.count,
            given: given.length,
          }),
        )
      : named(game, rules, step.actions, pieces, names)
    if (typeof chosen !== 'string') return chosen
    decisions.push({ stage: step.stage, state, action: chosen })
    state = step.next(chosen)
  }
}

/** The texts that name an action exactly: its id, the part after a colon, and its key. */
const exactIn =
  <R extends Rules, S>(game: AnyGame<R, S>, rules: R) =>
  (action: string): readonly string[] => [action, action.slice(action.indexOf(':') + 1), game.keyOf(rules, action)]

/** Takes the words of an action from the front of `pieces`. */
function named<R extends Rules, S>(
  game: AnyGame<R, S>,
  rules: R,
  actions: readonly string[],
  pieces: string[],
  names: NamesOf,
): string | Failed {
  const found = actionOf(pieces, actions, exactIn(game, rules), names)
  if ('action' in found) {
    pieces.splice(0, found.words)
    return found.action
  }
  const [text = ''] = pieces
  return found.length > 0
    ? failed({ kind: 'severalActions', text, actions: found })
    : failed({ kind: 'notAnAction', text, actions })
}

/** Words before the cards that are set in front: `low`, `front`. */
const MOVING = /^(?:low|front|delante|top|small)$/i
const SUGGESTED = /^(?:h|hw|house|way|house-?way)$/i

/**
 * Takes the cards that are set in front from `pieces`, or the word for the game's own setting. `onFew` gets the cards
 * of a line that ends too early.
 */
function arranged<R extends Rules, S>(
  game: AnyGame<R, S>,
  rules: R,
  state: S,
  actions: readonly string[],
  pieces: string[],
  onFew: (given: readonly Card[]) => void,
): string | Failed {
  const { count, actionOf: made, suggested } = game.arrange!
  while (pieces.length > 1 && MOVING.test(pieces[0]!)) pieces.shift()
  if (SUGGESTED.test(pieces[0]!)) {
    while (pieces.length > 0 && SUGGESTED.test(pieces[0]!)) pieces.shift()
    return suggested(rules, state)
  }
  const cards: Card[] = []
  while (cards.length < count && pieces.length > 0) {
    const next = cardsOf(pieces[0]!)
    if (next === null) return failed({ kind: 'notACard', text: pieces[0]! })
    pieces.shift()
    for (const { rank, suit, text } of next) {
      if (suit === null) return failed({ kind: 'noSuit', text })
      cards.push(cardOf(rank, suit))
    }
  }
  if (cards.length < count) onFew(cards)
  const action = made(rules, state, cards)
  if (!action.ok) return failed({ kind: 'foul', why: action.problem })
  return actions.includes(action.value)
    ? action.value
    : failed({ kind: 'notAnAction', text: cards.map(makeCard).join(''), actions: [] })
}

// ——— An example —————————————————————————————————————————————————————————————————————————————————————————————

/**
 * A random round as a person could type it, with its decisions: an example for the page, and a round trip for the
 * tests.
 */
export function typedRound<R extends Rules, S>(
  game: AnyGame<R, S>,
  rules: R,
  random: Random,
): { readonly text: string; readonly decisions: readonly TypedDecision<S>[]; readonly net: number } {
  const decisions: TypedDecision<S>[] = []
  const parts: string[] = []
  let state = game.start(rules)
  for (let step = game.step(rules, state); ; step = game.step(rules, state)) {
    if (step.kind === 'end') return { text: parts.join('').replace(/[, ]+$/, ''), decisions, net: step.net }
    if (step.kind === 'deal') {
      let dealt: readonly Card[] = []
      const { next } = step
      // The dealt cards are known once the step makes the next state from them.
      state = deal({ ...step, next: (cards) => next((dealt = cards)) }, random)
      if (!step.faceDown) parts.push(dealt.map(makeCard).join(''), ' ')
      continue
    }
    const action = step.actions[Math.floor(random() * step.actions.length)]!
    if (step.actions.length > 1) {
      decisions.push({ stage: step.stage, state, action })
      const [, named] = /:(.*)$/.exec(action) ?? []
      parts.push(named ?? game.keyOf(rules, action), ', ')
    }
    state = step.next(action)
  }
}
