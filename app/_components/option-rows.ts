import { called } from '@/app/_languages/area'
import { evValue } from '@/lib/games/ev'
import type { AnyGame } from '@/lib/games/game'
import type { Solution } from '@/lib/games/solution'
import type { Verdict } from '@/lib/teaching/quiz/grade'
import type { OptionRow } from './option-list'

/** The rows of a decision: names and letters, and what each is worth once there is a solution; the graded one is marked as chosen. */
export function optionRows(
  game: AnyGame,
  rules: unknown,
  actions: readonly string[],
  solution?: Solution<string>,
  verdict?: Verdict<string>,
): OptionRow[] {
  const top = solution?.options.find((option) => option.action === solution.best[0])
  return actions.map((action) => {
    const { name, key } = game.label(rules, action)
    const option = solution?.options.find((one) => one.action === action)
    if (!option || !top || !solution) return { id: action, name, letter: key }
    const best = solution.best.includes(action)
    const worth = { ev: evValue(option.ev), loss: best ? 0 : evValue(top.ev) - evValue(option.ev), best }
    return {
      id: action,
      name,
      letter: key,
      worth: verdict?.action === action ? { ...worth, chosen: verdict.grade } : worth,
    }
  })
}

/** The rows of an answer: those told at once, and all of them, from the best to the worst where they are many. */
export interface AnswerRows {
  readonly told: readonly OptionRow[]
  readonly all: readonly OptionRow[]
}

/**
 * The rows of a solved decision. Where cards are moved: the best, the one chosen and the one suggested are told, each with its place
 * among all and with how its deals end.
 */
export function answerRows(
  game: AnyGame,
  rules: unknown,
  state: unknown,
  solution: Solution<string>,
  verdict?: Verdict<string>,
): AnswerRows {
  const { arrange } = game
  const rows = optionRows(
    game,
    rules,
    solution.options.map(({ action }) => action),
    solution,
    verdict,
  )
  if (!arrange) return { told: rows, all: rows }
  const suggested = arrange.suggested(rules, state)
  const optionOf = new Map(solution.options.map((option) => [option.action, option]))
  const value = ({ id }: OptionRow): number => evValue(optionOf.get(id)!.ev)
  const all = [...rows]
    .sort((a, b) => value(b) - value(a))
    .map((row, i): OptionRow => {
      const facts = optionOf.get(row.id)?.tally
      const more = {
        place: i + 1,
        ...(row.id === suggested ? { also: called(arrange.suggestedBy).toLowerCase() } : {}),
        ...(facts ? { facts } : {}),
      }
      return row.worth ? { ...row, worth: { ...row.worth, ...more } } : row
    })
  return {
    told: all.filter(({ worth }) => worth?.best || worth?.chosen !== undefined || worth?.also !== undefined),
    all,
  }
}
