import { chosenWords, fieldWords, valueWords } from '@/app/_settings/rules-in-words'
import { inSentence } from '@/app/_felt/cards-in-text'
import { inWords, percent, upTo } from '@/app/_languages/format'
import { asTyped } from '@/app/_ui/typed-number'
import { numbers, payTables } from '@/app/_languages/words'
import { evValue } from '@/lib/game/ev'
import type { GameFigures } from '@/lib/game/figures'
import type { AnyGame, RuleField, Rules } from '@/lib/game/game'
import { valueAt, writeValue, type Json } from '@/lib/game/rules'

/* Figures and changes of a table as text. */

/** The figures of a whole game that this page shows. A table solved before the build has no classes. */
export type TableFigures = Pick<
  GameFigures,
  'ev' | 'averageBet' | 'frequencies' | 'ends' | 'variance' | 'classes' | 'cells' | 'method' | 'standardError'
>

/** The usual table, included in the page. */
export interface Standard {
  readonly figures: TableFigures
  /** Whether it was solved before the build because it takes long. The page doesn't solve it again. */
  readonly isMade: boolean
}

/** The house edge, in base wagers. */
export const edgeOf = ({ ev }: Pick<TableFigures, 'ev'>): number => -evValue(ev)

/** The element of risk: the edge per unit of money bet. */
export const riskOf = ({ ev, averageBet }: TableFigures): number => -evValue(ev) / evValue(averageBet)

/** An edge for comparison with another, `4.19%`. If the signs differ, it says whose edge it is. */
export function edgeBeside(edge: number, other: number): string {
  const text = percent(Math.abs(edge))
  if (edge < 0 === other < 0) return text
  return edge < 0 ? payTables.forYou(text) : payTables.forTheHouse(text)
}

/**
 * The hourly cost of the standard table, shown beside another table's: “was $7.65”, or “was a loss of $7.65” beside a
 * gain.
 */
export function wasInWords(usual: number, edge: number, amount: string): string {
  if (edge < 0 === usual < 0) return payTables.was(amount)
  return usual < 0 ? payTables.wasGain(amount) : payTables.wasLoss(amount)
}

/** `2 : 1`, `0.3333 : 1`: a pay with all its decimals. */
export const toOne = (pay: number): string => `${upTo(pay, 6)} : 1`

/** One rule that differs between two tables. */
export interface Change {
  /** The rule's name: “Flush”, “Dealer qualifies with”. */
  readonly name: string
  readonly from: string
  readonly to: string
  /**
   * A pay without quotation marks: Flush at 2 : 1. Any other rule is in them: “Dealer qualifies with: a pair of fours”.
   */
  readonly text: string
}

function valueName(game: AnyGame, field: RuleField, value: Json): string {
  switch (field.kind) {
    case 'choice':
    case 'several':
      return chosenWords(game, field, value)
    case 'switch':
      return value === true ? payTables.yes : payTables.no
    case 'pays':
    case 'number':
      return asTyped(writeValue(value))
  }
}

/** A name that the reader gave, which keeps its capitals. */
const isOwn = (field: RuleField, value: Json): boolean =>
  field.kind === 'choice' && !field.options.some((option) => option.value === value)

const differs = (one: Json, other: Json): boolean => writeValue(one) !== writeValue(other)

function paysChanges(
  game: AnyGame,
  field: Extract<RuleField, { kind: 'pays' }>,
  from: Rules,
  to: Rules,
  isOnly: boolean,
): readonly Change[] {
  return field.hands.flatMap(({ id }) => {
    const [before, now] = [from, to].map((rules) => valueAt(rules, [...field.path, id]) as number) as [number, number]
    const hand = valueWords(game, field, id)
    const name = isOnly ? hand : `${fieldWords(game, field).name}: ${hand}`
    return before === now
      ? []
      : [{ name, from: toOne(before), to: toOne(now), text: payTables.payAt(name, toOne(now)) }]
  })
}

/** The differences between two tables in the rules of the main game, in the order of the rules. */
export function changesBetween(game: AnyGame, from: Rules, to: Rules): readonly Change[] {
  const fields = game.ruleFields.filter(({ bet }) => bet === undefined)
  const isOnly = fields.filter(({ kind }) => kind === 'pays').length === 1
  return fields.flatMap((field): readonly Change[] => {
    if (field.kind === 'pays') return paysChanges(game, field, from, to, isOnly)
    const [before, now] = [valueAt(from, field.path), valueAt(to, field.path)]
    if (!differs(before, now)) return []
    const { name } = fieldWords(game, field)
    const value = valueName(game, field, now)
    return [
      {
        name,
        from: valueName(game, field, before),
        to: value,
        text: numbers.quoted(`${name}: ${isOwn(field, now) ? value : inSentence(value)}`),
      },
    ]
  })
}

/** Changes inside a sentence: “Flush at 2 : 1”, “These three changes”. */
export function changesInWords(changes: readonly Change[]): string {
  const only = changes[0]
  return changes.length === 1 && only ? only.text : payTables.theseChanges(inWords(changes.length))
}
