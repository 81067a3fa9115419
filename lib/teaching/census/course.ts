import { evValue } from '@/lib/games/ev'
import type { GameSkills, SkillFigures } from '@/lib/games/skills'
import type { AnySolver } from '@/lib/games/solver'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { groupedBy } from '@/lib/teaching/quiz/fresh'
import type { Random } from '@/lib/math/random'
import type { RuleFigures } from '@/lib/teaching/course/figures'
import { spotOfSkill } from '@/lib/teaching/quiz/skill-spot'
import { gapOf, type Show } from './counts'

/*
 * How many hands of each skill a rule decides, and what the rule saves. Sampled, because one skill may hold hands of
 * several rules.
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
  /** What each action loses against the best, in base wagers. */
  readonly losses: ReadonlyMap<string, number>
  /** The actions that the shortest strategy takes. */
  readonly naive: readonly string[]
}

/**
 * The id of the strategy with the fewest rules that decides every hand. It stands for a beginner who knows almost no
 * rules.
 */
const shortest = ({ strategies = [] }: AnyTaughtGame): string | undefined =>
  [...strategies]
    .filter(({ rules, leaves }) => rules.length > 0 && leaves === undefined)
    .sort((a, b) => a.rules.length - b.rules.length)[0]?.id

function solvedDeals(
  game: AnyTaughtGame,
  solver: AnySolver,
  { skill, stage, perRound }: SkillFigures,
  random: Random,
): readonly Solved[] {
  const { rules } = game.variants[0]
  const way = shortest(game)
  return Array.from({ length: DEALS }, () => {
    const state = spotOfSkill(game, rules, skill, random)
    if (state === undefined) throw new Error(`no deal of “${skill}”`)
    const solution = solver.solve(rules, state)
    const values = new Map(solution.options.map(({ action, ev }) => [action, evValue(ev)]))
    const best = Math.max(...values.values())
    const { ruleId, says } = game.explain(rules, state, solution)
    return {
      skill,
      stage,
      share: perRound / DEALS,
      rule: ruleId,
      says,
      gap: gapOf(solution),
      losses: new Map([...values].map(([action, value]) => [action, best - value])),
      naive: way === undefined ? [] : game.follows(rules, way, state),
    }
  })
}

/** What a rule says, if it says the same for most of its hands. */
function saysOf(deals: readonly Solved[]): string | null {
  const counts = new Map<string, number>()
  for (const { says, share } of deals) for (const one of says) counts.set(one, (counts.get(one) ?? 0) + share)
  const total = deals.reduce((sum, { share }) => sum + share, 0)
  const [first] = [...counts].sort((a, b) => b[1] - a[1])
  return first !== undefined && first[1] > total / 2 ? first[0] : null
}

/**
 * What a deal loses if it is played like hands that no rule is known for, in base wagers: by the last rule of its
 * stage; if that action isn't possible, by the shortest strategy; if the stage has a single rule, by the next best
 * option.
 */
function lossOf({ losses, naive, gap }: Solved, rest: Rest): number {
  if (rest === 'none') return gap ?? 0
  const done = rest.says !== null && losses.has(rest.says) ? [rest.says] : naive
  const known = done.flatMap((action) => losses.get(action) ?? [])
  return known.length === 0 ? 0 : Math.min(...known)
}

/** How a hand is played when no rule for it is known; `none` if the stage has a single rule. */
type Rest = { readonly says: string | null } | 'none'

const DIGITS = 5
const round = (value: number): number => Number(value.toPrecision(DIGITS))
const sum = <T>(list: readonly T[], of: (one: T) => number): number => list.reduce((total, one) => total + of(one), 0)

function ruleFigures(rule: string, deals: readonly Solved[], rest: Rest): RuleFigures {
  const cells = [...groupedBy(deals, ({ skill }) => skill)].map(([skill, list]) => {
    const judged = list.filter(({ gap }) => gap !== null)
    return {
      skill,
      perRound: round(sum(list, ({ share }) => share)),
      gap: judged.length === 0 ? 0 : round(sum(judged, ({ gap }) => gap!) / judged.length),
      saves: round(sum(list, (one) => one.share * lossOf(one, rest))),
    }
  })
  cells.sort((a, b) => b.saves - a.saves || b.perRound - a.perRound || (a.skill < b.skill ? -1 : 1))
  return { rule, stage: deals[0]!.stage, says: saysOf(deals), cells }
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
  const restOf = (stage: string): Rest => {
    const own = known.filter((one) => one.stage === stage)
    return own.length < 2 ? 'none' : { says: saysOf(byRule.get(own.at(-1)!.id)!) }
  }
  return { deals: DEALS, rules: known.map(({ id, stage }) => ruleFigures(id, byRule.get(id)!, restOf(stage))) }
}
