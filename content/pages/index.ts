import { GAME_IDS, isDraft, isGameId } from '@/lib/games/ids'
import { OTHER_LANGUAGES } from '@/lib/messages/languages'
import { onceInProcess } from '@/lib/once-in-process'
import { movedTo } from '@/content/moved'
import type { HandAnswer, HandPage, HandPages, Pages } from './hand-page'
import { listOf as listOfRules } from './showdown/list'
import type { PagesOfRules } from './showdown/rows'

/* Finds the pages of hands. Server only. */

// ——— The list halves, for paths, lists, the sitemap and the search ————————————————————————————————————————————————

type Lists = ReadonlyMap<string, HandPages>

const loadLists = async (load: (game: string) => Promise<HandPages>): Promise<Lists> =>
  new Map(await Promise.all(GAME_IDS.map(async (game) => [game, await load(game)] as const)))

type Listed = Pick<Pages, 'list'> | { readonly pages: PagesOfRules }

const listOf = async (game: string): Promise<Listed> => (await import(`../${game}/pages/list.ts`)) as Listed

async function listIn(game: string, language: string): Promise<HandPages> {
  const listed = await listOf(game)
  if ('pages' in listed) return listOfRules(listed.pages, language)
  if (language === 'en') return listed.list
  return ((await import(`../${game}/${language}/hand-list.ts`)) as Pick<Pages, 'list'>).list
}

const ENGLISH = await loadLists((game) => listIn(game, 'en'))

/** The lists of every language except English. */
const OTHERS: ReadonlyMap<string, Lists> = new Map(
  await Promise.all(OTHER_LANGUAGES.map(async (id) => [id, await loadLists((game) => listIn(game, id))] as const)),
)

const NO_HANDS: HandPages = { name: '', about: '', groups: [], pages: [] }

/** The list of a game's hands, empty for a draft. Throws on an unknown game. */
export function handPages(game: string, language = 'en'): HandPages {
  const found = isDraft(game) ? NO_HANDS : (OTHERS.get(language) ?? ENGLISH).get(game)
  if (!found) throw new Error(`no game has the id ${game}`)
  return found
}

/** All hands of a game's list, in the order of the links from one to the next. */
export const handsOf = (game: string, language?: string): readonly HandPage[] => handPages(game, language).pages

/** The hand of a slug (lowercase), with a page of its own or not; undefined if there is none. */
export const findPage = (game: string, slug: string, language?: string): HandPage | undefined =>
  handsOf(game, language).find((page) => page.slug === slug)

/** Whether a hand has a page of its own. Other hands are rows of a table (`npm run make:moved`). */
export const hasPage = (game: string, slug: string): boolean => movedTo(`/${game}/hands/${slug}`) === undefined

/** The hands that have a page of their own. */
export const pagesOf = (game: string, language?: string): readonly HandPage[] =>
  handsOf(game, language).filter(({ slug }) => hasPage(game, slug))

/**
 * The path to a hand: its page `/ultimate-texas-holdem/hands/k5o`, or its row `/ultimate-texas-holdem/hands#aa`.
 * Without a slug, the path to the list.
 */
export function handPath(game: string, slug?: string): string {
  const path = `/${game}/hands${slug === undefined ? '' : `/${slug}`}`
  return movedTo(path) ?? path
}

// ——— The solved halves, loaded when needed: only the build and tests use them ———————————————————————————————————————

async function wordsOf(game: string, language: string): Promise<unknown> {
  if (!OTHERS.has(language)) return undefined
  return ((await import(`../${game}/${language}/hand-words.ts`)) as { readonly words: unknown }).words
}

async function answer(game: string, slug: string, language: string): Promise<HandAnswer> {
  if (!isGameId(game)) throw new Error(`no game has the id ${game}`)
  const listed = await listOf(game)
  if ('pages' in listed) {
    const { answerIn } = await import('./showdown/answers')
    return answerIn(listed.pages, slug, language)
  }
  const { answerHand } = (await import(`../${game}/pages/answers.ts`)) as Pick<Pages, 'answerHand'>
  return answerHand(slug, await wordsOf(game, language))
}

/** What the page of a hand says, computed once. Rejects on an unknown slug. */
export const answerOf = (game: string, slug: string, language = 'en'): Promise<HandAnswer> =>
  onceInProcess(`answer ${language} ${game} ${slug}`, () => answer(game, slug, language))
