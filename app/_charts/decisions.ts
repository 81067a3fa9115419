import { gameMessages } from '@/app/_languages/messages'
import { decisions as words } from '@/app/_languages/words'
import { CLOSE, compareEv } from '@/lib/game/ev'
import type { StartingClass } from '@/lib/game/figures'
import type { AnyGame, Rules } from '@/lib/game/game'
import type { Ev } from '@/lib/game/solution'
import { actionName, mapWords, type Speaking } from '@/app/_felt/names'
import { loss, percent, signed } from '@/app/_languages/format'

/* The best action for a class of starting hands, and its lead. */

/** The leads, in base wagers, from which the color is one step deeper. */
const STEPS = [CLOSE, 0.12, 0.3, 0.55] as const

/**
 * An EV as a double, exact to some fifteen digits. A cell shows two, and many cells are computed while the user drags.
 */
const nearly = (ev: Ev): number => (ev.kind === 'exact' ? Number(ev.num) / Number(ev.den) : ev.value)

/** The best option; of equal ones the last, which is the cheaper. */
export function bestOption({ options }: StartingClass): StartingClass['options'][number] | undefined {
  return options.reduce<StartingClass['options'][number] | undefined>(
    (best, option) => (best && compareEv(option.ev, best.ev) < 0 ? best : option),
    undefined,
  )
}

/** The common part of action names that differ only in an amount: “Raise 4×” and “Raise 3×”. */
const stemOf = (name: string): string => name.replace(/[\s\d.,×¼½⅒]+$/, '')

/** The tones of the map: `act` for the first kind of action, `wait` for the last, the others for those between. */
export const TONES = ['act', 'wait', 'third', 'fourth', 'fifth'] as const
export type Tone = (typeof TONES)[number]

/** The kinds of action of a game, and how the map shows them. */
export interface Kinds {
  readonly game: Speaking
  /** In the order in which the game offers them. */
  readonly actions: readonly string[]
  readonly toneOf: (action: string) => Tone
  readonly nameOf: (action: string) => string
  /** A letter for the action, for readers who can't tell the colors apart. */
  readonly letterOf: (action: string) => string
}

/**
 * The kind of each action. Actions that differ only in an amount are one kind, unless several of them are best for some
 * class. Then each of those is a kind of its own, together with the following ones that are never best.
 */
function kindsByAction(names: ReadonlyMap<string, string>, all: readonly StartingClass[]): ReadonlyMap<string, string> {
  const taken = new Set(all.map((one) => bestOption(one)?.action))
  const bestOfStem = new Map<string, number>()
  const kinds = new Map<string, string>()
  for (const [action, name] of names) {
    const stem = stemOf(name)
    const count = (bestOfStem.get(stem) ?? 0) + Number(taken.has(action))
    bestOfStem.set(stem, count)
    kinds.set(action, `${stem} ${Math.max(1, count)}`)
  }
  return kinds
}

/** The kinds of all actions that any of the classes offers. */
export function kindsOf(game: AnyGame, rules: Rules, all: readonly StartingClass[]): Kinds {
  const actions = [...new Set(all.flatMap(({ options }) => options.map(({ action }) => action)))]
  const names = new Map(actions.map((action) => [action, game.messages.action(action).name]))
  const letterOf = (action: string): string =>
    (gameMessages(game.id) ?? game.messages).action(action).letter ?? game.keyOf(rules, action).toUpperCase()
  const letters = new Map(actions.map((action) => [action, letterOf(action)]))
  const kindOf = kindsByAction(names, all)
  const kinds = [...new Set(kindOf.values())]
  const tones: readonly Tone[] = kinds.length === 1 ? ['act'] : ['act', ...TONES.slice(2, kinds.length), 'wait']
  return {
    game,
    actions,
    toneOf: (action) => tones[kinds.indexOf(kindOf.get(action) ?? '')] ?? 'fifth',
    nameOf: (action) => actionName(game, action),
    letterOf: (action) => letters.get(action) ?? '',
  }
}

/** How a cell of the map looks, and its label. */
export interface Look {
  readonly tone: Tone
  readonly depth: number
  readonly isClose: boolean
  /** Whether the cards of the hand decide, not just the cell. */
  readonly isByCards: boolean
  readonly letter: string
  /** If the hands of a cell are played differently: the tone and share of each action, the largest first. */
  readonly mix: readonly { readonly tone: Tone; readonly share: number }[] | null
  /** For the tooltip and screen readers. Rounded, so that it changes rarely. */
  readonly label: string
}

/** The lead of the best option over the best of another kind, in base wagers. */
function leadOf(one: StartingClass, kinds: Kinds): number {
  const best = bestOption(one)
  if (!best) return 0
  const others = one.options.filter(({ action }) => kinds.toneOf(action) !== kinds.toneOf(best.action))
  return others.length === 0 ? Infinity : nearly(best.ev) - Math.max(...others.map(({ ev }) => nearly(ev)))
}

/** The shares of a class, the largest first; empty if all of it is played alike. */
export const sharesIn = ({ shares }: StartingClass): readonly (readonly [action: string, share: number])[] =>
  Object.entries(shares ?? {})
    .filter(([, share]) => share > 0)
    .sort(([, a], [, b]) => b - a)

/** How a class is played, in words: “Raise 4×, +0.42”, “calls 63%, folds 37%”. */
export function inWordsOf(one: StartingClass, kinds: Kinds, digits: number): string {
  const shares = sharesIn(one)
  if (shares.length > 1)
    return shares.map(([action, share]) => `${kinds.nameOf(action)} ${percent(share, digits - 2)}`).join(', ')
  const best = shares[0]?.[0] ?? bestOption(one)?.action
  const ev = one.options.find(({ action }) => action === best)?.ev ?? one.ev
  return [
    ...(best === undefined || one.options.length < 2 ? [] : [kinds.nameOf(best)]),
    ...(ev ? [signed(nearly(ev), digits)] : []),
  ].join(', ')
}

/** A cell with at least this share played alike has one color. */
const NEARLY_ALL = 0.98

function mixOf(one: StartingClass, kinds: Kinds): Look['mix'] {
  const shares = sharesIn(one)
  return (shares[0]?.[1] ?? 1) >= NEARLY_ALL
    ? null
    : shares.map(([action, share]) => ({ tone: kinds.toneOf(action), share: Math.round(share * 100) / 100 }))
}

/** The name of a class. Where house rules play it, the text of their clause. */
export const handName = (game: Speaking, one: Pick<StartingClass, 'id' | 'says' | 'rule'>): string =>
  clauseWords(game.id, one) ?? mapWords(game).cell?.(one.id) ?? one.id

/** The text of the clause that plays a class; undefined if the class isn't a clause. */
export const clauseWords = (game: string, { says, rule }: Pick<StartingClass, 'says' | 'rule'>): string | undefined =>
  (rule === undefined ? undefined : gameMessages(game)?.rules[rule]) ?? says

/** The look of a class. If it leaves no choice, the tone says whether it wins or loses. */
export function lookOf(one: StartingClass, kinds: Kinds): Look {
  const best = sharesIn(one)[0]?.[0] ?? bestOption(one)?.action
  const mix = mixOf(one, kinds)
  const only = one.options.length < 2
  const ev = one.ev ?? one.options[0]?.ev
  const lead = only ? Math.abs(ev ? nearly(ev) : 0) : leadOf(one, kinds)
  const tone = only ? (ev && nearly(ev) < 0 ? 'wait' : 'act') : best === undefined ? 'act' : kinds.toneOf(best)
  const name = handName(kinds.game, one)
  const isClose = !only && mix === null && lead < CLOSE
  return {
    tone,
    depth: STEPS.filter((step) => lead >= step).length,
    isClose,
    isByCards: one.byCards === true,
    letter: best === undefined || only ? '' : kinds.letterOf(best),
    mix,
    label:
      (isClose
        ? words.closeCell(name, inWordsOf(one, kinds, 2), loss(lead))
        : words.cell(name, inWordsOf(one, kinds, 2))) + (one.byCards ? words.alsoByCards : ''),
  }
}

// ——— As a cell of a table shows it ———————————————————————————————————————————————————————————————————————————

/** How a cell looks, as plain values, so that a cell with the same values isn't rendered again. */
export interface FlatLook extends Omit<Look, 'mix'> {
  /** A CSS background; empty if the tone is enough. */
  readonly mix: string
}

export function flatLook({ mix, ...look }: Look): FlatLook {
  let from = 0
  const stops = (mix ?? []).map(({ tone: part, share }) => {
    const to = Math.min(100, from + share * 100)
    const stop = `var(--${part}-1) ${from}% ${to}%`
    from = to
    return stop
  })
  return { ...look, mix: stops.length === 0 ? '' : `linear-gradient(to right, ${stops.join(', ')})` }
}

/** The CSS class of a cell's color, defined in `decision-map.css`. */
export const toneClass = ({ tone, depth, mix }: Pick<FlatLook, 'tone' | 'depth' | 'mix'>): string =>
  mix === '' ? `decision-${tone}-${depth}` : 'decision-cell-mixed'

/** Whether house rules play all hands, so that no cell leaves a choice. */
export const leavesNoChoice = (cells: readonly StartingClass[]): boolean =>
  cells.every(({ options }) => options.length < 2)

/** Whether most cells have hands that are played differently, so that a share says more than a letter. */
export const tellsShares = (cells: readonly StartingClass[]): boolean =>
  cells.filter(({ shares }) => shares !== undefined).length > cells.length / 2

/**
 * The mark in a cell for readers who can't tell colors apart: `R`, `P/F`; in a map of shares, the percentage of the
 * first action.
 */
export function markOf(one: StartingClass, kinds: Kinds, inShares: boolean): string {
  const first = kinds.actions[0]
  if (inShares && first !== undefined)
    return String(Math.round((one.shares?.[first] ?? Number(bestOption(one)?.action === first)) * 100))
  const shares = sharesIn(one)
  if ((shares[0]?.[1] ?? 1) < NEARLY_ALL) return shares.map(([action]) => kinds.letterOf(action)).join('/')
  return kinds.letterOf(shares[0]?.[0] ?? bestOption(one)?.action ?? '')
}
