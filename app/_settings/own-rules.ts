import type { AnyGame } from '@/lib/games/game'
import { makeRules, parseRules } from '@/lib/games/rules'
import { preferencesNow } from './preferences'

/*
 * The rules that a person plays by are in force where an address says nothing. One that says anything, of a hand above all, means the
 * game's usual rules where it names none: it may come from somebody else.
 */

const KEY = 'rules'

/** What is kept for a game, as `makeRules` writes it; empty where it is nothing else than usual, or cannot be read. */
export function ownRules(game: AnyGame, kept: Readonly<Record<string, string>>): string {
  const text = Object.hasOwn(kept, game.id) ? kept[game.id]! : ''
  if (text === '') return ''
  const read = parseRules(game, text)
  return read.ok ? makeRules(game, read.value) : ''
}

const saysNothing = (query: URLSearchParams, free: readonly string[]): boolean =>
  [...query.keys()].every((key) => free.includes(key))

/** The address as it is to be read: with the person's own rules where it says nothing but what is `free` to stand in it. */
export function withOwnRules(game: AnyGame, query: URLSearchParams, free: readonly string[] = []): URLSearchParams {
  const own = saysNothing(query, free) ? ownRules(game, preferencesNow().rules) : ''
  return own === '' ? query : new URLSearchParams([...query, [KEY, own]])
}

/** The address as it is to be written: the usual rules are named where it would be read with the person's own. */
export function namingUsualRules(game: AnyGame, address: string, free: readonly string[] = []): string {
  const query = new URLSearchParams(address)
  if (!saysNothing(query, free) || ownRules(game, preferencesNow().rules) === '') return address
  query.set(KEY, game.variants[0].id)
  return query.toString()
}
