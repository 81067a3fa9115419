import { type Kind, KIND_NAMES } from '@/lib/search/entry'

/** The search: its box, its page, and messages about results. */
export const search = {
  title: 'Search',
  close: 'Close',
  label: 'Search hands, rules and terms',
  placeholder: 'K5o, 16 v 10, house edge',
  /** Typed as people type them: each finds something. */
  examples: ['K5 offsuit', 'Q-6-4', '16 v 10', 'element of risk', 'two pair house way'] as readonly string[],
  results: 'Results',
  kind: (kind: Kind): string => KIND_NAMES[kind],
  all: (kind: string, count: string) => `${kind}: all ${count}`,
  showAll: (kind: string, count: string) => `${kind}: show all ${count}`,
  notLoaded: 'The search couldn’t be loaded.',
  notLoadedOffline: 'You’re offline, and this device hasn’t loaded the search yet. Once loaded, it works offline.',
  tryAgain: 'Try again',
  loading: 'Loading the search…',
  whatCanBeFound: 'Find hands, rules, clauses, bets and terms.',
  nothing: (query: string) => `Nothing found for ${query}.`,
  nothingTryThese: (query: string) => `Nothing found for “${query}”. Try fewer words, or one of these:`,
  found: (count: number, written: string, first: string): string =>
    `${written} ${count === 1 ? 'result' : 'results'}. First: ${first}.`,
  /** Without a script there is no other language. */
  needsScript: 'The search needs JavaScript. Everything is also listed here:',
}
