import { evValue } from '@/lib/game/ev'
import type { HandAnswer, HandSection, RelatedHand } from '../hand-page'
import { type CellFacts, pageFacts, type PageFacts } from './facts'
import type { PagesOfRules } from './rows'
import { deadTable, memberTable, placeTable, qualifyingTable, rowTable, upTable } from './tables'
import { type Telling, tellingOf } from './telling'
import { wordsIn } from './words/index'
import type { HandWords, Link, Sentences } from './words/words'

/* What the page of each hand says. The figures decide which sections there are. */

interface Part {
  readonly id: HandSection['id']
  readonly title: keyof Sentences
  /** Paragraphs, each of some sentences. */
  readonly text: readonly (readonly (keyof Sentences)[])[]
  readonly tables?: readonly ((telling: Telling, words: HandWords) => HandSection['tables'] & object)[]
  /** Whether a page has it; absent if every page does. */
  readonly isFor?: (telling: Telling) => boolean
}

const PARTS: readonly Part[] = [
  {
    id: 'why',
    title: 'whyTitle',
    text: [
      ['leftOut', 'dealer', 'blocks'],
      ['showdowns', 'overNext', 'balance'],
    ],
  },
  { id: 'ends', title: 'endsTitle', text: [['lost', 'ends', 'ties']] },
  {
    id: 'flips',
    title: 'flipsTitle',
    text: [
      ['line', 'otherCards'],
      ['spread', 'members', 'steps', 'standing'],
    ],
    tables: [placeTable, upTable, rowTable, memberTable],
  },
  { id: 'rules', title: 'rulesTitle', text: [['rules']], tables: [qualifyingTable] },
  {
    id: 'dead-cards',
    title: 'deadTitle',
    text: [['dead']],
    tables: [deadTable],
    isFor: ({ dead }) => dead !== undefined,
  },
  { id: 'more', title: 'moreTitle', text: [['more']], isFor: ({ enough }) => enough !== undefined },
]

function sectionOf({ id, title, text, tables = [] }: Part, telling: Telling, words: HandWords): HandSection {
  const made = tables.flatMap((table) => table(telling, words))
  const paragraphs = text.map((some) =>
    some
      .map((one) => words[one](telling))
      .filter(Boolean)
      .join(' '),
  )
  return {
    id,
    title: words[title](telling),
    text: paragraphs.filter(Boolean),
    ...(made.length > 0 && { tables: made }),
  }
}

const sectionsOf = (telling: Telling, words: HandWords): readonly HandSection[] =>
  PARTS.filter(({ isFor }) => isFor?.(telling) ?? true).map((part) => sectionOf(part, telling, words))

/** The nearest up card against which the same row is played otherwise. */
function nearestTurn({ turned, cell }: Telling): CellFacts | undefined {
  return turned.toSorted((a, b) => Math.abs(a.up! - cell.up!) - Math.abs(b.up! - cell.up!))[0]
}

function relatedTo(telling: Telling, words: HandWords): readonly RelatedHand[] {
  const { above, below, cell, line } = telling
  const to = (other: CellFacts | undefined, link: Link): readonly RelatedHand[] =>
    other ? [{ slug: other.slug, because: words.because(other, link, telling) }] : []
  const turn = nearestTurn(telling)
  const last = [cell, above, below].includes(line?.played) ? undefined : line?.played
  return [...to(above, 'above'), ...to(below, 'below'), ...(turn ? to(turn, 'turns') : to(last, 'last'))]
}

/** Smaller differences between a hand and the mean of its cell are rounding errors. */
const SAME = 1e-9

function answer(facts: PageFacts, slug: string, words: HandWords): HandAnswer {
  const cell = facts.factsOf(slug)
  const telling = tellingOf(facts, cell)
  const { actions, rules } = facts
  const slip = cell.plays ? actions[1] : actions[0]
  const worth = Object.fromEntries(cell.solution.options.map(({ action, ev }) => [action, evValue(ev)]))
  return {
    rules,
    solution: cell.solution,
    ...(cell.played > 0 && cell.played < 1 && { onAverage: true }),
    answer: words.answer(telling),
    description: words.description(telling),
    sections: sectionsOf(telling, words),
    slip: { action: slip, cost: Math.abs(worth[actions[0]]! - worth[actions[1]]!), perRound: cell.perRound },
    related: relatedTo(telling, words),
    ...(Math.abs(telling.example.lead - cell.lead) > SAME && { drawn: words.drawn(telling) }),
  }
}

/** What the page of a hand says in a language. Throws `RangeError` on an unknown slug. */
export const answerIn = (pages: PagesOfRules, slug: string, language: string): HandAnswer =>
  answer(pageFacts(pages), slug, wordsIn(language))
