import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { cardParts } from '@/app/[game]/strategy/card-parts'
import { ruleAnchor } from '@/app/[game]/strategy/words'
import { BestPlay } from '@/app/[game]/strategy/best-play'
import { cellLinks } from '@/app/[game]/hands/_parts/found'
import { DecisionTable } from '@/app/_charts/decision-table'
import { kindsOf, leavesNoChoice, markOf, tellsShares } from '@/app/_charts/decisions'
import { exact } from '@/lib/game/ev'
import type { StartingClass } from '@/lib/game/figures'
import type { Rules } from '@/lib/game/game'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { EVERY_ID } from '@/lib/games/ids'
import { findGame, GAMES } from '@/lib/games/index'
import spanish from '@/app/_languages/translations/es'
import { speak } from '../tools/speak'

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0
const usual = (game: AnyTaughtGame): Rules => game.variants[0].rules as Rules
const idsOf = (game: AnyTaughtGame): readonly string[] => [
  ...new Set(game.map.rows.flatMap(({ cells }) => cells.flatMap((id) => id ?? []))),
]

/** Cells in which the first action is better by as much as is said. */
const cellsOf = (game: AnyTaughtGame, actions: readonly string[], lead: number): readonly StartingClass[] =>
  idsOf(game).map((id) => ({
    id,
    deals: 1,
    options: actions.map((action, i) => ({ action, ev: exact(i === 0 ? lead : 0, 100) })),
  }))

const ultimate = findGame('ultimate-texas-holdem')!
const cells = cellsOf(ultimate, ['raise-4x', 'check'], 20)

describe('a map of decisions, to be read', () => {
  const html = renderToStaticMarkup(
    <DecisionTable game={ultimate} rules={usual(ultimate)} cells={cells} links={cellLinks(ultimate, cells)} />,
  )

  it('is a table with a caption and with headings of its rows and columns', () => {
    expect(html).toMatch(/<caption[^>]*>Starting hands/)
    expect(count(html, /<th scope="row"/g)).toBe(13)
    expect(count(html, /<th scope="col"/g)).toBe(14)
  })

  it('says in every cell what is best, and leads to the page of its hand', () => {
    expect(count(html, /decision-mark">R</g)).toBe(169)
    expect(html).toContain('K5o: Raise 4×, +0.20')
    expect(html).toContain('href="/ultimate-texas-holdem/hands/k5o"')
  })

  it('stands in groups where the map has them, each a table of its own', () => {
    const texas = findGame('texas-21')!
    const grouped = renderToStaticMarkup(
      <DecisionTable game={texas} rules={usual(texas)} cells={cellsOf(texas, ['stand', 'hit'], 1)} />,
    )
    expect(grouped.match(/<caption[^>]*>[^<]+/g)?.map((text) => text.replace(/.*>/, ''))).toEqual([
      'Hard totals',
      'Soft totals',
      'Pairs',
    ])
    expect(count(grouped, /<table/g)).toBe(3)
  })
})

it.each(GAMES.map((game) => [game.name, game] as const))(
  'every page of %s that is called as a cell is linked from it once',
  (_, game) => {
    const links = Object.values(cellLinks(game, cellsOf(game, ['x'], 0)))
    expect(new Set(links).size).toBe(links.length)
  },
)

it('a cell of a hand and the dealer’s card is linked with the page of both', () => {
  const game = findGame('caribbean-stud')!
  const links = cellLinks(game, cellsOf(game, ['raise'], 0))
  expect(links['A-K-Q-J T']).toBe('/caribbean-stud/hands/a-k-q-j-against-10')
  expect(links['A-K A']).toBe('/caribbean-stud/hands/a-k-against-a')
  expect(links['A-K-Q 8']).toBe('/caribbean-stud/hands/a-k-q-against-7#a-k-q-against-8')
  expect(Object.keys(links).filter((id) => !id.startsWith('A-K'))).toEqual([])
})

describe('the mark of a cell', () => {
  const game = findGame('casino-holdem')!
  const one = (shares?: Readonly<Record<string, number>>): StartingClass => ({
    id: '72o',
    deals: 1,
    options: [
      { action: 'call', ev: exact(0, 1) },
      { action: 'fold', ev: exact(-1, 1) },
    ],
    ...(shares && { shares }),
  })
  const kinds = kindsOf(game, usual(game), [one()])

  it.each([
    [undefined, false, 'C'],
    [{ call: 0.995, fold: 0.005 }, false, 'C'],
    [{ call: 0.4, fold: 0.6 }, false, 'F/C'],
    [{ call: 0.4, fold: 0.6 }, true, '40'],
    [undefined, true, '100'],
  ])('%o, told in shares: %s', (shares, inShares, mark) => {
    expect(markOf(one(shares), kinds, inShares)).toBe(mark)
  })

  it('is a share where most hands are played in different ways', () => {
    expect(tellsShares([one({ call: 0.4, fold: 0.6 }), one({ call: 1, fold: 0 }), one()])).toBe(true)
    expect(tellsShares([one({ call: 0.4, fold: 0.6 }), one(), one()])).toBe(false)
  })
})

describe('a map of blackjack in Spanish', () => {
  it.each(['blackjack', 'texas-21'])(
    'marks %s with the letters of Spanish charts, and its legend explains them',
    (id) => {
      speak(spanish)
      const game = findGame(id)!
      const actions = ['stand', 'hit', 'double', 'split', 'surrender']
      const html = actions.map((action) =>
        renderToStaticMarkup(
          <DecisionTable
            game={game}
            rules={usual(game)}
            cells={cellsOf(game, [action, action === 'hit' ? 'stand' : 'hit'], 1)}
          />,
        ),
      )
      speak(undefined)
      const marks = html.map((one) => new Set([...one.matchAll(/decision-mark">([^<]+)</g)].map(([, mark]) => mark)))
      expect(marks.map((all) => [...all].join())).toEqual(['Q', 'P', 'D', 'S', 'R'])
      for (const [i, key] of ['Q Plantarse', 'P Pedir', 'D Doblar', 'S Dividir', 'R Rendirse'].entries())
        expect(html[i]).toContain(key)
    },
  )
})

describe('the tones of a map', () => {
  const tonesOf = (id: string, actions: readonly string[], best: readonly string[]): readonly string[] => {
    const game = findGame(id)!
    const all = best.map((one) => ({
      id: one,
      deals: 1,
      options: actions.map((action) => ({ action, ev: exact(action === one ? 1 : 0, 1) })),
    }))
    const { toneOf } = kindsOf(game, usual(game), all)
    return actions.map(toneOf)
  }

  it.each([
    ['ultimate-texas-holdem', ['raise-4x', 'raise-3x', 'check'], ['raise-4x', 'check'], ['act', 'act', 'wait']],
    [
      'mississippi-stud',
      ['bet-3x', 'bet-2x', 'bet-1x', 'fold'],
      ['bet-3x', 'bet-1x', 'fold'],
      ['act', 'act', 'third', 'wait'],
    ],
    ['mississippi-stud', ['bet-3x', 'bet-2x', 'bet-1x', 'fold'], ['bet-1x', 'fold'], ['act', 'act', 'act', 'wait']],
  ])('of %s tell amounts apart where several are best: %j, %j', (id, actions, best, tones) => {
    expect(tonesOf(id, actions, best)).toEqual(tones)
  })
})

describe('best play', () => {
  it('has its rules in order, stage by stage', () => {
    const html = renderToStaticMarkup(
      <BestPlay game={ultimate} rules={usual(ultimate)} variant="Standard rules" cells={cells} links={{}} />,
    )
    expect(ultimate.strategy.every(({ id }) => html.includes(`id="rule-${id}"`))).toBe(true)
    expect(count(html, /<h3>/g)).toBe(ultimate.stages.length)
  })

  it('gives each rule an anchor that a link can name, also where its id is its signs', () => {
    const all = EVERY_ID.flatMap((id) => findGame(id)!.strategy.map((rule) => `${id} ${ruleAnchor(rule.id)}`))
    expect(all).toContain('three-card-poker rule-queen-six-four')
    expect(all).toContain('caribbean-stud rule-raise-from-A-K-matches-holds-QJ')
    expect(all.filter((anchor) => !/^[a-z0-9-]+ rule-[A-Za-z0-9-]+$/.test(anchor))).toEqual([])
    expect(new Set(all).size).toBe(all.length)
  })

  it.each(['blackjack', 'texas-21'])('of %s speaks of surrender where it is offered', (id) => {
    const game = findGame(id)!
    const listed = (rules: Rules): number =>
      count(
        renderToStaticMarkup(
          <BestPlay game={game} rules={rules} variant="" cells={cellsOf(game, ['stand', 'hit'], 5)} links={{}} />,
        ),
        /id="rule-surrender/g,
      )
    expect([listed(usual(game)), listed({ ...usual(game), lateSurrender: true } as Rules)]).toEqual([0, 4])
  })

  it('of a house way is the list of its clauses', () => {
    const game = findGame('pai-gow-poker')!
    const clauses = cellsOf(game, ['house-way'], 5)
    expect(leavesNoChoice(clauses)).toBe(true)
    const html = renderToStaticMarkup(
      <BestPlay game={game} rules={usual(game)} variant="Rule sheet" cells={clauses} links={{}} />,
    )
    expect(count(html, /<th scope="row"/g)).toBe(clauses.length)
    expect(html).not.toContain('The rules in order')
  })
})

it('a wallet card holds chart and rules, or what of them fits', () => {
  const rules = (letters: number): readonly string[] => ['x'.repeat(letters)]
  expect(cardParts(rules(500), { isChart: true, isLong: false })).toBe('both')
  expect(cardParts(rules(1500), { isChart: true, isLong: false })).toBe('rules')
  expect(cardParts(rules(3000), { isChart: true, isLong: false })).toBe('chart')
  expect(cardParts(rules(500), { isChart: true, isLong: true })).toBe('chart')
  expect(cardParts(rules(500), { isChart: false, isLong: false })).toBe('rules')
  expect(cardParts(rules(3000), { isChart: false, isLong: false })).toBe('none')
})
