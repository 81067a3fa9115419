import { barShare } from '@/app/_components/bar-scale'
import { signedEv } from '@/app/_components/ev-format'
import { type Bar, MOST_BARS, type Picture } from '@/app/og/picture'
import { answerOf, handPages, handPath, pagesOf } from '@/content/pages/index'
import { evValue } from '@/lib/games/ev'
import type { AnyGame } from '@/lib/games/game'
import type { HandAnswer, HandPage } from '@/content/pages/hand-page'
import { GAMES } from '@/lib/games/index'
import { capital } from '@/lib/text'
import { inRows } from './cards'
import type { SitePage } from './page'

/* Pages of hands: the list of each game's, and one for each hand. */

/** What fits under a title on two lines. */
const LINE = 76

/** The first sentences of an answer, as many as fit. One that is too long ends before its colon: the bars have the figures. */
function inShort(answer: string): string {
  const [first = answer, ...more] = answer.split(/(?<=[.!?]) /)
  const begun = first.length > LINE ? `${first.split(': ')[0]!.replace(/[.]$/, '')}.` : first
  return more.reduce((line, sentence) => (line.length + sentence.length < LINE ? `${line} ${sentence}` : line), begun)
}

/** Cards in a text without their suits, which fonts of pictures have not: the cards are drawn beside it. */
const withoutSuits = (text: string): string => text.replace(/[♠♥♦♣]\uFE0E?/g, '')

/** The options from the best on, as long as there is room. */
function bars(game: AnyGame, { rules, solution }: HandAnswer): readonly Bar[] {
  const ranked = [...solution.options].sort((a, b) => evValue(b.ev) - evValue(a.ev))
  const top = ranked[0] ? evValue(ranked[0].ev) : 0
  return ranked.slice(0, MOST_BARS).map(({ action, ev }) => ({
    name: withoutSuits(game.label(rules, action).name),
    value: signedEv(ev),
    share: barShare(top - evValue(ev)),
    best: solution.best.includes(action),
  }))
}

async function handPicture(game: AnyGame, page: HandPage): Promise<Picture> {
  const answer = await answerOf(game.id, page.slug)
  const rows = page.cards.flatMap(({ name, cards }) =>
    inRows(cards).map((spots, index) => ({ spots, name: index === 0 ? name : undefined })),
  )
  return {
    over: game.name,
    title: capital(page.name),
    line: inShort(withoutSuits(answer.answer)),
    rows: rows.map(({ spots }) => spots),
    rowNames: rows.map(({ name }) => name),
    bars: bars(game, answer),
  }
}

function listPage(game: AnyGame): SitePage {
  const all = handPages(game.id)
  // One from the middle: neither the best hand nor the worst.
  const shown = all.pages[Math.floor(all.pages.length / 2)]?.cards ?? []
  const picture = (): Picture => ({
    over: game.name,
    title: all.name,
    line: 'Each with the best play, what it is worth, and what the other costs.',
    rows: shown.flatMap(({ cards }) => inRows(cards)),
  })
  return { path: handPath(game.id), picture }
}

export const HAND_PAGES: readonly SitePage[] = GAMES.flatMap((game) => [
  listPage(game),
  ...pagesOf(game.id).map((page) => ({ path: handPath(game.id, page.slug), picture: () => handPicture(game, page) })),
])
