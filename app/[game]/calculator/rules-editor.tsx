'use client'

import { ChevronDown } from 'lucide-react'
import Link from 'next/link'
import { useState } from 'react'
import { rulesInWords } from '@/app/_components/rules-in-words'
import { called } from '@/app/_languages/area'
import { calculator } from '@/app/_languages/english/calculator'
import { ruleFields } from '@/app/_languages/english/rule-fields'
import type { AnyGame, RuleField, Rules } from '@/lib/games/game'
import { joinRules, chooseVariant, usualRules, type RuleTexts } from '@/app/_components/rule-texts'
import { RuleInput, type RulesHold } from '@/app/_components/rule-input'
import { SideFigure, WholeFigure } from './rule-figures'
import type { FormHold } from './use-form'

interface Props {
  readonly game: AnyGame
  readonly hold: FormHold
}

interface EditorProps extends Props {
  /** Whether the hand's own answer is being worked out: the figures of the whole game wait for the first one. */
  readonly busy: boolean
}

/** True from the first moment on in which there was nothing else to do. */
function useOnceFree(busy: boolean): boolean {
  const [free, setFree] = useState(false)
  if (!busy && !free) setFree(true)
  return free
}

const rulesOf = ({ form, reading, change }: FormHold): RulesHold => ({
  texts: form.rules,
  problems: reading.ruleProblems,
  change: (rules) => change({ ...form, rules }),
})

/** The side bet's own page, with the rules as they are here. */
function sideBetHref(game: AnyGame, rules: RuleTexts, bet: string): string {
  const text = joinRules(game, rules)
  return `/${game.id}/side-bets?${new URLSearchParams({ bet, ...(text === '' ? {} : { rules: text }) }).toString()}`
}

/** The rules and pay tables of the table one sits at. Each change is answered at once; one that cannot be read says so beside its field. */
export function RulesEditor({ game, hold, busy }: EditorProps) {
  const free = useOnceFree(busy)
  const { form, reading } = hold
  const changed = joinRules(game, form.rules) !== ''
  const [open, setOpen] = useState(changed)
  const problem = reading.ruleProblems.rules
  return (
    <section aria-label={calculator.rules} className="calculator-rules rounded-box border bg-raised md:rounded-panel">
      <h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls="rules"
          onClick={() => setOpen(!open)}
          className="flex min-h-15 w-full items-center gap-3 px-4 text-left md:px-5.5"
        >
          <span className="text-verdict font-semibold tracking-snug">{calculator.rules}</span>
          <span className="ml-auto text-small text-muted max-[480px]:hidden">{rulesInWords(game, reading.rules)}</span>
          <ChevronDown size={18} aria-hidden="true" className={open ? 'shrink-0 rotate-180' : 'shrink-0'} />
        </button>
      </h2>
      {open && (
        <div id="rules" className="grid gap-6 border-t px-4 py-5 md:px-5.5">
          {problem !== undefined && (
            <p role="alert" lang="en" className="text-small break-words text-blunder-ink">
              {problem}
            </p>
          )}
          <Top game={game} hold={hold} changed={changed} free={free} />
          <Fields game={game} hold={hold} fields={game.ruleFields.filter((field) => field.bet === undefined)} />
          {game.sideBets.map((bet) => (
            <section
              key={bet.id}
              aria-labelledby={`side-${bet.id}`}
              className="grid items-start gap-x-10 gap-y-4 border-t pt-5 min-[640px]:grid-cols-2"
            >
              <div className="grid gap-3">
                <div className="grid gap-1">
                  <h3 id={`side-${bet.id}`} className="text-large/snug font-semibold">
                    {called(bet.name)}
                  </h3>
                  <p className="text-small text-muted">{called(bet.about)}</p>
                </div>
                <SideFigure game={game} rules={reading.rules} bet={bet.id} enabled={free} />
                <Link href={sideBetHref(game, form.rules, bet.id)} className="link justify-self-start text-small">
                  {calculator.whereReturn}
                </Link>
              </div>
              <div className="grid gap-6">
                {game.ruleFields
                  .filter((field) => field.bet === bet.id)
                  .map((field) => (
                    <RuleInput
                      key={field.path.join('.')}
                      game={game}
                      hold={rulesOf(hold)}
                      field={field}
                      unnamed={field.name === bet.name}
                    />
                  ))}
              </div>
            </section>
          ))}
        </div>
      )}
    </section>
  )
}

function Top({ game, hold, changed, free }: Props & { readonly changed: boolean; readonly free: boolean }) {
  const { form, reading, change } = hold
  const problem = reading.ruleProblems.variant
  return (
    <div className="flex flex-wrap items-end gap-x-8 gap-y-4">
      {game.variants.length > 1 && (
        <label className="grid gap-1 text-caption text-muted">
          {calculator.variant}
          <select
            className="h-11 rounded-option border border-line-strong bg-paper px-3 text-body text-ink"
            value={game.variants.some(({ id }) => id === form.rules.variant) ? form.rules.variant : game.variants[0].id}
            aria-invalid={problem !== undefined}
            aria-describedby={problem === undefined ? undefined : 'variant-problem'}
            onChange={(event) => change({ ...form, rules: chooseVariant(game, form.rules, event.target.value) })}
          >
            {game.variants.map((variant) => (
              <option key={variant.id} value={variant.id}>
                {called(variant.name)}
              </option>
            ))}
          </select>
        </label>
      )}
      <WholeFigure game={game} rules={reading.rules as Rules} enabled={free} />
      {changed && (
        <button
          type="button"
          onClick={() => change({ ...form, rules: usualRules(game) })}
          className="link ml-auto min-h-11 text-small"
        >
          {ruleFields.usualRules}
        </button>
      )}
      {problem !== undefined && (
        <p id="variant-problem" role="alert" lang="en" className="w-full text-caption break-words text-blunder-ink">
          {problem}
        </p>
      )}
    </div>
  )
}

function Fields({ game, hold, fields }: Props & { readonly fields: readonly RuleField[] }) {
  return (
    <div className="grid items-start gap-x-10 gap-y-6 min-[640px]:grid-cols-2">
      {fields.map((field) => (
        <RuleInput key={field.path.join('.')} game={game} hold={rulesOf(hold)} field={field} />
      ))}
    </div>
  )
}
