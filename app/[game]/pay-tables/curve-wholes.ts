'use client'

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTask } from '@/app/_solver/use-solver'
import { evValue } from '@/lib/game/ev'
import type { GameFigures } from '@/lib/game/figures'
import type { AnyGame, Rules } from '@/lib/game/game'
import { makeRules, parseRules } from '@/lib/game/rules'
import { must, ok, type Problem } from '@/lib/result'
import { cancelled } from '@/lib/solver/channel'
import { upTo } from '@/app/_languages/format'
import type { Dragged } from '@/lib/game/drag'
import { solveInTurn } from './curve-pool'
import { EDGE_FIRST } from './use-table'

/* The points of a curve by one value of a table, and the rules at each. */

/** More points would not make the curve clearer. The last, the usual and the current value are added to these. */
const MOST_POINTS = 11

const rounded = (value: number): number => Number(value.toFixed(6))

/**
 * The values at which the game is solved: spread evenly over the slider's range, with the usual and the current value.
 * Ascending, without duplicates.
 */
export function pointsOf({ drag }: Pick<Dragged, 'drag'>, usual: number, now: number): readonly number[] {
  const steps = Math.round((drag.most - drag.least) / drag.step)
  const stride = Math.max(1, Math.ceil(steps / (MOST_POINTS - 1)))
  const even = Array.from({ length: Math.floor(steps / stride) + 1 }, (_, i) =>
    rounded(drag.least + i * stride * drag.step),
  )
  return [...new Set([...even, drag.most, usual, now])].sort((a, b) => a - b)
}

/** The same values, the nearest to the current one first, because the reader looks there. */
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

/* The figures of many whole games, each shown as it arrives. */

/** What a curve and a comparison need to know about a whole game, in base wagers. */
export interface Worth {
  readonly edge: number
  /** All money bet in a round, on average. */
  readonly bet: number
  /** The standard error of an estimated edge; 0 if it is exact. */
  readonly error: number
}

export interface Wholes {
  /** By the rules as an address writes them. */
  readonly worths: ReadonlyMap<string, Worth>
  /** `waits`: each game takes so long that they are solved only on request. */
  readonly status: 'working' | 'done' | 'waits' | 'failed'
  readonly problem: Problem | null
  /** The fraction done, from 0 to 1. */
  readonly progress: number
  readonly start: () => void
  readonly cancel: () => void
}

/**
 * The milliseconds without a change before anything is solved, so that dragging doesn't start a calculation at every
 * point.
 */
const REST = 350
/**
 * If the page's first solve, which includes loading the solver, took longer than this, in milliseconds, a dozen more
 * are solved only on request.
 */
const LONG = 2000

/**
 * When to solve: after the page's own figures (`wait`), at once (`quick`), or on request because each game takes long
 * (`long`).
 */
export type Speed = 'wait' | 'quick' | 'long'

/** A table that the page solved itself. */
export interface SolvedTable {
  readonly rules: Rules
  readonly figures: Pick<GameFigures, 'ev' | 'averageBet' | 'standardError'>
  /** How long it took, in milliseconds; null if it was solved before the build because it takes long. */
  readonly ms: number | null
}

/**
 * Estimates from the page's own solve how long the others will take. `isLong` is what the page knows from all its
 * solves.
 */
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

/** Solves all of them. Returns the first problem; null if there is none. */
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
  /** Figures that are already known, by the rules as an address writes them. */
  readonly atHand: ReadonlyMap<string, Worth>
}

type RulesByText = ReadonlyMap<string, Rules>

/** Resolves once the rules haven't changed for REST, or when the signal is aborted. */
const rested = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, REST)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/**
 * Solves the rules whose figures aren't known; nothing if the key is null. Solved figures are kept while they are
 * wanted.
 */
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

/** The fraction done of all games, from the missing ones and the progress of each. */
function progressOf(all: number, missing: readonly string[], parts: ReadonlyMap<string, number>): number {
  const partly = missing.reduce((sum, text) => sum + (parts.get(text) ?? 0), 0)
  return all === 0 ? 1 : (all - missing.length + partly) / all
}

/**
 * Solves whole games in the given order once the rules stop changing, or on request if each takes long. Solved figures
 * are kept while they are wanted.
 */
export function useWholes(game: AnyGame, wanted: readonly Rules[], { speed, atHand }: WholesOptions): Wholes {
  const key = JSON.stringify(wanted.map((rules) => makeRules(game, rules)))
  // The key is the rules as text, so new objects with equal rules start nothing.
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

/** Figures by the rules as an address writes them, including the page's own. */
export function withSolved(
  game: AnyGame,
  solved: SolvedTable | null,
  others: ReadonlyMap<string, Worth>,
): ReadonlyMap<string, Worth> {
  return solved ? new Map([...others, [makeRules(game, solved.rules), worthOf(solved.figures)]]) : others
}
