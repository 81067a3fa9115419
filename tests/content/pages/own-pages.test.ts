import { describe, expect, it } from 'vitest'
import made from '@/content/moved.json' with { type: 'json' }
import { answerOf, findPage, handPath, pagesOf } from '@/content/pages/index'
import { type Moved, movedPages } from '@/content/pages/moved-pages'
import { GAMES } from '@/lib/games/index'
import { handText } from '../../tools/hand-text'
import { alikeBeside } from '../../tools/likeness'

/*
 * A page says something of its own: what is not worth a page is a row of another, where its old address leads, and of those that are left no two
 * neighbors are one text with other numbers.
 */

const MOVED: readonly Moved[] = made.moved

describe.each(GAMES.map((game) => [game.id, game] as const))('the hands of %s', (id, game) => {
  it('have a page where the decision is asked, and are a row elsewhere', { timeout: 60_000 }, async () => {
    const moved = MOVED.filter(({ from }) => from.startsWith(`/${id}/`))
    expect(await movedPages(game)).toEqual(moved)
    for (const { to, slugs } of moved.filter(({ from }) => from.endsWith('/hands')))
      for (const slug of slugs) {
        expect(findPage(id, slug), slug).toBeDefined()
        expect(handPath(id, slug)).toBe(`${to}#${slug}`)
      }
  })

  it('have pages that differ from the ones beside them', { timeout: 60_000 }, async () => {
    const pages = await Promise.all(
      pagesOf(id).map(async ({ slug }) => ({ name: slug, text: handText(await answerOf(id, slug)) })),
    )
    expect(alikeBeside(pages)).toEqual([])
  })
})
