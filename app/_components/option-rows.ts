import { evValue } from '@/lib/games/ev'
import type { AnyGame, Solution } from '@/lib/games/game'
import type { Verdict } from '@/lib/quiz/grade'
import { signedEv } from './format'
import type { OptionRow } from './option-list'

/** The rows of a decision: names and letters, and what each is worth once there is a solution; the graded one is marked as chosen. */
export function optionRows(game: AnyGame, rules: unknown, actions: readonly string[], solution?: Solution<string>, verdict?: Verdict<string>): OptionRow[] {
  const top = solution?.options.find((option) => option.action === solution.best[0])
  return actions.map((action) => {
    const { name, key } = game.label(rules, action)
    const option = solution?.options.find((one) => one.action === action)
    if (!option || !top || !solution) return { id: action, name, letter: key }
    const best = solution.best.includes(action)
    const worth = { ev: signedEv(option.ev), loss: best ? 0 : evValue(top.ev) - evValue(option.ev), best }
    return { id: action, name, letter: key, worth: verdict?.action === action ? { ...worth, chosen: verdict.grade } : worth }
  })
}
