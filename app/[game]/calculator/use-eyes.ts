'use client'

import { useEffect, useMemo, useRef } from 'react'
import { type Task, useTask } from '@/app/_components/use-task'
import type { Card } from '@/lib/cards/card'
import { alikeCards, stateWithDead, type Alike } from '@/lib/games/eyes'
import type { Seen } from '@/lib/games/eyes-reverse'
import type { AnyGame, Rules } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import type { Worth } from '@/lib/games/worth'
import { makeRandom } from '@/lib/math/random'
import { ok, type Result } from '@/lib/result'
import { solverClient } from '@/lib/solver/client'
import { eyesChannels, makeAsk, type Pace, type Worths } from './eyes-ask'

/** How long a form stays empty before its person seems to be in no hurry, in milliseconds. */
const LEISURE = 800
/** How long the workers are kept going for nobody, in milliseconds: enough for quick decisions, and little for slow ones. */
const REHEARSAL = 900

/** A decision as the game deals it, with one card dead after another. */
function rehearsal(game: AnyTaughtGame, rules: Rules): readonly unknown[] {
  const drill = game.drills.find(({ stage }) => stage !== undefined)
  if (!drill) return []
  const state: unknown = game.spot(rules, drill.id, makeRandom('eyes'))
  return alikeCards(game, rules, state).flatMap(({ cards }) => {
    const entered = stateWithDead(game, rules, state, [cards[0]])
    return entered.ok ? [entered.value] : []
  })
}

/**
 * Starts the workers and fetches the game's solver; and while nothing is entered yet has them work out what nobody waits for, since code
 * runs several times as fast once it has run: then a person's first map fills at once.
 */
export function useWarmEyes(game: AnyTaughtGame, rules: Rules, isEmpty: boolean): void {
  const { id } = game
  useEffect(() => eyesChannels().forEach((channel) => solverClient().warm(channel, id)), [id])
  const starting = useRef(rules)
  useEffect(() => {
    if (!isEmpty) return undefined
    const controller = new AbortController()
    const ask = makeAsk({ game: game.id, rules: starting.current, signal: controller.signal, pace: { ms: 0 } })
    const rehearse = async (): Promise<void> => {
      const states = rehearsal(game, starting.current)
      const end = performance.now() + REHEARSAL
      const workers = eyesChannels().length
      for (let i = 0; i < states.length && performance.now() < end && !controller.signal.aborted; i += workers)
        await ask(states.slice(i, i + workers))
    }
    const timer = setTimeout(() => void rehearse(), LEISURE)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [game, isEmpty])
}

/** A decision with its rules, the same object as long as it is the same decision. */
export interface EyesSpot {
  readonly key: string
  readonly game: AnyGame
  readonly rules: Rules
  readonly state: unknown
}

export function useEyesSpot(game: AnyGame, rules: Rules, state: unknown): EyesSpot | null {
  const key = state === null ? null : JSON.stringify([game.id, rules, state])
  return useMemo(() => {
    if (key === null) return null
    const [, plainRules, plainState] = JSON.parse(key) as [string, Rules, unknown]
    return { key, game, rules: plainRules, state: plainState }
  }, [key, game])
}

export interface Eyes extends Pick<Task<Filled, Filled>, 'status' | 'problem' | 'retry' | 'cancel'> {
  /** By card, as far as the map is filled. */
  readonly worths: ReadonlyMap<Card, Worth>
  /** One of each kind of cards that are alike. */
  readonly singles: readonly Seen[]
  /** The part done, 0 to 1. */
  readonly done: number
  /** Milliseconds a decision takes. */
  readonly pace: number
}

/** The map, as far as it is filled. */
interface Filled {
  readonly groups: readonly Alike[]
  readonly worths: Worths
  readonly pace: number
}

const EMPTY: Filled = { groups: [], worths: [], pace: 0 }

/** What each unseen card would do to a decision if it were dead, filling as it is worked out. */
export function useEyes(spot: EyesSpot | null): Eyes {
  const { value, part, ...task } = useTask<Filled, Filled>(spot && spot.key, (signal, onPart) =>
    fill(spot!, signal, onPart),
  )
  const filled = value ?? part ?? EMPTY
  const shown = useMemo(() => view(filled), [filled])
  return { ...shown, ...task }
}

async function fill(
  { game, rules, state }: EyesSpot,
  signal: AbortSignal,
  onPart: (part: Filled) => void,
): Promise<Result<Filled>> {
  const groups = alikeCards(game, rules, state)
  const states: unknown[] = []
  for (const { cards } of groups) {
    const entered = stateWithDead(game, rules, state, [cards[0]])
    if (!entered.ok) return entered
    states.push(entered.value)
  }
  const pace: Pace = { ms: 0 }
  const filled = (worths: Worths): Filled => ({ groups, worths: [...worths], pace: pace.ms })
  const onWorths = (some: Worths): void => onPart(filled(some))
  const result = await makeAsk({ game: game.id, rules, signal, pace, onWorths })(states)
  return result.ok ? ok(filled(result.value)) : result
}

function view({ groups, worths, pace }: Filled): Pick<Eyes, 'worths' | 'singles' | 'done' | 'pace'> {
  const found = worths.flatMap((worth, i) => (groups[i] && worth ? [{ cards: groups[i].cards, worth }] : []))
  return {
    worths: new Map(found.flatMap(({ cards, worth }) => cards.map((card) => [card, worth] as const))),
    singles: found.map(({ cards, worth }) => ({ cards: cards.slice(0, 1), worth })),
    done: groups.length === 0 ? 0 : found.length / groups.length,
    pace,
  }
}
