import type { RulePrice } from '@/lib/games/rule-prices'
import type { Random } from '@/lib/math/random'
import type { Found, Show } from './counts'

/**
 * What the makers (lib/make) ask of a game: the figures of `content/` that take too long to compute while the site is built. Each part
 * is computed under the usual rules.
 */
export interface Census {
  /** How often each skill comes at the table and how hard it is. */
  readonly skills: (show: Show, random: Random) => Found
  /** What the game's hand pages read, by the name of the file: an entry a page, in the order of the pages. */
  readonly hands?: Readonly<Record<string, (show: Show) => readonly unknown[]>>
  /** Short ways to play, found by search, by the name of the file: the properties of its JSON, each already spelled out. */
  readonly strategies?: (show: (done: number) => void) => Readonly<Record<string, readonly string[]>>
  /** What it costs to take one action with every hand that a rule of the strategy decides. */
  readonly rulePrices?: () => readonly RulePrice[]
  /** Rules, as `makeRules` writes them, under which whole games take from some seconds to minutes, so that they are kept (content/figures.json). */
  readonly slow?: {
    /** Under which the best play is slow. */
    readonly rules?: readonly string[]
    /** Under which the slow ways to play are kept; absent: the usual ones alone. */
    readonly rulesOfWays?: readonly string[]
  }
}

const lines = (texts: readonly string[]): string => texts.map((text) => `    ${text}`).join(',\n')

/** `"name": [...]` with one entry a line, so that a change of the file shows as the entries it changes. */
export const listProperty = (name: string, entries: readonly unknown[]): string =>
  `  "${name}": [\n${lines(entries.map((entry) => JSON.stringify(entry)))}\n  ]`

/** `"name": {...}` with one key a line. */
export const recordProperty = (name: string, entries: Iterable<readonly [string, unknown]>): string =>
  `  "${name}": {\n${lines([...entries].map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`))}\n  }`
