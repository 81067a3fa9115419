import { questionAnchor } from '@/app/[game]/_guide/anchors'
import { guideOf } from '@/app/[game]/_guide/guide-of'
import { GAME_PLACES } from '@/app/_components/game-places'
import { COUNTING_GAMES, countingPath } from '@/app/_site/counting'
import { NEIGHBOR_GAMES, neighborsPath } from '@/app/_site/neighbors'
import { chrome } from '@/app/_languages/english/chrome'
import { GLOSSARY, plainText } from '@/content/glossary'
import { SUMMARIES, summaryPath } from '@/content/summaries'
import type { AnyGame, Rules } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { GAMES } from '@/lib/games/index'
import { makeRules } from '@/lib/games/rules'
import { handPages, handPath, pagesOf } from '@/content/pages/index'
import { sideTables, tableSlug } from '@/lib/games/side-tables'
import { GAME, KNOWN_WAYS } from '@/lib/engines/pai-gow/index'
import { handKey, readQuery } from '@/lib/search/hand-key'
import type { Entry } from '@/lib/search/entry'
import { plainWords } from '@/lib/search/words'

/* Everything that a search finds, read off the lists that the pages themselves are made of. */

/** `uth`: a game as those who write of it shorten it. */
const initials = (name: string): string => name.split(' ').map((word) => plainWords(word)[0]?.charAt(0) ?? '').join('')

/** What people call the pages that every game has. */
const PLACE_WORDS: Readonly<Record<string, readonly string[]>> = {
  '/trainer': ['trainer', 'practice', 'practise'],
  '/calculator': ['odds calculator', 'advisor'],
  '/strategy': ['strategy chart', 'cheat sheet', 'printable', 'wallet card'],
  '/pay-tables': ['paytable', 'house edge'],
  '/side-bets': ['side bet'],
  '/risk': ['bankroll', 'variance', 'risk of ruin'],
}

const called = ({ id, name }: AnyGame): readonly string[] => [initials(name), id.replaceAll('-', ' ')]

function gamePages(game: AnyGame): readonly Entry[] {
  const places = GAME_PLACES.filter(({ path, needsSideBets }) => path !== '' && (needsSideBets !== true || game.sideBets.length > 0))
  const hands = handPages(game.id)
  return [
    { kind: 'game', title: game.name, text: game.about, path: `/${game.id}`, also: called(game) },
    ...places.map(({ word, path }): Entry => ({ kind: 'page', title: chrome[word], of: game.name, path: `/${game.id}${path}`, also: [...called(game), ...(PLACE_WORDS[path] ?? [])] })),
    { kind: 'page', title: hands.name, of: game.name, text: hands.about, path: handPath(game.id), also: called(game) },
    { kind: 'page', title: `How to deal ${game.name}`, of: 'Dealer school', text: 'The round in order, what is said, payouts by heart.', path: `/dealer-school/${game.id}`, also: [...called(game), 'dealing', 'audition'] },
  ]
}

/** What neighbors’ cards are worth, at the games that drill them. */
const neighborEntries: readonly Entry[] = NEIGHBOR_GAMES.map((game) => ({ kind: 'page', title: 'Neighbors’ cards', of: game.name, path: neighborsPath(game.id), also: [...called(game), 'dead cards', 'neighbours'] }))

/** What a count is worth, at the games that have one. */
const countingEntries: readonly Entry[] = COUNTING_GAMES.map((game) => ({ kind: 'page', title: 'Card counting', of: game.name, path: countingPath(game.id), also: [...called(game), 'hi-lo', 'index plays', 'true count', 'illustrious 18'] }))

/** The guides in short, in other languages. */
const summaryEntries = (game: AnyGame): readonly Entry[] =>
  SUMMARIES.map((language) => ({ kind: 'page', title: language.words.guide, of: game.name, path: summaryPath(language, game.id), also: [language.link, ...language.words.found] }))

/** Short forms of a hand's names; its slug always, so that `t2-keep` is found too. */
const handsOf = (names: readonly string[], slug: string): readonly string[] =>
  [...new Set([...names.map((name) => readQuery(name)).flatMap(({ hand, words }) => (hand !== undefined && words.length === 0 ? [hand] : [])), handKey(slug)])]

const handEntries = (game: AnyGame): readonly Entry[] =>
  pagesOf(game.id).map(({ slug, name, also }) => ({ kind: 'hand', title: name, of: game.name, path: handPath(game.id, slug), hands: handsOf([name, ...also], slug), also: [initials(game.name), ...also] }))

/** The parts of every guide. */
const SECTIONS = [
  ['round', 'How a round goes'],
  ['bets', 'What the bets pay'],
  ['strategy', 'The strategy, and what each rule is worth'],
  ['variants', 'Variants, and what they change'],
  ['how-sure', 'How sure the numbers are'],
] as const

async function guideEntries(game: AnyTaughtGame): Promise<readonly Entry[]> {
  const { questions, mistakes } = await guideOf(game)
  const at = { kind: 'question', of: game.name, also: [initials(game.name)] } as const
  return [
    ...questions.map(({ ask }): Entry => ({ ...at, title: ask, path: `/${game.id}#${questionAnchor(ask)}` })),
    ...mistakes.all.map(({ name }): Entry => ({ ...at, title: name, text: 'A mistake, priced', path: `/${game.id}#${questionAnchor(name)}` })),
    ...SECTIONS.map(([id, title]): Entry => ({ ...at, title, path: `/${game.id}#${id}` })),
  ]
}

/** Where the page lists a rule: under the usual rules, or under the first ones with which it can decide a hand. */
function rulePath(game: AnyTaughtGame, id: string, text: string): string {
  const path = `/${game.id}/strategy`
  const decides = (rules: Rules): boolean => game.canDecide?.(rules, text) ?? true
  const variant = game.variants.find(({ rules }) => decides(rules as Rules)) ?? game.variants[0]
  const rules = makeRules(game, variant.rules as Rules)
  return rules === '' ? `${path}#rule-${id}` : `${path}?rules=${rules}`
}

/** The ordered rules; where house ways set the hands their clauses stand for them. */
const ruleEntries = (game: AnyTaughtGame): readonly Entry[] =>
  game.id === GAME
    ? []
    : game.strategy.map(({ id, stage, text }) => ({
        kind: 'rule', title: text, of: `${game.name}, ${(game.stages.find((one) => one.id === stage)?.name ?? stage).toLowerCase()}`, path: rulePath(game, id, text), also: [initials(game.name)],
      }))

const betEntries = (game: AnyGame): readonly Entry[] => [
  ...game.sideBets.map(({ name, about }): Entry => ({ kind: 'table', title: name, of: game.name, text: about, path: `/${game.id}/side-bets`, also: [initials(game.name), 'side bet'] })),
  ...sideTables(game).map((table): Entry => {
    const bet = game.sideBets.find(({ id }) => id === table.bet)?.name ?? table.bet
    return { kind: 'table', title: `${bet}: ${table.name}`, of: game.name, text: table.where, path: `/${game.id}/side-bets/${tableSlug(game, table)}`, also: [initials(game.name), 'pay table'] }
  }),
]

const WAYS: readonly Entry[] = KNOWN_WAYS.map(({ id, name }) => ({ kind: 'clause', title: `${name} house way`, path: `/house-ways/${id}`, also: ['pai gow poker'] }))

/** Every clause once, with the ways that have it in the same words. */
function clauseEntries(): readonly Entry[] {
  const all = KNOWN_WAYS.flatMap((way) => way.clauses.map(({ id, sentence }) => ({ id, sentence, way })))
  const same = new Map<string, typeof all>()
  for (const one of all) same.set(`${one.id} ${one.sentence}`, [...(same.get(`${one.id} ${one.sentence}`) ?? []), one])
  return [...same.values()].map((ones): Entry => {
    const { id, sentence, way } = ones[0]!
    return { kind: 'clause', title: sentence, of: `${id}: ${ones.map((one) => one.way.name).join('; ')}`, path: `/house-ways/${way.id}#${id}`, also: ['house way', id] }
  })
}

const TERMS: readonly Entry[] = GLOSSARY.map((term) => ({ kind: 'term', title: term.name, text: plainText(term), path: `/glossary#${term.id}`, also: [...(term.also ?? [])] }))

const page = (path: string, title: string, text: string, also: readonly string[] = []): Entry => ({ kind: 'page', title, text, path, also })

/** Pages that are of no one game. */
const PAGES: readonly Entry[] = [
  page('/games', 'The games', 'All games, each solved exactly.'),
  page('/best-odds', 'Best odds at the tables', 'Every game and side bet by what it costs, the cheapest first.', ['lowest house edge', 'best casino game', 'cheapest game', 'worst side bets']),
  page('/pay-tables', 'Pay tables', 'Tables found in casinos, the cheapest first.', ['house edge compared']),
  page('/data', 'The figures as data', 'House edges as CSV and JSON, with schemas.', ['csv', 'json', 'download', 'api', 'dataset']),
  page('/errata', 'Errata', 'Published figures beside the exact ones.', ['corrections', 'mistakes', 'wrong']),
  page('/glossary', 'Glossary', 'The words of these games.'),
  page('/daily', 'The daily hand', 'One hard call a day.'),
  page('/house-ways', 'House ways', 'How dealers set seven cards, and what it is worth.', ['pai gow']),
  page('/house-ways/editor', 'House way editor', 'Write a house way of your own, and have it checked.'),
  page('/dealer-school', 'Dealer school', 'House way, payouts, mistakes and exams.', ['audition', 'croupier']),
  page('/dealer-school/house-way', 'House way drill', 'Set seven cards as the dealer must.', ['dealer school']),
  page('/dealer-school/payouts', 'Paying and taking', 'What loses, what pushes, what is paid.', ['dealer school', 'payouts']),
  page('/dealer-school/foul', 'Spot the mistake', 'Call the dealer’s error and name it.', ['dealer school']),
  page('/dealer-school/exam', 'Exams', 'The same hands for every trainee.', ['dealer school', 'test']),
  page('/progress', 'Progress', 'The house edge you really play at.', ['statistics', 'history']),
  page('/settings', 'Settings', 'Stake, pace, cards, sounds and rules.', ['dark mode', 'four-colour deck']),
  page('/about', 'About, and help', 'What this is for, and where to get help with gambling.', ['problem gambling', 'helpline', '18+']),
  page('/about/decisions', 'How it’s built, and why', 'Exact counts, no server, and storage that loses nothing.', ['privacy', 'open source']),
]

/** Of hands that several games have, those come first that people mean: equal results keep their order. */
const gamesByHands = GAMES.toSorted((a, b) => Number(handPages(a.id).foundLater ?? false) - Number(handPages(b.id).foundLater ?? false))

/** Every entry of the index. */
export async function searchEntries(): Promise<readonly Entry[]> {
  const guides = await Promise.all(GAMES.map(guideEntries))
  return [...GAMES.flatMap(gamePages), ...neighborEntries, ...countingEntries, ...GAMES.flatMap(summaryEntries), ...PAGES, ...TERMS, ...guides.flat(), ...GAMES.flatMap(betEntries), ...GAMES.flatMap(ruleEntries), ...WAYS, ...clauseEntries(), ...gamesByHands.flatMap(handEntries)]
}
