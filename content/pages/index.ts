import { GAME_IDS, isGameId } from '@/lib/games/ids'
import type { HandAnswer, HandPage, HandPages, Pages } from './hand-page'

/* The pages of hands, found by their place. Server only. */

// ——— The light halves: for addresses, lists, the sitemap and the search ——————————————————————————————————————————

const loadList = async (game: string): Promise<HandPages> =>
  ((await import(`../${game}/pages/list.ts`)) as Pick<Pages, 'list'>).list

const LISTS: ReadonlyMap<string, HandPages> = new Map(
  await Promise.all(GAME_IDS.map(async (game) => [game, await loadList(game)] as const)),
)

/** The pages of a game. An id that no game has is a bug and throws. */
export function handPages(game: string): HandPages {
  const found = LISTS.get(game)
  if (!found) throw new Error(`no game has the id ${game}`)
  return found
}

/** Every page of a game, in the order in which one leafs through them. */
export const pagesOf = (game: string): readonly HandPage[] => handPages(game).pages

/** The page of a slug, which is lower case. */
export const findPage = (game: string, slug: string): HandPage | undefined =>
  pagesOf(game).find((page) => page.slug === slug)

/** Within the site: `/ultimate-texas-holdem/hands/k5o`; without a slug the list of all. */
export const handPath = (game: string, slug?: string): string => `/${game}/hands${slug === undefined ? '' : `/${slug}`}`

// ——— The solved halves, each loaded when it is asked: only the build and tests come to them ———————————————————————

async function answer(game: string, slug: string): Promise<HandAnswer> {
  if (!isGameId(game)) throw new Error(`no game has the id ${game}`)
  const { answerHand } = (await import(`../${game}/pages/answers.ts`)) as Pick<Pages, 'answerHand'>
  return answerHand(slug)
}

const kept = new Map<string, Promise<HandAnswer>>()

/** What the page of a hand says, worked out once. Fails on a page that does not exist. */
export function answerOf(game: string, slug: string): Promise<HandAnswer> {
  const key = `${game}/${slug}`
  const known = kept.get(key) ?? answer(game, slug)
  kept.set(key, known)
  return known
}
