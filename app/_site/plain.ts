import { inWords } from '@/app/_languages/format'
import { FIRST_SEED } from '@/app/_felt/first-hand'
import { PAIRS } from '@/app/compare/_parts/facts'
import type { Picture } from '@/app/og/picture'
import { GLOSSARY } from '@/content/glossary'
import { PUBLISHED } from '@/lib/errata/published'
import { GAMES } from '@/lib/games/index'
import { capital } from '@/lib/text'
import { dealt, type SitePage } from './page'

/* Pages that don't belong to a single game. */

type Words = Omit<Picture, 'rows'>

/** Pictures use the cards of the games in turn. */
function page(path: string, words: Words, turn: number): SitePage {
  const game = GAMES[turn % GAMES.length] ?? GAMES[0]
  // The hand is only decoration, and the text doesn't mention it.
  return { path, picture: () => ({ rows: dealt(game, `picture${path}`, game.drills[0].id).rows, ...words }) }
}

/** Pages about the reader's own data: reached from the site, not from search engines. */
const own = (site: SitePage): SitePage => ({ ...site, index: false })

const bare = (path: string, words: Words): SitePage => own({ path, picture: () => ({ rows: [], ...words }) })

const HOME: SitePage = {
  path: '/',
  picture: () => ({
    title: 'Know what every decision costs.',
    line: 'Exact strategy for casino table games, counted over every deal there is.',
    ...dealt(GAMES[0], FIRST_SEED, GAMES[0].drills[0].id),
  }),
}

export const PLAIN_PAGES: readonly SitePage[] = [
  HOME,
  page(
    '/games',
    {
      title: 'The games',
      line: `${capital(inWords(GAMES.length))} casino table games against the house, each solved exactly.`,
    },
    1,
  ),
  page(
    '/pay-tables',
    { title: 'Pay tables', line: 'Found in casinos, solved whole: the cheapest first, and what an hour costs.' },
    2,
  ),
  page(
    '/best-odds',
    { title: 'Best odds at the tables', line: 'Every game and side bet by what it costs, the cheapest first.' },
    4,
  ),
  page(
    '/compare',
    { title: 'Games compared', line: 'Variance, what to bring, and how hard each game is to play well.' },
    7,
  ),
  ...PAIRS.map(({ path, games: [a, b] }, i) =>
    page(
      path,
      { over: 'Games compared', title: `${a.name} or ${b.name}?`, line: 'Which has the better odds, exactly.' },
      i,
    ),
  ),
  page(
    '/my-evening',
    { title: 'My evening', line: 'Type tonight’s hands and see what each decision cost, and how lucky you were.' },
    3,
  ),
  page('/my-table', { title: 'My table', line: 'Your casino’s rules, read off the felt, and what they cost you.' }, 2),
  page(
    '/errata',
    {
      title: 'Errata',
      line: 'Published figures beside the exact ones: which agree, which differ, and why.',
      figure: { value: String(PUBLISHED.length), label: 'published figures checked' },
    },
    5,
  ),
  page(
    '/data',
    { title: 'The figures as data', line: 'Every known pay table and every priced strategy, as CSV and JSON.' },
    6,
  ),
  page(
    '/glossary',
    {
      title: 'Glossary',
      line: 'The words of casino table games, each in a sentence or two.',
      figure: { value: String(GLOSSARY.length), label: 'terms' },
    },
    3,
  ),
  page('/daily', { title: 'The daily hand', line: 'One hard call a day, the same for everybody.' }, 0),
  page('/dealer-school', { title: 'Dealer school', line: 'Get ready for your audition.' }, 4),
  page(
    '/dealer-school/house-way',
    {
      over: 'Dealer school',
      title: 'House way drill',
      line: 'Set seven cards as the dealer must, and know which clause says so.',
    },
    4,
  ),
  page(
    '/dealer-school/audition',
    {
      over: 'Dealer school',
      title: 'Audition',
      line: 'A live table to run: deal, ask, take, pay and clear, each in its order.',
    },
    2,
  ),
  page(
    '/dealer-school/paper',
    {
      over: 'Dealer school',
      title: 'Print for a class',
      line: 'Payouts on your chips, worksheets with a key, a house way on one page.',
    },
    2,
  ),
  page(
    '/dealer-school/payouts',
    {
      over: 'Dealer school',
      title: 'Paying and taking',
      line: 'A settled table, seat by seat: what loses, what pushes, what is paid.',
    },
    1,
  ),
  page(
    '/dealer-school/foul',
    {
      over: 'Dealer school',
      title: 'Spot the mistake',
      line: 'Call the dealer’s error and name it, or let the round pass.',
    },
    2,
  ),
  page(
    '/dealer-school/exam',
    { over: 'Dealer school', title: 'Exams', line: 'The same hands for every trainee, no hints, against the clock.' },
    6,
  ),
  page('/progress', { title: 'Progress', line: 'The house edge you really play at, and what your mistakes cost.' }, 3),
  page(
    '/about',
    { title: 'About Feltwise', line: 'What it is for, how figures are checked, and where to get help.' },
    6,
  ),
  page(
    '/about/methodology',
    { over: 'About', title: 'Methodology', line: 'What exact means, two solvers, and what the figures assume.' },
    1,
  ),
  page(
    '/privacy',
    { title: 'Privacy', line: 'No accounts, no cookies, no ads: your answers stay in your browser.' },
    2,
  ),
  page('/contact', { title: 'Contact', line: 'How to report a figure that looks wrong.' }, 3),
  page('/changelog', { title: 'Changelog', line: 'What changed for readers and players, day by day.' }, 5),
  page('/play-responsibly', { title: 'Play responsibly', line: 'Limits, warning signs, and free help by country.' }, 6),
  page(
    '/about/decisions',
    {
      over: 'About',
      title: 'How it’s built, and why',
      line: 'Exact counts, no server, and storage that loses nothing.',
    },
    5,
  ),
  page(
    '/about/learning',
    {
      over: 'About',
      title: 'How fast the courses teach',
      line: 'Hands until a made-up beginner plays nearly as well as anybody can.',
    },
    4,
  ),
  bare('/dealer-school/exam/class', {
    over: 'Dealer school',
    title: 'Class table',
    line: 'The results of an exam side by side.',
  }),
  bare('/progress/data', {
    over: 'Progress',
    title: 'Your data',
    line: 'What is stored in this browser, and how to take it with you.',
  }),
  bare('/search', { title: 'Search', line: 'Hands as you would type them, rules, clauses, bets and words.' }),
  bare('/offline', {
    title: 'You’re offline',
    line: 'What still works: the games you’ve opened, and the pages you’ve read.',
  }),
  bare('/about/primitives', {
    title: 'Primitives of the interface',
    line: 'Buttons, fields, tables and panels, by light and by dark.',
  }),
  bare('/settings', { title: 'Settings', line: 'Stake, pace, cards, sounds, and the rules you play by.' }),
]
