import { GAME_IDS, isGameId } from '@/lib/games/ids'
import { OTHER_LANGUAGES } from '@/lib/messages/languages'
import { movedTo } from '@/content/moved'
import type { HandAnswer, HandPage, HandPages, Pages } from './hand-page'

/* The pages of hands, found by their place. Server only. */

// ——— The light halves: for addresses, lists, the sitemap and the search ——————————————————————————————————————————

type Lists = ReadonlyMap<string, HandPages>

const loadLists = async (load: (game: string) => Promise<unknown>): Promise<Lists> =>
  new Map(
    await Promise.all(GAME_IDS.map(async (game) => [game, ((await load(game)) as Pick<Pages, 'list'>).list] as const)),
  )

const ENGLISH = await loadLists((game) => import(`../${game}/pages/list.ts`))

/** The lists of each language besides English. */
const OTHERS: ReadonlyMap<string, Lists> = new Map(
  await Promise.all(
    OTHER_LANGUAGES.map(
      async (id) => [id, await loadLists((game) => import(`../${id}/${game}/hand-list.ts`))] as const,
    ),
  ),
)

/** The list of a game's hands. An id that no game has is a bug and throws. */
export function handPages(game: string, language = 'en'): HandPages {
  const found = (OTHERS.get(language) ?? ENGLISH).get(game)
  if (!found) throw new Error(`no game has the id ${game}`)
  return found
}

/** Every hand of a game's list, in the order in which one leafs through them. */
export const handsOf = (game: string, language?: string): readonly HandPage[] => handPages(game, language).pages

/** The hand of a slug, which is lower case, whether it has a page of its own or is a row of another. */
export const findPage = (game: string, slug: string, language?: string): HandPage | undefined =>
  handsOf(game, language).find((page) => page.slug === slug)

/** Whether a hand has a page of its own: the others are rows of a table (`npm run make:moved`). */
export const hasPage = (game: string, slug: string): boolean => movedTo(`/${game}/hands/${slug}`) === undefined

/** The hands that have a page of their own. */
export const pagesOf = (game: string, language?: string): readonly HandPage[] =>
  handsOf(game, language).filter(({ slug }) => hasPage(game, slug))

/**
 * Where the site shows a hand: its page, `/ultimate-texas-holdem/hands/k5o`, or its row, `/ultimate-texas-holdem/hands#aa`. Without a
 * slug the list of all.
 */
export function handPath(game: string, slug?: string): string {
  const path = `/${game}/hands${slug === undefined ? '' : `/${slug}`}`
  return movedTo(path) ?? path
}

// ——— The solved halves, each loaded when it is asked: only the build and tests come to them ———————————————————————

async function wordsOf(game: string, language: string): Promise<unknown> {
  if (!OTHERS.has(language)) return undefined
  return ((await import(`../${language}/${game}/hand-words.ts`)) as { readonly words: unknown }).words
}

async function answer(game: string, slug: string, language: string): Promise<HandAnswer> {
  if (!isGameId(game)) throw new Error(`no game has the id ${game}`)
  const { answerHand } = (await import(`../${game}/pages/answers.ts`)) as Pick<Pages, 'answerHand'>
  return answerHand(slug, await wordsOf(game, language))
}

const kept = new Map<string, Promise<HandAnswer>>()

/** What the page of a hand says, worked out once. Fails on a page that does not exist. */
export function answerOf(game: string, slug: string, language = 'en'): Promise<HandAnswer> {
  const key = `${language}/${game}/${slug}`
  const known = kept.get(key) ?? answer(game, slug, language)
  kept.set(key, known)
  return known
}
