'use client'

import {
  chosenWords,
  fieldWords,
  ownNameIn,
  payTableWords,
  rulesInWords,
  valueWords,
  variantName,
} from './rules-in-words'
import { betName } from '@/app/_felt/names'
import { TextButton } from '@/app/_ui/button'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { ruleFields } from '@/app/_languages/words'
import { Popover } from '@/app/_ui/popover'
import type { AnyGame, RuleField, Rules } from '@/lib/game/game'
import { type Json, makeRules, rulesPatch, type RulesPatch } from '@/lib/game/rules'
import { applyPreset, mainRules, presetIn, sidePresets, withSideTables } from '@/lib/game/side-bets/usual-tables'
import { classes } from '@/app/_ui/classes'
import { Tick } from '@/app/_ui/field'
import { ownRules } from './own-rules'
import { setPreferences, usePreferences } from './preferences'
import { asTyped } from '@/app/_ui/typed-number'
import { lowerFirst } from '@/lib/text'

/** Classes for the button of a picker in a line of text. */
export const PICKER =
  'inline-flex min-h-11 items-center rounded-key text-left underline decoration-line-strong decoration-dotted underline-offset-4 hover:text-ink md:min-h-6'

/** The current choice with an arrow after its last word, even if it takes two lines. */
export function PickerText({ children }: { readonly children: string }) {
  return (
    <span className="leading-tight text-balance">
      {children}
      <ChevronDown size={14} aria-hidden="true" className="ml-1 inline" />
    </span>
  )
}

interface Props {
  readonly game: AnyGame
  readonly rules: Rules
  readonly onChoose: (rules: Rules) => void
}

/**
 * The current rules, and the game's variants and the known tables of its side bets to choose from. Other changes in the
 * address are listed.
 */
export function RulesPicker({ game, rules, onChoose }: Props) {
  const tabled = game.sideBets.filter(({ id }) => sidePresets(game, id).length > 1)
  const { patch } = rulesPatch(game, rules)
  const changed = Object.keys(patch).length > 0
  if (game.variants.length === 1 && tabled.length === 0 && !changed) return <span>{rulesInWords(game, rules)}</span>
  return (
    <Popover
      label={ruleFields.inUse}
      buttonClassName={PICKER}
      button={<PickerText>{rulesInWords(game, rules)}</PickerText>}
      className="max-h-[70dvh] w-80 overflow-y-auto p-4"
    >
      {(close) => {
        const choose = (chosen: Rules): void => {
          close()
          onChoose(chosen)
        }
        return (
          <div className="grid gap-2">
            {game.variants.length > 1 && <Variants game={game} rules={rules} onChoose={choose} />}
            {tabled.map(({ id }) => (
              <SideTables key={id} bet={id} game={game} rules={rules} onChoose={choose} />
            ))}
            <OwnRules game={game} rules={rules} />
            {changed && <Changes game={game} patch={patch} />}
          </div>
        )
      }}
    </Popover>
  )
}

function Variants({ game, rules, onChoose }: Props) {
  const name = useId()
  const current = makeRules(game, mainRules(game, rules))
  return (
    <fieldset className="grid gap-1">
      <legend className="px-2 pb-1 text-caption text-muted">{ruleFields.choose}</legend>
      {game.variants.map((variant) => (
        <Radio
          key={variant.id}
          name={name}
          checked={makeRules(game, variant.rules) === current}
          onChoose={() => onChoose(withSideTables(game, variant.rules, rules))}
        >
          {variantName(game, variant.id)}
        </Radio>
      ))}
    </fieldset>
  )
}

/** The known tables of a side bet. */
function SideTables({ bet, game, rules, onChoose }: Props & { readonly bet: string }) {
  const name = useId()
  const now = presetIn(game, rules, bet)
  return (
    <fieldset className="grid gap-1">
      <legend className="px-2 pb-1 text-caption text-muted">{ruleFields.tablesOf(betName(game, bet))}</legend>
      {sidePresets(game, bet).map((preset) => (
        <Radio
          key={preset.id}
          name={name}
          checked={preset === now}
          onChoose={() => onChoose(applyPreset(rules, preset))}
        >
          {payTableWords(game, preset.id)}
        </Radio>
      ))}
    </fieldset>
  )
}

interface RadioProps {
  readonly name: string
  readonly checked: boolean
  readonly onChoose: () => void
  readonly children: string
}

const Radio = ({ name, checked, onChoose, children }: RadioProps) => (
  <label
    className={classes(
      'flex min-h-11 cursor-pointer items-center gap-3 rounded-option px-2 hover:bg-ink/4',
      checked && 'font-strong',
    )}
  >
    <Tick type="radio" name={name} checked={checked} onChange={onChoose} />
    <span className="min-w-0 break-words">{children}</span>
  </label>
)

/** A button that makes the current rules the reader's own, which apply if an address has none. */
function OwnRules({ game, rules }: { readonly game: AnyGame; readonly rules: Rules }) {
  const kept = usePreferences().rules
  const text = makeRules(game, rules)
  if (ownRules(game, kept) === text) return <p className="px-2 text-caption text-muted">{ruleFields.yours}</p>
  return (
    <TextButton
      onClick={() => setPreferences({ rules: { ...kept, [game.id]: text } })}
      className="px-2 text-left text-small"
    >
      {ruleFields.makeYours}
    </TextButton>
  )
}

/** The values of a rule that differ from the variant: “Blind, flush: 2”, “Soft 17: dealer stands”. */
function changesOf(game: AnyGame, field: RuleField, value: Json | undefined): readonly string[] {
  if (value === undefined) return []
  const { name } = fieldWords(game, field)
  switch (field.kind) {
    case 'pays':
      return Object.entries(value as Readonly<Record<string, number>>).map(
        ([hand, pay]) => `${name}, ${lowerFirst(valueWords(game, field, hand))}: ${asTyped(String(pay))}`,
      )
    case 'choice':
    case 'several':
      return [`${name}: ${ownNameIn(field, value) ?? lowerFirst(chosenWords(game, field, value))}`]
    case 'number':
      return [`${name}: ${asTyped(String(value))}`]
    case 'switch':
      return [`${name}: ${value === true ? ruleFields.yes : ruleFields.no}`]
  }
}

const inPatch = (patch: RulesPatch, path: readonly string[]): Json | undefined =>
  path.reduce<Json | undefined>((at, key) => (at as RulesPatch | undefined)?.[key], patch)

function Changes({ game, patch }: { readonly game: AnyGame; readonly patch: RulesPatch }) {
  return (
    <div className="border-t px-2 pt-2 text-caption text-muted">
      <p>{ruleFields.changedHere}</p>
      <ul>
        {game.ruleFields
          .flatMap((field) => changesOf(game, field, inPatch(patch, field.path)))
          .map((line) => (
            <li key={line}>{line}</li>
          ))}
      </ul>
    </div>
  )
}
