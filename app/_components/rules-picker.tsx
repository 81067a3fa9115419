'use client'

import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { called } from '@/app/_languages/area'
import { ruleFields } from '@/app/_languages/english/rule-fields'
import { Popover } from '@/app/_ui/popover'
import type { AnyGame, Rules } from '@/lib/games/game'
import { makeRules, rulesPatch, type RulesPatch } from '@/lib/games/rules'
import { classes } from './classes'
import { ownRules } from './own-rules'
import { asVariant, ownNameIn, rulesInWords } from './rules-in-words'
import { setPreferences, usePreferences } from './preferences'
import { asTyped } from './typed-number'

/** The button of a picker within a line of text. */
export const PICKER =
  'inline-flex min-h-11 items-center rounded-key text-left underline decoration-line-strong decoration-dotted underline-offset-4 hover:text-ink md:min-h-6'

/** What is chosen, and the arrow that says there is more: after the last word where two lines are needed. */
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

/** The rules in use, and the game's own variants to choose from. Rules changed in the address are listed and can be put back. */
export function RulesPicker({ game, rules: inForce, onChoose }: Props) {
  const rules = asVariant(game, inForce)
  const changed = Object.keys(rulesPatch(game, rules).patch).length > 0
  if (game.variants.length === 1 && !changed) return <span>{rulesInWords(game, rules)}</span>
  return (
    <Popover
      label={ruleFields.inUse}
      buttonClassName={PICKER}
      button={<PickerText>{rulesInWords(game, rules)}</PickerText>}
      className="w-80 p-4"
    >
      {(close) => (
        <div className="grid gap-2">
          <Variants
            game={game}
            rules={rules}
            onChoose={(chosen) => {
              close()
              onChoose(chosen)
            }}
          />
          <OwnRules game={game} rules={rules} />
          {changed && <Changes game={game} patch={rulesPatch(game, rules).patch} />}
        </div>
      )}
    </Popover>
  )
}

function Variants({ game, rules, onChoose }: Props) {
  const name = useId()
  const current = makeRules(game, rules)
  return (
    <fieldset className="grid gap-1">
      <legend className="px-2 pb-1 text-caption text-muted">{ruleFields.choose}</legend>
      {game.variants.map((variant) => {
        const chosen = makeRules(game, variant.rules) === current
        return (
          <label
            key={variant.id}
            className={classes(
              'flex min-h-11 cursor-pointer items-center gap-3 rounded-option px-2 hover:bg-ink/4',
              chosen && 'font-strong',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={chosen}
              onChange={() => onChoose(variant.rules)}
              className="h-4 w-4 flex-none accent-best"
            />
            {called(variant.name)}
          </label>
        )
      })}
    </fieldset>
  )
}

/** Makes the rules in use the ones that are in force where an address says none. */
function OwnRules({ game, rules }: { readonly game: AnyGame; readonly rules: Rules }) {
  const kept = usePreferences().rules
  const text = makeRules(game, rules)
  if (ownRules(game, kept) === text) return <p className="px-2 text-caption text-muted">{ruleFields.yours}</p>
  return (
    <button
      type="button"
      onClick={() => setPreferences({ rules: { ...kept, [game.id]: text } })}
      className="link min-h-11 px-2 text-left text-small"
    >
      {ruleFields.makeYours}
    </button>
  )
}

/** What a choice of one's own is called: its text is for machines. */
function ownName(game: AnyGame, value: unknown): string | undefined {
  return game.ruleFields.map((field) => ownNameIn(field, value)).find((name) => name !== undefined)
}

const nameOfPath = (path: readonly string[]): string =>
  path
    .filter((part) => part !== 'pays')
    .map((part) => called(part.replaceAll('-', ' ')))
    .join(', ')

/** `{ pays: { blind: { flush: 2 } } }` as “pays, blind, flush: 2”. */
function flat(game: AnyGame, patch: RulesPatch, path: readonly string[] = []): readonly string[] {
  return Object.entries(patch).flatMap(([key, value]) => {
    const at = [...path, key]
    const record = typeof value === 'object' && value !== null && !Array.isArray(value)
    return record
      ? flat(game, value as RulesPatch, at)
      : [
          `${nameOfPath(at)}: ${Array.isArray(value) ? value.join(', ') : (ownName(game, value) ?? asTyped(String(value)))}`,
        ]
  })
}

function Changes({ game, patch }: { readonly game: AnyGame; readonly patch: RulesPatch }) {
  return (
    <div className="border-t px-2 pt-2 text-caption text-muted">
      <p>{ruleFields.changedHere}</p>
      <ul>
        {flat(game, patch).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
