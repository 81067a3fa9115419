'use client'

import { betName } from '@/app/_felt/names'
import { fieldWords, rulesInWords, variantName, winsWords } from '@/app/_settings/rules-in-words'
import { Select } from '@/app/_ui/field'
import { TextButton } from '@/app/_ui/button'
import { ChevronDown } from 'lucide-react'
import { Link } from '@/app/_ui/link'
import { useState } from 'react'
import { Figure } from '@/app/_solver/figure'
import { percent, plain, whole } from '@/app/_languages/format'
import { ProgressLine } from '@/app/_ui/progress-line'
import { RuleInput, type RulesHold } from '@/app/_settings/rule-input'
import { chooseVariant, joinRules, type RuleTexts, usualRules } from '@/app/_settings/rule-texts'
import { type Asked, useSolver } from '@/app/_solver/use-solver'
import { calculator, numbers, ruleFields } from '@/app/_languages/words'
import { problemInWords } from '@/app/_ui/problem-words'
import { evValue } from '@/lib/game/ev'
import type { AnyGame, RuleField, Rules } from '@/lib/game/game'
import type { Ev } from '@/lib/game/solution'
import { isUnknownTable } from '@/lib/game/side-bets/usual-tables'
import { type FormHold, useFormHold } from './read'

const edge = (ev: Ev): string => percent(-evValue(ev))

/**
 * Placeholder of a figure until it is known. Progress is shown as a bar, because a percentage here would look like the
 * house edge.
 */
export function Pending({
  asked,
}: {
  readonly asked: Pick<Asked<unknown>, 'status' | 'progress' | 'problem' | 'retry'>
}) {
  if (asked.status !== 'failed')
    return (
      <span className="grid h-[1.5em] w-28 content-center">
        <ProgressLine done={asked.progress} label={calculator.workingOut} />
      </span>
    )
  return (
    <TextButton onClick={asked.retry} className="text-small font-book tracking-normal">
      {asked.problem ? problemInWords(asked.problem) : calculator.notWorkedOut} {calculator.tryAgain}
    </TextButton>
  )
}

interface FigureProps {
  readonly game: AnyGame
  readonly rules: Rules
  /** False until the hand itself is solved, which comes first. */
  readonly enabled: boolean
}

/** The figures of the whole game under the current rules. */
function WholeFigure({ game, rules, enabled }: FigureProps) {
  const asked = useSolver('whole', { game: game.id, rules }, { channel: 'calculator-whole', enabled })
  const figures = asked.value
  if (!figures) {
    return (
      <dl>
        <Figure label={calculator.edgeOfRules}>
          <Pending asked={asked} />
        </Figure>
      </dl>
    )
  }
  const bet = evValue(figures.averageBet)
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      <Figure label={calculator.edgeOfRules} after={calculator.ofUnit(numbers.unit(game.unit))}>
        {edge(figures.ev)}
      </Figure>
      <Figure label={calculator.risk} after={calculator.ofAllBet}>
        {percent(-evValue(figures.ev) / bet)}
      </Figure>
      <Figure label={calculator.averageBet} after={numbers.units(game.unit)}>
        {plain(bet, 2)}
      </Figure>
    </dl>
  )
}

/** A side bet under its pay table. Each has its own worker, so that none waits for another. */
function SideFigure({ game, rules, bet, enabled }: FigureProps & { readonly bet: string }) {
  const isUnknown = isUnknownTable(game, rules, bet)
  const asked = useSolver(
    'side',
    { game: game.id, rules, bet },
    { channel: `calculator-side-${bet}`, enabled: enabled && !isUnknown },
  )
  const figures = asked.value
  if (isUnknown) return <p className="text-small text-muted">{calculator.prizesUnknown}</p>
  if (!figures) {
    return (
      <dl>
        <Figure label={calculator.edge}>
          <Pending asked={asked} />
        </Figure>
      </dl>
    )
  }
  const hits = figures.hits.filter(({ pay }) => pay > 0).reduce((sum, { ways }) => sum + ways, 0)
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      <Figure label={calculator.edge} after={calculator.ofBet}>
        {edge(figures.ev)}
      </Figure>
      <Figure label={calculator.wins} after={calculator.outOf(whole(hits), whole(figures.deals))}>
        {percent(hits / figures.deals)}
      </Figure>
    </dl>
  )
}

interface EditorProps {
  /** Whether the hand is being solved. The figures of the whole game wait for its first answer. */
  readonly busy: boolean
}

/** True from the first render in which nothing was being solved. */
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

/** The link to the side bet's own page with the current rules. */
function sideBetHref(game: AnyGame, rules: RuleTexts, bet: string): string {
  const text = joinRules(game, rules)
  return `/${game.id}/side-bets?${new URLSearchParams({ bet, ...(text === '' ? {} : { rules: text }) }).toString()}`
}

/**
 * The rules and pay tables of the player's table. Every change is solved at once; invalid input shows a problem beside
 * its field.
 */
export function RulesEditor({ busy }: EditorProps) {
  const free = useOnceFree(busy)
  const hold = useFormHold()
  const { game, form, reading } = hold
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
          <span className="ml-auto text-small text-muted max-[30rem]:hidden">{rulesInWords(game, reading.rules)}</span>
          <ChevronDown size={18} aria-hidden="true" className={open ? 'shrink-0 rotate-180' : 'shrink-0'} />
        </button>
      </h2>
      {open && (
        <div id="rules" className="grid gap-6 border-t px-4 py-5 md:px-5.5">
          {problem !== undefined && (
            <p role="alert" className="text-small break-words text-blunder-ink">
              {problem}
            </p>
          )}
          <Top changed={changed} free={free} />
          <Fields fields={game.ruleFields.filter((field) => field.bet === undefined)} />
          {game.sideBets.map((bet) => (
            <section
              key={bet.id}
              aria-labelledby={`side-${bet.id}`}
              className="grid items-start gap-x-10 gap-y-4 border-t pt-5 min-[40rem]:grid-cols-2"
            >
              <div className="grid gap-3">
                <div className="grid gap-1">
                  <h3 id={`side-${bet.id}`} className="text-large/snug font-semibold">
                    {betName(game, bet.id)}
                  </h3>
                  <p className="text-small text-muted">{winsWords(game, bet.id)}</p>
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
                      unnamed={fieldWords(game, field).name === betName(game, bet.id)}
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

function Top({ changed, free }: { readonly changed: boolean; readonly free: boolean }) {
  const { game, form, reading, change } = useFormHold()
  const problem = reading.ruleProblems.variant
  return (
    <div className="flex flex-wrap items-end gap-x-8 gap-y-4">
      {game.variants.length > 1 && (
        <label className="grid gap-1 text-caption text-muted">
          {calculator.variant}
          <Select
            value={game.variants.some(({ id }) => id === form.rules.variant) ? form.rules.variant : game.variants[0].id}
            options={game.variants.map(({ id }) => ({ value: id, name: variantName(game, id) }))}
            aria-invalid={problem !== undefined}
            aria-describedby={problem === undefined ? undefined : 'variant-problem'}
            onChoose={(variant) => change({ ...form, rules: chooseVariant(game, form.rules, variant) })}
          />
        </label>
      )}
      <WholeFigure game={game} rules={reading.rules as Rules} enabled={free} />
      {changed && (
        <TextButton onClick={() => change({ ...form, rules: usualRules(game) })} className="ml-auto text-small">
          {ruleFields.usualRules}
        </TextButton>
      )}
      {problem !== undefined && (
        <p id="variant-problem" role="alert" className="w-full text-caption break-words text-blunder-ink">
          {problem}
        </p>
      )}
    </div>
  )
}

function Fields({ fields }: { readonly fields: readonly RuleField[] }) {
  const hold = useFormHold()
  return (
    <div className="grid items-start gap-x-10 gap-y-6 min-[40rem]:grid-cols-2">
      {fields.map((field) => (
        <RuleInput key={field.path.join('.')} game={hold.game} hold={rulesOf(hold)} field={field} />
      ))}
    </div>
  )
}
