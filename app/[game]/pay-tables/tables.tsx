'use client'

import type { ChangeEvent } from 'react'
import { chooseVariant, editRule, joinRules, ruleText, type RuleTexts } from '@/app/_components/rule-texts'
import { called } from '@/app/_languages/area'
import { payTables } from '@/app/_languages/english/pay-tables'
import type { AnyGame, PayPreset, RuleField } from '@/lib/games/game'
import { shortName, valueAt, writeValue } from '@/lib/games/rules'
import { ValueLine } from './value-line'
import type { TableHold } from './use-table'

type PayField = Extract<RuleField, { kind: 'pays' }>

interface Props {
  readonly hold: TableHold
  /** The short name of a value that is being changed. */
  readonly onTouch: (name: string) => void
}

/** The pay tables of the main game: each pay a slider and a field. */
export function PayTables({ hold, onTouch }: Props) {
  const fields = hold.game.ruleFields.filter(
    (field): field is PayField => field.kind === 'pays' && field.bet === undefined,
  )
  return fields.map((field) => <PayTable key={field.path.join('.')} hold={hold} field={field} onTouch={onTouch} />)
}

/** The texts with a table as somebody has it, everything else kept. */
const withTable = (game: AnyGame, texts: RuleTexts, field: PayField, pays: PayPreset['pays']): RuleTexts =>
  field.hands.reduce((now, { id }) => editRule(game, now, [...field.path, id], writeValue(pays[id] ?? 0)), texts)

function PayTable({ hold, field, onTouch }: Props & { readonly field: PayField }) {
  const { game, dragged, form, standardRules, change } = hold
  const usual = valueAt(standardRules, field.path) as unknown as PayPreset['pays']
  const isUsual = field.hands.every(
    ({ id }) => ruleText(game, form.rules, [...field.path, id]) === writeValue(usual[id] ?? 0),
  )
  const set = (rules: RuleTexts): void => change({ rules, notice: null })
  const id = `table-${field.path.join('-')}`
  return (
    <section aria-labelledby={id} className="grid gap-1">
      <div className="flex min-h-11 items-center gap-x-1.5">
        <h2 id={id} className="mr-auto text-intro font-semibold tracking-snug">
          {called(field.name)}
        </h2>
        <span className="text-small text-muted">{isUsual ? payTables.isStandard : payTables.isChanged}</span>
        {!isUsual && (
          <button
            type="button"
            onClick={() => set(withTable(game, form.rules, field, usual))}
            className="link -mx-1 min-h-11 px-1 text-small"
          >
            {payTables.reset}
            <span className="sr-only"> {called(field.name)}</span>
          </button>
        )}
      </div>
      <Presets hold={hold} field={field} onChoose={(pays) => set(withTable(game, form.rules, field, pays))} />
      <div className="grid">
        {dragged
          .filter(({ field: own }) => own === field)
          .map((one) => (
            <ValueLine
              key={one.path.join('.')}
              hold={hold}
              dragged={one}
              unit=": 1"
              label={`${called(field.name)}: ${called(one.name)}`}
              onTouch={() => onTouch(shortName(one.path))}
            />
          ))}
      </div>
    </section>
  )
}

interface PresetsProps {
  readonly hold: TableHold
  readonly field: PayField
  readonly onChoose: (pays: PayPreset['pays']) => void
}

/** The tables that casinos are known to use, to choose from. */
function Presets({ hold: { game, form }, field, onChoose }: PresetsProps) {
  const presets = game.presets.filter(({ table }) => table === field.path.at(-1))
  if (presets.length < 2) return null
  const current = presets.find(({ pays }) =>
    field.hands.every(({ id }) => ruleText(game, form.rules, [...field.path, id]) === writeValue(pays[id] ?? 0)),
  )
  const choose = (event: ChangeEvent<HTMLSelectElement>): void => {
    const preset = presets.find(({ name }) => name === event.target.value)
    if (preset) onChoose(preset.pays)
  }
  return (
    <select
      aria-label={payTables.knownTables(called(field.name))}
      value={current?.name ?? ''}
      onChange={choose}
      className="mb-1 h-11 min-w-0 rounded-option border border-line-strong bg-paper px-3 text-small"
    >
      {!current && <option value="">{payTables.ownTable}</option>}
      {presets.map(({ name }) => (
        <option key={name} value={name}>
          {called(name)}
        </option>
      ))}
    </select>
  )
}

/** The texts with the usual rules of the main game; those of side bets stay. */
const usualMain = ({ game, form }: TableHold): RuleTexts => chooseVariant(game, form.rules, game.variants[0].id)

/** Whether anything of the main game differs from the usual rules, as typed. */
export const isChanged = (hold: TableHold): boolean =>
  joinRules(hold.game, usualMain(hold)) !== joinRules(hold.game, hold.form.rules)

/** The game’s usual rules again. */
export const resetAll = (hold: TableHold): void => hold.change({ rules: usualMain(hold), notice: null })
