'use client'

import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { AnyGame, Rules } from '@/lib/games/game'
import { makeRules } from '@/lib/games/rules'
import type { Plan } from '@/lib/quiz/plan'
import type { AnswerRecord, Kept, RoundRecord } from '@/lib/quiz/record'
import type { Answered } from '@/lib/quiz/session'
import type { AnyRound } from './address'

/** What was answered and played since the session began, oldest first, as it is kept. */
export interface Sitting {
  readonly answers: readonly AnswerRecord[]
  readonly rounds: readonly RoundRecord[]
}

/** Unlike any other's, wherever it was made: 128 bits by chance. */
const newId = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(16).padStart(8, '0')).join('')

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
      view = record.kind === 'answer' ? { ...view, answers: [...view.answers, record] } : { ...view, rounds: [...view.rounds, record] }
      for (const listener of [...listeners]) listener()
      return true
    },
  }
}

/** Thinking time in milliseconds: from the sight of a question to the answer; null where the page slept meanwhile. */
function useThinking(question: string | null) {
  const clock = useRef({ since: 0, slept: false, time: null as number | null })
  useLayoutEffect(() => {
    // The answer's time is still to be written down while no question stands.
    if (question === null) return
    clock.current = { since: performance.now(), slept: document.hidden, time: null }
    const onHidden = (): void => {
      clock.current.slept = true
    }
    document.addEventListener('visibilitychange', onHidden)
    return () => document.removeEventListener('visibilitychange', onHidden)
  }, [question])
  return {
    /** To be called at the answer. */
    decided: (): void => {
      const { since, slept } = clock.current
      clock.current.time = slept ? null : Math.round(performance.now() - since)
    },
    time: clock,
  }
}

const answerRecord = (one: Answered, rules: string, plan: Plan, time: number | null): AnswerRecord => ({
  ...one,
  kind: 'answer',
  id: newId(),
  at: Date.now(),
  rules,
  choice: plan.choice,
  time,
})

function roundRecord(game: AnyGame, rules: string, { seed, answers }: AnyRound, net: number): RoundRecord {
  const cost = answers.reduce((sum, one) => sum + one.cost, 0)
  return { kind: 'round', id: newId(), at: Date.now(), game: game.id, rules, seed, net, cost, decisions: answers.length }
}

interface Playing {
  readonly plan: Plan
  readonly round: AnyRound | null
  /** Dealt by chance from its first card, each decision graded: such a round is one of the game's own, and its luck can be told. */
  readonly isWhole: boolean
}

/** Writes each answer as it is graded, and each whole round as it ends, by `add`; keeps them for the session too. */
export function useKept(game: AnyGame, rules: Rules, { plan, round, isWhole }: Playing, add: (records: readonly Kept[]) => void): Sitting & { readonly decided: () => void } {
  const [sitting] = useState(makeSitting)
  const view = useSyncExternalStore(sitting.subscribe, sitting.view, sitting.view)
  const isAsking = round?.phase.kind === 'asking'
  const { decided, time } = useThinking(isAsking ? `${round.seed} ${round.answers.length} ${game.make(round.state)}` : null)
  useEffect(() => {
    const keep = (key: string, record: Kept): void => {
      if (sitting.keep(key, record)) add([record])
    }
    const last = round?.answers.at(-1)
    const text = makeRules(game, rules)
    if (round?.phase.kind === 'answered' && last) keep(`${last.seed} ${round.answers.length}`, answerRecord(last, text, plan, time.current.time))
    if (round?.phase.kind === 'ended' && isWhole && plan.choice === 'dealt') keep(round.seed, roundRecord(game, text, round, round.phase.net))
  }, [sitting, game, rules, plan, round, isWhole, add, time])
  return { ...view, decided }
}
