import { evValue } from '@/lib/game/ev'
import type { Opaque } from '@/lib/game/game'
import type { GameSkills, SkillFigures } from '@/lib/game/precomputed/skills'
import type { Solution } from '@/lib/game/solution'
import type { AnySolver } from '@/lib/game/solver'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { groupedBy } from '@/lib/teaching/quiz/fresh'
import type { Random } from '@/lib/math/random'
import type { RuleFigures } from '@/lib/teaching/course/figures'
import { classOf } from '@/lib/teaching/quiz/choose'
import { spotOfSkill } from '@/lib/teaching/quiz/skill-spot'
import { gapOf, type Show } from './counts'

/*
 * How many hands of each skill a rule decides, and how near they are to another play. Sampled, because one skill may
 * hold hands of several rules.
 */

/** Deals per skill: enough to meet a rule that decides a tenth of them. */
const DEALS = 40

/** A deal of a skill, solved. */
interface Solved {
  readonly skill: string
  readonly stage: string
  /** How many of them a round holds. */
  readonly share: number
  readonly rule: string
  readonly says: readonly string[]
  readonly gap: number | null
  /** The best of the actions that lose something. */
  readonly next: string | null
}

/** The best of the actions that lose something; null if none does. */
function nextOf({ options }: Solution<string>): string | null {
  const values = options.map(({ action, ev }) => ({ action, value: evValue(ev) }))
  const best = Math.max(...values.map(({ value }) => value))
  const [next] = values.filter(({ value }) => value < best).sort((one, other) => other.value - one.value)
  return next?.action ?? null
}

function solvedDeals(
  game: AnyTaughtGame,
  solver: AnySolver,
  { skill, stage, perRound }: SkillFigures,
  random: Random,
): readonly Solved[] {
  const { rules } = game.variants[0]
  // Hands that differ in suits alone have one solution, unless an action names its cards.
  const solutions = new Map<string, Solution<string>>()
  const solve = (state: Opaque): Solution<string> => {
    if (game.arrange) return solver.solve(rules, state)
    const name = classOf(game, state)
    const known = solutions.get(name) ?? solver.solve(rules, state)
    solutions.set(name, known)
    return known
  }
  return Array.from({ length: DEALS }, () => {
    const state = spotOfSkill(game, rules, skill, random)
    if (state === undefined) throw new Error(`no deal of “${skill}”`)
    const solution = solve(state)
    const { ruleId, says } = game.explain(rules, state, solution)
    return {
      skill,
      stage,
      share: perRound / DEALS,
      rule: ruleId,
      says,
      gap: gapOf(solution),
      next: nextOf(solution),
    }
  })
}

/** The action that most of some hands share, each as often as it occurs; null if none has the majority. */
function mostOf(deals: readonly Solved[], actions: (deal: Solved) => readonly string[]): string | null {
  const counts = new Map<string, number>()
  for (const one of deals) for (const action of actions(one)) counts.set(action, (counts.get(action) ?? 0) + one.share)
  const total = sum(deals, ({ share }) => share)
  const [first] = [...counts].sort((a, b) => b[1] - a[1])
  return first !== undefined && first[1] > total / 2 ? first[0] : null
}

const DIGITS = 5
const round = (value: number): number => Number(value.toPrecision(DIGITS))
const sum = <T>(list: readonly T[], of: (one: T) => number): number => list.reduce((total, one) => total + of(one), 0)

function ruleFigures(rule: string, deals: readonly Solved[]): RuleFigures {
  const cells = [...groupedBy(deals, ({ skill }) => skill)].map(([skill, list]) => {
    const judged = list.filter(({ gap }) => gap !== null)
    return {
      skill,
      perRound: round(sum(list, ({ share }) => share)),
      gap: judged.length === 0 ? 0 : round(sum(judged, ({ gap }) => gap!) / judged.length),
      says: mostOf(list, ({ says }) => says),
      next: mostOf(list, ({ next }) => (next === null ? [] : [next])),
    }
  })
  cells.sort((a, b) => a.gap - b.gap || b.perRound - a.perRound || (a.skill < b.skill ? -1 : 1))
  return { rule, stage: deals[0]!.stage, says: mostOf(deals, ({ says }) => says), cells }
}

/** The figures of a game's course. `randomOf` makes the generator that deals the hands of a skill. */
export function courseFigures(
  game: AnyTaughtGame,
  solver: AnySolver,
  { skills }: GameSkills,
  randomOf: (skill: string) => Random,
  show: Show,
): { readonly deals: number; readonly rules: readonly RuleFigures[] } {
  const solved = skills.flatMap((one, i) => {
    show(i / skills.length)
    return solvedDeals(game, solver, one, randomOf(one.skill))
  })
  const byRule = groupedBy(solved, ({ rule }) => rule)
  const known = game.strategy.filter(({ id }) => byRule.has(id))
  return { deals: DEALS, rules: known.map(({ id }) => ruleFigures(id, byRule.get(id)!)) }
}
