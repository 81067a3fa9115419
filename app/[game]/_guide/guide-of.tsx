import type { Figures, Guide } from '@/content/guide'
import { guideText, OLD_GUIDES } from '@/content/guides'
import type { OldGuide } from '@/content/old-guide'
import { plainText } from '@/app/_components/plain-text'
import type { AnyGame } from '@/lib/games/game'
import type { GameId } from '@/lib/games/ids'
import { figuresFor, plainFiguresFor } from './figures-for'
import { PROSE } from './prose'
import { MARKS, readGuide } from './read'

async function guideWith(game: AnyGame, figures: Figures): Promise<Guide> {
  const text = await guideText(game.id as GameId)
  if (text === undefined) return asNow(figures, OLD_GUIDES[game.id as GameId])
  return readGuide(text.default({ components: { ...PROSE, ...MARKS, ...figures } }), text.frontmatter)
}

/** A game's guide with its figures in it, as its page shows it. */
export const guideOf = (game: AnyGame): Promise<Guide> => guideWith(game, figuresFor(game))

/** The same guide, its parts to be read by `plainText`. */
const plainGuideOf = (game: AnyGame): Promise<Guide> => guideWith(game, plainFiguresFor(game))

export interface Asked {
  readonly question: string
  readonly answer: string
}

/** What people ask of a game, with the answers as plain text. */
export async function questionsOf(game: AnyGame): Promise<readonly Asked[]> {
  const { questions } = await plainGuideOf(game)
  return Promise.all(questions.map(async ({ ask, answer }) => ({ question: ask, answer: await plainText(answer) })))
}

/** The steps of a round as plain text, each with its place on the guide’s page. */
export async function stepsOf(game: AnyGame): Promise<readonly { readonly name: string; readonly text: string; readonly anchor: string }[]> {
  const { round } = await plainGuideOf(game)
  return Promise.all(round.map(async ({ title, text }, i) => ({ name: title, text: await plainText(text), anchor: stepAnchor(i) })))
}

/** Where a step of a round stands on the page. */
export const stepAnchor = (index: number): string => `step-${index + 1}`

function asNow(figures: Figures, old: OldGuide): Guide {
  return {
    description: old.description,
    inShort: old.inShort,
    lead: old.lead(figures),
    round: old.round.map(({ title, text }) => ({ title, text: text(figures) })),
    bets: old.bets(figures),
    ...(old.strategy && { strategy: old.strategy(figures) }),
    costs: Object.fromEntries(Object.entries(old.costs).map(([id, prose]) => [id, prose(figures)])),
    folded: old.folded ?? [],
    mistakes: { all: [] },
    sideBets: old.sideBets(figures),
    ...(old.variants && { variants: old.variants(figures) }),
    changes: old.changes,
    questions: old.questions.map(({ ask, answer }) => ({ ask, answer: answer(figures) })),
  }
}
