import { toNumber, exactDecimal } from '@/lib/math/fraction'
import { ruleNumber, units, whole } from '@/app/_components/format'
import type { AnyGame, PayTable, RuleField, Rules } from '@/lib/games/game'
import { valueAt } from '@/lib/games/rules'
import { CELL, NAME } from './parts'

type PayField = Extract<RuleField, { kind: 'pays' }>

/** `3 to 2`, `50 to 1`: a pay of the main game as a placard writes it; a hand that is paid nothing gets its stake back. */
export function payInWords(pay: number): string {
  if (pay === 0) return 'pushes'
  const { num, den } = exactDecimal(pay)
  return den < 10n ? `${whole(num)} to ${whole(den)}` : `${units(toNumber({ num, den }))} to 1`
}

/** The pay tables of the main game and its other rules, as they stand in the usual rules. */
export function MainBets({ game, rules }: { readonly game: AnyGame; readonly rules: Rules }) {
  const fields = game.ruleFields.filter((field) => field.bet === undefined)
  return (
    <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-2">
      {fields
        .filter((field) => field.kind === 'pays')
        .map((field) => (
          <PayList key={field.path.join('.')} field={field} pays={valueAt(rules, field.path) as PayTable} />
        ))}
      <dl className="grid gap-4">
        {fields
          .filter((field) => field.kind !== 'pays')
          .map((field) => (
            <div key={field.path.join('.')} className="grid gap-0.5 border-t pt-3">
              <dt className="text-caption text-muted">{field.name}</dt>
              <dd className="font-semibold">{ruleInWords(field, valueAt(rules, field.path))}</dd>
              <dd className="text-small text-muted">{field.meaning}</dd>
            </div>
          ))}
      </dl>
    </div>
  )
}

function ruleInWords(field: Exclude<RuleField, { kind: 'pays' }>, value: unknown): string {
  switch (field.kind) {
    case 'choice':
      return field.options.find((option) => option.value === value)?.name ?? String(value)
    case 'several':
      return field.options
        .filter((option) => (value as readonly number[]).includes(option.value))
        .map(({ name }) => name)
        .join(', ')
    case 'number':
      return ruleNumber(value as number, field.isShare)
    case 'switch':
      return value === true ? 'Yes' : 'No'
  }
}

function PayList({ field, pays }: { readonly field: PayField; readonly pays: PayTable }) {
  return (
    <div className="grid gap-2">
      <table className="w-full border-collapse text-small tabular-nums">
        <caption className="pb-1 text-left">
          <span className="text-body font-semibold">{field.name}</span>
          <span className="block text-caption text-muted">{field.meaning}</span>
        </caption>
        <tbody>
          {field.hands.map(({ id, name }) => (
            <tr key={id} className="border-t">
              <th scope="row" className={NAME}>
                {name}
              </th>
              <td className={CELL}>{payInWords(pays[id] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
