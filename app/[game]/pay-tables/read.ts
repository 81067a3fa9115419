import { readRules, ruleText } from '@/app/_components/rule-texts'
import type { AnyGame, RuleField, Rules } from '@/lib/games/game'
import { shortName } from '@/lib/games/rules'
import type { TableForm } from './form'
import { numberProblem } from './number-problem'

/* What a form means: the rules in force and what is wrong, in the words of this page. */

export interface TableReading {
  /** With what cannot be read left as the variant has it. */
  readonly rules: Rules
  /** By the rule's short name, `variant`, or `rules` for what belongs to no field: what is wrong, in a sentence. */
  readonly problems: Readonly<Record<string, string>>
  /** Whether all of it could be read. */
  readonly isGood: boolean
}

/** Where numbers are typed among the rules, and what they may be. */
function numbersIn(field: RuleField): readonly {
  readonly path: readonly string[]
  readonly least: number
  readonly most: number
  readonly whole: boolean
}[] {
  if (field.kind === 'number') return [field]
  if (field.kind !== 'pays') return []
  return field.hands.map(({ id }) => ({ path: [...field.path, id], least: 0, most: field.most, whole: false }))
}

/** Reads the whole form. */
export function readForm(game: AnyGame, { rules: texts }: TableForm): TableReading {
  const { rules, problems: found } = readRules(game, texts)
  const problems: Record<string, string> = { ...found }
  for (const { path, ...range } of game.ruleFields.flatMap(numbersIn)) {
    const problem = numberProblem(ruleText(game, texts, path), range)
    if (problem !== null) problems[shortName(path)] = problem
  }
  return { rules, problems, isGood: Object.keys(problems).length === 0 }
}
