'use client'

import { dealerSchool, exam as words, wayHands } from '@/app/_languages/words'
import { variantName } from '@/app/_settings/rules-in-words'
import { Checkbox, Input, Select } from '@/app/_ui/field'
import { X } from 'lucide-react'
import { startTransition, useId } from 'react'
import { chooseVariant } from '@/app/_settings/rule-texts'
import { Button, TextButton } from '@/app/_ui/button'
import { classes } from '@/app/_ui/classes'
import { gameOf, loadSchoolGames } from '@/lib/teaching/dealer-school/games'
import { PillRow } from '@/app/_ui/pill-row'
import { clauseInWords, wayInWords } from '@/app/house-ways/_parts/clause-words'
import { Part } from '@/app/house-ways/editor/controls'
import { useSaved } from '@/app/house-ways/editor/saved'
import { disputesOf } from '@/lib/teaching/dealer-school/disputes/disputes'
import { ROUNDINGS } from '@/lib/teaching/dealer-school/table/chips'
import { lonelyRulesOf } from '@/lib/teaching/dealer-school/table/house'
import { GAME_IDS } from '@/lib/games/ids'
import { GAME_NAMES } from '@/lib/games/names'
import { byFamily, KNOWN_WAYS } from '@/lib/engines/pai-gow/index'
import type { Problem } from '@/lib/result'
import { HouseChoices, HouseTables, LimitFields } from '../_parts/house-fields'
import { useChosenGame } from '../_parts/school-games'
import { OwnDisputes } from './own-disputes'
import {
  type FormState,
  gamesOf,
  paysCommission,
  type PartForm,
  SAMPLE,
  subjects,
  textsOf,
  withChange,
  withoutPart,
  withPart,
} from './form-state'

interface Props {
  readonly form: FormState
  readonly problem: Problem | undefined
  readonly onForm: (change: (now: FormState) => FormState) => void
  readonly onSeed: () => void
}

/** The exam's fields: its parts, those of the open part, and those of the whole exam. */
export function Fields({ form, problem, onForm, onSeed }: Props) {
  const part = form.parts[form.at]!
  const onPart = (change: Partial<PartForm>): void => onForm((now) => withChange(now, change))
  const [subject, choose] = useChosenGame(
    part.subject,
    (one) => onPart({ subject: one }),
    (one) => (one === 'house-way' ? [] : [part.game]),
  )
  const field = (
    name: 'questions' | 'weight' | 'partMinutes' | 'minutes' | 'pass',
    label: string,
    value: string,
    onValue: (value: string) => void,
  ) => (
    <label key={name} className="grid content-end gap-1">
      <span className="text-caption text-muted">{label}</span>
      <Input
        value={value}
        inputMode="numeric"
        onChange={({ target }) => onValue(target.value.trim())}
        aria-invalid={problem?.at === name}
        className="w-full"
      />
    </label>
  )
  return (
    <>
      <Parts form={form} onForm={onForm} />
      <PillRow label={words.subject} pills={subjects()} chosen={subject} onChoose={choose} />
      <SubjectFields key={form.at} part={part} problem={problem} onPart={onPart} />
      <div className="grid grid-cols-2 gap-2 md:grid-cols-4">
        {field('questions', words.questions, part.questions, (questions) => onPart({ questions }))}
        {form.parts.length > 1 && field('weight', words.weight, part.weight, (weight) => onPart({ weight }))}
        {form.parts.length > 1 &&
          field('partMinutes', words.partMinutes, part.minutes, (minutes) => onPart({ minutes }))}
        {field('minutes', words.minutes, form.minutes, (minutes) => onForm((now) => ({ ...now, minutes })))}
        {field('pass', words.passMark, form.pass, (pass) => onForm((now) => ({ ...now, pass })))}
      </div>
      <label className="grid gap-1">
        <span className="text-caption text-muted">{words.house}</span>
        <Input
          value={form.house}
          onChange={({ target: { value: house } }) => onForm((now) => ({ ...now, house }))}
          aria-invalid={problem?.at === 'house'}
          autoComplete="organization"
          className="w-full"
        />
      </label>
      <Seed form={form} problem={problem} onForm={onForm} onSeed={onSeed} />
    </>
  )
}

function Seed({ form, problem, onForm, onSeed }: Props) {
  const id = useId()
  return (
    <div className="grid grid-cols-rest-auto items-end gap-2">
      <label className="grid gap-1" htmlFor={id}>
        <span className="text-caption text-muted">{words.seed}</span>
        <Input
          id={id}
          value={form.seed}
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target: { value } }) => onForm((now) => ({ ...now, seed: value.trim().toLowerCase() }))}
          aria-invalid={problem?.at === 'seed'}
          className="w-full"
        />
      </label>
      <Button look="quiet" onClick={onSeed} className="min-h-11! px-3! py-2! text-small">
        {words.another}
      </Button>
    </div>
  )
}

/** A button for each part, which opens its fields, and buttons to add and remove parts. */
function Parts({ form, onForm }: Pick<Props, 'form' | 'onForm'>) {
  const names = Object.fromEntries(subjects().map(({ id, name }) => [id, name]))
  const sample = (): void =>
    startTransition(async () => {
      await loadSchoolGames(gamesOf(SAMPLE))
      startTransition(() => onForm((now) => ({ ...now, parts: SAMPLE, at: 0 })))
    })
  return (
    <div className="grid gap-2">
      {form.parts.length > 1 && (
        <ol aria-label={words.parts} className="grid gap-1">
          {form.parts.map(({ subject, questions, weight }, i) => (
            <li key={i} className="grid grid-cols-rest-auto items-center gap-2">
              <button
                type="button"
                aria-pressed={i === form.at}
                onClick={() => onForm((now) => ({ ...now, at: i }))}
                className={classes(
                  'min-h-11 rounded-option border px-3 py-2 text-left text-small',
                  i === form.at ? 'border-ink font-strong' : 'border-line-strong hover:bg-ink/5',
                )}
              >
                {words.partOf(
                  i + 1,
                  words.aboutPart(Number(questions) || 0, names[subject]!),
                  words.pointsEach(Number(weight) || 0),
                )}
              </button>
              <TextButton aria-label={words.removePart(i + 1)} onClick={() => onForm((now) => withoutPart(now, i))}>
                <X size={18} aria-hidden="true" />
              </TextButton>
            </li>
          ))}
        </ol>
      )}
      <p className="flex flex-wrap gap-x-5">
        <TextButton onClick={() => onForm(withPart)} className="text-small">
          {words.addPart}
        </TextButton>
        {form.parts.length === 1 && (
          <TextButton onClick={sample} className="text-left text-small">
            {words.mixedSample}
          </TextButton>
        )}
      </p>
    </div>
  )
}

interface PartProps {
  readonly part: PartForm
  readonly problem: Problem | undefined
  readonly onPart: (change: Partial<PartForm>) => void
}

function SubjectFields(props: PartProps) {
  switch (props.part.subject) {
    case 'house-way':
      return <WayFields {...props} />
    case 'payouts':
    case 'foul':
      return <GameFields {...props} />
    case 'disputes':
      return <DisputeFields {...props} />
  }
}

const WHOSE = { site: 'site', own: 'own' } as const

function DisputeFields({ part: { game, isOwn, own }, problem, onPart }: PartProps) {
  const [shown, choose] = useChosenGame(game, (id) => onPart({ game: id }))
  return (
    <>
      <Part name={dealerSchool.game}>
        <Select
          aria-label={dealerSchool.game}
          value={shown}
          options={GAME_IDS.map((value) => ({ value, name: GAME_NAMES[value] }))}
          onChoose={choose}
          className="w-full"
        />
      </Part>
      <PillRow
        label={words.whoseDisputes}
        pills={[
          { id: WHOSE.site, name: words.disputesOfSite },
          { id: WHOSE.own, name: words.disputesOfOwn },
        ]}
        chosen={isOwn ? WHOSE.own : WHOSE.site}
        onChoose={(whose) => onPart({ isOwn: whose === WHOSE.own })}
      />
      {isOwn ? (
        <OwnDisputes own={own} problem={problem} onOwn={(next) => onPart({ own: next })} />
      ) : (
        <p className="text-small text-muted">{words.cases(disputesOf(game).length)}</p>
      )}
    </>
  )
}

const OWN_CHOICE = 'chosen'

function WayFields({ part: { way, asked }, onPart }: PartProps) {
  const ways = [...KNOWN_WAYS, ...useSaved().ways]
  const families = byFamily(way.clauses)
  const isChosen = asked !== 'all' && !asked.startsWith('family.')
  const chosen = isChosen ? asked.split('.') : []
  const toggle = (clause: string): void => {
    const next = chosen.includes(clause) ? chosen.filter((one) => one !== clause) : [...chosen, clause]
    // The last one can't be removed, because an exam must ask something.
    if (next.length > 0) onPart({ asked: next.join('.') })
  }
  const options = [
    { value: 'all', name: words.everyClauseRare },
    ...families.map(({ family }) => ({ value: `family.${family.id}`, name: wayHands.families[family.id] })),
    { value: OWN_CHOICE, name: words.chosenClauses },
  ]
  return (
    <>
      <Part name={dealerSchool.houseWay}>
        <Select
          aria-label={dealerSchool.houseWay}
          value={String(ways.findIndex(({ id }) => id === way.id))}
          options={ways.map((one, i) => ({ value: String(i), name: wayInWords(one) }))}
          onChoose={(at) => onPart({ way: ways[Number(at)]!, asked: 'all' })}
          className="w-full"
        />
      </Part>
      <Part name={dealerSchool.whatIsAsked}>
        <Select
          aria-label={dealerSchool.whatIsAsked}
          value={isChosen ? OWN_CHOICE : asked}
          options={options}
          onChoose={(text) => onPart({ asked: text === OWN_CHOICE ? way.clauses[0]!.id : text })}
          className="w-full"
        />
      </Part>
      {isChosen && (
        <Part name={words.clauses}>
          <div className="max-h-100 overflow-y-auto rounded-option border p-3 text-small">
            {way.clauses.map(({ id, sentence }) => (
              <Checkbox key={id} checked={chosen.includes(id)} onChange={() => toggle(id)}>
                <span>
                  <b className="font-semibold">{id}</b> {clauseInWords(sentence)}
                </span>
              </Checkbox>
            ))}
          </div>
        </Part>
      )}
    </>
  )
}

function GameFields({ part, onPart }: PartProps) {
  const game = gameOf(part.game)
  const [shown, choose] = useChosenGame(part.game, (id) => onPart({ game: id }))
  const { variants } = game
  const texts = textsOf(part)
  return (
    <>
      <Part name={dealerSchool.game}>
        <Select
          aria-label={dealerSchool.game}
          value={shown}
          options={GAME_IDS.map((value) => ({ value, name: GAME_NAMES[value] }))}
          onChoose={choose}
          className="w-full"
        />
      </Part>
      {variants.length > 1 && (
        <Part name={words.rules}>
          <Select
            aria-label={words.rules}
            value={texts.variant}
            options={variants.map(({ id }) => ({ value: id, name: variantName(game, id) }))}
            onChoose={(id) => onPart({ rules: chooseVariant(game, texts, id) })}
            className="w-full"
          />
        </Part>
      )}
      <HouseTables game={part.game} texts={texts} onTexts={(rules) => onPart({ rules })} />
      {part.subject === 'payouts' && paysCommission(part) && (
        <Part name={dealerSchool.commission}>
          <Select
            aria-label={dealerSchool.commission}
            value={part.rounding}
            options={ROUNDINGS.map(({ id, says }) => ({ value: id, name: dealerSchool.rounding(id, says) }))}
            onChoose={(rounding) => onPart({ rounding })}
            className="w-full"
          />
        </Part>
      )}
      {part.subject === 'payouts' && (
        <div className="grid gap-3 text-small">
          <LimitFields key={part.game} limits={part.limits} onLimits={(limits) => onPart({ limits })} />
          <HouseChoices
            choices={lonelyRulesOf(part.game)}
            chosen={part.settles}
            onChoose={(settles) => onPart({ settles })}
          />
        </div>
      )}
    </>
  )
}
