import type { Aid } from '@/lib/teaching/quiz/record'
import { parseSeed } from '@/lib/teaching/quiz/seed'
import { must } from '@/lib/result'
import { makeRandom, weighted } from '@/lib/math/random'
import { edgeWeight, type Lesson } from './course'
import type { Cell } from './figures'

/*
 * Which hand comes at which place of a lesson. Three hands point at the answer, the next eight tell on request which rule covers them, and
 * the others tell nothing before the answer. Most are near the rule's edge, on both sides; some come as
 * often as they do in play; and some are of earlier lessons, those that are due for repetition first.
 */

/** Hands with the answer pointed at. */
export const SHOWN = 3
/** Hands that tell on request which rule covers them, after those. */
export const HINTED = 8

/** What a lesson offers before the answer to the hand at a place, from 1. */
export const aidAt = (index: number): Aid | null => (index <= SHOWN ? 'shown' : index <= SHOWN + HINTED ? 'hint' : null)

/** Which hands come after those that are shown, and how often. */
const MIX = { own: 0.4, others: 0.25, played: 0.1, earlier: 0.25 } as const

const played = ({ perRound }: Cell): number => perRound

interface Kind {
  readonly cells: readonly Cell[]
  readonly weight: (cell: Cell) => number
  readonly share: number
}

/** The hands of earlier lessons and of their other sides that are due; any of them where none is. */
function repeated(before: readonly Lesson[], due: readonly string[]): readonly Cell[] {
  const all = before.flatMap(({ cells, others }) => [...cells, ...others])
  const known = all.filter(({ skill }) => due.includes(skill))
  return known.length > 0 ? known : all
}

/** Of the hands that are shown, the last is of the other side. */
function kindsAt(
  lessons: readonly Lesson[],
  { cells, others, rule }: Lesson,
  index: number,
  due: readonly string[],
): readonly Kind[] {
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
    { cells: repeated(before, due), weight: edgeWeight, share: MIX.earlier },
  ]
}

/** The class of the hand that a seed deals in a lesson; `due` are the skills to be repeated. Undefined where the course has no such lesson. */
export function lessonHand(
  lessons: readonly Lesson[],
  rule: string,
  seed: string,
  due: readonly string[] = [],
): Cell | undefined {
  const lesson = lessons.find((one) => one.rule === rule)
  if (lesson === undefined) return undefined
  const random = makeRandom(`${seed}/course`)
  const kinds = kindsAt(lessons, lesson, must(parseSeed(seed)).index, due).filter(({ cells }) => cells.length > 0)
  const kind = weighted(kinds, ({ share }) => share, random)
  return kind && weighted(kind.cells, kind.weight, random)
}
