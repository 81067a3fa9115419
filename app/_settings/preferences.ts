'use client'

import { CURRENCIES, type Currency } from '@/app/_languages/format'
import { ROUNDS_AN_HOUR } from '@/lib/games/pace'
import { makeStored } from '@/app/_ui/store'

export const CARD_SIZES = ['small', 'normal', 'large'] as const
export type CardSizing = (typeof CARD_SIZES)[number]

/** How long cards take to be dealt, against the usual: 0 is at once. */
export const DEALINGS = [0, 0.5, 1, 2] as const
export type Dealing = (typeof DEALINGS)[number]

/** What somebody may mean to practice in a day. */
export const GOALS = ['none', 'hands-10', 'hands-20', 'hands-50', 'minutes-5', 'minutes-10', 'minutes-20'] as const
export type Goal = (typeof GOALS)[number]

/** A goal's unit and how many of it; null without one. */
export function readGoal(goal: Goal): { readonly unit: 'hands' | 'minutes'; readonly count: number } | null {
  const [unit, count] = goal.split('-')
  return unit === 'hands' || unit === 'minutes' ? { unit, count: Number(count) } : null
}

/** What a person has set for all games. Money is shown only; it moves nowhere. */
export interface Preferences {
  /** One base wager, in `currency`. */
  readonly stake: number
  readonly currency: Currency
  /** Rounds an hour. */
  readonly pace: number
  /** The way to play that a person follows, by game; the trainer tells what it says. */
  readonly strategies: Readonly<Record<string, string>>
  /** The rules that a person plays by, by game, as `makeRules` writes them: in force where an address says none. */
  readonly rules: Readonly<Record<string, string>>
  /** Each suit in a colour of its own. */
  readonly fourColours: boolean
  readonly cardSize: CardSizing
  readonly dealing: Dealing
  readonly sounds: boolean
  /** Whether a right answer deals the next hand. */
  readonly onward: boolean
  /** How much somebody means to practice in a day. */
  readonly goal: Goal
  /** Whether letters, numbers and signs press buttons; Space, Enter, Tab and the arrow keys always do. */
  readonly keys: boolean
}

export const DEFAULTS: Preferences = {
  stake: 10,
  currency: 'USD',
  pace: ROUNDS_AN_HOUR,
  strategies: {},
  rules: {},
  fourColours: false,
  cardSize: 'normal',
  dealing: 1,
  sounds: false,
  onward: false,
  goal: 'none',
  keys: true,
}
export const LARGEST_STAKE = 100_000
export const LARGEST_PACE = 1000

/** Where they are kept. */
export const PREFERENCES_KEY = 'feltwise.preferences'

export const isStake = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 && value <= LARGEST_STAKE

export const isPace = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= LARGEST_PACE

const ID = /^[a-z0-9-]{1,40}$/

/** What addresses hold of rules; a house way of one's own takes some thousands of characters. */
const RULES = /^[\w.~-]{1,62000}$/

/** Texts by ids. Whether there are such games, ways and rules is known where they are used. */
const readTexts = (value: unknown, text: RegExp): Readonly<Record<string, string>> =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).filter(
          (entry): entry is [string, string] =>
            ID.test(entry[0]) && typeof entry[1] === 'string' && text.test(entry[1]),
        ),
      )
    : {}

/** Whatever storage held, as preferences: field by field, a bad value gives way to the default. */
export function readPreferences(text: string | null): Preferences {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    if (typeof kept !== 'object' || kept === null) return DEFAULTS
    const { stake, currency, pace, strategies, rules, fourColours, cardSize, dealing, sounds, onward, goal, keys } =
      kept as Record<string, unknown>
    return {
      stake: isStake(stake) ? stake : DEFAULTS.stake,
      currency: CURRENCIES.find((known) => known === currency) ?? DEFAULTS.currency,
      pace: isPace(pace) ? pace : DEFAULTS.pace,
      strategies: readTexts(strategies, ID),
      rules: readTexts(rules, RULES),
      fourColours: fourColours === true,
      cardSize: CARD_SIZES.find((known) => known === cardSize) ?? DEFAULTS.cardSize,
      dealing: DEALINGS.find((known) => known === dealing) ?? DEFAULTS.dealing,
      sounds: sounds === true,
      onward: onward === true,
      goal: GOALS.find((known) => known === goal) ?? DEFAULTS.goal,
      keys: keys !== false,
    }
  } catch {
    return DEFAULTS
  }
}

const stored = makeStored<Preferences>({
  key: PREFERENCES_KEY,
  read: readPreferences,
  write: JSON.stringify,
  usual: DEFAULTS,
})

/** Changes some of them. Storage may be blocked or full: then they last as long as the page. */
export const setPreferences = (change: Partial<Preferences>): void =>
  void stored.change((now) => ({ ...now, ...change }))

/** What is set now, for what is no component. In the browser only. */
export const preferencesNow = stored.now

/** What is set; the defaults while the server renders. Another tab's change arrives too. */
export const usePreferences = stored.useNow
