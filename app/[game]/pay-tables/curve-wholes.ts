'use client'

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { evValue } from '@/lib/games/ev'
import type { AnyGame, GameFigures, Rules } from '@/lib/games/game'
import { makeRules, parseRules } from '@/lib/games/rules'
import { must, type Problem } from '@/lib/result'
import { solveInTurn } from './curve-pool'

/* Many whole games of a page, each shown as it comes. */

/** What a curve and a comparison need of a whole game, in base wagers. */
export interface Worth {
  readonly edge: number
  /** All money bet in a round. */
  readonly bet: number
  /** A sampled figure's standard error, 0 of an exact one. */
  readonly error: number
}

export interface Wholes {
  /** By the rules as an address writes them. */
  readonly worths: ReadonlyMap<string, Worth>
  /** `waits`: each takes so long that it is worked out on request only. */
  readonly status: 'working' | 'done' | 'waits' | 'failed'
  readonly problem: Problem | null
  /** The part of all that is done, 0 to 1. */
  readonly progress: number
  readonly start: () => void
  readonly cancel: () => void
}

/** How long rules must stand before anything is asked, in milliseconds: a hand that drags is not followed point by point. */
const REST = 350
/** Longer than this, in milliseconds, is not worked out a dozen times without being asked. */
const LONG = 1000
/** How long the first answer may take before the rest waits for a request: the worker has to be loaded too. */
const FIRST = 4000

export const worthOf = ({ ev, averageBet, standardError }: Pick<GameFigures, 'ev' | 'averageBet' | 'standardError'>): Worth => ({ edge: -evValue(ev), bet: evValue(averageBet), error: standardError ?? 0 })

type Kept = ReadonlyMap<string, Worth>
type Told = { readonly for: string; readonly status: Exclude<Wholes['status'], 'working' | 'done'>; readonly problem: Problem | null }

interface Hand {
  readonly game: AnyGame
  readonly todo: readonly (readonly [text: string, rules: Rules])[]
  readonly signal: AbortSignal
  readonly keep: (text: string, worth: Worth) => void
  readonly part: (text: string, done: number) => void
}

/** Solves all, and says what went wrong first; null when all is well. */
async function solveAll({ game, todo, signal, keep, part }: Hand): Promise<Problem | null> {
  const problems = await Promise.all(
    todo.map(async ([text, rules]) => {
      const result = await solveInTurn({ game: game.id, rules }, signal, (done) => part(text, done))
      if (!result.ok) return result.problem
      keep(text, worthOf(result.value.value))
      return null
    }),
  )
  return problems.find((problem) => problem !== null && problem.name !== 'Cancelled') ?? null
}

/** The first alone tells how long one takes. True if the rest may follow unasked. */
async function isQuick({ game, todo, signal, keep, part }: Hand): Promise<Problem | boolean> {
  const [first] = todo
  if (!first) return true
  const inTime = new AbortController()
  const timer = setTimeout(() => inTime.abort(), FIRST)
  const result = await solveInTurn({ game: game.id, rules: first[1] }, AbortSignal.any([signal, inTime.signal]), (done) => part(first[0], done))
  clearTimeout(timer)
  if (!result.ok) return result.problem.name === 'Cancelled' ? false : result.problem
  keep(first[0], worthOf(result.value.value))
  return result.value.ms <= LONG
}

/**
 * Works out whole games, in the order given, once the rules rest. A game that takes long is worked out on request. Rules that are solved
 * stay solved while they are wanted; `atHand` has what need not be solved.
 */
export function useWholes(game: AnyGame, wanted: readonly Rules[], atHand?: ReadonlyMap<string, Worth>): Wholes {
  const key = JSON.stringify(wanted.map((rules) => makeRules(game, rules)))
  // The key is the rules as text: equal text, equal rules, so new objects ask nothing again.
  const rulesByText = useMemo(() => new Map((JSON.parse(key) as readonly string[]).map((text) => [text, must(parseRules(game, text)) as Rules])), [game, key])
  const [kept, setKept] = useState<Kept>(new Map())
  const [parts, setParts] = useState<ReadonlyMap<string, number>>(new Map())
  const [told, setTold] = useState<Told | null>(null)
  const [asked, setAsked] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  const controller = useRef<AbortController | null>(null)
  const known = useRef<Kept>(kept)
  useEffect(() => {
    known.current = kept
  }, [kept])

  useEffect(() => {
    const abort = new AbortController()
    controller.current = abort
    const todo = [...rulesByText].filter(([text]) => !known.current.has(text) && atHand?.has(text) !== true)
    const keep = (text: string, worth: Worth): void => setKept((before) => new Map([...[...before].filter(([one]) => rulesByText.has(one)), [text, worth]]))
    const part = (text: string, done: number): void => setParts((before) => new Map([...[...before].filter(([one]) => rulesByText.has(one)), [text, done]]))
    const hand: Hand = { game, todo, signal: abort.signal, keep, part }
    const work = async (): Promise<void> => {
      const quick = asked === key ? true : await isQuick(hand)
      if (abort.signal.aborted) return
      if (quick === true) {
        const problem = await solveAll({ ...hand, todo: asked === key ? todo : todo.slice(1) })
        if (problem && !abort.signal.aborted) setTold({ for: key, status: 'failed', problem })
      } else setTold({ for: key, status: quick === false ? 'waits' : 'failed', problem: quick === false ? null : quick })
    }
    const timer = setTimeout(() => void (todo.length > 0 && work()), REST)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [game, key, rulesByText, atHand, asked, tries])

  const worths = useMemo(() => new Map([...(atHand ?? []), ...kept]), [atHand, kept])
  const start = useCallback(() => {
    setTold(null)
    setAsked(key)
    setTries((n) => n + 1)
  }, [key])
  const cancel = useCallback(() => {
    controller.current?.abort()
    setAsked(null)
    setTold({ for: key, status: 'waits', problem: null })
  }, [key])
  const missing = [...rulesByText.keys()].filter((text) => !worths.has(text))
  const partly = missing.reduce((sum, text) => sum + (parts.get(text) ?? 0), 0)
  const all = rulesByText.size
  const status = missing.length === 0 ? 'done' : told?.for === key ? told.status : 'working'
  return { worths, status, problem: told?.for === key ? told.problem : null, progress: all === 0 ? 1 : (all - missing.length + partly) / all, start, cancel }
}
