'use client'

import { CURRENCIES, type Currency } from '@/app/_languages/format'
import { ROUNDS_AN_HOUR } from '@/lib/game/pace'
import { makeStored } from '@/app/_ui/store'

export const CARD_SIZES = ['small', 'normal', 'large'] as const
export type CardSizing = (typeof CARD_SIZES)[number]

/** How long dealing a card takes compared with the default; 0 for at once. */
export const DEALINGS = [0, 0.5, 1, 2] as const
export type Dealing = (typeof DEALINGS)[number]

/** Goals for a day's practice. */
export const GOALS = ['none', 'hands-10', 'hands-20', 'hands-50', 'minutes-5', 'minutes-10', 'minutes-20'] as const
export type Goal = (typeof GOALS)[number]

/** A goal's unit and number; null for none. */
export function readGoal(goal: Goal): { readonly unit: 'hands' | 'minutes'; readonly count: number } | null {
  const [unit, count] = goal.split('-')
  return unit === 'hands' || unit === 'minutes' ? { unit, count: Number(count) } : null
}

/** The reader's settings for all games. Money is only displayed. */
export interface Preferences {
  /** One base wager in `currency`. */
  readonly stake: number
  readonly currency: Currency
  /** Rounds an hour. */
  readonly pace: number
  /** The reader's own strategy, by game. The trainer shows what it says. */
  readonly strategies: Readonly<Record<string, string>>
  /** The reader's own rules, by game, as `makeRules` writes them. They apply if an address says nothing. */
  readonly rules: Readonly<Record<string, string>>
  /** Whether each suit has its own color. */
  readonly fourColours: boolean
  readonly cardSize: CardSizing
  readonly dealing: Dealing
  readonly sounds: boolean
  /** Whether a right answer deals the next hand. */
  readonly onward: boolean
  /** The goal of a day's practice. */
  readonly goal: Goal
  /** Whether letters, digits and signs press buttons. Space, Enter, Tab and the arrow keys always work. */
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

/** The key in the browser's storage. */
export const PREFERENCES_KEY = 'feltwise.preferences'

export const isStake = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 && value <= LARGEST_STAKE

export const isPace = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= LARGEST_PACE

const ID = /^[a-z0-9-]{1,40}$/

/** The characters of rules in an address. A reader's own house way takes some thousands of them. */
const RULES = /^[\w.~-]{1,62000}$/

/** Texts by ids. Whether these games, strategies and rules exist is checked where they are used. */
const readTexts = (value: unknown, text: RegExp): Readonly<Record<string, string>> =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).filter(
          (entry): entry is [string, string] =>
            ID.test(entry[0]) && typeof entry[1] === 'string' && text.test(entry[1]),
        ),
      )
    : {}

/** Reads stored preferences field by field. Invalid values are replaced by the default. */
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

/** Changes some preferences. If storage is blocked or full, the change lasts as long as the page. */
export const setPreferences = (change: Partial<Preferences>): void =>
  void stored.change((now) => ({ ...now, ...change }))

/** The current preferences, for code outside of components. Only in the browser. */
export const preferencesNow = stored.now

/** The current preferences, updated by other tabs too; the defaults on the server. */
export const usePreferences = stored.useNow
