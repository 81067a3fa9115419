'use client'

import { gameOf } from '@/lib/teaching/dealer-school/games'
import { useId } from 'react'
import { Button } from '@/app/_components/button'
import { PillRow } from '@/app/_components/pill-row'
import { called } from '@/app/_languages/area'
import { dealerSchool } from '@/app/_languages/english/dealer-school'
import { exam as words } from '@/app/_languages/english/exam'
import { Chips, INPUT, Part, Select } from '@/app/house-ways/editor/controls'
import { useSaved } from '@/app/house-ways/editor/saved'
import { DISPUTES } from '@/lib/teaching/dealer-school/disputes'
import { usualTable } from '@/lib/teaching/dealer-school/board'
import { ROUNDINGS } from '@/lib/teaching/dealer-school/chips'
import { takesCommission } from '@/lib/teaching/dealer-school/exam'
import type { Rules } from '@/lib/games/game'
import { GAME_IDS, GAME_NAMES } from '@/lib/games/ids'
import { makeRules } from '@/lib/games/rules'
import { withUsualSides } from '@/lib/games/usual-tables'
import { byFamily, KNOWN_WAYS } from '@/lib/engines/pai-gow/index'
import type { Problem } from '@/lib/result'
import { useChosenGame } from '../_parts/school-games'
import { type FormState, subjects, tableOf } from './form-state'

interface Props {
  readonly form: FormState
  readonly problem: Problem | undefined
  readonly onForm: (change: Partial<FormState>) => void
  readonly onSeed: () => void
}

const NUMBERS = [
  { field: 'questions', word: 'questions' },
  { field: 'minutes', word: 'minutes' },
  { field: 'pass', word: 'passMark' },
] as const

/** The exam's fields. */
export function Fields({ form, problem, onForm, onSeed }: Props) {
  const id = useId()
  const [subject, choose] = useChosenGame(
    form.subject,
    (one) => onForm({ subject: one }),
    (one) => (one === 'payouts' || one === 'foul' ? [form.game] : []),
  )
  return (
    <>
      <PillRow label={words.subject} pills={subjects()} chosen={subject} onChoose={choose} />
      <SubjectFields form={form} onForm={onForm} />
      <div className="grid grid-cols-3 gap-2">
        {NUMBERS.map(({ field, word }) => (
          <label key={field} className="grid content-end gap-1">
            <span className="text-caption text-muted">{words[word]}</span>
            <input
              value={form[field]}
              inputMode="numeric"
              autoComplete="off"
              onChange={({ target: { value } }) => onForm({ [field]: value.trim() })}
              aria-invalid={problem?.at === field}
              className={`${INPUT} tabular-nums ${problem?.at === field ? 'border-2 border-blunder' : ''}`}
            />
          </label>
        ))}
      </div>
      <div className="grid grid-cols-rest-auto items-end gap-2">
        <label className="grid gap-1" htmlFor={id}>
          <span className="text-caption text-muted">{words.seed}</span>
          <input
            id={id}
            value={form.seed}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target: { value } }) => onForm({ seed: value.trim().toLowerCase() })}
            aria-invalid={problem?.at === 'seed'}
            className={`${INPUT} ${problem?.at === 'seed' ? 'border-2 border-blunder' : ''}`}
          />
        </label>
        <Button look="quiet" onClick={onSeed} className="min-h-11! px-3! py-2! text-small">
          {words.another}
        </Button>
      </div>
    </>
  )
}

type PartProps = Pick<Props, 'form' | 'onForm'>

function SubjectFields(props: PartProps) {
  switch (props.form.subject) {
    case 'house-way':
      return <WayFields {...props} />
    case 'payouts':
    case 'foul':
      return <GameFields {...props} />
    case 'disputes':
      return <p className="text-small text-muted">{words.cases(DISPUTES.length)}</p>
  }
}

const OWN_CHOICE = 'chosen'

function WayFields({ form, onForm }: PartProps) {
  const { way, asked } = form
  const ways = [...KNOWN_WAYS, ...useSaved().ways]
  const families = byFamily(way.clauses)
  const isChosen = asked !== 'all' && !asked.startsWith('family.')
  const chosen = isChosen ? asked.split('.') : []
  const toggle = (clause: string): void => {
    const next = chosen.includes(clause) ? chosen.filter((one) => one !== clause) : [...chosen, clause]
    // The last one stays: an exam asks something.
    if (next.length > 0) onForm({ asked: next.join('.') })
  }
  const options = [
    { value: 'all', name: words.everyClauseRare },
    ...families.map(({ family }) => ({ value: `family.${family.id}`, name: called(family.name) })),
    { value: OWN_CHOICE, name: words.chosenClauses },
  ]
  return (
    <>
      <Part name={dealerSchool.houseWay}>
        <Select
          label={dealerSchool.houseWay}
          value={String(ways.findIndex(({ id }) => id === way.id))}
          options={ways.map(({ name }, i) => ({ value: String(i), name }))}
          onChoose={(at) => onForm({ way: ways[Number(at)]!, asked: 'all' })}
        />
      </Part>
      <Part name={dealerSchool.whatIsAsked}>
        <Select
          label={dealerSchool.whatIsAsked}
          value={isChosen ? OWN_CHOICE : asked}
          options={options}
          onChoose={(text) => onForm({ asked: text === OWN_CHOICE ? way.clauses[0]!.id : text })}
        />
      </Part>
      {isChosen && (
        <Part name={words.clauses}>
          <Chips chips={way.clauses.map(({ id }) => ({ value: id, name: id }))} chosen={chosen} onToggle={toggle} />
        </Part>
      )}
    </>
  )
}

function GameFields({ form, onForm }: PartProps) {
  const game = gameOf(form.game)
  const [shown, choose] = useChosenGame(form.game, (id) => onForm(usualTable(id)))
  const { variants } = game
  const text = makeRules(game, tableOf(form).rules)
  const chosen =
    variants.find(({ rules }) => makeRules(game, withUsualSides(game, rules as Rules)) === text) ?? variants[0]
  return (
    <>
      <Part name={dealerSchool.game}>
        <Select
          label={dealerSchool.game}
          value={shown}
          options={GAME_IDS.map((value) => ({ value, name: GAME_NAMES[value] }))}
          onChoose={choose}
        />
      </Part>
      {variants.length > 1 && (
        <Part name={words.rules}>
          <Select
            label={words.rules}
            value={chosen.id}
            options={variants.map(({ id, name }) => ({ value: id, name: called(name) }))}
            onChoose={(id) =>
              onForm({ rules: withUsualSides(game, variants.find((one) => one.id === id)!.rules as Rules) })
            }
          />
        </Part>
      )}
      {form.subject === 'payouts' && takesCommission(form.game) && (
        <Part name={dealerSchool.commission}>
          <Select
            label={dealerSchool.commission}
            value={form.rounding}
            options={ROUNDINGS.map(({ id, says }) => ({ value: id, name: dealerSchool.rounding(id, says) }))}
            onChoose={(rounding) => onForm({ rounding })}
          />
        </Part>
      )}
    </>
  )
}
