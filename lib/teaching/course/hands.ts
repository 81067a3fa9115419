import type { Aid } from '@/lib/teaching/quiz/record'
import { makeSeed, parseSeed } from '@/lib/teaching/quiz/seed'
import { must } from '@/lib/result'
import { makeRandom, type Random, weighted } from '@/lib/math/random'
import { type Lesson, type Line, lineOfSkill, NEAREST } from './course'
import type { Cell, CourseFigures } from './figures'

/*
 * Chooses the hands of a lesson, or of practice with one skill, by how near they are to the line where the rule ends. How
 * often a hand occurs doesn't matter there: what tells a reader of the rule from one who misreads it are the nearest
 * hands, which are rare. The first three hands of a lesson show the answer, the next eight offer a hint that names the
 * rule, and the others offer no help. Some hands occur as often as in play, and some belong to earlier lessons, with
 * those due for repetition first.
 */

/** How many hands show the answer. */
export const SHOWN = 3
/** How many hands after those offer a hint. */
export const HINTED = 8

/** The help that a lesson offers before the answer, by the number of the hand from 1. */
export const aidAt = (index: number): Aid | null => (index <= SHOWN ? 'shown' : index <= SHOWN + HINTED ? 'hint' : null)

/** How often each kind of hand occurs after the shown hands. */
const MIX = { inside: 0.45, outside: 0.3, played: 0.1, earlier: 0.15 } as const
/** How often each kind occurs in practice with one skill: the skill itself, its side of the line and the other side. */
const SKILL_MIX = { own: 0.4, inside: 0.2, outside: 0.4 } as const

/** A hand to deal: a new deal of a skill. */
export interface Hand {
  readonly skill: string
  /** Whether of several deals the one nearest to the line is asked. */
  readonly isNear?: true
}

/** The gap, in base wagers, at which a hand is asked a quarter as often as one on the line itself. */
const NEAR = 0.1
const nearness = ({ gap }: Cell): number => (NEAR / (NEAR + gap)) ** 2
const played = ({ perRound }: Cell): number => perRound

interface Kind {
  readonly cells: readonly Cell[]
  readonly weight: (cell: Cell) => number
  readonly share: number
  readonly isNear: boolean
  /** Those that come before the others; absent if none do. */
  readonly nearest?: readonly Cell[]
}

// ——— One after the other ————————————————————————————————————————————————————————————————————————————————————

/** A skill doesn't come again within this many hands, as far as its side of the line has others. */
const APART = 3
/** The nearest skills of a side come before its others, unless they came within this many hands. */
const LONG = 20
/** Sequences begin anew after so many hands, so that a late hand is found quickly. */
const BLOCK = 200

/** The cells that didn't come lately: of the most distant ones if all came, and never the last one. */
function rested(cells: readonly Cell[], recent: readonly string[]): readonly Cell[] {
  for (let apart = APART; apart > 0; apart--) {
    const rest = cells.filter(({ skill }) => !recent.slice(-apart).includes(skill))
    if (rest.length > 0) return rest
  }
  return []
}

/** The nearest hands of a side of the line that didn't come for long; undefined if all came. */
function overdue({ cells, nearest = [] }: Kind, recent: readonly string[]): readonly Cell[] | undefined {
  const known = recent.slice(-LONG)
  const left = nearest.filter((cell) => cells.includes(cell) && !known.includes(cell.skill))
  return left.length > 0 ? left : undefined
}

/** A hand of one of the kinds. `mayRepeat`: whether a side with a single skill may come twice in a row. */
function pick(kinds: readonly Kind[], recent: readonly string[], mayRepeat: boolean, random: Random): Hand | undefined {
  const all = kinds.filter(({ cells }) => cells.length > 0)
  const fresh = all
    .map((kind) => ({ ...kind, cells: rested(kind.cells, recent) }))
    .filter((kind) => kind.cells.length > 0)
  const repeatable = all.filter(({ cells }) => rested(cells, recent).length === 0)
  const kind = weighted(
    mayRepeat || fresh.length === 0 ? [...fresh, ...repeatable] : fresh,
    ({ share }) => share,
    random,
  )
  const cell = kind && weighted(overdue(kind, recent) ?? kind.cells, kind.weight, random)
  return cell && { skill: cell.skill, ...(kind.isNear ? { isNear: true } : {}) }
}

/** The hands of a session from the first of a block to the one at a seed, each after those before it. */
function handsUpTo(
  seed: string,
  name: string,
  mayRepeat: boolean,
  kindsAt: (index: number) => readonly Kind[],
): readonly (Hand | undefined)[] {
  const { session, index } = must(parseSeed(seed))
  const recent: string[] = []
  const hands: (Hand | undefined)[] = []
  for (let i = index - ((index - 1) % BLOCK); i <= index; i++) {
    const hand = pick(kindsAt(i), recent, mayRepeat, makeRandom(`${makeSeed({ session, index: i })}/${name}`))
    if (hand) recent.push(hand.skill)
    hands.push(hand)
  }
  return hands
}

// ——— A lesson ———————————————————————————————————————————————————————————————————————————————————————————————

/** The lines of earlier lessons that are due; of all of them if none is due. */
function repeated(before: readonly Lesson[], due: readonly string[]): readonly Cell[] {
  const all = before.flatMap(({ line }) => [...line.inside, ...line.outside])
  const known = all.filter(({ skill }) => due.includes(skill))
  return known.length > 0 ? known : all
}

/** The kinds of hands at a place of a lesson: a usual hand, one near the line on either side, then all of them mixed. */
function kindsOf({ cells, line }: Lesson, earlier: readonly Cell[]): (index: number) => readonly Kind[] {
  const near = (list: readonly Cell[], share: number): Kind => ({ cells: list, weight: nearness, share, isNear: true })
  const side = (list: readonly Cell[], share: number): Kind => ({
    ...near(list, share),
    nearest: list.slice(0, NEAREST),
  })
  const usual: Kind = { cells, weight: played, share: MIX.played, isNear: false }
  const inside = side(line.inside, MIX.inside)
  const outside = side(line.outside, MIX.outside)
  const mixed = [inside, outside, usual, near(earlier, MIX.earlier)]
  const first: readonly Kind[] = [usual, inside, line.outside.length > 0 ? outside : inside]
  return (index) => (index <= SHOWN ? [first[index - 1]!] : mixed)
}

/**
 * The hands of a lesson up to the one that a seed deals, which is the last of them, from the first or from hand 201, 401
 * and so on; `due` are the skills due for repetition. Undefined in place of a hand if the lesson has no such hands; empty
 * if the course has no such lesson.
 */
export function lessonHands(
  lessons: readonly Lesson[],
  rule: string,
  seed: string,
  due: readonly string[] = [],
): readonly (Hand | undefined)[] {
  const at = lessons.findIndex((one) => one.rule === rule)
  const lesson = lessons[at]
  return lesson ? handsUpTo(seed, 'course', true, kindsOf(lesson, repeated(lessons.slice(0, at), due))) : []
}

/** The hand that a seed deals in a lesson: the last of `lessonHands`. */
export const lessonHand = (...asked: Parameters<typeof lessonHands>): Hand | undefined => lessonHands(...asked).at(-1)

// ——— One skill ——————————————————————————————————————————————————————————————————————————————————————————————

function kindsAround(line: Line, skill: string): readonly Kind[] {
  const all = [...line.inside, ...line.outside]
  const own = all.find((one) => one.skill === skill)
  const near = (cells: readonly Cell[], share: number): Kind => ({
    cells: cells.filter((one) => one.skill !== skill),
    weight: nearness,
    share,
    isNear: true,
  })
  const asked = own ?? { skill, perRound: 1, gap: 1, says: null, next: null }
  return [
    { cells: [asked], weight: () => 1, share: SKILL_MIX.own, isNear: false },
    near(line.inside, SKILL_MIX.inside),
    near(line.outside, SKILL_MIX.outside),
  ]
}

/**
 * The hands of practice with one skill up to the one that a seed deals, as `lessonHands`: the skill, and hands near its
 * line on both sides, never one skill twice in a row if there is another. The skill alone if the figures don't have it.
 */
export function skillHands(figures: CourseFigures | undefined, skill: string, seed: string): readonly Hand[] {
  const line = figures && lineOfSkill(figures, skill)
  const hands = line ? handsUpTo(seed, 'skill', false, () => kindsAround(line, skill)) : [undefined]
  return hands.map((hand) => hand ?? { skill })
}

/** The hand that a seed deals in practice with one skill: the last of `skillHands`. */
export const skillHand = (...asked: Parameters<typeof skillHands>): Hand => skillHands(...asked).at(-1)!
