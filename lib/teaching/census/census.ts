import type { RulePrice } from '@/lib/game/precomputed/rule-prices'
import type { Random } from '@/lib/math/random'
import type { Found, Show } from './counts'

/**
 * The figures of one game that the makers (lib/make) write to `content/`, because computing them takes too long for a
 * build of the site. All assume the usual rules, except `slow`.
 */
export interface Census {
  /** How often each skill occurs and how hard it is. */
  readonly skills: (show: Show, random: Random) => Found
  /** The data of the game's hand pages, by file name: one entry per page, in the order of the pages. */
  readonly hands?: Readonly<Record<string, (show: Show) => readonly unknown[]>>
  /** Short strategies, found by search, by file name: the properties of the JSON file, each as text. */
  readonly strategies?: (show: (done: number) => void) => Readonly<Record<string, readonly string[]>>
  /** The cost of taking one action with every hand that a rule of the strategy decides. */
  readonly rulePrices?: () => readonly RulePrice[]
  /**
   * Rules, as `makeRules` writes them, under which solving the whole game takes seconds or minutes. Its figures are
   * kept in content/<game>/figures.json.
   */
  readonly slow?: {
    /** Rules under which the best play is slow to compute. */
    readonly rules?: readonly string[]
    /** Rules under which the figures of slow strategies are kept; by default only the usual rules. */
    readonly rulesOfWays?: readonly string[]
  }
}

const lines = (texts: readonly string[]): string => texts.map((text) => `    ${text}`).join(',\n')

/** `"name": [...]` with one entry per line, so that a diff shows which entries changed. */
export const listProperty = (name: string, entries: readonly unknown[]): string =>
  `  "${name}": [\n${lines(entries.map((entry) => JSON.stringify(entry)))}\n  ]`

/** `"name": {...}` with one key per line. */
export const recordProperty = (name: string, entries: Iterable<readonly [string, unknown]>): string =>
  `  "${name}": {\n${lines([...entries].map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`))}\n  }`
