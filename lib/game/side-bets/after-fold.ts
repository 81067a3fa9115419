import { forfeitable, type SettlementTable } from '@/lib/engines/settlement/index'
import { AFTER_FOLD, type RuleField } from '@/lib/game/game'

/**
 * The rules of a game with one more for each side bet that a fold may lose: whether it pays or is lost. Its source is
 * that of the bet's pay table.
 */
export const withAfterFold = (fields: readonly RuleField[], table: SettlementTable): readonly RuleField[] => [
  ...fields,
  ...forfeitable(table).map((bet): RuleField => ({
    path: ['afterFold', bet],
    source: fields.find((field) => field.bet === bet)!.source,
    bet,
    kind: 'choice',
    options: AFTER_FOLD.map((value) => ({ value })),
  })),
]
