import type { Aid } from '@/lib/teaching/quiz/record'
import { parseSeed } from '@/lib/teaching/quiz/seed'
import { must } from '@/lib/result'
import { makeRandom, weighted } from '@/lib/math/random'
import { edgeWeight, type Lesson } from './course'
import type { Cell } from './figures'

/*
 * Chooses the hands of a lesson. The first three hands show the answer, the next eight offer a hint that names the
 * rule, and the others offer no help. Most hands are near the edge of the rule, on both sides. Some occur as often as
 * in play, and some belong to earlier lessons, with those due for repetition first.
 */

/** How many hands show the answer. */
export const SHOWN = 3
/** How many hands after those offer a hint. */
export const HINTED = 8

/** The help that a lesson offers before the answer, by the number of the hand from 1. */
export const aidAt = (index: number): Aid | null => (index <= SHOWN ? 'shown' : index <= SHOWN + HINTED ? 'hint' : null)

/** How often each kind of hand occurs after the shown hands. */
const MIX = { own: 0.4, others: 0.25, played: 0.1, earlier: 0.25 } as const

const played = ({ perRound }: Cell): number => perRound

interface Kind {
  readonly cells: readonly Cell[]
  readonly weight: (cell: Cell) => number
  readonly share: number
}

/** The hands of earlier lessons, and of those lessons' other sides, that are due; all of them if none is due. */
function repeated(before: readonly Lesson[], due: readonly string[]): readonly Cell[] {
  const all = before.flatMap(({ cells, others }) => [...cells, ...others])
  const known = all.filter(({ skill }) => due.includes(skill))
  return known.length > 0 ? known : all
}

/** The kinds of hands at a place of a lesson. The last of the shown hands is from the other side of the rule. */
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

/**
 * The class of the hand that a seed deals in a lesson; `due` are the skills due for repetition. Undefined if the course
 * has no such lesson, or the lesson no such hands.
 */
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
