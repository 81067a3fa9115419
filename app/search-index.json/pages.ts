import { GAMES } from '@/lib/games/index'
import type { Entry } from '@/lib/search/entry'

export const page = (path: string, title: string, text: string, also: readonly string[] = []): Entry => ({
  kind: 'page',
  title,
  text,
  path,
  also,
})

/** Pages that don't belong to one game. */
export const PAGES: readonly Entry[] = [
  page('/games', 'The games', 'All games, each solved exactly.', [
    'rules',
    'rules of all games',
    'all casino table games',
  ]),
  page(
    '/best-odds',
    'Best odds: the lowest house edge at the tables',
    'Every game and side bet by what it costs, the cheapest first.',
    [
      'lowest house edge',
      'best casino game',
      'cheapest game',
      'worst side bets',
      'house edge of all games',
      'house edge of every game',
    ],
  ),
  page('/compare', 'Games compared', 'Variance, what to bring, and how hard each game is to play well.', [
    'variance by game',
    'volatility',
    'standard deviation',
    'easiest casino game',
    'game against game',
    'versus',
    'comparison',
    'edge as people really play',
    'average player',
    'beginner strategy',
    // Pairs that have no page of their own.
    ...GAMES.map(({ name }) => name),
  ]),
  page('/my-table', 'My table', 'Your casino’s rules, read off the felt, and what they cost you.', [
    'my casino',
    'house rules',
    'placard',
    'which rules',
  ]),
  page(
    '/my-evening',
    'My evening',
    'Type the hands you played tonight: what your mistakes cost, and how lucky you were.',
    ['hand history', 'log my hands', 'session review', 'casino night', 'how lucky was I'],
  ),
  page('/pay-tables', 'Pay tables', 'Tables found in casinos, the cheapest first.', ['house edge compared']),
  page('/data', 'The figures as data', 'House edges as CSV and JSON, with schemas.', [
    'csv',
    'json',
    'download',
    'api',
    'dataset',
    'proof',
    'count again',
  ]),
  page('/errata', 'Errata', 'Published figures beside the exact ones.', [
    'corrections',
    'mistakes',
    'wrong',
    'feed',
    'rss',
    'atom',
  ]),
  page('/glossary', 'Glossary', 'The words of these games.'),
  page('/daily', 'The daily hand', 'One hard call a day.'),
  page('/house-ways', 'Pai Gow house ways', 'How dealers set seven cards, and what it is worth.', [
    'pai gow house way',
    'pai gow',
  ]),
  page('/house-ways/editor', 'House way editor', 'Write a house way of your own, and have it checked.'),
  page('/dealer-school', 'Dealer school', 'House way, payouts, mistakes and exams.', ['audition', 'croupier']),
  page('/dealer-school/house-way', 'House way drill', 'Set seven cards as the dealer must.', ['dealer school']),
  page(
    '/dealer-school/audition',
    'Audition: a live table',
    'Deal, ask, take, pay in chips and clear, each in its order.',
    ['dealer school', 'audition', 'chips', 'pace'],
  ),
  page('/dealer-school/paper', 'Print for a class', 'Payout sheets on your chips, and worksheets with an answer key.', [
    'dealer school',
    'worksheet',
    'payout sheet',
    'print',
  ]),
  page('/dealer-school/payouts', 'Paying and taking', 'What loses, what pushes, what is paid.', [
    'dealer school',
    'payouts',
  ]),
  page('/dealer-school/foul', 'Spot the mistake', 'Call the dealer’s error and name it.', ['dealer school']),
  page('/dealer-school/exam', 'Exams', 'The same hands for every trainee.', ['dealer school', 'test']),
  page('/progress', 'Progress', 'The house edge you really play at.', ['statistics', 'history']),
  page('/settings', 'Settings', 'Stake, pace, cards, sounds and rules.', ['dark mode', 'four-colour deck']),
  page('/about', 'About Feltwise', 'What it is for, and how figures are checked.'),
  page('/about/methodology', 'Methodology', 'What exact means, two solvers, and what the figures assume.', [
    'how figures are checked',
    'tests',
    'promises',
  ]),
  page('/about/learning', 'How fast the courses teach', 'Hands until a simulated beginner plays nearly perfectly.', [
    'simulation',
  ]),
  page('/play-responsibly', 'Play responsibly', 'Limits, warning signs, and free help by country.', [
    'problem gambling',
    'gambling help',
    'helpline',
    'addiction',
    '18+',
  ]),
  page('/privacy', 'Privacy', 'No accounts, no cookies, no ads.', ['cookies', 'tracking', 'gdpr']),
  page('/contact', 'Contact', 'How to report a figure that looks wrong.', ['report a mistake', 'email', 'feedback']),
  page('/changelog', 'Changelog', 'What changed, day by day.', ['news', 'whats new', 'updates']),
  page('/about/decisions', 'How it’s built, and why', 'Exact counts, no server, and storage that loses nothing.', [
    'open source',
    'architecture',
  ]),
]
