import type { AnyGame } from '@/lib/game/game'
import { makeRules, parseRules } from '@/lib/game/rules'
import { preferencesNow } from './preferences'

/*
 * A reader's own rules apply if an address says nothing. Otherwise, an address without rules means the game's usual
 * ones, because it may come from someone else.
 */

const KEY = 'rules'

/** The reader's rules for a game, as `makeRules` writes them; empty if they are the usual ones or can't be read. */
export function ownRules(game: AnyGame, kept: Readonly<Record<string, string>>): string {
  const text = Object.hasOwn(kept, game.id) ? kept[game.id]! : ''
  if (text === '') return ''
  const read = parseRules(game, text)
  return read.ok ? makeRules(game, read.value) : ''
}

const saysNothing = (query: URLSearchParams, free: readonly string[]): boolean =>
  [...query.keys()].every((key) => free.includes(key))

/** The query to read: with the reader's own rules if all its keys are `free`, which say nothing about the rules. */
export function withOwnRules(game: AnyGame, query: URLSearchParams, free: readonly string[] = []): URLSearchParams {
  const own = saysNothing(query, free) ? ownRules(game, preferencesNow().rules) : ''
  return own === '' ? query : new URLSearchParams([...query, [KEY, own]])
}

/** The address to write: it names the usual rules if it would otherwise be read with the reader's own. */
export function namingUsualRules(game: AnyGame, address: string, free: readonly string[] = []): string {
  const query = new URLSearchParams(address)
  if (!saysNothing(query, free) || ownRules(game, preferencesNow().rules) === '') return address
  query.set(KEY, game.variants[0].id)
  return query.toString()
}
