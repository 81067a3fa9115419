import earlierOrders from '@/content/courses/earlier-orders.json' with { type: 'json' }
import { groupedBy } from '@/lib/teaching/quiz/fresh'
import { type Cell, type CourseFigures, type RuleFigures } from './figures'

/*
 * A course teaches the rules of a game's strategy. The first lesson is the rule that comes up most often with most at
 * stake: how often its hands occur times how far the best play is ahead of the next.
 */

/** The hands on both sides of the line where a rule ends, the nearest first. */
export interface Line {
  /** Hands that the rule decides. */
  readonly inside: readonly Cell[]
  /** Hands that are played another way, and that the rule's play would suit next. */
  readonly outside: readonly Cell[]
}

export interface Lesson {
  /** The rule's id in the game's strategy. */
  readonly rule: string
  readonly stage: string
  /** The hands that the rule decides. */
  readonly cells: readonly Cell[]
  /** Hands of the same stage that look similar but are played another way. The learner must tell them apart. */
  readonly others: readonly Cell[]
  readonly line: Line
  /** How often the hands occur times their gap, in base wagers a round. It orders lessons and isn't a price. */
  readonly weight: number
}

/** A rule with less weight, in base wagers a round, gets no lesson of its own. Its hands occur in the lessons next to it. */
const LEAST = 0.0004

/** The order of each game's lessons until 28 November 2026, by ids of rules. Placements answered until then follow it. */
export const EARLIER_ORDERS: Readonly<Partial<Record<string, readonly string[]>>> = earlierOrders

// ——— Lines ——————————————————————————————————————————————————————————————————————————————————————————————————

/** How far apart in the strategy two rules may be to count as similar, if what they say can't tell them apart. */
const BESIDE = 1
/** So many skills of each side, the nearest, are asked before the others, and have to be known. */
export const NEAREST = 2
/** The most classes of hands on a side of a line. */
const SIDE = 12

/**
 * The rules whose hands a learner must tell from those of the rule at `i`: rules of the same stage with another action.
 */
function otherSide(rules: readonly RuleFigures[], i: number): readonly RuleFigures[] {
  const { stage, says } = rules[i]!
  return rules.filter(
    (other, k) =>
      k !== i &&
      other.stage === stage &&
      (says === null || other.says === null ? Math.abs(k - i) <= BESIDE : other.says !== says),
  )
}

/**
 * The hands in which something can go wrong, none twice, and not too many: the nearest of each play, then the second of
 * each, and so on. `playOf` is what tells several lines of one rule apart.
 */
function nearest(cells: readonly Cell[], playOf: (cell: Cell) => string | null): readonly Cell[] {
  const real = cells.filter(({ gap }) => gap > 0).sort((a, b) => a.gap - b.gap)
  const once = real.filter(({ skill }, i) => real.findIndex((one) => one.skill === skill) === i)
  const turns = [...groupedBy(once, (cell) => playOf(cell) ?? '').values()].flatMap((list) =>
    list.map((cell, turn) => ({ cell, turn })),
  )
  return turns
    .sort((a, b) => a.turn - b.turn || a.cell.gap - b.cell.gap)
    .slice(0, SIDE)
    .map(({ cell }) => cell)
}
const inner = (cells: readonly Cell[]): readonly Cell[] => nearest(cells, ({ next }) => next)
const outer = (cells: readonly Cell[]): readonly Cell[] => nearest(cells, ({ says }) => says)

/**
 * The kinds of hands that a skill belongs to, the narrow one first, by the first word of its name and the letter after
 * it: `preflop K5o` is a king before the flop, `soft 18 v T` a soft hand, `Q64` a queen.
 */
const KINDS: readonly ((cell: Cell) => string)[] = [
  ({ skill }) => /^[^ ]+ ./.exec(skill)?.[0] ?? skill.slice(0, 1),
  ({ skill }) => /^[^ ]+/.exec(skill)![0],
]
/** So many hands of the same kind are enough for a side. */
const ENOUGH = 3

/** The hands of the same kinds as some others: of narrow kinds if there are enough, or else of wide ones, or all. */
function alike(cells: readonly Cell[], to: readonly Cell[]): readonly Cell[] {
  for (const kindOf of KINDS) {
    const kinds = new Set(to.map(kindOf))
    const same = cells.filter((cell) => kinds.has(kindOf(cell)))
    if (same.length >= ENOUGH) return same
  }
  return cells
}

/** The first of these lists that holds any hand. */
const firstOf = (...lists: readonly (readonly Cell[])[]): readonly Cell[] => lists.find((one) => one.length > 0) ?? []

/** The hands of a stage. A deal of a skill may fall under several rules: the one that decides most stands for it. */
function usualOf(rules: readonly RuleFigures[], stage: string): readonly Cell[] {
  const most = new Map<string, Cell>()
  for (const cell of rules.filter((one) => one.stage === stage).flatMap(({ cells }) => cells))
    if (cell.perRound > (most.get(cell.skill)?.perRound ?? -1)) most.set(cell.skill, cell)
  return [...most.values()]
}

/** The line of the rule at `i`. */
function lineOf(rules: readonly RuleFigures[], i: number): Line {
  const { stage, says, cells } = rules[i]!
  const usual = usualOf(rules, stage)
  const own = cells.filter((cell) => usual.includes(cell))
  const beside = otherSide(rules, i).flatMap((one) => one.cells.filter((cell) => usual.includes(cell)))
  if (says === null) return { inside: inner(firstOf(own, cells)), outside: outer(beside) }
  const outside = usual.filter((one) => one.says !== says && one.next === says)
  const inside = own.filter((one) => one.says === says)
  const beyond = inside.filter(({ next }) => outside.some((one) => one.says === next))
  return {
    inside: inner(firstOf(beyond, inside, own, cells)),
    outside: outer(alike(firstOf(outside, beside), cells)),
  }
}

/**
 * The line that a skill is nearest to: between hands that are played like it, and hands that are played as it would be
 * next. Undefined if the figures don't have the skill.
 */
export function lineOfSkill({ rules }: CourseFigures, skill: string): Line | undefined {
  const stages = new Set(rules.map(({ stage }) => stage))
  const all = [...stages].map((stage) => usualOf(rules, stage))
  const usual = all.find((cells) => cells.some((cell) => cell.skill === skill))
  if (usual === undefined) return undefined
  const asked = usual.find((one) => one.skill === skill)!
  const { says, next } = asked
  const own = lineOf(
    rules,
    rules.findIndex(({ cells }) => cells.includes(asked)),
  )
  if (says === null) return own
  const like = usual.filter((one) => one.says === says && one.next === next)
  const others = usual.filter((one) => one.says !== null && one.says !== says)
  // Where hands of the skill are played now one way, now the other, most of them may have the same action next.
  const across = others.filter((one) => one.next === says && (next === says || one.says === next))
  return {
    inside: inner(alike(like, [asked])),
    outside: outer(alike(firstOf(across, others, own.outside), [asked])),
  }
}

// ——— Lessons ————————————————————————————————————————————————————————————————————————————————————————————————

const weightOf = ({ cells }: Pick<RuleFigures, 'cells'>): number =>
  cells.reduce((sum, { perRound, gap }) => sum + perRound * gap, 0)

/** Whether a rule is the last of several of its stage. It covers everything else, which is the other side of the others. */
const isRest = (rules: readonly RuleFigures[], i: number): boolean =>
  rules.filter(({ stage }) => stage === rules[i]!.stage).length > 1 &&
  !rules.slice(i + 1).some(({ stage }) => stage === rules[i]!.stage)

/**
 * The lessons of a course, in their order. A game that had lessons before their order changed keeps those, neither more
 * nor fewer.
 */
export function lessonsOf({ game, rules }: CourseFigures): readonly Lesson[] {
  const earlier = EARLIER_ORDERS[game]
  return rules
    .flatMap((one, i) => {
      const weight = weightOf(one)
      const isLesson = earlier ? earlier.includes(one.rule) : weight >= LEAST && !isRest(rules, i)
      // Where every choice is worth the same, nothing is left to learn.
      if (!isLesson || weight === 0) return []
      const others = otherSide(rules, i).flatMap(({ cells }) => cells)
      return [{ rule: one.rule, stage: one.stage, cells: one.cells, others, line: lineOf(rules, i), weight }]
    })
    .sort((a, b) => b.weight - a.weight)
}
