import { describe, expect, it } from 'vitest'
import { type Card, parseCards, rankOf } from '@/lib/cards/card'
import { answerOf, pagesOf } from '@/content/pages/index'
import { enterSpot } from '@/lib/game/enter'
import { compareEv, evValue } from '@/lib/game/ev'
import { stateWithDead } from '@/lib/game/dead-cards/effects'
import { findGame } from '@/lib/games/index'
import { foundTables, MAIN_BET } from '@/lib/game/precomputed/known-tables'
import type { MadeStartingHand } from '@/lib/families/holdem/kept-starting-hands'
import { loadSolver } from '@/lib/games/solvers'
import { dealersOf, straightsWith } from '@/content/pages/starting-facts'
import { cardsOf, slugOf, STARTING_HANDS, startingHand, waysOf } from '@/lib/game/strategy/starting-hands'
import { madeHand as bonusHand } from '@/content/texas-holdem-bonus/pages/answers'
import { madeHand as ultimateHand } from '@/content/ultimate-texas-holdem/pages/answers'
import type { Worth } from '@/lib/game/worth'
import { must } from '@/lib/result'

const RANK = (letter: string): number => '23456789TJQKA'.indexOf(letter)

describe('the 169 starting hands', () => {
  it('are all there, with the deals of each', () => {
    expect(new Set(STARTING_HANDS.map(slugOf)).size).toBe(169)
    expect(STARTING_HANDS.reduce((sum, hand) => sum + waysOf(hand), 0)).toBe(1326)
  })

  it('are held by so many straights', () => {
    const straights = (two: string): number => straightsWith(RANK(two[0]!), RANK(two[1]!))
    expect(['T9', 'A5', 'A2', 'AK', 'AT', 'K5', '43', '32', '72', 'JT', 'T6', 'A6'].map(straights)).toEqual([
      4, 1, 1, 1, 1, 0, 3, 2, 0, 4, 1, 0,
    ])
  })

  it('meet the dealer’s hands', () => {
    // 49 other aces: three with 44 cards of the 11 other ranks … counted by hand for AK offsuit and for kings.
    const { pairs, better, worse, over, above } = dealersOf(startingHand('ako'))
    expect(pairs * 1225).toBeCloseTo(11 * 6 + 3 + 3)
    expect([better * 1225, over * 1225, above * 1225]).toEqual([0, 0, 0])
    expect(worse * 1225).toBeCloseTo(2 * 3 * 44)
    expect(dealersOf(startingHand('kk')).pairs * 1225).toBeCloseTo(6)
    expect(dealersOf(startingHand('aa')).pairs).toBe(0)
  })
})

/** Of all hands the dealer can have with these two cards gone: those with a card above both, without and with pairs. */
function higherThan(own: readonly Card[]): { readonly unpaired: number; readonly any: number } {
  const deck = Array.from({ length: 52 }, (_, card) => card as Card).filter((card) => !own.includes(card))
  const pairs = deck.flatMap((a, i) => deck.slice(0, i).map((b) => [rankOf(a), rankOf(b)] as const))
  const top = Math.max(...own.map(rankOf))
  const higher = pairs.filter((ranks) => Math.max(...ranks) > top)
  return { any: higher.length / pairs.length, unpaired: higher.filter(([a, b]) => a !== b).length / pairs.length }
}

describe.each(['ultimate-texas-holdem', 'texas-holdem-bonus'])('what the pages of %s say of higher cards', (game) => {
  it.each([
    [
      'en',
      /card above the \w+ in ([\d.]+)%|In ([\d.]+)% of deals the dealer has no pair but still a card above/,
      /, not counting|no pair but/,
    ],
    [
      'es',
      /por encima de (?:la|el|los|las|l) ?\w+ en el ([\d,]+) %|por encima del \w+ en el ([\d,]+) %/,
      /sin contar|sin pareja/,
    ],
  ] as const)('is what a count of the dealer’s hands gives, in %s', async (language, says, unpaired) => {
    let found = 0
    for (const { slug } of pagesOf(game, language)) {
      if (!STARTING_HANDS.some((hand) => slugOf(hand) === slug)) continue
      const text = JSON.stringify((await answerOf(game, slug, language)).sections).replaceAll(/[\u00a0\u202f]/g, ' ')
      const said = says.exec(text)
      if (!said) continue
      found++
      const sentence = text.slice(Math.max(0, said.index - 40), said.index + said[0].length + 40)
      const { any, unpaired: alone } = higherThan(cardsOf(startingHand(slug)))
      const printed = Number.parseFloat((said[1] ?? said[2])!.replace(',', '.'))
      expect(printed, `${slug}: ${sentence}`).toBeCloseTo(100 * (unpaired.test(sentence) ? alone : any), 1)
    }
    expect(found).toBeGreaterThan(game === 'ultimate-texas-holdem' ? 6 : 1)
  })
})

const leadOf = ({ options }: Pick<Worth, 'options'>): number => evValue(options[0]!.ev) - evValue(options.at(-1)!.ev)

const cards = (text: string): readonly Card[] => must(parseCards(text))

/** What the file keeps, beside the solver of the calculator. */
describe.each([
  ['ultimate-texas-holdem', ultimateHand, ['k5o', '22', '76s']],
  ['texas-holdem-bonus', bonusHand, ['72o', '22', '43o']],
] as const)('the pages of %s', (id, madeHand: (slug: string) => MadeStartingHand, slugs) => {
  const game = findGame(id)!
  const usual = game.variants[0].rules as Parameters<typeof stateWithDead>[1]
  const stateOf = (slug: string): unknown => must(enterSpot(game, usual, { hand: cardsOf(startingHand(slug)) }))

  it.each(slugs)('are worth what the calculator says: %s', async (slug) => {
    const solver = await loadSolver(id)
    const solved = solver.solve(usual, stateOf(slug))
    const { solution } = await answerOf(id, slug)
    expect(solution.best).toEqual(solved.best)
    expect(solution.deals).toBe(solved.deals)
    solution.options.forEach((option, i) => {
      expect(option.action).toBe(solved.options[i]!.action)
      expect(compareEv(option.ev, solved.options[i]!.ev)).toBe(0)
      expect(option.outcomes).toEqual(solved.options[i]!.outcomes)
    })
  })

  it.each(slugs)('know what other tables and dead cards do: %s', { timeout: 30_000 }, async (slug) => {
    const solver = await loadSolver(id)
    const { tables, dead, turn } = madeHand(slug)
    for (const { id: table, rules } of foundTables(game)
      .filter(({ bet }) => bet === MAIN_BET)
      .slice(1)) {
      const state = must(enterSpot(game, rules, { hand: cardsOf(startingHand(slug)) }))
      const { options } = solver.worths!(rules, [state])[0]!
      options.forEach(({ ev }, i) => expect(tables[table]![i], table).toBeCloseTo(evValue(ev), 6))
    }
    const leadWith = (gone: readonly Card[]): number =>
      leadOf(solver.worths!(usual, [must(stateWithDead(game, usual, stateOf(slug), gone))])[0]!)
    expect(dead.flatMap(([alike]) => cards(alike)).length).toBe(50)
    // The last card of a group comes to what the first was worked out for.
    for (const [alike, lead] of dead.slice(0, 4)) expect(leadWith(cards(alike).slice(-1)), alike).toBeCloseTo(lead, 6)
    if (turn) expect(leadWith(cards(turn[0]))).toBeCloseTo(turn[1], 6)
  })

  it('tell of showdowns as the solver counts them', async () => {
    for (const slug of slugs) {
      const { solution } = await answerOf(id, slug)
      const { tally = [] } = solution.options[0]!
      const counted = (name: string): number => tally.find((fact) => fact.name === name)!.ways / solution.deals!
      const own = madeHand(slug).own.reduce(([deals, wins, ties], [d, w, t]) => [deals + d, wins + w, ties + t], [
        0, 0, 0,
      ] as [number, number, number])
      expect(own[1] / own[0]).toBeCloseTo(counted('wins'), 12)
      expect(own[2] / own[0]).toBeCloseTo(counted('ties'), 12)
    }
  })
})

it.each([
  ['jj', /every round is paid/],
  ['66', /paid in [\d.]+% of rounds and get your bets back in the rest/],
  ['22', /paid in [\d.]+% of rounds and lose every bet in the rest/],
  ['k9o', /get your bets back in [\d.]+%. You fold on a later street in/],
])(
  'a page of Mississippi Stud says how rounds with %s end, and lists no ending that never comes',
  async (slug, says) => {
    const { sections } = await answerOf('mississippi-stud', slug)
    expect(sections.find(({ id }) => id === 'why')!.text[0]).toMatch(says)
    const { rows } = sections.find(({ id }) => id === 'ends')!.tables![0]!
    expect(rows.flatMap(({ cells }) => cells)).not.toContainEqual({ kind: 'share', value: 0 })
  },
)
