import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openSession } from '@/app/[game]/trainer/address'
import { useRound } from '@/app/[game]/trainer/use-round'
import { findGame } from '@/lib/games/index'
import { usualPlan } from '@/lib/teaching/quiz/plan'
import type { Kept } from '@/lib/teaching/quiz/record'
import { turns } from '@/tests/solver/fake-worker'

const game = findGame('three-card-poker')!

vi.mock('@/app/_solver/use-solver', async () =>
  (await import('@/tests/app/solved-at-once')).solvedAtOnce('three-card-poker'),
)

/** Records that were handed over to be stored, and what tells that they are. */
interface Storing {
  readonly kinds: readonly Kept['kind'][]
  readonly finish: () => void
}

/** A session of so many whole rounds, and what it stores; the test says when that is done. */
function sit(length: number) {
  const opened = openSession(game, { ...usualPlan(game), length }, game.variants[0].rules as never, 'abc')
  const storing: Storing[] = []
  const means = {
    basis: { skills: null, known: () => ({ now: 0, schedule: [], worth: [], answers: [] }) },
    keep: (records: readonly Kept[]) =>
      new Promise<boolean>((resolve) =>
        storing.push({ kinds: records.map(({ kind }) => kind), finish: () => resolve(true) }),
      ),
    isEnough: () => false,
    isLookingBack: false,
    onAddress: () => undefined,
    onElsewhere: () => undefined,
  }
  const { result } = renderHook(() => useRound(game, opened, means))
  const now = () => result.current
  /** Stores what waits for it, one after the other, but what holds a record of this kind. */
  const storeUntil = async (kind?: Kept['kind']): Promise<void> => {
    for (let one; (one = storing[0]) !== undefined && !(kind && one.kinds.includes(kind));) {
      storing.shift()
      one.finish()
      await act(() => turns())
    }
  }
  return { now, storing, storeUntil }
}

/** Plays a round to its end, and leaves it to be stored. */
async function playOne({ now, storeUntil }: ReturnType<typeof sit>): Promise<void> {
  await act(async () => now().choose('play'))
  await storeUntil()
  expect(now().round?.phase.kind).toBe('answered')
  await act(async () => now().onward())
  await storeUntil('round')
  expect(now().round?.phase.kind).toBe('ended')
}

for (const [what, length] of [
  ['ends the session', 1],
  ['deals the next hand', 2],
] as const)
  it(`a key that ${what} in the moment in which a round was stored leaves the round in the session`, async () => {
    const sitting = sit(length)
    const { now, storing, storeUntil } = sitting
    await playOne(sitting)
    // The round is on the disk and not on the table yet, when the key of the older drawing is pressed.
    const { onward } = now()
    const stored = storing.shift()!
    expect(stored.kinds).toEqual(['round'])
    await act(async () => {
      stored.finish()
      await turns()
      onward()
    })
    await storeUntil()
    expect(now().rounds).toHaveLength(1)
    if (length === 1) expect(now().isOver).toBe(true)
    else expect([now().hand, now().round?.phase.kind]).toEqual([2, 'asking'])
  })
