import { rowAt } from './hands'
import type { PageRule, ShowdownPage } from './page'
import { isException, learnedOf, lookOf, type PlayersLook, ruleFinder } from './strategy'

/* The skills of a page: the rows of its chart, and the exceptions of its strategy. */

/** What a skill's name says: the row of the chart, or the exception of the strategy. */
export type NamedSkill = { readonly row: string } | { readonly rule: PageRule }

const stageOf = ({ settlement }: ShowdownPage): string => settlement.decisions[0]!.stage

export const rowSkill = (page: ShowdownPage, row: string): string =>
  page.held?.skills?.[row] ?? `${stageOf(page)} ${row}`

/** Exceptions are numbered in the order of the strategy: `raise exception 1`. */
const exceptionSkill = (page: ShowdownPage, rule: PageRule): string =>
  `${stageOf(page)} exception ${learnedOf(page).filter(isException).indexOf(rule) + 1}`

const finders = new WeakMap<ShowdownPage, ReturnType<typeof ruleFinder>>()

/** The rule of the strategy that covers what a player sees. */
export function ruleFor(page: ShowdownPage, look: PlayersLook): PageRule {
  const find = finders.get(page) ?? ruleFinder(page, learnedOf(page))
  finders.set(page, find)
  return find(look)
}

/** The skill of a decision: the rule that looks at more than the hand and covers it, or else the hand's row of the chart. */
export function skillOf(page: ShowdownPage, look: PlayersLook): string {
  const rule = ruleFor(page, look)
  return isException(rule) ? exceptionSkill(page, rule) : rowSkill(page, rowAt(page, look.strength))
}

export const skillAt = (page: ShowdownPage, state: Parameters<typeof lookOf>[1]): string =>
  skillOf(page, lookOf(page, state))

/** Every skill of a page, by its id. */
export const skillsOf = (page: ShowdownPage): ReadonlyMap<string, NamedSkill> =>
  new Map<string, NamedSkill>([
    ...page.chart.map((row) => [rowSkill(page, row), { row }] as const),
    ...learnedOf(page)
      .filter(isException)
      .map((rule) => [exceptionSkill(page, rule), { rule }] as const),
  ])
