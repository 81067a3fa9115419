import type { Figures, Guide } from '@/content/guide'
import { guideText } from '@/content/guides'
import { plainText } from '@/app/_components/plain-text'
import type { AnyGame } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { isGameId } from '@/lib/games/ids'
import { figuresFor, plainFiguresFor } from './figures-for'
import { PROSE } from './prose'
import { MARKS, readGuide } from './read'

async function guideWith(game: AnyGame, figures: Figures): Promise<Guide> {
  if (!isGameId(game.id)) throw new RangeError(`“${game.id}” is no game`)
  const text = await guideText(game.id)
  return readGuide(text.default({ components: { ...PROSE, ...MARKS, ...figures } }), text.frontmatter)
}

/** A game's guide with its figures in it, as its page shows it. */
export const guideOf = (game: AnyTaughtGame): Promise<Guide> => guideWith(game, figuresFor(game))

/** The same guide, its parts to be read by `plainText`. */
const plainGuideOf = (game: AnyTaughtGame): Promise<Guide> => guideWith(game, plainFiguresFor(game))

export interface Asked {
  readonly question: string
  readonly answer: string
}

/** What people ask of a game, with the answers as plain text. */
export async function questionsOf(game: AnyTaughtGame): Promise<readonly Asked[]> {
  const { questions } = await plainGuideOf(game)
  return Promise.all(questions.map(async ({ ask, answer }) => ({ question: ask, answer: await plainText(answer) })))
}

/** The steps of a round as plain text, each with its place on the guide’s page. */
export async function stepsOf(
  game: AnyTaughtGame,
): Promise<readonly { readonly name: string; readonly text: string; readonly anchor: string }[]> {
  const { round } = await plainGuideOf(game)
  return Promise.all(
    round.map(async ({ title, text }, i) => ({ name: title, text: await plainText(text), anchor: stepAnchor(i) })),
  )
}

/** Where a step of a round stands on the page. */
export const stepAnchor = (index: number): string => `step-${index + 1}`
