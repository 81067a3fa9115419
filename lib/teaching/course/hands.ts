import type { Aid } from '@/lib/teaching/quiz/record'
import { parseSeed } from '@/lib/teaching/quiz/seed'
import { must } from '@/lib/result'
import { makeRandom } from '@/lib/math/random'
import { weighted } from '@/lib/math/weighted'
import { edgeWeight, type Lesson } from './course'
import type { Cell } from './figures'

/*
 * Which hand comes at which place of a lesson. Three hands point at the answer, the next eight tell on request which rule covers them, and
 * the others tell nothing before the answer. Most are near the rule's edge, on both sides; the others come as often as they do in play.
 */

/** Hands with the answer pointed at. */
export const SHOWN = 3
/** Hands that tell on request which rule covers them, after those. */
export const HINTED = 8

/** What a lesson offers before the answer to the hand at a place, from 1. */
export const aidAt = (index: number): Aid | null => (index <= SHOWN ? 'shown' : index <= SHOWN + HINTED ? 'hint' : null)

/** Which hands come after those that are shown, and how often. */
const MIX = { own: 0.45, others: 0.3, played: 0.15, earlier: 0.1 } as const

const played = ({ perRound }: Cell): number => perRound

interface Kind {
  readonly cells: readonly Cell[]
  readonly weight: (cell: Cell) => number
  readonly share: number
}

/** Of the hands that are shown, the last is of the other side. */
function kindsAt(lessons: readonly Lesson[], { cells, others, rule }: Lesson, index: number): readonly Kind[] {
  const own: Kind = { cells, weight: played, share: 1 }
  if (index < SHOWN) return [own]
  if (index === SHOWN) return [others.length === 0 ? own : { cells: others, weight: edgeWeight, share: 1 }]
  const before = lessons.slice(
    0,
    lessons.findIndex((one) => one.rule === rule),
  )
  return [
    { cells, weight: edgeWeight, share: MIX.own },
    { cells: others, weight: edgeWeight, share: MIX.others },
    { ...own, share: MIX.played },
    { cells: before.flatMap((one) => one.cells), weight: played, share: MIX.earlier },
  ]
}

/** The skill of the hand that a seed deals in a lesson; undefined where the course has no such lesson. */
export function lessonHand(lessons: readonly Lesson[], rule: string, seed: string): Cell | undefined {
  const lesson = lessons.find((one) => one.rule === rule)
  if (lesson === undefined) return undefined
  const random = makeRandom(`${seed}/course`)
  const kinds = kindsAt(lessons, lesson, must(parseSeed(seed)).index).filter(({ cells }) => cells.length > 0)
  const kind = weighted(kinds, ({ share }) => share, random)
  return kind && weighted(kind.cells, kind.weight, random)
}
