import { getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { chartPdf } from '@/app/[game]/strategy.pdf/chart'
import { cellsUnder, pricesUnder } from '@/app/[game]/strategy/figures'
import type { Rules } from '@/lib/games/game'
import { GAMES } from '@/lib/games/index'
import type { AnyTaughtGame } from '@/lib/games/teaching'

const squeezed = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll('−', '–')

describe.each(GAMES.map((game): [string, AnyTaughtGame] => [game.id, game]))('the chart of %s on paper', (_, game) => {
  const { id, rules } = game.variants[0] as { readonly id: string; readonly rules: Rules }
  const name = game.messages.variants[id]!
  const made = async () => {
    const cells = await cellsUnder(game, rules)
    return { cells, pdf: chartPdf(game, rules, name, cells, await pricesUnder(game, rules)) }
  }

  it('has every cell of the map and every rule in force, on a page or two', async () => {
    const { cells, pdf } = await made()
    const document = await getDocumentProxy(pdf)
    const pages = await Promise.all(
      Array.from({ length: document.numPages }, async (_, i) => (await document.getPage(i + 1)).getTextContent()),
    )
    const text = pages.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : ''))).join(' ')
    const said = squeezed(text)
    expect(said).toContain(`${game.name} strategy chart`)
    expect(said).toContain(name)
    const isSet = cells.every(({ options }) => options.length < 2)
    if (isSet) for (const { says } of cells) expect(said).toContain(squeezed(says!).slice(0, 30))
    else {
      for (const row of game.map.rows) expect(said).toContain(game.messages.map.rows?.[row.id] ?? row.id)
      for (const { id: hand } of cells) if (hand.length <= 3) expect(said).toMatch(new RegExp(`\\b${hand} \\S`))
      for (const { id } of game.strategy) {
        if (game.canDecide?.(rules, id) ?? true) expect(said).toContain(squeezed(game.messages.rules[id]!))
      }
    }
    expect(pages.length).toBeLessThanOrEqual(2)
  })
})
