'use client'

import type { AnyTaughtGame } from '@/lib/games/teaching'
import { useTask } from '@/app/_solver/use-solver'
import type { GameSkills } from '@/lib/games/skills'
import { ok } from '@/lib/result'
import type { Known } from '@/lib/teaching/quiz/choose'
import { type Order, orderKey, type Outcome, seek } from './seek'

/** What the next question is chosen by; null while it is still being read. */
export interface Basis {
  readonly skills: GameSkills | null
  readonly known: () => Known
}

/** How far the search for a question is. Belongs to the order given in this very render. */
export interface Seeking {
  /** `waiting`: for the record or the game's figures. */
  readonly status: 'idle' | 'waiting' | 'seeking' | Outcome['kind']
  /** Candidates tried. */
  readonly tried: number
  readonly outcome: Outcome | null
  readonly retry: () => void
}

/** Looks for the question that is wanted; what was wanted before is forgotten. A null order looks for nothing. */
export function useSeek(game: AnyTaughtGame, order: Order | null, basis: Basis | null): Seeking {
  const isReady = basis !== null
  const key = order && isReady ? `${game.id} ${orderKey(order)}` : null
  const { value, part, retry } = useTask<Outcome>(key, async (signal, onTried) =>
    ok(await seek(game, order!, { skills: basis!.skills, known: basis!.known(), signal, onTried })),
  )
  const status = order === null ? 'idle' : !isReady ? 'waiting' : (value?.kind ?? 'seeking')
  return { status, tried: part ?? 0, outcome: value, retry }
}
