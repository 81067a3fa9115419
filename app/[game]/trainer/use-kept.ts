'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { answerRecord, newId, useThinking } from '@/app/_components/kept-answer'
import type { AnyGame, Rules } from '@/lib/games/game'
import { makeRules } from '@/lib/games/rules'
import type { Plan } from '@/lib/quiz/plan'
import type { AnswerRecord, Kept, RoundRecord } from '@/lib/quiz/record'
import type { AnyRound } from './address'

/** What was answered and played since the session began, oldest first, as it is kept. */
export interface Sitting {
  readonly answers: readonly AnswerRecord[]
  readonly rounds: readonly RoundRecord[]
}

function makeSitting() {
  const seen = new Set<string>()
  const listeners = new Set<() => void>()
  let view: Sitting = { answers: [], rounds: [] }
  return {
    view: (): Sitting => view,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Takes a record in once; what comes again under the same key is none. */
    keep(key: string, record: Kept): boolean {
      if (seen.has(key)) return false
      seen.add(key)
      view =
        record.kind === 'answer'
          ? { ...view, answers: [...view.answers, record] }
          : { ...view, rounds: [...view.rounds, record] }
      for (const listener of [...listeners]) listener()
      return true
    },
  }
}

function roundRecord(game: AnyGame, rules: string, { seed, answers }: AnyRound, net: number): RoundRecord {
  const cost = answers.reduce((sum, one) => sum + one.cost, 0)
  return {
    kind: 'round',
    id: newId(),
    at: Date.now(),
    game: game.id,
    rules,
    seed,
    net,
    cost,
    decisions: answers.length,
  }
}

interface Playing {
  readonly plan: Plan
  readonly round: AnyRound | null
  /** Dealt by chance from its first card, each decision graded: such a round is one of the game's own, and its luck can be told. */
  readonly isWhole: boolean
}

/** Writes each answer as it is graded, and each whole round as it ends, by `add`; keeps them for the session too. */
export function useKept(
  game: AnyGame,
  rules: Rules,
  { plan, round, isWhole }: Playing,
  add: (records: readonly Kept[]) => void,
): Sitting & { readonly decided: () => void } {
  const [sitting] = useState(makeSitting)
  const view = useSyncExternalStore(sitting.subscribe, sitting.view, sitting.view)
  const isAsking = round?.phase.kind === 'asking'
  const { decided, time } = useThinking(
    isAsking ? `${round.seed} ${round.answers.length} ${game.make(round.state)}` : null,
  )
  useEffect(() => {
    const keep = (key: string, record: Kept): void => {
      if (sitting.keep(key, record)) add([record])
    }
    const last = round?.answers.at(-1)
    const text = makeRules(game, rules)
    if (round?.phase.kind === 'answered' && last)
      keep(`${last.seed} ${round.answers.length}`, answerRecord(last, text, plan.choice, time.current.time))
    if (round?.phase.kind === 'ended' && isWhole && plan.choice === 'dealt')
      keep(round.seed, roundRecord(game, text, round, round.phase.net))
  }, [sitting, game, rules, plan, round, isWhole, add, time])
  return { ...view, decided }
}
