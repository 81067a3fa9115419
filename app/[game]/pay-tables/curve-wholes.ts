'use client'

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTask } from '@/app/_solver/use-solver'
import { evValue } from '@/lib/games/ev'
import type { GameFigures } from '@/lib/games/figures'
import type { AnyGame, Rules } from '@/lib/games/game'
import { makeRules, parseRules } from '@/lib/games/rules'
import { must, ok, type Problem } from '@/lib/result'
import { cancelled } from '@/lib/solver/channel'
import { upTo } from '@/app/_languages/format'
import type { Dragged } from '@/lib/games/drag'
import { solveInTurn } from './curve-pool'
import { EDGE_FIRST } from './use-table'

/* Where a curve over one value of a table is worked out, and under which rules. */

/** More points than this, the rest and the value in force apart, tell no more. */
const MOST_POINTS = 11

const rounded = (value: number): number => Number(value.toFixed(6))

/** Values to work the game out at: evenly over what can be dragged, with the usual value and the one in force; ascending, each once. */
export function pointsOf({ drag }: Pick<Dragged, 'drag'>, usual: number, now: number): readonly number[] {
  const steps = Math.round((drag.most - drag.least) / drag.step)
  const stride = Math.max(1, Math.ceil(steps / (MOST_POINTS - 1)))
  const even = Array.from({ length: Math.floor(steps / stride) + 1 }, (_, i) =>
    rounded(drag.least + i * stride * drag.step),
  )
  return [...new Set([...even, drag.most, usual, now])].sort((a, b) => a - b)
}

/** The same values, the nearest to the one in force first: what a reader looks at is worked out before the rest. */
export const nearestFirst = (points: readonly number[], now: number): readonly number[] =>
  [...points].sort((a, b) => Math.abs(a - now) - Math.abs(b - now) || a - b)

/** The rules with one value changed. */
export function withValue(rules: Rules, path: readonly string[], value: number): Rules {
  const set = (node: unknown, [key, ...rest]: readonly string[]): unknown =>
    key === undefined
      ? value
      : { ...(node as Record<string, unknown>), [key]: set((node as Record<string, unknown>)[key], rest) }
  return set(rules, path) as Rules
}

/** `1.5`, `1,000`, `0.3333`: a value with all its decimals. */
export const valueText = (value: number): string => upTo(value, 6)

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
/** A page's first solve, which loads the solver too, may take so long, in milliseconds, before a dozen more are not worked out unasked. */
const LONG = 2000

/** Whether to solve: not before the page's own figures are there, at once, or on request since each takes long. */
export type Speed = 'wait' | 'quick' | 'long'

/** What the page has solved itself. */
export interface SolvedTable {
  readonly rules: Rules
  readonly figures: Pick<GameFigures, 'ev' | 'averageBet' | 'standardError'>
  /** How long it took, in milliseconds; null of one that was worked out beforehand because it takes long. */
  readonly ms: number | null
}

/** The page's own solve tells how long the others will take. `isLong`: what the page knows of it from all its solves. */
export function speedOf(game: AnyGame, rules: Rules, solved: SolvedTable | null, isLong: boolean): Speed {
  if (!solved || makeRules(game, solved.rules) !== makeRules(game, rules)) return 'wait'
  return isLong || solved.ms === null || solved.ms > LONG ? 'long' : 'quick'
}

const worthOf = ({
  ev,
  averageBet,
  standardError,
}: Pick<GameFigures, 'ev' | 'averageBet' | 'standardError'>): Worth => ({
  edge: -evValue(ev),
  bet: evValue(averageBet),
  error: standardError ?? 0,
})

type Kept = ReadonlyMap<string, Worth>

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
      const result = await solveInTurn({ game: game.id, rules, options: EDGE_FIRST }, signal, (done) =>
        part(text, done),
      )
      if (!result.ok) return result.problem
      keep(text, worthOf(result.value.value))
      return null
    }),
  )
  return problems.find((problem) => problem !== null && problem.name !== 'Cancelled') ?? null
}

interface WholesOptions {
  readonly speed: Speed
  /** What need not be solved, by the rules as an address writes them. */
  readonly atHand: ReadonlyMap<string, Worth>
}

type RulesByText = ReadonlyMap<string, Rules>

/** Ends once the rules have rested, or when they are given up. */
const rested = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, REST)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Solves what is not known; a null key solves nothing. What is solved stays while it is wanted. */
function useSolving(game: AnyGame, key: string | null, rulesByText: RulesByText, atHand: Kept) {
  const [kept, setKept] = useState<Kept>(new Map())
  const [parts, setParts] = useState<ReadonlyMap<string, number>>(new Map())
  const worths = useMemo(() => new Map([...atHand, ...kept]), [atHand, kept])
  const known = useRef<Kept>(worths)
  useEffect(() => {
    known.current = worths
  }, [worths])
  const task = useTask<null>(key, async (signal) => {
    await rested(signal)
    if (signal.aborted) return cancelled()
    const only = <T>(before: ReadonlyMap<string, T>): (readonly [string, T])[] =>
      [...before].filter(([text]) => rulesByText.has(text))
    const keep = (text: string, worth: Worth): void => setKept((before) => new Map([...only(before), [text, worth]]))
    const part = (text: string, done: number): void => setParts((before) => new Map([...only(before), [text, done]]))
    const todo = [...rulesByText].filter(([text]) => !known.current.has(text))
    const problem = await solveAll({ game, todo, signal, keep, part })
    if (signal.aborted) return cancelled()
    return problem ? { ok: false, problem } : ok(null)
  })
  return { worths, parts, task }
}

/** The part of all that is done, from what is missing and how far each of that is. */
function progressOf(all: number, missing: readonly string[], parts: ReadonlyMap<string, number>): number {
  const partly = missing.reduce((sum, text) => sum + (parts.get(text) ?? 0), 0)
  return all === 0 ? 1 : (all - missing.length + partly) / all
}

/**
 * Works out whole games, in the order given, once the rules rest; where each takes long, on request. Rules that are solved stay solved
 * while they are wanted.
 */
export function useWholes(game: AnyGame, wanted: readonly Rules[], { speed, atHand }: WholesOptions): Wholes {
  const key = JSON.stringify(wanted.map((rules) => makeRules(game, rules)))
  // The key is the rules as text: equal text, equal rules, so new objects ask nothing again.
  const rulesByText = useMemo(
    () => new Map((JSON.parse(key) as readonly string[]).map((text) => [text, must(parseRules(game, text)) as Rules])),
    [game, key],
  )
  const [asked, setAsked] = useState<string | null>(null)
  const isAsked = asked === key
  const mayStart = isAsked || speed === 'quick'
  const { worths, parts, task } = useSolving(game, mayStart ? `${game.id} ${key}` : null, rulesByText, atHand)
  const { problem, retry, cancel: stop } = task

  const start = useCallback(() => {
    setAsked(key)
    retry()
  }, [key, retry])
  const cancel = useCallback(() => {
    stop()
    setAsked(null)
  }, [stop])
  const missing = [...rulesByText.keys()].filter((text) => !worths.has(text))
  const isStopped = problem?.name === 'Cancelled' || (speed === 'long' && !isAsked)
  const status = missing.length === 0 ? 'done' : isStopped ? 'waits' : problem ? 'failed' : 'working'
  return {
    worths,
    status,
    problem: isStopped ? null : problem,
    progress: progressOf(rulesByText.size, missing, parts),
    start,
    cancel,
  }
}

/** Worths by the rules as an address writes them, with what the page has solved itself among them. */
export function withSolved(
  game: AnyGame,
  solved: SolvedTable | null,
  others: ReadonlyMap<string, Worth>,
): ReadonlyMap<string, Worth> {
  return solved ? new Map([...others, [makeRules(game, solved.rules), worthOf(solved.figures)]]) : others
}
