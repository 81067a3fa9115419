'use client'

import { Checkbox, Input, Select } from '@/app/_ui/field'
import { useId, type ReactNode } from 'react'
import { fieldWords, handWords, isPay, payInWords, payTableWords, valueWords } from './rules-in-words'
import { ruleFields } from '@/app/_languages/words'
import type { AnyGame, PayPreset, RuleField } from '@/lib/game/game'
import { shortName } from '@/lib/game/rules'
import type { FieldWords } from '@/lib/messages/message'
import { choicesOf, editRule, plainNumber, ruleText, type RuleTexts } from './rule-texts'
import { useTyped } from '@/app/_ui/use-typed-number'

type Field<K extends RuleField['kind']> = Extract<RuleField, { kind: K }>

/** The rules as they are being edited. */
export interface RulesHold {
  readonly texts: RuleTexts
  /** By the rule's short name. */
  readonly problems: Readonly<Record<string, string>>
  readonly change: (texts: RuleTexts) => void
}

interface Props<F extends RuleField = RuleField> {
  readonly game: AnyGame
  readonly hold: RulesHold
  readonly field: F
  /** Whether to leave out the name, because it is already above. */
  readonly unnamed?: boolean
}

/** The control for a rule, depending on its kind. */
export function RuleInput({ field, ...rest }: Props) {
  switch (field.kind) {
    case 'pays':
      return <Pays {...rest} field={field} />
    case 'choice':
      return <Choice {...rest} field={field} />
    case 'several':
      return <Several {...rest} field={field} />
    case 'number':
      return <PlainNumber {...rest} field={field} />
    case 'switch':
      return <Switch {...rest} field={field} />
  }
}

/** The text typed for a rule, its problem, and a function that changes it. */
function useRule({ game, hold: { texts, problems, change } }: Pick<Props, 'game' | 'hold'>, path: readonly string[]) {
  return {
    text: ruleText(game, texts, path),
    problem: problems[shortName(path)],
    set: (value: string): void => change(editRule(game, texts, path, value)),
  }
}

function Problem({ id, children }: { readonly id: string; readonly children: string | undefined }) {
  if (children === undefined) return null
  return (
    <p id={id} role="alert" className="text-caption break-words text-blunder-ink">
      {children}
    </p>
  )
}

interface GroupProps {
  readonly words: FieldWords
  readonly unnamed?: boolean
  readonly children: ReactNode
}

function Group({ words, unnamed, children }: GroupProps) {
  return (
    <fieldset className="grid min-w-0 content-start gap-2">
      <legend className={unnamed ? 'sr-only' : 'font-semibold'}>{words.name}</legend>
      <p className="text-caption text-muted">{words.meaning}</p>
      {children}
    </fieldset>
  )
}

// ——— Pay tables ——————————————————————————————————————————————————————————————————————————————————————————

function Pays(props: Props<Field<'pays'>>) {
  const words = fieldWords(props.game, props.field)
  return (
    <Group words={words} unnamed={props.unnamed ?? false}>
      <Presets {...props} />
      <div className="grid">
        {props.field.hands.map((hand) => (
          <Pay
            key={hand.id}
            {...props}
            name={handWords(props.game, props.field, hand)}
            path={[...props.field.path, hand.id]}
          />
        ))}
      </div>
    </Group>
  )
}

function Pay({
  name,
  path,
  ...props
}: Props<Field<'pays'>> & { readonly name: string; readonly path: readonly string[] }) {
  const id = useId()
  const { text, problem, set } = useRule(props, path)
  return (
    <div className="grid gap-1 border-t py-1 first:border-t-0">
      <label className="flex items-center gap-3">
        <span className="mr-auto text-small">{name}</span>
        <Input
          inputMode="decimal"
          {...useTyped(text, set)}
          aria-label={ruleFields.toOne(fieldWords(props.game, props.field).name, name)}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : id}
          className="w-24 text-right font-semibold"
        />
        <span aria-hidden="true" className="w-7 text-caption text-muted">
          {props.field.prizes ? ruleFields.for1 : ruleFields.to1}
        </span>
      </label>
      <Problem id={id}>{problem}</Problem>
    </div>
  )
}

/** The pay tables that casinos are known to use, to choose from. */
function Presets({ game, hold, field }: Props<Field<'pays'>>) {
  const { texts, change } = hold
  const presets = game.presets.filter(({ table }) => table === field.path.at(-1))
  if (presets.length < 2) return null
  const matches = ({ pays }: PayPreset): boolean =>
    field.hands.every(({ id }) => plainNumber(ruleText(game, texts, [...field.path, id])) === String(pays[id] ?? 0))
  const choose = (id: string): void => {
    const preset = presets.find((one) => one.id === id)
    if (!preset) return
    change(
      field.hands.reduce(
        (now, { id }) => editRule(game, now, [...field.path, id], String(preset.pays[id] ?? 0)),
        texts,
      ),
    )
  }
  const current = presets.find(matches)
  return (
    <Select
      aria-label={ruleFields.knownTables(fieldWords(game, field).name)}
      value={current?.id ?? ''}
      options={presets.map(({ id }) => ({ value: id, name: payTableWords(game, id) }))}
      none={current ? undefined : ruleFields.ownTable}
      onChoose={choose}
    />
  )
}

// ——— Other rules —————————————————————————————————————————————————————————————————————————————————————————

function Choice(props: Props<Field<'choice'>>) {
  const id = useId()
  const { field } = props
  const words = fieldWords(props.game, field)
  const { text, problem, set } = useRule(props, field.path)
  const choices = choicesOf(words, field, text, problem === undefined)
  const known = choices.some(({ value }) => value === text)
  return (
    <Group words={words}>
      <Select
        aria-label={words.name}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : id}
        value={known ? text : ''}
        options={choices}
        none={known ? undefined : ruleFields.chooseOne}
        onChoose={set}
      />
      <Problem id={id}>{problem}</Problem>
    </Group>
  )
}

function Several(props: Props<Field<'several'>>) {
  const id = useId()
  const { field } = props
  const { text, problem, set } = useRule(props, field.path)
  const chosen = text === '' ? [] : text.split('_')
  const toggle = (value: string): void => {
    const next = field.options
      .map((option) => String(option.value))
      .filter((one) => (one === value) !== chosen.includes(one))
    set(next.join('_'))
  }
  return (
    <Group words={fieldWords(props.game, field)}>
      <div className="flex flex-wrap gap-x-5" aria-describedby={problem === undefined ? undefined : id}>
        {field.options.map((option) => (
          <Checkbox
            key={option.value}
            checked={chosen.includes(String(option.value))}
            onChange={() => toggle(String(option.value))}
          >
            {valueWords(props.game, field, option.value)}
          </Checkbox>
        ))}
      </div>
      <Problem id={id}>{problem}</Problem>
    </Group>
  )
}

function PlainNumber(props: Props<Field<'number'>>) {
  const words = fieldWords(props.game, props.field)
  const id = useId()
  const { text, problem, set } = useRule(props, props.field.path)
  const odds = isPay(props.field) && problem === undefined ? payInWords(Number(plainNumber(text))) : null
  return (
    <Group words={words}>
      <div className="flex items-center gap-3">
        <Input
          aria-label={words.name}
          inputMode={props.field.whole ? 'numeric' : 'decimal'}
          {...useTyped(text, set)}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined && odds === null ? undefined : id}
          className="min-w-0 flex-1"
        />
        {odds !== null && (
          <span id={id} className="text-small whitespace-nowrap text-muted">
            {odds}
          </span>
        )}
      </div>
      <Problem id={id}>{problem}</Problem>
    </Group>
  )
}

function Switch(props: Props<Field<'switch'>>) {
  const words = fieldWords(props.game, props.field)
  const { text, set } = useRule(props, props.field.path)
  return (
    <Group words={words}>
      <Checkbox checked={text === 'yes'} onChange={(event) => set(event.target.checked ? 'yes' : 'no')}>
        {words.name}
      </Checkbox>
    </Group>
  )
}
