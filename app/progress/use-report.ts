'use client'

import { useMemo } from 'react'
import { inOrder } from '@/lib/quiz/fresh'
import type { AnswerRecord, RoundRecord } from '@/lib/quiz/record'
import { EVERYTHING, type View } from './address'
import { cutOffLines } from './cut-off-lines'
import { dueDays } from './due'
import type { GameFacts } from './facts'
import { edgeMoments, gameReports, luckReport, partOfSkills, rateMoments, skillParts, type Skills, stageParts, summaryOf, viewed, worstSkills } from './figures'
import { skillName } from './names'
import { useSkills } from './use-skills'

export interface ReportInput {
  readonly facts: readonly GameFacts[]
  readonly answers: readonly AnswerRecord[]
  readonly rounds: readonly RoundRecord[]
  readonly view: View
  readonly now: number
}

/** The records in order, and which games they are of. Each sum of the page begins from these. */
function useOrdered({ facts, answers, rounds }: Pick<ReportInput, 'facts' | 'answers' | 'rounds'>) {
  return useMemo(() => {
    const ordered = { answers: inOrder(answers), rounds: inOrder(rounds) }
    const played = new Set([...ordered.answers, ...ordered.rounds].map(({ game }) => game))
    return { ...ordered, games: facts.filter(({ id }) => played.has(id)) }
  }, [facts, answers, rounds])
}

/** Everything that the page shows of a view. What does not depend on what changed is not worked out again. */
export function useReport({ facts, answers, rounds, view, now }: ReportInput) {
  const ordered = useOrdered({ facts, answers, rounds })
  const skills: Skills | null = useSkills(ordered.games.map(({ id }) => id))
  const game = facts.find(({ id }) => id === view.game) ?? null
  const ofGame = useMemo(() => viewed(ordered.answers, { ...EVERYTHING, game: view.game }), [ordered, view.game])
  const shown = useMemo(() => viewed(ofGame, view), [ofGame, view])
  const isPart = view.stage !== null || view.skill !== null

  const games = useMemo(() => gameReports(ofGame, facts, skills), [ofGame, facts, skills])
  const part = useMemo(() => (isPart ? summaryOf(shown) : null), [isPart, shown])
  const rates = useMemo(() => rateMoments(shown), [shown])
  const edges = useMemo(
    () => (isPart ? edgeMoments(shown, facts.map((one) => ({ ...one, edge: 0 })), partOfSkills(skills, view)) : edgeMoments(shown, facts, skills)),
    [isPart, shown, facts, skills, view],
  )
  const worst = useMemo(() => worstSkills(ofGame, skillName, skills, view), [ofGame, skills, view])
  const lines = useMemo(() => cutOffLines(ofGame, skills, view), [ofGame, skills, view])
  const figures = game ? skills?.get(game.id) : undefined
  const stages = useMemo(() => (game ? stageParts(ofGame, game, figures) : []), [ofGame, game, figures])
  const kinds = useMemo(() => (game ? skillParts(ofGame, (id) => skillName(game.id, id), figures) : []), [ofGame, game, figures])
  const due = useMemo(() => dueDays(ofGame, now), [ofGame, now])
  const luck = useMemo(() => luckReport(view.game === null ? ordered.rounds : ordered.rounds.filter((one) => one.game === view.game), facts), [ordered, view.game, facts])
  return { ordered, skills, game, shown, isPart, games, part, rates, edges, worst, lines, stages, kinds, due, luck }
}
