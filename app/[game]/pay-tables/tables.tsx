'use client'

import { useId } from 'react'
import { draggedWords, fieldWords, payTableWords } from '@/app/_settings/rules-in-words'
import { Select } from '@/app/_ui/field'
import { TextButton } from '@/app/_ui/button'
import { chooseVariant, editRule, joinRules, ruleText, type RuleTexts } from '@/app/_settings/rule-texts'
import { payTables } from '@/app/_languages/words'
import type { AnyGame, PayPreset, RuleField } from '@/lib/game/game'
import { shortName, valueAt, writeValue } from '@/lib/game/rules'
import { classes } from '@/app/_ui/classes'
import { asTyped } from '@/app/_ui/typed-number'
import { useTyped } from '@/app/_ui/use-typed-number'
import type { Dragged } from '@/lib/game/drag'
import { type TableHold, useTableHold } from './use-table'

type PayField = Extract<RuleField, { kind: 'pays' }>

interface Props {
  /** Receives the short name of the value that the reader changes. */
  readonly onTouch: (name: string) => void
}

/** The pay tables of the main game, with a slider and a field for each pay. */
export function PayTables({ onTouch }: Props) {
  const fields = useTableHold().game.ruleFields.filter(
    (field): field is PayField => field.kind === 'pays' && field.bet === undefined,
  )
  return fields.map((field) => <PayTable key={field.path.join('.')} field={field} onTouch={onTouch} />)
}

/** The texts with a pay table replaced. */
const withTable = (game: AnyGame, texts: RuleTexts, field: PayField, pays: PayPreset['pays']): RuleTexts =>
  field.hands.reduce((now, { id }) => editRule(game, now, [...field.path, id], writeValue(pays[id] ?? 0)), texts)

interface ValueLineProps {
  readonly dragged: Dragged
  /** Shown after the number: `: 1`. */
  readonly unit: string
  /** A full name for screen readers: “Blind: Flush”. */
  readonly label: string
  readonly onTouch: () => void
}

/** Adding steps such as 0.05 leaves rounding errors. */
const tidy = (value: number): string => String(Number(value.toFixed(6)))

/** One value of a table: its name, a slider, a field for any number, and its problem. */
export function ValueLine({ dragged, unit, label, onTouch }: ValueLineProps) {
  const id = useId()
  const { game, form, reading, standardRules, change } = useTableHold()
  const { path } = dragged
  const problem = reading.problems[shortName(path)]
  const value = valueAt(reading.rules, path) as number
  const isUsual = value === valueAt(standardRules, path) && problem === undefined
  const set = (text: string): void => {
    onTouch()
    change({ rules: editRule(game, form.rules, path, text), notice: null })
  }
  return (
    <div className="grid gap-1 border-t py-0.5 first:border-t-0">
      <div className="grid grid-cols-[minmax(0,7.4rem)_minmax(72px,1fr)_auto] items-center gap-x-3">
        <span className={classes('text-small leading-tight', !isUsual && 'font-semibold')}>
          {draggedWords(game, dragged)}
        </span>
        <Slider dragged={dragged} value={value} unit={unit} label={label} isUsual={isUsual} onSet={set} />
        <NumberField
          text={ruleText(game, form.rules, path)}
          unit={unit}
          label={label}
          problemId={problem === undefined ? undefined : id}
          onSet={set}
        />
      </div>
      {problem !== undefined && (
        <p id={id} role="alert" className="pb-1.5 text-right text-caption break-words text-blunder-ink">
          {problem}
        </p>
      )}
    </div>
  )
}

interface SliderProps extends Pick<ValueLineProps, 'dragged' | 'unit' | 'label'> {
  readonly value: number
  readonly isUsual: boolean
  readonly onSet: (text: string) => void
}

function Slider({ dragged: { drag }, value, unit, label, isUsual, onSet }: SliderProps) {
  const [least, most] = [Math.min(drag.least, value), Math.max(drag.most, value)]
  return (
    <input
      type="range"
      min={least}
      max={most}
      step={drag.step}
      value={value}
      aria-label={label}
      aria-valuetext={unit === ': 1' ? payTables.toOne(asTyped(tidy(value))) : asTyped(tidy(value))}
      onChange={(event) => onSet(tidy(event.target.valueAsNumber))}
      className={classes('pay-slider', !isUsual && 'pay-slider-changed')}
      style={{ '--at': `${((value - least) / (most - least || 1)) * 100}%` } as React.CSSProperties}
    />
  )
}

interface NumberFieldProps extends Pick<ValueLineProps, 'unit' | 'label'> {
  readonly text: string
  /** The id of the problem's text; undefined if there is no problem. */
  readonly problemId: string | undefined
  readonly onSet: (text: string) => void
}

function NumberField({ text, unit, label, problemId, onSet }: NumberFieldProps) {
  const isWrong = problemId !== undefined
  return (
    <span
      className={classes(
        'flex h-11 items-center rounded-option border bg-paper pr-2 tabular-nums focus-within:border-best',
        isWrong ? 'border-2 border-blunder' : 'border-line-strong',
      )}
    >
      <input
        inputMode="decimal"
        autoComplete="off"
        {...useTyped(text, onSet)}
        aria-label={payTables.asNumber(label)}
        aria-invalid={isWrong}
        aria-describedby={problemId}
        className="h-full w-14.5 rounded-option bg-transparent pl-1 text-right text-body font-semibold outline-offset-0"
      />
      {unit !== '' && (
        <span aria-hidden="true" className="pl-0.5 text-caption whitespace-nowrap text-muted">
          {unit}
        </span>
      )}
    </span>
  )
}

function PayTable({ field, onTouch }: Props & { readonly field: PayField }) {
  const { game, dragged, form, standardRules, change } = useTableHold()
  const { name } = fieldWords(game, field)
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
          {name}
        </h2>
        <span className="text-small text-muted">{isUsual ? payTables.isStandard : payTables.isChanged}</span>
        {!isUsual && (
          <TextButton onClick={() => set(withTable(game, form.rules, field, usual))} className="-mx-1 px-1 text-small">
            {payTables.reset}
            <span className="sr-only"> {name}</span>
          </TextButton>
        )}
      </div>
      <Presets field={field} onChoose={(pays) => set(withTable(game, form.rules, field, pays))} />
      <div className="grid">
        {dragged
          .filter(({ field: own }) => own === field)
          .map((one) => (
            <ValueLine
              key={one.path.join('.')}
              dragged={one}
              unit=": 1"
              label={`${name}: ${draggedWords(game, one)}`}
              onTouch={() => onTouch(shortName(one.path))}
            />
          ))}
      </div>
    </section>
  )
}

interface PresetsProps {
  readonly field: PayField
  readonly onChoose: (pays: PayPreset['pays']) => void
}

/** The pay tables that casinos are known to use, to choose from. */
function Presets({ field, onChoose }: PresetsProps) {
  const { game, form } = useTableHold()
  const presets = game.presets.filter(({ table }) => table === field.path.at(-1))
  if (presets.length < 2) return null
  const current = presets.find(({ pays }) =>
    field.hands.every(({ id }) => ruleText(game, form.rules, [...field.path, id]) === writeValue(pays[id] ?? 0)),
  )
  const choose = (chosen: string): void => {
    const preset = presets.find(({ id }) => id === chosen)
    if (preset) onChoose(preset.pays)
  }
  return (
    <Select
      aria-label={payTables.knownTables(fieldWords(game, field).name)}
      value={current?.id ?? ''}
      options={presets.map(({ id }) => ({ value: id, name: payTableWords(game, id) }))}
      none={current ? undefined : payTables.ownTable}
      onChoose={choose}
      className="mb-1"
    />
  )
}

/** The texts with the usual rules of the main game. Side bets stay the same. */
const usualMain = ({ game, form }: TableHold): RuleTexts => chooseVariant(game, form.rules, game.variants[0].id)

/** Whether the typed rules of the main game differ from the usual ones. */
export const isChanged = (hold: TableHold): boolean =>
  joinRules(hold.game, usualMain(hold)) !== joinRules(hold.game, hold.form.rules)

export const resetAll = (hold: TableHold): void => hold.change({ rules: usualMain(hold), notice: null })
