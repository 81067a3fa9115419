'use client'

import { arrangeWords } from '@/app/_felt/names'
import { variantName } from '@/app/_settings/rules-in-words'
import { Input, Select } from '@/app/_ui/field'
import { TextButton } from '@/app/_ui/button'
import { Heading } from '@/app/_ui/heading'
import { Link } from '@/app/_ui/link'
import { useId, type ReactNode } from 'react'
import { inSentence } from '@/app/_felt/cards-in-text'
import { Panel } from '@/app/_ui/panel'
import { PillRow } from '@/app/_ui/pill-row'
import { isPace, isStake, setPreferences } from '@/app/_settings/preferences'
import { chooseVariant, joinRules, usualRules } from '@/app/_settings/rule-texts'
import { useTyped } from '@/app/_ui/use-typed-number'
import { messagesOf } from '@/app/_languages/messages'
import { numbers, risk, ruleFields } from '@/app/_languages/words'
import { type NumberName, readNumber, withText } from './read'
import type { RiskHold } from './use-risk'

/** The session: stake, pace, length, bankroll, rules and strategy. Problems are shown at their fields. */
export function Fields({ hold }: { readonly hold: RiskHold }) {
  const { game, form, change } = hold
  return (
    <Panel>
      <Heading>{risk.session}</Heading>
      <div className="grid grid-cols-2 gap-x-3 gap-y-3.5">
        <NumberField
          hold={hold}
          name="stake"
          label={risk.stake(numbers.unit(game.unit))}
          after={hold.preferences.currency}
        />
        <NumberField hold={hold} name="bankroll" label={risk.bankroll} after={hold.preferences.currency} />
        <div className="col-span-2 -mb-2">
          <PillRow
            label={risk.howLong}
            pills={[
              { id: 'hours', name: risk.byHours },
              { id: 'rounds', name: risk.byRounds },
            ]}
            chosen={form.by}
            onChoose={(by) => change({ ...form, by, notice: null })}
          />
        </div>
        {form.by === 'hours' ? (
          <>
            <NumberField hold={hold} name="hours" label={risk.hours} />
            <NumberField hold={hold} name="pace" label={risk.pace} />
          </>
        ) : (
          <NumberField hold={hold} name="rounds" label={risk.rounds} />
        )}
      </div>
      <RulesFields hold={hold} />
    </Panel>
  )
}

interface NumberProps {
  readonly hold: RiskHold
  readonly name: NumberName
  readonly label: string
  readonly after?: string
}

function NumberField({ hold: { form, change, reading }, name, label, after }: NumberProps) {
  const id = useId()
  const problem = reading.problems[name]
  const type = (text: string): void => {
    change(withText(form, name, text))
    const value = readNumber(text)
    if (name === 'stake' && isStake(value)) setPreferences({ stake: value })
    if (name === 'pace' && isPace(value)) setPreferences({ pace: value })
  }
  const typed = useTyped(reading.texts[name], type)
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="text-caption text-muted">
        {label}
        {after !== undefined && <span>, {after}</span>}
      </label>
      <Input
        id={id}
        inputMode="decimal"
        value={typed.value}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        onChange={typed.onChange}
        className="w-full"
      />
      {problem !== undefined && (
        <p id={`${id}-problem`} role="alert" className="text-caption text-blunder-ink">
          {problem}
        </p>
      )}
    </div>
  )
}

function RulesFields({ hold: { game, standard, form, change, reading } }: { readonly hold: RiskHold }) {
  const rules = joinRules(game, form.rules)
  const ways = (game.strategies ?? []).filter(({ id }) => standard.ways.includes(id))
  return (
    <div className="grid gap-3.5 border-t pt-3.5">
      {game.variants.length > 1 && (
        <Choice
          label={risk.rules}
          value={game.variants.some(({ id }) => id === form.rules.variant) ? form.rules.variant : game.variants[0].id}
          options={game.variants.map(({ id }) => ({ id, name: variantName(game, id) }))}
          onChoose={(id) => change({ ...form, rules: chooseVariant(game, form.rules, id), notice: null })}
        />
      )}
      {ways.length > 0 && (
        <Choice
          label={risk.played}
          value={reading.play ?? ''}
          options={[
            { id: '', name: usualWay(game) },
            ...ways.map(({ id }) => ({ id, name: messagesOf(game).way(id).name })),
          ]}
          onChoose={(play) => change({ ...form, play, notice: null })}
        >
          {reading.problems.play !== undefined && (
            <p role="alert" className="text-caption break-words text-mistake-ink">
              {reading.problems.play}
            </p>
          )}
        </Choice>
      )}
      <p className="flex flex-wrap gap-x-4 text-small">
        <Link
          href={`/${game.id}/pay-tables${rules === '' ? '' : `?${new URLSearchParams({ rules }).toString()}`}`}
          className="link inline-flex min-h-11 items-center"
        >
          {risk.changePays}
        </Link>
        {rules !== '' && (
          <TextButton onClick={() => change({ ...form, rules: usualRules(game) })}>{ruleFields.usualRules}</TextButton>
        )}
      </p>
    </div>
  )
}

/**
 * How the game is played if no strategy is chosen: by best play, or, if hands are set, by the house way that the game
 * suggests.
 */
export const usualWay = (game: RiskHold['game']): string =>
  game.arrange ? risk.byWay(inSentence(arrangeWords(game).suggestedBy)) : risk.bestPlay

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly id: string; readonly name: string }[]
  readonly onChoose: (id: string) => void
  readonly children?: ReactNode
}

function Choice({ label, value, options, onChoose, children }: ChoiceProps) {
  return (
    <div className="grid gap-1">
      <label className="grid gap-1 text-caption text-muted">
        {label}
        <Select
          value={value}
          options={options.map(({ id, name }) => ({ value: id, name }))}
          onChoose={onChoose}
          className="w-full"
        />
      </label>
      {children}
    </div>
  )
}
