import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'

/*
 * Writes content/page-dates.json: the day on which pages of each kind last changed, for the sitemap. That is the day of
 * the last commit to their sources, so run `npm run make:page-dates` after those commits.
 */

const FILE = 'content/page-dates.json'

/** The sources of each kind of page. The rules and figures of games are in `lib/game`, `lib/games` and `lib/engines`. */
const MADE_OF = {
  plain: [
    'app/any-language.tsx',
    'app/about',
    'app/privacy',
    'app/contact',
    'app/changelog',
    'app/best-odds',
    'app/compare',
    'content/*/sessions.json',
    'app/play-responsibly',
    'app/errata',
    'app/games',
    'app/glossary',
    'app/pay-tables',
    'content/changelog.ts',
    'content/glossary.ts',
    'content/errata',
    'content/*/errata.json',
    'content/pay-tables',
    'content/*/tables.json',
    'content/*/table-figures.json',
  ],
  games: ['app/[game]', 'content/*/*/guide.mdx', 'lib/game', 'lib/games', 'lib/engines'],
  sideTables: [
    'app/[game]/side-bets',
    'content/*/tables.json',
    'content/*/dead-cards.json',
    'lib/game',
    'lib/games',
    'lib/engines',
  ],
  hands: [
    'app/[game]/hands',
    'content/*/hands.json',
    'content/pages',
    'content/*/pages',
    'lib/game',
    'lib/games',
    'lib/engines',
  ],
  dealing: [
    'app/dealer-school',
    'content/*/*/dealer.mdx',
    'content/*/frequencies.json',
    'content/dealer-school',
    'lib/teaching/dealer-school',
  ],
  houseWays: ['app/house-ways', 'content/house-ways', 'content/*/house-ways', 'lib/teaching/house-ways'],
} as const

/** The day of the last commit to these paths: `2026-11-22`. Throws if git knows none. */
function changed(paths: readonly string[]): string {
  const specs = paths.map((path) => `:(glob)${path.replaceAll('[', '\\[')}${/\.\w+$/.test(path) ? '' : '/**'}`)
  const day = execFileSync('git', ['log', '-1', '--format=%cs', '--', ...specs], { encoding: 'utf8' }).trim()
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) throw new Error(`git knows no change of ${paths.join(', ')}`)
  return day
}

const dates = Object.fromEntries(Object.entries(MADE_OF).map(([kind, paths]) => [kind, changed(paths)]))
writeFileSync(FILE, `${JSON.stringify({ command: 'npm run make:page-dates', dates }, undefined, 2)}\n`)
