import { type Ending, linesUnder, type SettlementTable } from '@/lib/engines/settlement/index'
import type { AnyGame, Rules } from '@/lib/game/game'
import type { Mistake } from '@/lib/messages/words/mistakes/en'
import { calledOut, PUSH_TAKEN, WRONG_CHIPS, wrongOdds, wrongWinner } from './kinds'
import { byRules, type ErrorKind } from './errors'

/*
 * The errors that follow from a settlement table: what it says is misread in one place. A game lists them in its own order with its own
 * names, because exams depend on both, and adds errors that no table has.
 */

/** A misreading of a table, or an error of the game's own. */
export type TableError<R extends Rules> =
  /** A dealer who doesn't qualify is settled as if they did. */
  | { readonly misread: 'unqualified'; readonly id: string; says(rules: R): Mistake }
  /** A dealer who qualifies is called out, by one of these qualifying hands if it is stricter than the one in force. */
  | { readonly misread: 'qualifies'; readonly as: readonly string[] }
  /** A rule that replaces cells is read as another of its values with other results. */
  | { readonly misread: 'rule'; readonly rule: string; readonly id: string; says(rules: R): Mistake }
  /** A row of a pay table is read as another. */
  | { readonly misread: 'pays'; readonly table: string }
  /** A row at 0, which pushes, is paid even money. */
  | { readonly misread: 'push'; readonly table: string; readonly id: string; readonly says: Mistake }
  /** A side bet that pays after a fold is taken with the hand. */
  | { readonly misread: 'after-fold'; readonly bet: string; readonly id: string; readonly says: Mistake }
  | { readonly misread: 'winner' | 'push-taken' | 'chips' }
  | ErrorKind

type Values = readonly string[]

const choicesOf = ({ ruleFields }: Pick<AnyGame, 'ruleFields'>, rule: string): Values =>
  ruleFields.flatMap((field) =>
    field.kind === 'choice' && field.path.join() === rule ? field.options.map(({ value }) => value) : [],
  )

/** The results of every bet by ending: paid, pushed or lost; not how much. */
function resultsOf(table: SettlementTable, rules: Rules): string {
  const signs = (pay: unknown): unknown => (typeof pay === 'number' ? Math.sign(pay) : 1)
  const endings: readonly Ending[] = ['win', 'tie', 'loss', 'ahead', 'level', 'behind']
  const lines = Object.entries(linesUnder(table, rules))
  return JSON.stringify(lines.map(([bet, payOf]) => [bet, ...endings.map((ending) => signs(payOf(ending)))]))
}

/** The other values of a rule by which some bet has another result. */
const otherReadings = (game: Pick<AnyGame, 'ruleFields'>, table: SettlementTable, rules: Rules, rule: string): Values =>
  choicesOf(game, rule).filter(
    (value) => resultsOf(table, { ...rules, [rule]: value } as Rules) !== resultsOf(table, rules),
  )

const changed = (rule: string, value: string) => (rules: Rules) => ({ ...rules, [rule]: value }) as Rules

function kindOf<R extends Rules>(
  game: Pick<AnyGame, 'ruleFields'>,
  table: SettlementTable,
  rules: R,
  error: TableError<R>,
): readonly ErrorKind[] {
  if (!('misread' in error)) return [error]
  const qualifies = (rules as { readonly qualifies?: string }).qualifies ?? 'none'
  switch (error.misread) {
    case 'unqualified':
      // If the dealer always qualifies, it is no mistake to settle as if they did.
      return qualifies === 'none'
        ? []
        : [{ id: error.id, says: error.says(rules), ways: byRules(changed('qualifies', 'none')) }]
    case 'qualifies': {
      const order = choicesOf(game, 'qualifies')
      const stricter = error.as.filter((one) => order.indexOf(one) > order.indexOf(qualifies))
      return [calledOut(byRules(...stricter.map((one) => changed('qualifies', one))))]
    }
    case 'rule': {
      const others = otherReadings(game, table, rules, error.rule)
      return [
        { id: error.id, says: error.says(rules), ways: byRules(...others.map((one) => changed(error.rule, one))) },
      ]
    }
    case 'pays':
      return [wrongOdds(error.table)]
    case 'push': {
      const pays = rules.pays[error.table]!
      const even = Object.fromEntries(Object.entries(pays).map(([hand, pay]) => [hand, pay === 0 ? 1 : pay]))
      const ways = byRules((now) => ({ ...now, pays: { ...now.pays, [error.table]: even } }))
      return [{ id: error.id, says: error.says, ways }]
    }
    case 'after-fold': {
      const ways = byRules((now) => ({ ...now, afterFold: { ...now.afterFold, [error.bet]: 'forfeits' } }))
      return [{ id: error.id, says: error.says, ways }]
    }
    case 'winner':
      return [wrongWinner(...Object.keys(table.bets).filter((bet) => table.bets[bet]!.always === undefined))]
    case 'push-taken':
      return [PUSH_TAKEN]
    case 'chips':
      return [WRONG_CHIPS]
  }
}

/** The kinds of error at a game's table, in the order of the list. */
export const tableErrors =
  <R extends Rules>(
    game: Pick<AnyGame, 'ruleFields'>,
    table: SettlementTable,
    list: readonly TableError<R>[],
  ): ((rules: R) => readonly ErrorKind[]) =>
  (rules) =>
    list.flatMap((error) => kindOf(game, table, rules, error))
