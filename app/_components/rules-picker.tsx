'use client'

import { ChevronDown } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useId, useState } from 'react'
import { called } from '@/app/_languages/area'
import { ruleFields } from '@/app/_languages/english/rule-fields'
import type { AnyGame, RuleField, Rules } from '@/lib/games/game'
import { makeRules, rulesPatch, type RulesPatch, valueAt } from '@/lib/games/rules'
import { withUsualSides } from '@/lib/games/usual-tables'
import { classes } from './classes'
import { ownRules } from './own-rules'
import { setPreferences, usePreferences } from './preferences'
import { asTyped } from './typed-number'

interface Props {
  readonly game: AnyGame
  readonly rules: Rules
  readonly onChoose: (rules: Rules) => void
}

/** A variant with the usual table on its side bets, as that variant: nothing was changed of it. */
const asVariant = (game: AnyGame, rules: Rules): Rules =>
  (game.variants.find((one) => makeRules(game, withUsualSides(game, one.rules as Rules)) === makeRules(game, rules))
    ?.rules as Rules | undefined) ?? rules

/** Which rules are in use, in a few words: “5-4-1”, “5-4-1, changed”; with a choice of one’s own, “House way: Crown, table 4”. */
export function rulesInWords(game: AnyGame, inForce: Rules): string {
  const rules = asVariant(game, inForce)
  const { variant, patch } = rulesPatch(game, rules)
  const own = ownChoice(game, rules)
  const name = own
    ? `${called(own.field)}: ${called(own.name)}`
    : called(game.variants.find(({ id }) => id === variant)?.name ?? variant)
  return Object.keys(patch).length === (own ? 1 : 0) ? name : ruleFields.changed(name)
}

/** The choice of one's own that the rules hold, by the name it has. */
function ownChoice(game: AnyGame, rules: Rules): { readonly field: string; readonly name: string } | undefined {
  for (const field of game.ruleFields) {
    const name = ownNameIn(field, valueAt(rules, field.path))
    if (name !== undefined) return { field: field.name, name }
  }
  return undefined
}

/** The rules in use, and the game's own variants to choose from. Rules changed in the address are listed and can be put back. */
export function RulesPicker({ game, rules: inForce, onChoose }: Props) {
  const rules = asVariant(game, inForce)
  const [open, setOpen] = useState(false)
  const choose = (chosen: Rules): void => {
    setOpen(false)
    onChoose(chosen)
  }
  const changed = Object.keys(rulesPatch(game, rules).patch).length > 0
  if (game.variants.length === 1 && !changed) return <span>{rulesInWords(game, rules)}</span>
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className="inline-flex min-h-11 items-center rounded-key text-left underline decoration-line-strong decoration-dotted underline-offset-4 hover:text-ink min-[700px]:min-h-6">
        {/* Where two lines are needed, the arrow stands after the last word. */}
        <span className="leading-tight text-balance">
          {rulesInWords(game, rules)}
          <ChevronDown size={14} aria-hidden="true" className="ml-1 inline" />
        </span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={4}
          collisionPadding={12}
          aria-label={ruleFields.inUse}
          className="z-40 grid w-[320px] gap-2 rounded-panel border bg-raised p-4 shadow-panel"
        >
          <Variants game={game} rules={rules} onChoose={choose} />
          <OwnRules game={game} rules={rules} />
          {changed && <Changes game={game} patch={rulesPatch(game, rules).patch} />}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
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
              chosen && 'font-[550]',
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

function ownNameIn(field: RuleField, value: unknown): string | undefined {
  const own = field.kind === 'choice' ? field.own : undefined
  return own && typeof value === 'string' && value.startsWith(own.begins) ? own.nameOf(value) : undefined
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
