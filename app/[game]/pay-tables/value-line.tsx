'use client'

import { useId } from 'react'
import { classes } from '@/app/_components/classes'
import { editRule, ruleText } from '@/app/_components/rule-texts'
import { asTyped, useTyped } from '@/app/_components/typed-number'
import { called } from '@/app/_languages/area'
import { payTables } from '@/app/_languages/english/pay-tables'
import type { Dragged } from '@/lib/games/drag'
import { shortName, valueAt } from '@/lib/games/rules'
import type { TableHold } from './use-table'

interface Props {
  readonly hold: TableHold
  readonly dragged: Dragged
  /** What stands behind the number: `: 1`. */
  readonly unit: string
  /** For those who do not see where it stands: “Blind: Flush”. */
  readonly label: string
  readonly onTouch: () => void
}

/** Steps of a twentieth and the like leave something behind in doubles. */
const tidy = (value: number): string => String(Number(value.toFixed(6)))

/** One value of a table: its name, a slider, a field for any number, and what is wrong with that. */
export function ValueLine({ hold, dragged, unit, label, onTouch }: Props) {
  const id = useId()
  const { game, form, reading, standardRules, change } = hold
  const { path, name } = dragged
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
        <span className={classes('text-small leading-tight', !isUsual && 'font-semibold')}>{called(name)}</span>
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

interface SliderProps extends Pick<Props, 'dragged' | 'unit' | 'label'> {
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

interface NumberFieldProps extends Pick<Props, 'unit' | 'label'> {
  readonly text: string
  /** Of the words that say what is wrong; undefined where nothing is. */
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
