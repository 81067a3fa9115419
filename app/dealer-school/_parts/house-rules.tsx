import { betName } from '@/app/_felt/names'
import { dealerSchool, paper, ruleFields } from '@/app/_languages/words'
import { oddsIn } from '@/lib/teaching/dealer-school/payouts/tables'
import { fieldWords, ruleInWords, valueWords } from '@/app/_settings/rules-in-words'
import { Table as FiguresTable } from '@/app/_ui/table'
import { gameOf } from '@/lib/teaching/dealer-school/games'
import type { Table } from '@/lib/teaching/dealer-school/table/seat'
import type { AnyGame, PayTable, RuleField } from '@/lib/game/game'
import { valueAt } from '@/lib/game/rules'
import { isUnknownTable } from '@/lib/game/side-bets/usual-tables'

type PayField = Extract<RuleField, { kind: 'pays' }>

/** The current rules and pay tables, to look up in an unfolding sheet. */
export function HouseRules({ table: { game: id, rules } }: { readonly table: Table }) {
  const game = gameOf(id)
  return (
    <details className="border-t px-1">
      <summary className="min-h-11 py-2.5 text-small font-semibold">{dealerSchool.houseRules}</summary>
      <div className="grid items-start gap-x-10 gap-y-6 pt-1 pb-5 md:grid-cols-3">
        {game.ruleFields
          .filter((field) => field.kind === 'pays')
          .map((field) => (
            <Pays
              key={field.path.join('.')}
              game={game}
              name={field.bet === undefined ? fieldWords(game, field).name : betName(game, field.bet)}
              field={field}
              pays={valueAt(rules, field.path) as PayTable}
              isExample={field.bet !== undefined && isUnknownTable(game, rules, field.bet)}
            />
          ))}
        <dl className="grid gap-2 text-small">
          {game.ruleFields
            .filter((field) => field.kind !== 'pays')
            .map((field) => (
              <div key={field.path.join('.')} className="grid gap-0.5">
                <dt className="text-caption text-muted">{fieldWords(game, field).name}</dt>
                <dd className="font-strong">{ruleInWords(game, field, valueAt(rules, field.path))}</dd>
              </div>
            ))}
        </dl>
      </div>
    </details>
  )
}

/** The payout of a hand. With a pay of 0, a main bet pushes; a side bet pushes only if the table says so. */
function paid(pay: number, isMain: boolean, isAsked: boolean): string {
  if (pay === 0) return isMain ? dealerSchool.pushes : '—'
  return isAsked ? dealerSchool.pushes : oddsIn(pay, paper)
}

/** The pay table of a bet, under the bet's name on the felt. */
function Pays({
  game,
  name,
  field,
  pays,
  isExample,
}: {
  readonly game: AnyGame
  readonly name: string
  readonly field: PayField
  readonly pays: PayTable
  /** Whether the prizes are an example. */
  readonly isExample: boolean
}) {
  return (
    <FiguresTable>
      <caption className="pb-1 text-left">
        <span className="font-semibold">{name}</span>
        <span className="block text-caption text-muted">{fieldWords(game, field).meaning}</span>
        {isExample && <span className="block text-caption font-strong">{ruleFields.examplePrizes}</span>}
      </caption>
      <tbody>
        {field.hands.map((hand) => (
          <tr key={hand.id} className="border-t">
            <th scope="row" className="py-1 pr-3 text-left font-normal">
              {valueWords(game, field, hand.id)}
            </th>
            <td className="py-1 text-right whitespace-nowrap">
              {paid(pays[hand.id] ?? 0, field.bet === undefined, hand.asks === true)}
            </td>
          </tr>
        ))}
      </tbody>
    </FiguresTable>
  )
}
