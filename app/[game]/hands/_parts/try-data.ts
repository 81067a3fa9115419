import { answer as answerWords, handPages as words, numbers } from '@/app/_languages/words'
import { actionName } from '@/app/_felt/names'
import { languageNow } from '@/app/_languages/messages'
import { signedEv } from '@/app/_solver/ev-format'
import { loss } from '@/app/_languages/format'
import type { AnyGame } from '@/lib/game/game'
import type { HandAnswer, HandPage } from '@/content/pages/hand-page'
import { answerOf, findPage } from '@/content/pages/index'
import { gradeAnswer, type Mark } from '@/lib/teaching/quiz/grade'
import type { Found } from './found'

/* The questions on a page: hands like the page's own, with every answer graded at build time. */

export interface TryChoice {
  readonly id: string
  readonly name: string
  readonly grade: Mark
  /** The verdict on this answer: “Best: worth +0.031 antes.”, “Mistake: costs 0.113 antes.” */
  readonly says: string
}

export interface TryHand {
  readonly page: HandPage
  readonly choices: readonly TryChoice[]
}

/** Fewer options are no question, and more don't fit on a phone. */
const LEAST_CHOICES = 2
const MOST_CHOICES = 5

function choicesOf(game: AnyGame, { solution }: HandAnswer): readonly TryChoice[] {
  return solution.options.map(({ action, ev }) => {
    const { grade, cost } = gradeAnswer(solution, action)
    const name = answerWords.grades[grade]
    const units = numbers.units(game.unit)
    const says =
      grade === 'best' ? words.worthUnits(name, signedEv(ev), units) : words.costsUnits(name, loss(cost), units)
    return { id: action, name: actionName(game, action), grade, says }
  })
}

async function tryHand(game: AnyGame, slug: string): Promise<readonly TryHand[]> {
  const page = findPage(game.id, slug, languageNow())
  const choices = choicesOf(game, await answerOf(game.id, slug))
  return page && choices.length >= LEAST_CHOICES && choices.length <= MOST_CHOICES ? [{ page, choices }] : []
}

/** The related hands of a page as questions. */
export async function tryHands({ game, answer }: Pick<Found, 'game' | 'answer'>): Promise<readonly TryHand[]> {
  return (await Promise.all(answer.related.map(({ slug }) => tryHand(game, slug)))).flat()
}
