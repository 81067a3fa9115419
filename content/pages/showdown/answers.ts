import { evValue } from '@/lib/games/ev'
import type { ShowdownPage } from '@/lib/families/showdown/page'
import type { HandAnswer, HandSection, RelatedHand } from '../hand-page'
import type { CellFacts, PageFacts } from './facts'
import { pageFacts } from './facts'
import type { PageHands } from './rows'
import { deadTable, placeTable, qualifyingTable, rowTable, upTable } from './tables'
import { type Telling, tellingOf } from './telling'
import { wordsIn } from './words/index'
import type { HandWords, Link } from './words/words'

/* What the page of each hand says. The figures decide which sections there are. */

const section = (
  id: HandSection['id'],
  { title, text }: Pick<HandSection, 'title' | 'text'>,
  tables: HandSection['tables'] = [],
): HandSection => ({
  id,
  title,
  text: text.filter((paragraph) => paragraph !== ''),
  ...(tables.length > 0 && { tables }),
})

function sectionsOf(telling: Telling, words: HandWords): readonly HandSection[] {
  const { dead, enough } = telling
  return [
    section('why', words.why(telling)),
    section('ends', words.ends(telling)),
    section('flips', words.flips(telling), [
      ...placeTable(telling, words),
      ...upTable(telling, words),
      ...rowTable(telling, words),
    ]),
    section('rules', words.rules(telling), qualifyingTable(telling, words)),
    ...(dead ? [section('dead-cards', words.dead(telling), deadTable(telling, words))] : []),
    ...(enough ? [section('more', words.more(telling))] : []),
  ]
}

/** The nearest up card against which the same row is played otherwise. */
function nearestTurn({ turned, cell }: Telling): CellFacts | undefined {
  return turned.toSorted((a, b) => Math.abs(a.up! - cell.up!) - Math.abs(b.up! - cell.up!))[0]
}

function relatedTo(telling: Telling, words: HandWords): readonly RelatedHand[] {
  const { above, below, cell } = telling
  const to = (other: CellFacts | undefined, link: Link): readonly RelatedHand[] =>
    other ? [{ slug: other.slug, because: words.because(cell, other, link, telling) }] : []
  return [...to(above, 'above'), ...to(below, 'below'), ...to(nearestTurn(telling), 'turns')]
}

/** Smaller differences between a hand and the mean of its cell are rounding errors. */
const SAME = 1e-9

function answer(facts: PageFacts, slug: string, words: HandWords): HandAnswer {
  const cell = facts.factsOf(slug)
  const telling = tellingOf(facts, cell)
  const { actions, rules } = facts
  const { dead } = telling
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
    ...(dead && Math.abs(dead.lead - cell.lead) > SAME && { drawn: words.drawn(telling) }),
  }
}

/** The answers of a page’s hands: in English, and in any language. Both throw `RangeError` on an unknown slug. */
export function answersOf(page: ShowdownPage, hands: PageHands) {
  const answerIn = (slug: string, language: string): HandAnswer =>
    answer(pageFacts(page, hands), slug, wordsIn(language))
  return { answerIn, answerHand: (slug: string): HandAnswer => answerIn(slug, 'en') }
}
