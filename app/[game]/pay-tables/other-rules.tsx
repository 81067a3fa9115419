'use client'

import { Checkbox, Select, Tick } from '@/app/_ui/field'
import { TextButton } from '@/app/_ui/button'
import { useId, type ReactNode } from 'react'
import { classes } from '@/app/_ui/classes'
import { choicesOf, editRule, ruleText } from '@/app/_settings/rule-texts'
import { draggedWords, fieldWords, valueWords } from '@/app/_settings/rules-in-words'
import { payTables } from '@/app/_languages/words'
import type { RuleField } from '@/lib/game/game'
import { shortName } from '@/lib/game/rules'
import type { FieldWords } from '@/lib/messages/message'
import { isChanged, resetAll, ValueLine } from './tables'
import { useTableHold } from './use-table'

interface Props {
  /** Receives the short name of the value that the reader changes. */
  readonly onTouch: (name: string) => void
}

/** If the names of the choices are longer, they go below the rule's name: in a row of checkboxes, and in a list. */
const SHORT_NAME = 6
const SHORT_CHOICE = 24

/** The rules of the main game other than pay tables, one on each line. */
export function OtherRules({ onTouch }: Props) {
  const hold = useTableHold()
  const fields = hold.game.ruleFields.filter(({ bet, kind }) => bet === undefined && kind !== 'pays')
  return (
    <section aria-label={payTables.otherRules} className="grid">
      {fields.map((field) => (
        <Rule key={field.path.join('.')} field={field} onTouch={onTouch} />
      ))}
      <div className="flex min-h-11 items-center border-t text-small text-muted">
        {isChanged(hold) ? (
          <>
            <span>{payTables.notStandardRules}</span>
            <TextButton onClick={() => resetAll(hold)} className="px-1">
              {payTables.resetAll}
            </TextButton>
          </>
        ) : (
          payTables.standardRules
        )}
      </div>
    </section>
  )
}

/** The text typed for a rule, its problem, and a function that changes it. */
function useRule(field: RuleField) {
  const { game, form, reading, change } = useTableHold()
  return {
    text: ruleText(game, form.rules, field.path),
    problem: reading.problems[shortName(field.path)],
    set: (value: string): void => change({ rules: editRule(game, form.rules, field.path, value), notice: null }),
  }
}

function Rule({ field, onTouch }: Props & { readonly field: RuleField }) {
  const { game, dragged } = useTableHold()
  switch (field.kind) {
    case 'choice':
      return <Choice field={field} />
    case 'several':
      return <Several field={field} />
    case 'switch':
      return <Switch field={field} />
    case 'number':
      return dragged
        .filter((one) => one.field === field)
        .map((one) => (
          <ValueLine
            key={one.path.join('.')}
            dragged={one}
            unit=""
            label={draggedWords(game, one)}
            onTouch={() => onTouch(shortName(one.path))}
          />
        ))
    case 'pays':
      return null
  }
}

interface LineProps {
  readonly words: FieldWords
  /** The control contains many words and goes below the name. */
  readonly isWordy?: boolean
  readonly problem: string | undefined
  readonly id: string
  readonly children: ReactNode
}

function Line({ words, isWordy = false, problem, id, children }: LineProps) {
  return (
    <div className="border-t py-0.5 first:border-t-0">
      <div
        className={
          isWordy ? 'grid pt-2.5' : 'grid min-h-11 grid-cols-[minmax(0,1fr)_minmax(0,auto)] items-center gap-3'
        }
      >
        <span className="text-small leading-tight text-balance" title={words.meaning}>
          {words.name}
        </span>
        {children}
      </div>
      {problem !== undefined && (
        <p id={id} role="alert" className="pb-1.5 text-right text-caption break-words text-blunder-ink">
          {problem}
        </p>
      )}
    </div>
  )
}

interface RuleProps<K extends RuleField['kind']> {
  readonly field: Extract<RuleField, { kind: K }>
}

function Choice({ field }: RuleProps<'choice'>) {
  const { game } = useTableHold()
  const id = useId()
  const words = fieldWords(game, field)
  const { text, problem, set } = useRule(field)
  const choices = choicesOf(words, field, text, problem === undefined)
  const known = choices.some(({ value }) => value === text)
  const isWordy = choices.some(({ name }) => name.length > SHORT_CHOICE)
  return (
    <Line words={words} isWordy={isWordy} problem={problem} id={id}>
      <Select
        aria-label={words.name}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : id}
        value={known ? text : ''}
        options={choices}
        none={known ? undefined : payTables.chooseOne}
        onChoose={set}
        className={classes('justify-self-end', isWordy ? 'my-1.5 w-full' : 'w-full max-w-47.5')}
      />
    </Line>
  )
}

function Several({ field }: RuleProps<'several'>) {
  const { game } = useTableHold()
  const id = useId()
  const words = fieldWords(game, field)
  const { text, problem, set } = useRule(field)
  const chosen = text === '' ? [] : text.split('_')
  const isWordy = field.options.some(({ value }) => valueWords(game, field, value).length > SHORT_NAME)
  const toggle = (value: string): void =>
    set(
      field.options
        .map((option) => String(option.value))
        .filter((one) => (one === value) !== chosen.includes(one))
        .join('_'),
    )
  return (
    <Line words={words} isWordy={isWordy} problem={problem} id={id}>
      <span
        role="group"
        aria-label={words.name}
        aria-describedby={problem === undefined ? undefined : id}
        className={isWordy ? 'grid' : 'flex flex-wrap justify-end gap-x-3'}
      >
        {field.options.map(({ value }) => (
          <Checkbox
            key={value}
            className="gap-1.5 text-small"
            checked={chosen.includes(String(value))}
            onChange={() => toggle(String(value))}
          >
            {valueWords(game, field, value)}
          </Checkbox>
        ))}
      </span>
    </Line>
  )
}

function Switch({ field }: RuleProps<'switch'>) {
  const { game } = useTableHold()
  const words = fieldWords(game, field)
  const { text, problem, set } = useRule(field)
  const id = useId()
  return (
    <Line words={words} problem={problem} id={id}>
      <label className="flex min-h-11 min-w-11 cursor-pointer items-center justify-end gap-2 text-small text-muted">
        {text === 'yes' ? payTables.yes : payTables.no}
        <Tick
          type="checkbox"
          aria-label={words.name}
          aria-describedby={problem === undefined ? undefined : id}
          checked={text === 'yes'}
          onChange={(event) => set(event.target.checked ? 'yes' : 'no')}
        />
      </label>
    </Line>
  )
}
