import { bestOption } from '@/app/_components/decisions'
import { compareEv, evValue } from '@/lib/games/ev'
import type { StartingClass } from '@/lib/games/figures'
import type { Ev } from '@/lib/games/solution'

/* Decisions that are another way round under one table than under another. */

/** What an option is worth under both tables; null where a table does not offer it. */
export interface Worths {
  readonly before: Ev | null
  readonly now: Ev | null
}

export interface Flip {
  readonly id: string
  readonly name: string
  /** The best action under the first table, and under the second. */
  readonly from: string
  readonly to: string
  readonly fromWorths: Worths
  readonly toWorths: Worths
  /** What playing on as before would cost under the second table, in base wagers; null where it is not offered any more. */
  readonly gain: number | null
  /** How often the class is dealt, as a share of all. */
  readonly share: number
}

const evOf = ({ options }: StartingClass, action: string): Ev | null =>
  options.find((option) => option.action === action)?.ev ?? null

const worthsOf = (before: StartingClass, now: StartingClass, action: string): Worths => ({
  before: evOf(before, action),
  now: evOf(now, action),
})

function flipOf(before: StartingClass, now: StartingClass, deals: number): Flip | null {
  const [from, to] = [bestOption(before), bestOption(now)]
  if (!from || !to || from.action === to.action) return null
  const old = evOf(now, from.action)
  // Where the old way is still as good, nothing has flipped.
  if (old && compareEv(old, to.ev) === 0) return null
  return {
    id: now.id,
    name: now.name ?? now.id,
    from: from.action,
    to: to.action,
    fromWorths: worthsOf(before, now, from.action),
    toWorths: worthsOf(before, now, to.action),
    gain: old ? evValue(to.ev) - evValue(old) : null,
    share: now.deals / deals,
  }
}

const weight = ({ gain, share }: Flip): number => (gain ?? Infinity) * share

/** The classes whose best action is another under the second table, the most valuable first. */
export function flipsBetween(before: readonly StartingClass[], now: readonly StartingClass[]): readonly Flip[] {
  const known = new Map(before.map((one) => [one.id, one]))
  const deals = now.reduce((sum, one) => sum + one.deals, 0)
  const flips = now.flatMap((one) => {
    const old = known.get(one.id)
    const flip = old ? flipOf(old, one, deals) : null
    return flip ? [flip] : []
  })
  return flips.sort((a, b) => weight(b) - weight(a))
}

/** What all flips together are worth in a round, in base wagers. */
export const flipsWorth = (flips: readonly Flip[]): number =>
  flips.reduce((sum, { gain, share }) => sum + (gain ?? 0) * share, 0)

/** A cell whose deals are played in other shares than before. */
export interface Shift {
  readonly id: string
  readonly name: string
  readonly action: string
  readonly before: number
  readonly now: number
}

/** A shift smaller than this is not worth a line. */
const LEAST_SHIFT = 0.0005

/** Where hands are decided later: the cells whose shares moved, those that move the most rounds first. */
export function shiftsBetween(before: readonly StartingClass[], now: readonly StartingClass[]): readonly Shift[] {
  const known = new Map(before.map((one) => [one.id, one]))
  const shifts = now.flatMap((one) => {
    const [old, action] = [known.get(one.id), one.options[0]?.action]
    if (!old?.shares || !one.shares || action === undefined) return []
    const [was, is] = [old.shares[action] ?? 0, one.shares[action] ?? 0]
    return Math.abs(is - was) < LEAST_SHIFT
      ? []
      : [
          {
            shift: { id: one.id, name: one.name ?? one.id, action, before: was, now: is },
            size: Math.abs(is - was) * one.deals,
          },
        ]
  })
  return shifts.sort((a, b) => b.size - a.size).map(({ shift }) => shift)
}
