'use client'

import { useMemo } from 'react'
import { groupedBy, inOrder } from '@/lib/teaching/quiz/fresh'
import type { AnswerRecord, RoundRecord } from '@/lib/teaching/quiz/record'
import { EVERYTHING, type View } from './address'
import { cutOffLines } from './cut-off-lines'
import { dueDays } from './due'
import type { GameFacts } from './facts'
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
import type { Games, SkillNames } from './names'

export interface ReportInput {
  readonly facts: readonly GameFacts[]
  readonly skills: Skills
  /** Those that there are records of. */
  readonly games: Games
  readonly nameOf: SkillNames
  readonly answers: readonly AnswerRecord[]
  readonly rounds: readonly RoundRecord[]
  readonly view: View
  readonly now: number
}

/** The records of a view, in order. Each sum of the page begins from these. */
export interface Chosen {
  /** The games that there are records of. */
  readonly played: readonly GameFacts[]
  /** The chosen game; null: all of them. */
  readonly game: GameFacts | null
  /** Only a stage or a skill of it. */
  readonly isPart: boolean
  /** The answers of the game, and of what is chosen of it. */
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

/** The skills of the game and stage that were answered, by name: what there is to choose from. */
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

/** Where one stands, and how that went. */
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

/** What to train, and luck. */
export function useDetails({ facts, skills, games, nameOf, view, now }: ReportInput, { game, ofGame, rounds }: Chosen) {
  const figures = game ? skills.get(game.id) : undefined
  const worst = useMemo(() => worstSkills(ofGame, nameOf, skills, view), [ofGame, nameOf, skills, view])
  const lines = useMemo(() => cutOffLines(ofGame, skills, view, games), [ofGame, skills, view, games])
  const stages = useMemo(() => (game ? stageParts(ofGame, game, figures) : []), [ofGame, game, figures])
  const kinds = useMemo(
    () => (game ? skillParts(ofGame, (id) => nameOf(game.id, id), figures) : []),
    [ofGame, game, nameOf, figures],
  )
  const due = useMemo(() => dueDays(ofGame, now), [ofGame, now])
  const luck = useMemo(() => luckReport(rounds, facts), [rounds, facts])
  return { worst, lines, stages, kinds, due, luck }
}
