import { type Kind, KIND_NAMES } from '@/lib/search/entry'
import { area } from '../area'

/** The search: the box, its page, and what they say of what was found. What is found is in English. */
export const search = area('search', {
  title: 'Search',
  close: 'Close',
  label: 'Search hands, rules and words',
  placeholder: 'K5o, 16 v 10, house edge',
  results: 'Results',
  kind: (kind: Kind): string => KIND_NAMES[kind],
  all: (kind: string, count: string) => `${kind}: all ${count}`,
  showAll: (kind: string, count: string) => `${kind}: show all ${count}`,
  notLoaded: 'The search could not be loaded.',
  notLoadedOffline:
    'You are offline, and the search was not loaded before. Once it was, it works without a connection.',
  tryAgain: 'Try again',
  loading: 'Loading the search…',
  whatCanBeFound: 'Hands as you would type them, rules, clauses, bets and words.',
  nothing: (query: string) => `Nothing found for ${query}.`,
  nothingTryThese: (query: string) => `Nothing found for “${query}”. Fewer words, or one of these?`,
  found: (count: number, written: string, first: string): string =>
    `${written} ${count === 1 ? 'result' : 'results'}. First: ${first}.`,
  /** Without a script there is no other language. */
  needsScript: 'The search runs in your browser, so it needs JavaScript. Everything is listed too:',
})
