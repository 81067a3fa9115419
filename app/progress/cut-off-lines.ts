import { called, calledAction } from '@/app/_languages/area'
import { progress } from '@/app/_languages/english/progress'
import type { AnyGame } from '@/lib/games/game'
import { type CutOff, cutOffs, type Line } from '@/lib/teaching/quiz/cut-offs'
import { groupedBy } from '@/lib/teaching/quiz/fresh'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'
import type { View } from './address'
import type { Skills } from './figures'
import type { Games } from './names'
import type { CutOffLine } from './report'

/** `Raise 4×: K7o and up`; where the line is at an end of the ladder, one of the two ways for all of it. */
function lineInWords(game: AnyGame, { ladder }: CutOff, { last, next }: Line): string {
  const name = (actions: readonly string[]): string =>
    calledAction(game.label(game.variants[0].rules, actions[0]!).name)
  if (last === null) return progress.allOfThem(name(ladder.below))
  return next === null ? progress.allOfThem(name(ladder.above)) : progress.andUp(name(ladder.above), called(last.name))
}

function lineOf(game: AnyGame, one: CutOff): CutOffLine {
  const { ladder, own, right, cost, answers, certainty } = one
  return {
    id: `${game.id} ${ladder.id}`,
    game: game.id,
    name: called(ladder.name),
    own: lineInWords(game, one, own),
    right: lineInWords(game, one, right),
    isRight: own.above === right.above,
    cost,
    answers,
    certainty,
  }
}

/** The lines of all games that there are answers near, those that cost most first. */
export function cutOffLines(
  answers: readonly AnswerRecord[],
  skills: Skills | null,
  { stage }: View,
  games: Games,
): readonly CutOffLine[] {
  return [...groupedBy(answers, ({ game }) => game)]
    .flatMap(([id, own]) => {
      const [game, figures] = [games.get(id), skills?.get(id)]
      const ladders = game?.ladders?.filter((ladder) => stage === null || ladder.stage === stage) ?? []
      return game && figures ? cutOffs(own, ladders, figures).map((one) => lineOf(game, one)) : []
    })
    .sort(
      (a, b) =>
        b.cost - a.cost || Number(a.isRight) - Number(b.isRight) || b.certainty - a.certainty || b.answers - a.answers,
    )
}
