import { describe, expect, it } from 'vitest'
import { pages as caribbean } from '@/content/caribbean-stud/pages/list'
import { pages as threeCard } from '@/content/three-card-poker/pages/list'
import type { FactTable, HandAnswer } from '@/content/pages/hand-page'
import { answerIn as answerOfRules } from '@/content/pages/showdown/answers'
import { deadOf, exampleIn, MOST_DEAD } from '@/content/pages/showdown/dead'
import { decidersOf } from '@/content/pages/showdown/deciders'
import { type CellFacts, ENDS, pageFacts } from '@/content/pages/showdown/facts'
import { listOf } from '@/content/pages/showdown/list'
import { membersOf } from '@/content/pages/showdown/members'
import { exampleOf, type PagesOfRules } from '@/content/pages/showdown/rows'
import { tellingOf } from '@/content/pages/showdown/telling'
import { en } from '@/content/pages/showdown/words/en/index'
import { es } from '@/content/pages/showdown/words/es/index'
import { saidMoney, saidShare } from '@/content/pages/said'
import { type Card, cardOf, rankOf, suitOf } from '@/lib/cards/card'
import { DECK, without } from '@/lib/cards/deck'
import { decide, histogram } from '@/lib/engines/showdown/index'
import type { ShowdownPage } from '@/lib/families/showdown/page'
import { lookOf, ruleFinder } from '@/lib/families/showdown/strategy'
import { rankingOf, strengthOf } from '@/lib/families/showdown/hands'
import { decisionOf, showdownOf } from '@/lib/families/showdown/figures'
import { solverOf } from '@/lib/families/showdown/solve'
import { game } from '@/lib/games/registry/made/caribbean-stud/index'
import { enterSpot } from '@/lib/game/enter'
import { evValue } from '@/lib/game/ev'
import { combinations } from '@/lib/math/combinations'
import { must } from '@/lib/result'
import { handText } from '../../tools/hand-text'
import { alikeBeside, likeness, runsOf } from '../../tools/likeness'
import { englishIn } from '../../tools/english-words'
import { englishFaults } from '../../tools/english-faults'
import { spanishFaults } from '../../tools/spanish-faults'

/* The pages that the family’s writer makes: their figures against single decisions, and their plays against the engine’s. */

const { page } = caribbean
const facts = pageFacts(caribbean)
const { rules } = facts
const LANGUAGES = ['en', 'es'] as const
const answerIn = (slug: string, language: string): HandAnswer => answerOfRules(caribbean, slug, language)
const list = listOf(caribbean, 'en')

/** What the tests of every page ask of a game. */
function pagesOf(pages: PagesOfRules) {
  const known = pageFacts(pages)
  return {
    ...pages,
    facts: known,
    listIn: (language: string) => listOf(pages, language),
    answerIn: (slug: string, language: string) => answerOfRules(pages, slug, language),
    own: listOf(pages, 'en').pages.filter(({ slug }) => known.pages.has(slug)),
  }
}
const CARIBBEAN = pagesOf(caribbean)
const THREE = pagesOf(threeCard)
const BOTH = [CARIBBEAN, THREE].map((one) => [one.page.name, one] as const)
/** How many pages of each have a test's subject at least. */
const LEAST = { [page.name]: { marked: 20, pages: 16 }, [threeCard.page.name]: { marked: 8, pages: 2 } }
const plainSpaces = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ')

const textsOf = ({ answer, description, sections, related, drawn }: HandAnswer): readonly string[] => [
  answer,
  description,
  ...sections.flatMap(({ title, text, tables = [] }) => [
    title,
    ...text,
    ...tables.flatMap(({ caption, columns, rows }) => [
      caption,
      ...columns,
      ...rows.flatMap(({ name, cells }) => [name, ...cells.flatMap((one) => (one.kind === 'text' ? [one.text] : []))]),
    ]),
  ]),
  ...related.map(({ because }) => because),
  ...(drawn === undefined ? [] : [drawn]),
]

// ——— A plain count ————————————————————————————————————————————————————————————————————————————————————————————

/** The other three suits in every order. The up card keeps its own. */
const ORDERS = [
  [1, 2, 3],
  [1, 3, 2],
  [2, 1, 3],
  [2, 3, 1],
  [3, 1, 2],
  [3, 2, 1],
]

/** A hand up to the names of the suits that the up card hasn’t. */
function pattern(hand: readonly Card[]): string {
  const under = ([a, b, c]: readonly number[]): string =>
    hand
      .map((card) => cardOf(rankOf(card), [0, a!, b!, c!][suitOf(card)]!))
      .sort((x, y) => x - y)
      .join(' ')
  return ORDERS.map(under).sort()[0]!
}

/** Adds up decisions over the hands of a cell, each hand of the deck once, against the up card of spades. */
function counted({ row, up, fold }: CellFacts, ranks: readonly (readonly number[])[]) {
  const upcard = cardOf(up!, 0)
  const ways = new Map<string, { hand: readonly Card[]; ways: number }>()
  for (const some of ranks)
    for (const hand of suited(some)) {
      const strength = strengthOf(rankingOf(page), hand)
      if (hand.includes(upcard) || strength < row.least || strength >= row.below) continue
      const key = pattern(hand)
      ways.set(key, { hand, ways: (ways.get(key)?.ways ?? 0) + 1 })
    }
  const sum = { ways: 0, net: 0, played: 0, taught: 0, ends: [0, 0, 0, 0] }
  const find = ruleFinder(page, page.strategies[0].rules)
  for (const { hand, ways: n } of ways.values()) {
    const { ends, deals } = decide(showdownOf(page, rules), { hand, up: [upcard], dead: [] })
    const net = (ends.unqualified + 3 * ends.win - 3 * ends.loss) / deals
    sum.ways += n
    sum.net += n * net
    sum.played += net > fold ? n : 0
    sum.taught += n * (find(lookOf(page, { hand, upcard: [upcard] })).says === 'raise' ? net : fold)
    ENDS.forEach((end, i) => void (sum.ends[i]! += (n * ends[end]) / deals))
  }
  return sum
}

/** Every hand of these ranks. */
function suited(ranks: readonly number[]): readonly (readonly Card[])[] {
  const [first, ...more] = ranks
  if (first === undefined) return [[]]
  return suited(more).flatMap((rest) =>
    [0, 1, 2, 3]
      .map((suit) => cardOf(first, suit))
      // Cards of one rank come in one order, so that each hand comes once.
      .filter((card) => rest.every((other) => rankOf(other) !== first || other > card))
      .map((card) => [card, ...rest]),
  )
}

const [TWO, SEVEN, J, Q, K, A] = [0, 5, 9, 10, 11, 12] as const
const below = (rank: number): readonly number[] => Array.from({ length: rank }, (_, i) => i)

describe.each([
  ['a-k-q-j-against-q', below(8).map((low) => [A, K, Q, J, low])],
  ['a-k-q-against-7', Array.from(combinations(below(9), 2), ([a, b]) => [A, K, Q, a!, b!])],
  ['a-k-against-a', Array.from(combinations(below(9), 3), (low) => [A, K, ...low])],
  ['2-2-against-2', Array.from(combinations(below(13).slice(1), 3), (kickers) => [TWO, TWO, ...kickers])],
] as const)('the figures of %s', (slug, ranks) => {
  const cell = facts.factsOf(slug)
  const sum = counted(cell, ranks)

  it('are those of all its hands, one by one', () => {
    expect(cell.ways).toBe(4 * sum.ways)
    expect(cell.ev).toBeCloseTo(sum.net / sum.ways, 10)
    expect(cell.played).toBeCloseTo(sum.played / sum.ways, 12)
    ENDS.forEach((end, i) => expect(cell.share[end], end).toBeCloseTo(sum.ends[i]! / sum.ways, 10))
  })

  it('are printed', () => {
    const answer = answerIn(slug, 'en')
    const section = (id: string) => answer.sections.find((one) => one.id === id)!
    const [unqualified, win, , loss] = sum.ends.map((n) => n / sum.ways) as [number, number, number, number]
    expect(section('ends').title).toBe(
      `Ahead in ${saidShare(unqualified + win)} of deals, behind in ${saidShare(loss)}`,
    )
    expect(section('why').text.join(' ')).toContain(saidShare(slug === 'a-k-against-a' ? 1 - unqualified : unqualified))
    const isMixed = slug === 'a-k-q-against-7'
    expect(answer.answer).toContain(saidMoney((isMixed ? sum.taught : sum.net) / sum.ways))
    if (isMixed)
      expect(decidersOf(facts, cell)!.strategies[0]!.cost).toBeCloseTo(cell.bestEv - sum.taught / sum.ways, 10)
    expect(answer.description).toContain(
      isMixed ? saidShare(sum.played / sum.ways) : saidShare(win / (1 - unqualified)),
    )
  })
})

it('over all hands, the dealer fails as often as one whose card is all that is known', () => {
  const { ranking, qualifies } = showdownOf(page, rules)
  for (const up of [SEVEN, A]) {
    const ways = histogram(ranking, 5, [cardOf(up, 0)], without(DECK, [cardOf(up, 0)]))
    const all = ways.reduce((sum, n) => sum + n, 0)
    const less = ways.slice(0, qualifies).reduce((sum, n) => sum + n, 0)
    expect(
      tellingOf(
        facts,
        facts.cells.find((one) => one.up === up)!,
      ).overall,
    ).toBeCloseTo(less / all, 12)
  }
})

it('cells add up to all deals', () => {
  expect(facts.cells.reduce((sum, { ways }) => sum + ways, 0)).toBe(facts.counted.ways)
  for (const cell of facts.cells) {
    const { places = [], rules: by = [] } = decidersOf(facts, cell) ?? {}
    for (const parts of [places, by])
      if (parts.length > 0) {
        expect(
          parts.reduce((sum, { share }) => sum + share, 0),
          cell.slug,
        ).toBeCloseTo(1, 10)
        expect(
          parts.reduce((sum, one) => sum + one.share * one.lead, 0),
          cell.slug,
        ).toBeCloseTo(cell.lead, 10)
        expect(
          parts.reduce((sum, one) => sum + one.share * one.played, 0),
          cell.slug,
        ).toBeCloseTo(cell.played, 10)
      }
  }
})

// ——— The plays ————————————————————————————————————————————————————————————————————————————————————————————————

const SAYS = {
  en: { raise: /^Raise\b/, play: /^Play\b/, fold: /^Fold\b/ },
  es: { raise: /^Sube\b/, play: /^Juega\b/, fold: /^Retírate/ },
} as const
const NAMES = { en: { raise: 'Raise', play: 'Play' }, es: { raise: 'Subir', play: 'Jugar' } } as const

describe.each(BOTH.flatMap(([name, one]) => LANGUAGES.map((language) => [name, language, one] as const)))(
  'the pages of %s in %s',
  (name, language, { facts, own, listIn, answerIn }) => {
    const play = facts.actions[0] as 'raise' | 'play'

    it('say the engine’s play first, and the rule where it depends', () => {
      for (const { slug } of own) {
        const { answer } = answerIn(slug, language)
        const { played, solution } = facts.factsOf(slug)
        const depends = / if | si (?!te retiras)/.test(answer.split('. ')[0]!)
        if (depends) expect(played > 0 && played < 1, slug).toBe(true)
        else {
          expect(answer, slug).toMatch(SAYS[language][solution.best[0] as 'raise' | 'play' | 'fold'])
          expect(played < 0.05 || played > 0.95, slug).toBe(true)
        }
      }
    })

    it('mark the rows of which most hands have the other play, and no others', () => {
      let marked = 0
      for (const { slug } of own) {
        const here = facts.factsOf(slug)
        const tables = answerIn(slug, language).sections.flatMap((one) =>
          one.id === 'dead-cards' ? [] : (one.tables ?? []),
        )
        for (const { rows } of tables as readonly FactTable[])
          for (const { mark, cells } of rows) {
            const [first] = cells
            const isPlayed =
              first!.kind === 'action'
                ? first!.action === play
                : first!.kind === 'ev'
                  ? evValue(first!.ev) > here.fold
                  : first!.kind === 'text' && first!.text.startsWith(NAMES[language][play])
            expect(mark === 'flips', slug).toBe(isPlayed !== here.mostly)
            if (mark === 'flips') marked++
          }
      }
      expect(marked).toBeGreaterThan(LEAST[name]!.marked)
    })

    it('have names and titles of their own, and no fault of a template', () => {
      const { pages, groups } = listIn(language)
      for (const of of ['slug', 'name', 'title'] as const) {
        const all = pages.map((one) => one[of])
        expect(new Set(all).size).toBe(all.length)
      }
      expect(pages.filter(({ title }) => title.length > (language === 'en' ? 65 : 85))).toEqual([])
      expect(groups.map(({ id }) => id)).toEqual([...new Set(pages.map(({ group }) => group))])
      for (const { slug, name, title } of pages) {
        const texts = [name, title, ...textsOf(answerIn(slug, language))]
        for (const text of texts) {
          expect(text, slug).not.toMatch(/undefined|NaN|null|Infinity| {2}|\[object/)
          if (language === 'es') expect([...englishIn(text), ...spanishFaults(text)], text).toEqual([])
          else expect(englishFaults(text), text).toEqual([])
        }
      }
    })

    it('differ from the ones beside them', () => {
      const texts = listIn(language)
        .pages.filter(({ slug }) => facts.pages.has(slug))
        .map(({ slug }) => ({ name: slug, text: handText(answerIn(slug, language)) }))
      expect(texts.length).toBeGreaterThanOrEqual(LEAST[name]!.pages)
      expect(alikeBeside(texts)).toEqual([])
    })

    it('say where the line is between the hands that are played and those that are folded', () => {
      const weakest = { en: /This is the weakest hand to/, es: /Es la mano más floja con la que/ }[language]
      const best = { en: /This is the best hand to/, es: /Es la mejor mano con la que/ }[language]
      for (const { slug } of own) {
        const here = facts.factsOf(slug)
        const text = textsOf(answerIn(slug, language)).join(' ')
        const others = facts.withUp(here.up)
        if (weakest.test(text)) {
          expect(here.mostly, slug).toBe(true)
          for (const { row, mostly } of others) expect(mostly, slug).toBe(row.least >= here.row.least)
        } else if (best.test(text)) {
          expect(here.mostly, slug).toBe(false)
          for (const { row, mostly } of others) expect(mostly, slug).toBe(row.least > here.row.least)
        }
      }
    })
  },
)

it.each(LANGUAGES)('no page of one game is the text of one of the other in %s', (language) => {
  const runs = ({ own, answerIn }: typeof THREE) =>
    own.map(({ slug }) => ({ slug, runs: runsOf(handText(answerIn(slug, language))) }))
  const others = runs(CARIBBEAN)
  for (const one of runs(THREE))
    for (const other of others) expect(likeness(one.runs, other.runs), `${one.slug}, ${other.slug}`).toBeLessThan(0.5)
})

describe.each(BOTH)('at %s', (_name, { page, hands, facts, own }) => {
  it('each page’s example is a hand of its row that is played as its rule says', () => {
    for (const { slug, spot } of own) {
      const cell = facts.factsOf(slug)
      const { hand, upcard } = exampleOf(page, cell)
      expect(spot).toEqual({ hand, ...(page.dealer.up === 1 && { upcard }) })
      expect(upcard.length).toBe(page.dealer.up)
      const strength = strengthOf(rankingOf(page), hand)
      expect(strength >= cell.row.least && strength < cell.row.below, slug).toBe(true)
      const { best } = decisionOf(page, facts.rules, { hand, up: upcard, dead: [] })
      const says = ruleFinder(page, page.strategies[0].rules)(lookOf(page, { hand, upcard })).says
      expect(best, slug).toEqual([says])
    }
  })

  it('the members of a cell are all its hands', () => {
    let found = 0
    for (const cell of facts.cells) {
      const { all = [], best = [], worst = [] } = membersOf(facts, cell) ?? {}
      if (all.length === 0) continue
      expect(
        all.reduce((sum, { ways }) => sum + ways, 0),
        cell.slug,
      ).toBe(cell.ways)
      expect(all.reduce((sum, one) => sum + one.ways * one.ev, 0) / cell.ways, cell.slug).toBeCloseTo(cell.ev, 10)
      for (const { ev } of all) {
        expect(ev).toBeLessThanOrEqual(best[0]!.ev)
        expect(ev).toBeGreaterThanOrEqual(worst[0]!.ev)
      }
      found++
    }
    expect(found).toBeGreaterThan(hands.rows.length / 2)
  })

  it('names dead cards that do turn the play together, and no fewer of them', () => {
    for (const { slug } of own) {
      const cell = facts.factsOf(slug)
      const { together = [] } = deadOf(facts, cell) ?? {}
      if (together.length === 0) continue
      const { hand, upcard, lead } = exampleIn(facts, cell)
      const plays = (dead: readonly Card[]): boolean =>
        decisionOf(page, facts.rules, { hand, up: upcard, dead }).best.includes(facts.actions[0])
      expect(together.length).toBeLessThanOrEqual(MOST_DEAD)
      expect(plays([])).toBe(lead > 0)
      expect(plays(together), slug).toBe(lead <= 0)
      expect(plays(together.slice(0, -1)), slug).toBe(lead > 0)
    }
  })
})

it('says what dead cards hurt only where some do', () => {
  const told = facts.cells.map((cell) => tellingOf(facts, cell)).filter(({ dead }) => dead)
  const telling = told.find((one) => /help; those of .* hurt\./.test(plainSpaces(en.dead(one))))!
  expect(es.dead(telling)).toMatch(/lo que más perjudica.* y perjudican las de /)
  const gone = telling.dead!.gone.map((one) => ({ ...one, change: Math.max(one.change, 0) }))
  const helped = { ...telling, dead: { ...telling.dead!, gone } }
  expect(en.dead(helped)).toMatch(/helps most \([^)]*\)\. Dead cards of [a-z]+ ranks? help\.$/)
  expect(en.dead(helped)).not.toMatch(/hurt|none/)
  expect(es.dead(helped)).toMatch(/\)\. Ayudan las cartas muertas de [^.]+\.$/)
  expect(es.dead(helped)).not.toMatch(/perjudica|ningún valor/)
})

it('says that a page averages over the hands of which the command solves one', () =>
  expect(en.drawn(tellingOf(facts, facts.cells[0]!))).toMatch(/\. The page averages over all such hands\.$/))

it('each row’s play under other qualifying rules is the whole game’s under these', () => {
  const cell = facts.factsOf('a-k-q-j-against-10')
  for (const { needs, ev, played } of cell.qualifying) {
    const state = must(
      enterSpot(game, { ...rules, qualifies: needs }, list.pages.find(({ slug }) => slug === cell.slug)!.spot),
    )
    const solved = solverOf(page).solve({ ...rules, qualifies: needs }, state as never)
    expect(played === 1, needs).toBe(solved.best.includes('raise'))
    // One hand of the cell and their mean are close here.
    expect(Math.abs(evValue(solved.options[0]!.ev) - ev)).toBeLessThan(0.02)
  }
})

it.each(['2-2-against-7', 'a-k-q-against-j', 'a-k-against-q'])(
  'a card seen in another hand changes the play of %s as the solver says',
  (slug) => {
    const { hand, upcard, lead } = exampleIn(facts, facts.factsOf(slug))
    const { gone } = deadOf(facts, facts.factsOf(slug))!
    const turned = (dead: Card): boolean => {
      const state = must(game.enter(rules, { hand, upcard, dealerCards: [], dead: [dead] }))
      const [raise, fold] = solverOf(page)
        .solve(rules, state as never)
        .options.map(({ ev }) => evValue(ev))
      return raise! > fold! !== lead > 0
    }
    for (const { rank, turns } of gone) {
      const cards = [0, 1, 2, 3].map((suit) => cardOf(rank, suit)).filter((one) => ![...hand, ...upcard].includes(one))
      const count = cards.filter(turned).length
      expect(turns, `rank ${rank}`).toBe(count === 0 ? 'none' : count === cards.length ? 'all' : 'some')
    }
  },
)

// ——— Another game —————————————————————————————————————————————————————————————————————————————————————————————

/** Three cards and no up card, as plain JSON. */
const three: ShowdownPage = {
  family: 'showdown',
  id: 'caribbean-stud',
  name: 'Three Cards',
  unit: 'ante',
  ranking: 'three-cards',
  player: { cards: 3 },
  dealer: { cards: 3, up: 0 },
  qualifies: { source: '', usual: 'queen-high', values: ['none', 'jack-high', 'queen-high', 'king-high', 'pair'] },
  settlement: {
    decisions: [{ stage: 'play', actions: { play: 1, fold: 0 } }],
    bets: {
      ante: { win: 1, tie: 0, loss: -1, unqualified: 1, fold: -1 },
      play: { win: 1, tie: 0, loss: -1, unqualified: 0 },
    },
  },
  pays: {},
  sides: {},
  variants: [{ id: 'standard', source: '' }],
  chart: ['pair', 'queen-high', 'none'],
  strategies: [
    {
      id: 'short-2',
      rules: [
        { says: 'play', when: ['from Q-6-4'] },
        { says: 'fold', when: [] },
      ],
    },
  ],
  table: { seats: 5, most: 7 },
}

describe('a game without up cards', () => {
  const rows = {
    rows: ['straight', 'flush', 'pair', 'king-high', 'Q-7', 'Q-6-4', 'Q-6', 'queen-high', 'none'],
    asked: ['q-6-4'],
  }
  const inLanguage = (language: string) => listOf({ page: three, hands: rows }, language)
  const pages = inLanguage('en')
  const answer = (slug: string, language: string) => answerOfRules({ page: three, hands: rows }, slug, language)

  it('has a page for each row, found by the name of the row', () => {
    expect(pages.pages.map(({ slug }) => slug).toSorted()).toEqual(rows.rows.map((row) => row.toLowerCase()).toSorted())
    expect(pages.pages.every(({ cards }) => cards.length === 1)).toBe(true)
    expect(pages.pages.find(({ slug }) => slug === 'q-6-4')!.title).toBe('Q-6-4 in Three Cards: play or fold?')
  })

  it.each(LANGUAGES)('says whole sentences about them in %s', (language) => {
    for (const { slug } of inLanguage(language).pages)
      for (const text of textsOf(answer(slug, language))) {
        expect(plainSpaces(text), slug).not.toMatch(/undefined|NaN|null|Infinity| {2}| \./)
        expect(language === 'es' ? spanishFaults(text) : englishFaults(text), text).toEqual([])
      }
  })

  it('folds below the line and plays above it', () => {
    expect(answer('q-6-4', 'en').solution.best).toEqual(['play'])
    expect(answer('q-6', 'en').solution.best).toEqual(['fold'])
  })
})
