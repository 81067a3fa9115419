'use client'

import { actionName, betName } from '@/app/_felt/names'
import { TextButton } from '@/app/_ui/button'
import { Checkbox, Select } from '@/app/_ui/field'
import { ArrowDown } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { CardPicker, type Whereabouts } from '@/app/_felt/card-picker'
import { CardsInText } from '@/app/_felt/cards-in-text'
import { signedEv } from '@/app/_solver/ev-format'
import { OutcomeChart, SidesBar } from '@/app/_charts/outcome-chart'
import { TitledPanel } from '@/app/_ui/panel'
import { PillRow } from '@/app/_ui/pill-row'
import { useTaughtGame } from '@/app/_solver/use-fetched'
import { useSolution, useWarmSolver } from '@/app/_solver/use-solver'
import { messagesOf } from '@/app/_languages/messages'
import { calculator } from '@/app/_languages/words'
import { filled } from '@/app/_languages/filled'
import type { Card } from '@/lib/cards/card'
import { isForfeited } from '@/lib/game/side-bets/forfeited'
import { DEAD_FIELD, enteredIn } from '@/lib/game/enter'
import type { AnyGame, SpotField } from '@/lib/game/game'
import type { Solution } from '@/lib/game/solution'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { Answer } from './answer'
import { CardField } from './card-field'
import { TableWithEyes } from './eyes'
import { nameOf } from './eyes-words'
import {
  addDead,
  cardsFields,
  emptyForm,
  exampleFor,
  type Form,
  readChoices,
  sidesIn,
  textOf,
  toggleCard,
  toggleSide,
  typeText,
  writeChoices,
} from './form'
import { FormHeld, inSentence, type Reading, useForm, useFormHold } from './read'
import { RulesEditor } from './rules-editor'
import { useWarmEyes } from './use-eyes'

/** The game's name and the page's title. */
function Heading({ name }: { readonly name: string }) {
  return (
    <h1 className="calculator-wide font-serif text-heading/title font-semibold tracking-title md:text-title">
      {name}: <span className="text-copy font-normal tracking-normal text-muted md:text-minor">{calculator.title}</span>
    </h1>
  )
}

/** The fields of a spot that aren't cards: switches, choices and lists of choices. */
function OtherFields() {
  const { game, form, reading, change } = useFormHold()
  const fields = game.fields.filter((field) => field.kind !== 'cards')
  if (fields.length === 0) return null
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-2">
      {fields.map((field) => {
        const problem = reading.problems[field.id]
        const set = (value: string): void => change({ ...typeText(game, form, field.id, value), active: form.active })
        return (
          <div key={field.id} className="grid gap-1">
            <Input game={game} field={field} form={form} set={set} />
            {problem !== undefined && (
              <p role="alert" className="text-caption text-blunder-ink">
                {problem}
              </p>
            )}
          </div>
        )
      })}
    </div>
  )
}

/** The side bets placed. They are asked for if a fold loses one of them at this table: otherwise they decide nothing. */
function PlacedSides() {
  const { game, form, reading, change } = useFormHold()
  if (!game.sideBets.some(({ id }) => isForfeited(reading.rules, id))) return null
  const placed = sidesIn(game, form)
  return (
    <fieldset className="flex flex-wrap gap-x-6 gap-y-1">
      <legend className="text-caption text-muted">{calculator.placedSides}</legend>
      {game.sideBets.map(({ id }) => (
        <Checkbox key={id} checked={id in placed} onChange={() => change(toggleSide(game, form, id))}>
          {betName(game, id)}
        </Checkbox>
      ))}
    </fieldset>
  )
}

interface InputProps {
  readonly game: AnyGame
  readonly field: SpotField
  readonly form: Form
  readonly set: (text: string) => void
}

function Input({ game, field, form, set }: InputProps) {
  const text = textOf(form, field.id)
  const said = enteredIn(messagesOf(game), field)
  const options = ('options' in field ? field.options : []).map(({ value }) => ({
    value: String(value),
    name: said.options?.[value] ?? String(value),
  }))
  switch (field.kind) {
    case 'cards':
      return null
    case 'switch':
      return (
        <Checkbox
          checked={text === '' ? field.byDefault : text === 'yes'}
          onChange={(event) => set(event.target.checked === field.byDefault ? '' : event.target.checked ? 'yes' : 'no')}
        >
          {said.name}
        </Checkbox>
      )
    case 'choice':
      return (
        <Choice
          name={said.name}
          options={options}
          value={text === '' ? String(field.byDefault) : text}
          onChange={set}
        />
      )
    case 'choices': {
      const choices = readChoices(form, field)
      if (choices.length === 0) return null
      return (
        <fieldset className="flex flex-wrap gap-x-6 gap-y-1">
          <legend className="text-caption text-muted">{said.name}</legend>
          {choices.map((choice, i) => (
            <Choice
              key={field.each[i]}
              name={messagesOf(game).stages[field.each[i]!]!}
              options={options}
              value={String(choice)}
              onChange={(value) => set(writeChoices(field, choices.with(i, Number(value))))}
            />
          ))}
        </fieldset>
      )
    }
  }
}

function Choice({
  name,
  options,
  value,
  onChange,
}: {
  readonly name: string
  readonly options: readonly { readonly value: string; readonly name: string }[]
  readonly value: string
  readonly onChange: (value: string) => void
}) {
  return (
    <label className="max-w-full min-w-0 flex-wrap flex min-h-11 items-center gap-2.5">
      {name}
      <Select className="max-w-full" value={value} options={options} onChoose={onChange} />
    </label>
  )
}

const CHANNEL = 'calculator'

/** A game's calculator: enter any decision and see what each option is worth. It knows the game only by its fields. */
function Calculator({ game }: { readonly game: AnyTaughtGame }) {
  useWarmSolver(CHANNEL, game.id)
  const hold = useForm(game)
  const { form, reading } = hold
  const [isInUse, setInUse] = useState(false)
  const use = (): void => setInUse(true)
  useWarmEyes(game, reading.rules, isInUse, reading.state === null)
  const solver = useSolution<string>(game.id, reading.rules, reading.state, { channel: CHANNEL })
  const answer = useRef<HTMLElement>(null)
  const fields = cardsFields(game)
  const main = fields.filter((field) => field !== DEAD_FIELD)
  return (
    <FormHeld value={hold}>
      <div className="calculator">
        <Heading name={game.name} />
        <section
          aria-label={calculator.theCards}
          onPointerOver={use}
          onFocus={use}
          className="calculator-form grid content-start gap-2.5 md:gap-3"
        >
          {form.notice !== null && (
            <p
              role="alert"
              className="rounded-option border border-mistake bg-mistake/8 px-4 py-3 text-small break-words"
            >
              {form.notice}
            </p>
          )}
          <div className="felt-surface grid gap-3 rounded-box px-2.5 py-3 md:gap-4 text-felt-ink md:rounded-panel md:px-6 md:py-5">
            <div className="flex flex-wrap gap-x-2 gap-y-4 md:gap-x-7">
              {main.map((field) => (
                <CardField key={field.id} field={field} />
              ))}
            </div>
            <CardField field={DEAD_FIELD} />
          </div>
          <OtherFields />
          <PlacedSides />
          <Picker />
        </section>
        <Answer ref={answer} game={game} reading={reading} solver={solver} />
        {solver.solution && reading.state !== null && hasOutcomes(solver.solution) && (
          <Spread game={game} solution={solver.solution} />
        )}
        {solver.solution && reading.state !== null && (
          <TableWithEyes
            game={game}
            rules={reading.rules}
            state={reading.state}
            solution={solver.solution}
            onDead={(cards) => hold.change(addDead(form, cards))}
          />
        )}
        <RulesEditor busy={solver.status === 'solving'} />
        <AnswerBar game={game} reading={reading} solution={solver.solution} answer={answer} />
      </div>
    </FormHeld>
  )
}

const anySeed = (): string => String(crypto.getRandomValues(new Uint32Array(1))[0])

const BESIDE = 'px-1.5 text-caption whitespace-nowrap md:text-small'

function Picker() {
  const { game, form, reading, change } = useFormHold()
  const { cards, copies } = game.deck(reading.rules)
  const field = cardsFields(game).find(({ id }) => id === form.active) ?? DEAD_FIELD
  const own = reading.cards[field.id] ?? []
  const dealt = cardsFields(game)
    .filter(({ of }) => of === undefined)
    .flatMap(({ id }) => reading.cards[id] ?? [])
  const whereabouts = (card: Card): Whereabouts => {
    if (copies === 1 && own.includes(card)) return 'here'
    if (field.of !== undefined) return reading.cards[field.of]?.includes(card) ? 'free' : 'used'
    return dealt.filter((one) => one === card).length >= copies ? 'used' : 'free'
  }
  const left = (card: Card): number | undefined => {
    const out = dealt.filter((one) => one === card).length
    return copies > 1 && out > 0 ? copies - out : undefined
  }
  return (
    <div className="grid gap-1 md:gap-1.5">
      <div className="flex items-center gap-x-2">
        <p className="mr-auto pl-0.5 text-caption text-muted" aria-live="polite">
          {filled(calculator.tapFor, { field: <b className="font-semibold text-ink">{inSentence(game, field)}</b> })}
        </p>
        <TextButton onClick={() => change(exampleFor(game, form, anySeed()))} className={BESIDE}>
          {calculator.random}
        </TextButton>
        <TextButton onClick={() => change(emptyForm(game, form.rules))} className={BESIDE}>
          {calculator.clear}
        </TextButton>
      </div>
      <CardPicker
        cards={[...cards]}
        whereabouts={whereabouts}
        left={left}
        onToggle={(card) => change(toggleCard(game, form, card, copies))}
        label={calculator.cardsFor(inSentence(game, field))}
      />
    </div>
  )
}

interface Props {
  readonly game: AnyGame
  readonly reading: Reading
  readonly solution: Solution<string> | null
  readonly answer: RefObject<HTMLElement | null>
}

/** Whether enough of an element is on the screen to be read. */
function useInSight(element: RefObject<HTMLElement | null>): boolean {
  const [inSight, setInSight] = useState(true)
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? true), {
      rootMargin: '0px 0px -120px 0px',
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return inSight
}

/**
 * On a phone the answer is below the cards. This bar shows its first line at the bottom edge until the answer itself is
 * visible.
 */
function AnswerBar({ game, reading, solution, answer }: Props) {
  const inSight = useInSight(answer)
  const top = solution?.options.find((option) => option.action === solution.best[0])
  if (inSight || reading.state === null || !solution || !top) return null
  return (
    <a
      href="#answer"
      className="fixed inset-x-0 bottom-0 z-20 flex min-h-14 animate-appear items-center gap-3 bg-raised px-4 pt-1 pb-[max(4px,env(safe-area-inset-bottom))] shadow-bar 4xl:hidden"
    >
      <span className="rounded-full bg-best/12 px-2 py-px text-micro font-semibold text-best-ink">
        {calculator.best}
      </span>
      <span className="min-w-0 font-semibold">
        <CardsInText>{nameOf(game, solution.best)}</CardsInText>
      </span>
      <span className="text-muted tabular-nums">{signedEv(top.ev)}</span>
      <span className="ml-auto flex shrink-0 items-center gap-1.5 text-small text-best-ink">
        {calculator.seeWhy} <ArrowDown size={16} aria-hidden="true" />
      </span>
    </a>
  )
}

interface SpreadProps {
  readonly game: AnyGame
  readonly solution: Solution<string>
}

/** Whether it is known how the round ends with each option. With side bets it sometimes isn't. */
const hasOutcomes = ({ options }: Solution<string>): boolean => options.every(({ outcomes }) => outcomes.length > 0)

/** How the round ends with each option: the shares lost, even and won, then every net result of one option. */
function Spread({ game, solution }: SpreadProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const option = solution.options.find(({ action }) => action === (chosen ?? solution.best[0])) ?? solution.options[0]
  const name = (action: string): string => actionName(game, action)
  if (!option) return null
  return (
    <TitledPanel id="spread" title={calculator.howItEnds} className="calculator-spread">
      <div className="grid gap-3.5">
        {solution.options.map(({ action, outcomes }) => (
          <SidesBar key={action} name={name(action)} outcomes={outcomes} />
        ))}
      </div>
      <div className="grid grid-cols-1 gap-2 border-t pt-3">
        <PillRow
          label={calculator.everyNet}
          pills={solution.options.map(({ action }) => ({ id: action, name: name(action) }))}
          chosen={option.action}
          onChoose={setChosen}
        />
        <OutcomeChart
          outcomes={option.outcomes}
          unit={game.unit}
          name={name(option.action)}
          {...(solution.deals === undefined ? {} : { deals: solution.deals })}
        />
      </div>
    </TitledPanel>
  )
}

/** The hand is in the address, which only the browser knows. The server sends the heading and an empty table. */
export function CalculatorLoader({ gameId, gameName }: { readonly gameId: string; readonly gameName: string }) {
  const game = useTaughtGame(gameId)
  return game ? <Calculator game={game} /> : <Waiting gameName={gameName} />
}

function Waiting({ gameName }: { readonly gameName: string }) {
  return (
    <div className="calculator min-h-svh content-start noscript:min-h-0" aria-busy="true">
      <Heading name={gameName} />
      <div className="calculator-form felt-surface min-h-75 rounded-box md:rounded-panel" />
      <noscript>
        <p className="text-small text-muted">{calculator.needsScript}</p>
      </noscript>
    </div>
  )
}
