import { betIn, ruleAlone } from '@/lib/messages/message'
import { betName } from '@/app/_felt/names'
import { tableWords } from '@/app/_settings/rules-in-words'
import { questionAnchor } from '@/app/[game]/_guide/parts'
import { ASKED_ON, askOf } from '@/app/[game]/_questions/parts'
import { guideOf } from '@/app/[game]/_guide/guide-of'
import { ruleAnchor } from '@/app/[game]/strategy/words'
import { GAME_PLACES } from '@/app/_site/game-places'
import { PAIRS } from '@/app/compare/_parts/facts'
import {
  COUNTING_GAMES,
  countingPath,
  GRID_GAMES,
  gridPath,
  NEIGHBOR_GAMES,
  neighborsPath,
} from '@/app/_site/pages-of-games'
import { clauseInWords, wayInWords } from '@/app/house-ways/_parts/clause-words'
import { languageNow, messagesOf } from '@/app/_languages/messages'
import { betPages, chrome } from '@/app/_languages/words'
import { glossaryIn } from '@/content/glossaries'
import { plainText } from '@/content/glossary'
import { BET_WORDS, CALLED, HAND_WORDS, OF_KIND, type SearchedWords, TERM_WORDS } from '@/content/searched'
import { textsIn } from '@/content/texts'
import type { AnyGame, Rules } from '@/lib/game/game'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import type { GameId } from '@/lib/games/ids'
import { GAMES } from '@/lib/games/index'
import { makeRules } from '@/lib/game/rules'
import { handPages, handPath, handsOf } from '@/content/pages/index'
import { betPath, tablePath } from '@/app/[game]/side-bets/_table/found'
import { sideTables } from '@/lib/game/precomputed/side-tables'
import { GAME, KNOWN_WAYS } from '@/lib/engines/pai-gow/index'
import { handKey, readQuery } from '@/lib/search/hand-key'
import type { Entry } from '@/lib/search/entry'
import { plainWords } from '@/lib/search/words'
import { page, PAGES } from './pages'

/*
 * All entries of the search, made from the lists that the pages are made from, in the language of the index. English
 * words find entries in every language, because many players know only those.
 */

/** The words of the search in another language; undefined in English. */
const spoken = (): SearchedWords | undefined => textsIn(languageNow())?.searched

/** A game's initials, as players write them: `uth`. */
const initials = (name: string): string =>
  name
    .split(' ')
    .map((word) => plainWords(word)[0]?.charAt(0) ?? '')
    .join('')

/** Other names of the pages that every game has. */
const PLACE_WORDS: Readonly<Record<string, readonly string[]>> = {
  '/trainer': ['trainer', 'practice', 'practise'],
  '/calculator': ['odds calculator', 'advisor'],
  '/strategy': ['strategy chart', 'basic strategy', 'preflop chart', 'cheat sheet', 'printable', 'pdf', 'wallet card'],
  '/pay-tables': ['paytable', 'house edge'],
  '/side-bets': ['side bet'],
  '/risk': ['bankroll', 'variance', 'risk of ruin'],
}

/** Other words that people type for these questions. */
const ASKED_WORDS: Readonly<Record<string, readonly string[]>> = {
  bring: ['bankroll', 'buy in', 'how much to bring'],
  ahead: ['chance of winning', 'win rate'],
  variance: ['volatility', 'standard deviation'],
  bestTable: ['best paytable', 'worst paytable'],
}

const shortNames = ({ id, name }: AnyGame): readonly string[] => [initials(name), id.replaceAll('-', ' ')]

function gamePages(game: AnyGame): readonly Entry[] {
  const places = GAME_PLACES.filter(
    ({ path, needsSideBets }) => path !== '' && (needsSideBets !== true || game.sideBets.length > 0),
  )
  const hands = handPages(game.id)
  const other = spoken()
  const deal = other?.deal(game.name)
  return [
    {
      kind: 'game',
      title: game.name,
      text: messagesOf(game).about,
      path: `/${game.id}`,
      also: [...shortNames(game), ...(messagesOf(game).also ?? []), 'rules', 'play', 'guide', ...(other?.game ?? [])],
    },
    ...places.map(({ word, path }): Entry => ({
      kind: 'page',
      title: chrome[word],
      of: game.name,
      path: `/${game.id}${path}`,
      also: [...shortNames(game), ...(PLACE_WORDS[path] ?? []), ...(other?.places[path] ?? [])],
    })),
    {
      kind: 'page',
      title: other?.hands(game.name) ?? hands.name,
      of: game.name,
      text: other ? '' : hands.about,
      path: handPath(game.id),
      also: [...shortNames(game), ...(other ? [hands.name] : [])],
    },
    {
      kind: 'page',
      title: deal?.title ?? `How to deal ${game.name}`,
      of: other?.school ?? 'Dealer school',
      text: deal?.text ?? 'The round in order, what is said, payouts by heart.',
      path: `/dealer-school/${game.id}`,
      also: [...shortNames(game), 'how to deal', 'dealing', 'audition', ...(deal?.also ?? [])],
    },
  ]
}

/** The questions answered on the pages of a game's tools. */
const askedEntries = (game: AnyGame): readonly Entry[] =>
  Object.entries(ASKED_ON).flatMap(([path, ids]) =>
    ids.map((id): Entry => {
      const title = askOf(id, game)
      return {
        kind: 'question',
        title,
        of: game.name,
        path: `/${game.id}${path}#${questionAnchor(title)}`,
        also: [initials(game.name), ...(ASKED_WORDS[id] ?? []), ...(spoken()?.asked[id] ?? [])],
      }
    }),
  )

/** The quiz about the grid of starting hands. */
const gridEntries = (other = spoken()?.grid): readonly Entry[] =>
  GRID_GAMES.map((game) => ({
    kind: 'page',
    title: other?.title ?? 'Mark the grid',
    of: game.name,
    path: gridPath(game.id),
    also: [...shortNames(game), 'quiz', 'starting hands', 'range', '169', ...(other?.also ?? [])],
  }))

const neighborEntries = (other = spoken()?.neighbors): readonly Entry[] =>
  NEIGHBOR_GAMES.map((game) => ({
    kind: 'page',
    title: other?.title ?? 'Neighbors’ cards',
    of: game.name,
    path: neighborsPath(game.id),
    also: [...shortNames(game), 'dead cards', 'neighbours', ...(other?.also ?? [])],
  }))

/** What counting cards is worth, for the games that have a page about it. */
const countingEntries = (other = spoken()?.counting): readonly Entry[] =>
  COUNTING_GAMES.map((game) => ({
    kind: 'page',
    title: other?.title ?? 'Card counting',
    of: game.name,
    path: countingPath(game.id),
    also: [
      ...shortNames(game),
      'card counting',
      'hi-lo',
      'index plays',
      'true count',
      'illustrious 18',
      ...(other?.also ?? []),
    ],
  }))

/** The Spanish guides, for readers who search on an English page. */
const spanishGuides = (): readonly Entry[] =>
  (languageNow() === 'en' ? GAMES : []).map((game) => ({
    kind: 'page',
    title: 'Guía en español',
    of: game.name,
    path: `/es/${game.id}`,
    also: ['castellano', 'spanish', 'estrategia', 'ventaja de la casa'],
  }))

/** Short forms of a hand's names, and always its slug, so that `t2-keep` is found too. */
const namesOf = (names: readonly string[], slug: string): readonly string[] => [
  ...new Set([
    ...names
      .map((name) => readQuery(name))
      .flatMap(({ hand, words }) => (hand !== undefined && words.length === 0 ? [hand] : [])),
    handKey(slug),
  ]),
]

function handEntries(game: AnyGame): readonly Entry[] {
  const named = new Map(handsOf(game.id, languageNow()).map((page) => [page.slug, page.name]))
  return handsOf(game.id).map(({ slug, name, also }) => ({
    kind: 'hand',
    title: named.get(slug) ?? name,
    of: game.name,
    path: handPath(game.id, slug),
    hands: namesOf([name, ...also], slug),
    also: [initials(game.name), ...(languageNow() === 'en' ? [] : [name]), ...also, ...(HAND_WORDS[slug] ?? [])],
  }))
}

/** A question with its numbers in digits, as people type it: “the rule of 21 outs”, “pays 6 to 5”. */
function inDigits(ask: string): readonly string[] {
  if (/twenty-one|veintiuna/.test(ask)) return [ask.replaceAll(/twenty-one|veintiuna/g, '21'), '21 outs']
  return /six to five|seis a cinco/i.test(ask) ? ['blackjack pays 6 to 5', '6 to 5 blackjack'] : []
}

/** The sections of every guide. */
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
    ...questions.map(({ ask }): Entry => ({
      ...at,
      also: [...at.also, ...inDigits(ask)],
      title: ask,
      path: `/${game.id}#${questionAnchor(ask)}`,
    })),
    ...mistakes.all.map(({ name }): Entry => ({
      ...at,
      also: [...at.also, ...inDigits(name)],
      title: name,
      text: spoken()?.mistake ?? 'A mistake, priced',
      path: `/${game.id}#${questionAnchor(name)}`,
    })),
    ...SECTIONS.map(([id, title]): Entry => ({
      ...at,
      title: spoken()?.sections[id] ?? title,
      path: `/${game.id}#${id}`,
    })),
  ]
}

/** The page that lists a rule: under the usual rules, or under the first ones with which it can decide a hand. */
function rulePath(game: AnyTaughtGame, id: string): string {
  const path = `/${game.id}/strategy`
  const decides = (rules: Rules): boolean => game.canDecide?.(rules, id) ?? true
  const variant = game.variants.find(({ rules }) => decides(rules as Rules)) ?? game.variants[0]
  const rules = makeRules(game, variant.rules as Rules)
  return rules === '' ? `${path}#${ruleAnchor(id)}` : `${path}?rules=${rules}`
}

/** The rules of the strategy. If house ways set the hands, their clauses are listed instead. */
const ruleEntries = (game: AnyTaughtGame): readonly Entry[] =>
  game.id === GAME
    ? []
    : game.strategy.map(({ id, stage }) => ({
        kind: 'rule',
        title: ruleAlone(messagesOf(game), id),
        of: `${game.name}, ${(messagesOf(game).stages[stage] ?? stage).toLowerCase()}`,
        path: rulePath(game, id),
        also: [initials(game.name)],
      }))

const betEntries = (game: AnyGame): readonly Entry[] => [
  ...game.sideBets.map(({ id }): Entry => ({
    kind: 'table',
    title: betName(game, id),
    of: game.name,
    text: messagesOf(game).wins[id]!,
    path: sideTables(game).some(({ bet }) => bet === id) ? betPath(game, id) : `/${game.id}/side-bets`,
    also: [
      initials(game.name),
      'side bet',
      'odds',
      'pay table',
      ...(BET_WORDS[game.id as GameId]?.[id] ?? []),
      ...(spoken() ? [betIn(game.messages, id), ...spoken()!.bet] : []),
    ],
  })),
  ...sideTables(game).map((table): Entry => {
    return {
      kind: 'table',
      title: `${betName(game, table.bet)}: ${tableWords(game, table)}`,
      of: game.name,
      text: betPages.where(table.where),
      path: tablePath(game, table),
      also: [initials(game.name), 'pay table', ...(spoken()?.bet ?? [])],
    }
  }),
]

const wayEntries = (): readonly Entry[] =>
  KNOWN_WAYS.map((way) => ({
    kind: 'clause',
    title: spoken()?.way(wayInWords(way)) ?? `${way.name} house way`,
    path: `/house-ways/${way.id}`,
    also: ['pai gow poker', ...(spoken() ? [`${way.name} house way`] : [])],
  }))

/** Every clause, with all ways that have it in the same words. */
function clauseEntries(): readonly Entry[] {
  const all = KNOWN_WAYS.flatMap((way) => way.clauses.map(({ id, sentence }) => ({ id, sentence, way })))
  const same = new Map<string, typeof all>()
  for (const one of all) same.set(`${one.id} ${one.sentence}`, [...(same.get(`${one.id} ${one.sentence}`) ?? []), one])
  return [...same.values()].map((ones): Entry => {
    const { id, sentence, way } = ones[0]!
    return {
      kind: 'clause',
      title: clauseInWords(sentence),
      of: `${id}: ${ones.map((one) => wayInWords(one.way)).join('; ')}`,
      path: `/house-ways/${way.id}#${id}`,
      also: ['house way', id, ...(spoken() ? [sentence, ...spoken()!.clause] : [])],
    }
  })
}

const termEntries = (): readonly Entry[] =>
  glossaryIn(languageNow()).map((term) => ({
    kind: 'term',
    title: term.name,
    text: plainText(term),
    path: `/glossary#${term.id}`,
    also: [
      ...(term.also ?? []),
      ...(TERM_WORDS[term.id] ?? []),
      ...(languageNow() === 'en' ? [] : [term.english ?? term.name]),
    ],
  }))

/** Pages that don't belong to one game, in the language of the index. */
const pageEntries = (): readonly Entry[] =>
  PAGES.map((entry) => {
    const other = spoken()?.pages[entry.path]
    return other ? { ...entry, ...other, also: [...other.also, entry.title, ...(entry.also ?? [])] } : entry
  })

/** The pages that compare two games. */
const pairEntries = (): readonly Entry[] =>
  PAIRS.map(({ path, games: [a, b] }) => {
    const other = spoken()?.pair(a.name, b.name)
    return page(path, other?.title ?? `${a.name} or ${b.name}?`, other?.text ?? 'Which has the better odds, exactly.', [
      `${initials(a.name)} vs ${initials(b.name)}`,
      `${a.name} vs ${b.name}`,
      'compare',
      ...(other?.also ?? []),
    ])
  })

/**
 * If several games have a hand, the games that people usually mean come first, because equal results keep their order.
 */
const gamesByHands = GAMES.toSorted(
  (a, b) => Number(handPages(a.id).foundAfter !== undefined) - Number(handPages(b.id).foundAfter !== undefined),
)

/** The other names of an entry. A house way is also found by the last part of its address. */
const calledOf = ({ kind, path }: Entry): readonly string[] => [
  ...CALLED.flatMap(([pattern, names]) => (pattern.test(path) ? names : [])),
  ...(kind === 'clause' && !path.includes('#') ? path.split('/').slice(-1) : []),
]

/** The games with those that are asked more often and have the same entries. */
const AFTER: readonly (readonly [game: string, after: GameId])[] = GAMES.flatMap(({ id }) => {
  const { foundAfter } = handPages(id)
  return foundAfter === undefined ? [] : [[id, foundAfter] as const]
})

/** A pay table of a bet, “Trips: 50-40-30-8-6-5-3”, is found by its own words alone. */
const ofKind = ({ kind, title }: Entry): string | undefined =>
  kind === 'clause' || (kind === 'table' && !title.includes(': ')) ? OF_KIND[kind] : undefined

function withNames(entry: Entry): Entry {
  const called = calledOf(entry)
  const words = ofKind(entry)
  const after = AFTER.find(([id]) => entry.path.startsWith(`/${id}`))
  return {
    ...entry,
    ...(called.length > 0 && { called }),
    ...(words !== undefined && { ofKind: words }),
    ...(after && { after: entry.path.replace(...after) }),
  }
}

/** All entries of the index, in the current language. */
export async function searchEntries(): Promise<readonly Entry[]> {
  const guides = await Promise.all(GAMES.map(guideEntries))
  const entries = [
    ...GAMES.flatMap(gamePages),
    ...gridEntries(),
    ...neighborEntries(),
    ...countingEntries(),
    ...spanishGuides(),
    ...pageEntries(),
    ...pairEntries(),
    ...termEntries(),
    ...guides.flat(),
    ...GAMES.flatMap(askedEntries),
    ...GAMES.flatMap(betEntries),
    ...GAMES.flatMap(ruleEntries),
    ...wayEntries(),
    ...clauseEntries(),
    ...gamesByHands.flatMap(handEntries),
  ]
  return entries.map(withNames)
}
