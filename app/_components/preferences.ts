'use client'

import { useSyncExternalStore } from 'react'
import { CURRENCIES, type Currency } from './format'
import { ROUNDS_AN_HOUR } from './pace'

/** What a person has set for all games. Money is shown only; it moves nowhere. */
export interface Preferences {
  /** One base wager, in `currency`. */
  readonly stake: number
  readonly currency: Currency
  /** Rounds an hour. */
  readonly pace: number
  /** The way to play that a person follows, by game; the trainer tells what it says. */
  readonly strategies: Readonly<Record<string, string>>
}

export const DEFAULTS: Preferences = { stake: 10, currency: 'USD', pace: ROUNDS_AN_HOUR, strategies: {} }
export const LARGEST_STAKE = 100_000
export const LARGEST_PACE = 1000

const KEY = 'feltwise.preferences'
const listeners = new Set<() => void>()
let current: Preferences | null = null

export const isStake = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 && value <= LARGEST_STAKE

export const isPace = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= LARGEST_PACE

const ID = /^[a-z0-9-]{1,40}$/

/** Ids by ids; whether there are such games and ways is known where they are used. */
const readStrategies = (value: unknown): Readonly<Record<string, string>> =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string] => entry.every((id) => typeof id === 'string' && ID.test(id))))
    : DEFAULTS.strategies

/** Whatever storage held, as preferences: field by field, a bad value gives way to the default. */
export function readPreferences(text: string | null): Preferences {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    if (typeof kept !== 'object' || kept === null) return DEFAULTS
    const { stake, currency, pace, strategies } = kept as Record<string, unknown>
    return {
      stake: isStake(stake) ? stake : DEFAULTS.stake,
      currency: CURRENCIES.find((known) => known === currency) ?? DEFAULTS.currency,
      pace: isPace(pace) ? pace : DEFAULTS.pace,
      strategies: readStrategies(strategies),
    }
  } catch {
    return DEFAULTS
  }
}

/** Storage may be blocked or full: then the setting lasts as long as the page. */
function load(): Preferences {
  try {
    return readPreferences(window.localStorage.getItem(KEY))
  } catch {
    return DEFAULTS
  }
}

export function setPreferences(change: Partial<Preferences>): void {
  current = { ...(current ?? load()), ...change }
  try {
    window.localStorage.setItem(KEY, JSON.stringify(current))
  } catch {
    // Kept in memory above.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key !== KEY) return
    current = readPreferences(event.newValue)
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

const snapshot = (): Preferences => (current ??= load())

/** The stake, its currency and the pace; the defaults while the server renders. Another tab's change arrives too. */
export const usePreferences = (): Preferences => useSyncExternalStore(subscribe, snapshot, () => DEFAULTS)
