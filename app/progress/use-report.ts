'use client'

import { useMemo } from 'react'
import { actionName } from '@/app/_felt/names'
import { messagesOf } from '@/app/_languages/messages'
import { progress } from '@/app/_languages/words'
import type { AnyGame } from '@/lib/game/game'
import { ROUNDS_AN_HOUR } from '@/lib/game/pace'
import { type CutOff, cutOffs, type Line } from '@/lib/teaching/quiz/cut-offs'
import { groupedBy, inOrder } from '@/lib/teaching/quiz/fresh'
import type { AnswerRecord, RoundRecord } from '@/lib/teaching/quiz/record'
import { scheduleOf } from '@/lib/teaching/quiz/schedule'
import { EVERYTHING, type GameFacts, type View } from './address'
import {
  edgeMoments,
  gameReports,
  luckReport,
  partOfSkills,
  rateMoments,
  skillParts,
  type Skills,
  stageParts,
  summaryOf,
  viewed,
  worstSkills,
} from './figures'
import { type Games, paces, type Purse, type SkillNames } from './words'
import type { CutOffLine } from './report'
import { dayOf, midnight } from './dates'

/** `Raise 4×: K7o and up`, or that one of the two plays is right for the whole ladder. */
function lineInWords(game: AnyGame, { ladder }: CutOff, { last, next }: Line): string {
  const name = (actions: readonly string[]): string => actionName(game, actions[0]!)
  if (last === null) return progress.allOfThem(name(ladder.below))
  return next === null
    ? progress.allOfThem(name(ladder.above))
    : progress.andUp(name(ladder.above), messagesOf(game).rungs?.[last.name] ?? last.name)
}

function lineOf(game: AnyGame, one: CutOff): CutOffLine {
  const { ladder, own, right, cost, answers, certainty } = one
  return {
    id: `${game.id} ${ladder.id}`,
    game: game.id,
    name: messagesOf(game).ladder?.(ladder.id) ?? ladder.id,
    own: lineInWords(game, one, own),
    right: lineInWords(game, one, right),
    isRight: own.above === right.above,
    cost,
    answers,
    certainty,
  }
}

/** The cut-offs of all games with answers near them, the costliest first. */
export function cutOffLines(
  answers: readonly AnswerRecord[],
  skills: Skills | null,
  { stage }: View,
  games: Games,
  roundsAnHour: (game: string) => number = () => ROUNDS_AN_HOUR,
): readonly CutOffLine[] {
  return [...groupedBy(answers, ({ game }) => game)]
    .flatMap(([id, own]) => {
      const [game, figures] = [games.get(id), skills?.get(id)]
      const ladders = game?.ladders?.filter((ladder) => stage === null || ladder.stage === stage) ?? []
      return game && figures ? cutOffs(own, ladders, figures).map((one) => lineOf(game, one)) : []
    })
    .sort(
      (a, b) =>
        b.cost * roundsAnHour(b.game) - a.cost * roundsAnHour(a.game) ||
        Number(a.isRight) - Number(b.isRight) ||
        b.certainty - a.certainty ||
        b.answers - a.answers,
    )
}

export interface ReportInput {
  readonly facts: readonly GameFacts[]
  readonly skills: Skills
  /** The games with records. */
  readonly games: Games
  readonly nameOf: SkillNames
  readonly answers: readonly AnswerRecord[]
  readonly rounds: readonly RoundRecord[]
  readonly view: View
  readonly now: number
}

/** The records of a view, sorted. All sums on the page are computed from these. */
export interface Chosen {
  /** The games with records. */
  readonly played: readonly GameFacts[]
  /** The chosen game; null for all. */
  readonly game: GameFacts | null
  /** Whether only a stage or skill of it is chosen. */
  readonly isPart: boolean
  /** The answers of the game, and those of the chosen part. */
  readonly ofGame: readonly AnswerRecord[]
  readonly shown: readonly AnswerRecord[]
  readonly rounds: readonly RoundRecord[]
}

export function useChosen({
  facts,
  answers,
  rounds,
  view,
}: Pick<ReportInput, 'facts' | 'answers' | 'rounds' | 'view'>): Chosen {
  const ordered = useMemo(() => {
    const lists = { answers: inOrder(answers), rounds: inOrder(rounds) }
    const ids = new Set([...lists.answers, ...lists.rounds].map(({ game }) => game))
    return { ...lists, played: facts.filter(({ id }) => ids.has(id)) }
  }, [facts, answers, rounds])
  const game = facts.find(({ id }) => id === view.game) ?? null
  const ofGame = useMemo(() => viewed(ordered.answers, { ...EVERYTHING, game: view.game }), [ordered, view.game])
  const shown = useMemo(() => viewed(ofGame, view), [ofGame, view])
  const ownRounds = useMemo(
    () => (view.game === null ? ordered.rounds : ordered.rounds.filter((one) => one.game === view.game)),
    [ordered, view.game],
  )
  return {
    played: ordered.played,
    game,
    isPart: view.stage !== null || view.skill !== null,
    ofGame,
    shown,
    rounds: ownRounds,
  }
}

/** The skills of the game and stage with answers, by name, to choose from. */
export function useSkillNames(
  { game, ofGame }: Chosen,
  { view: { stage }, nameOf }: Pick<ReportInput, 'view' | 'nameOf'>,
): readonly { readonly id: string; readonly name: string }[] {
  return useMemo(() => {
    if (!game) return []
    const ids = groupedBy(
      stage === null ? ofGame : ofGame.filter((one) => one.stage === stage),
      ({ skill }) => skill,
    ).keys()
    return [...ids].map((id) => ({ id, name: nameOf(game.id, id) })).sort((a, b) => (a.name < b.name ? -1 : 1))
  }, [game, ofGame, stage, nameOf])
}

/** The player's current level, and how it developed. */
export function useStanding({ facts, skills, view }: ReportInput, { ofGame, shown, isPart }: Chosen) {
  const games = useMemo(() => gameReports(ofGame, facts, skills), [ofGame, facts, skills])
  const part = useMemo(() => (isPart ? summaryOf(shown) : null), [isPart, shown])
  const rates = useMemo(() => rateMoments(shown), [shown])
  const edges = useMemo(
    () =>
      isPart
        ? edgeMoments(
            shown,
            facts.map((one) => ({ ...one, edge: 0 })),
            partOfSkills(skills, view),
          )
        : edgeMoments(shown, facts, skills),
    [isPart, shown, facts, skills, view],
  )
  return { games, part, rates, edges }
}

/* Due reviews by day, in the reader's own time zone. */

export interface DueDays {
  /** Skills due now, including those of earlier days. */
  readonly now: number
  /** Skills due by the end of today, including those due now. */
  readonly today: number
  /** The number of skills due now by game, the most first. */
  readonly games: readonly { readonly game: string; readonly due: number }[]
  /** Skills due on later days, by `dayOf`. */
  readonly later: ReadonlyMap<string, number>
  /** Decisions answered, by `dayOf`. */
  readonly answered: ReadonlyMap<string, number>
  /** The time of the first answer and of the last review due, in milliseconds since 1970. */
  readonly first: number
  readonly last: number
}

const tally = (days: readonly string[]): ReadonlyMap<string, number> =>
  new Map([...groupedBy(days, (day) => day)].map(([day, list]) => [day, list.length]))

/** The reviews due in games with answers, under their usual rules. */
export function dueDays(answers: readonly AnswerRecord[], now: number): DueDays {
  const schedule = scheduleOf(answers, { rules: '' })
  const tomorrow = midnight(now, 1)
  const ready = schedule.filter(({ due }) => due <= now)
  const later = schedule.filter(({ due }) => due >= tomorrow)
  return {
    now: ready.length,
    today: schedule.length - later.length,
    games: [...groupedBy(ready, ({ game }) => game)]
      .map(([game, list]) => ({ game, due: list.length }))
      .sort((a, b) => b.due - a.due),
    later: tally(later.map(({ due }) => dayOf(due))),
    answered: tally(answers.map(({ at }) => dayOf(at))),
    first: answers[0]?.at ?? now,
    last: Math.max(now, schedule.at(-1)?.due ?? now),
  }
}

/** What to train, and luck. */
export function useDetails(
  { facts, skills, games, nameOf, view, now }: ReportInput,
  { game, ofGame, rounds }: Chosen,
  { pace }: Pick<Purse, 'pace'>,
) {
  const figures = game ? skills.get(game.id) : undefined
  const worst = useMemo(
    () => worstSkills(ofGame, nameOf, skills, view, paces(facts, pace)),
    [ofGame, nameOf, skills, view, facts, pace],
  )
  const lines = useMemo(
    () => cutOffLines(ofGame, skills, view, games, paces(facts, pace)),
    [ofGame, skills, view, games, facts, pace],
  )
  const stages = useMemo(() => (game ? stageParts(ofGame, game, figures) : []), [ofGame, game, figures])
  const kinds = useMemo(
    () => (game ? skillParts(ofGame, (id) => nameOf(game.id, id), figures) : []),
    [ofGame, game, nameOf, figures],
  )
  const due = useMemo(() => dueDays(ofGame, now), [ofGame, now])
  const luck = useMemo(() => luckReport(rounds, facts), [rounds, facts])
  return { worst, lines, stages, kinds, due, luck }
}
