import { distance } from '@/lib/nearest'

/* Keys of a link that somebody mistyped, on any page. */

/**
 * The keys that pages read from their addresses. Keys that are near none of them are ignored, because other software
 * may have added them.
 */
const KEYS = [
  ...['rules', 'seed', 'spot', 'session', 'drill', 'choice', 'skill', 'skills', 'lesson', 'deal', 'seats', 'clock'],
  ...['gap', 'run', 'bank', 'won', 'view', 'game', 'house', 'way', 'limits', 'stakes', 'sheet', 'hands', 'shift'],
  ...['stage', 'target', 'date', 'hand', 'board', 'dead', 'bet', 'bets', 'meter', 'players', 'decks', 'out', 'stake'],
  ...['pace', 'hours', 'rounds', 'bankroll', 'play', 'flash', 'sort', 'exam', 'result', 'certificate', 'signature'],
  ...['events', 'rack', 'lammers', 'rounding', 'sides', 'clauses', 'practice', 'mark', 'marks', 'saved', 'from'],
] as const

/** Shorter keys have too many neighbors. */
const SHORTEST = 3
/** In a key as long as this, two letters may be wrong; in shorter ones, one. */
const LONG = 6

export interface Misspelled {
  readonly key: string
  readonly meant: string
  /** The whole query, with the key that was meant. */
  readonly query: string
}

/** The key of a query that was most likely mistyped; null if there is none. A key that the query has is never meant. */
export function misspelledIn(query: URLSearchParams): Misspelled | null {
  for (const key of query.keys()) {
    if ((KEYS as readonly string[]).includes(key) || key.length < SHORTEST) continue
    const far = (meant: string): number => distance(key.toLowerCase(), meant)
    const meant = KEYS.filter((one) => one.length >= SHORTEST && !query.has(one)).toSorted((a, b) => far(a) - far(b))[0]
    if (meant === undefined || far(meant) > (meant.length < LONG ? 1 : 2)) continue
    const pairs = [...query].map(([name, value]) => [name === key ? meant : name, value])
    return { key, meant, query: new URLSearchParams(pairs).toString() }
  }
  return null
}
