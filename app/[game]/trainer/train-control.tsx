'use client'

import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Button, ButtonLink } from '@/app/_ui/button'
import { decimal, money, withUnit } from '@/app/_languages/format'
import { Link } from '@/app/_ui/link'
import { Checkbox } from '@/app/_ui/field'
import { PillRow } from '@/app/_ui/pill-row'
import { DEFAULTS, setPreferences, usePreferences } from '@/app/_settings/preferences'
import { Sheet } from '@/app/_ui/dialog'
import { messagesOf } from '@/app/_languages/messages'
import { course, trainer } from '@/app/_languages/words'
import type { Rules } from '@/lib/game/game'
import { GAP_EDGES } from '@/lib/game/precomputed/skills'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { TEST_HANDS } from '@/lib/teaching/course/test'
import { closePerRound } from '@/lib/teaching/quiz/choose'
import { hasGrid } from '@/lib/teaching/quiz/grid'
import type { Plan } from '@/lib/teaching/quiz/plan'
import { type Draft, draftOf, draftTakesSeats, planOf, type Subject, takesBankroll } from './plan-draft'
import { oftenInWords, planName, subjectName, whenInWords } from './plan-words'
import {
  BankrollChoice,
  ClockChoice,
  LengthChoice,
  RadioRow,
  SeatsChoice,
  SkillList,
  type SubjectProps,
} from './session-choices'
import type { Training } from './use-training'

/** The choice of hands: as dealt at the table, or selected. */
function SubjectChoice(props: SubjectProps) {
  const { game, draft, training, onChange } = props
  const name = useId()
  const [first] = useState(draft)
  const row = (subject: Subject) => ({
    name,
    checked: draft.subject === subject,
    onChoose: () => onChange({ subject }),
  })
  const { drills } = messagesOf(game)
  const dealt = drills[game.drills[0].id]!
  return (
    <fieldset className="-mx-2 grid grid-cols-1 gap-0.5">
      <legend className="sr-only">{trainer.whichHands}</legend>
      <RadioRow {...row('dealt')} title={dealt.name} about={dealt.about} />
      {game.drills.length > 1 && (
        <RadioRow
          {...row('drill')}
          title={trainer.oneStage}
          about={(draft.subject === 'drill' ? drills[draft.drill]?.about : undefined) ?? trainer.drills}
        >
          <PillRow
            label={trainer.drill}
            pills={game.drills.slice(1).map(({ id }) => ({ id, name: drills[id]!.name, title: drills[id]!.about }))}
            chosen={draft.drill}
            onChoose={(id) => onChange({ drill: id })}
          />
        </RadioRow>
      )}
      <RadioRow {...row('due')} title={trainer.dueAgain} about={dueInWords(training)} />
      <RadioRow {...row('worth')} title={trainer.byValue} about={trainer.aboutByValue} />
      <div className="px-2 py-2">
        <LengthChoice draft={draft} onChange={onChange} />
      </div>
      <details open={usesMore(first)} className="group border-t px-2">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 font-strong">
          <span>
            {trainer.more}
            <span className="block text-caption font-normal text-muted">{moreInWords(game, draft)}</span>
          </span>
          <ChevronDown size={17} aria-hidden="true" className="shrink-0 text-muted group-open:rotate-180" />
        </summary>
        <div className="-mx-2 grid grid-cols-1 gap-0.5">
          <RadioRow {...row('close')} title={trainer.closeCalls} about={trainer.aboutCloseCalls}>
            <GapDial {...props} />
          </RadioRow>
          <RadioRow {...row('skill')} title={trainer.oneSkill} about={trainer.aboutOneSkill}>
            <SkillList {...props} />
          </RadioRow>
        </div>
        <div className="grid gap-4 py-2">
          <ClockChoice draft={draft} onChange={onChange} />
          {draftTakesSeats(game, draft) && <SeatsChoice draft={draft} onChange={onChange} />}
          {takesBankroll(game, draft) && <BankrollChoice game={game} draft={draft} onChange={onChange} />}
          <Habits />
        </div>
      </details>
    </fieldset>
  )
}

/** Preferences for every session, which are also in the settings. */
function Habits() {
  const { onward, sounds, dealing } = usePreferences()
  return (
    <div className="grid">
      <Checkbox checked={onward} onChange={(event) => setPreferences({ onward: event.currentTarget.checked })}>
        {trainer.byItself}
      </Checkbox>
      <Checkbox checked={sounds} onChange={(event) => setPreferences({ sounds: event.currentTarget.checked })}>
        {trainer.sounds}
      </Checkbox>
      <Checkbox
        checked={dealing !== 0}
        onChange={(event) => setPreferences({ dealing: event.currentTarget.checked ? DEFAULTS.dealing : 0 })}
      >
        {trainer.motion}
      </Checkbox>
    </div>
  )
}

/** Whether a choice under “More” is used. */
const usesMore = ({ subject, clock, seats, bankroll }: Draft): boolean =>
  subject === 'close' || subject === 'skill' || clock !== null || seats !== null || bankroll !== null

/** The names of the choices under “More”. */
const moreInWords = (game: AnyTaughtGame, draft: Draft): string =>
  [
    trainer.closeCalls,
    trainer.oneSkill,
    trainer.clock,
    ...(draftTakesSeats(game, draft) ? [trainer.seats] : []),
    ...(takesBankroll(game, draft) ? [trainer.bankroll] : []),
    trainer.soundsAndMotion,
  ].join(' · ')

function dueInWords({ due, log, stats, isLoading, now }: Training): string {
  if (log.status === 'opening' || (stats === null && isLoading)) return trainer.readingRecord
  if (due === null) return trainer.dueNotLoaded
  if (due.count === 0 && due.next === null) return trainer.dueNothingYet
  if (due.count === 0) return trainer.dueLater(whenInWords(due.next ?? now, now))
  return trainer.dueNow(due.count)
}

/** A slider for how close the decisions are, with how often such decisions occur at the table. */
function GapDial({ game, draft, training, onChange }: SubjectProps) {
  const id = useId()
  const { stake, currency } = usePreferences()
  const stop = GAP_EDGES.findIndex((edge) => edge >= draft.gap)
  const perRound = training.skills?.skills.reduce((sum, one) => sum + closePerRound(one, draft.gap), 0)
  const figure = trainer.atMost(withUnit(decimal(draft.gap), game.unit), money(draft.gap * stake, currency))
  return (
    <div className="grid gap-1 text-small">
      <label htmlFor={id} className="flex flex-wrap items-baseline justify-between gap-x-3">
        {trainer.gapDial} <b className="font-semibold tabular-nums">{figure}</b>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={GAP_EDGES.length - 1}
        step={1}
        value={stop < 0 ? GAP_EDGES.length - 1 : stop}
        aria-valuetext={figure}
        onChange={(event) => onChange({ gap: GAP_EDGES[Number(event.target.value)] ?? draft.gap })}
        className="h-11 w-full accent-best"
      />
      <p className="flex justify-between text-caption text-muted">
        <span>{trainer.closestEnd}</span>
        <span>{trainer.widestEnd}</span>
      </p>
      {perRound !== undefined && (
        <p className="text-caption text-muted tabular-nums">{trainer.thisCloseCome(oftenInWords(perRound))}</p>
      )}
    </div>
  )
}

interface Props {
  readonly game: AnyTaughtGame
  readonly rules: Rules
  readonly plan: Plan
  readonly training: Training
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onStart: (plan: Plan) => void
}

/** The button with the current plan, and the sheet to change it. */
export function TrainControl(props: Props) {
  const { game, rules, plan, open, onOpenChange } = props
  return (
    <>
      <button
        type="button"
        onClick={() => onOpenChange(true)}
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        aria-label={trainer.trained(planName(game, rules, plan))}
        className="group flex min-h-11 min-w-0 items-center text-note"
      >
        <span className="flex min-w-0 items-center gap-1.5 rounded-full bg-ink px-3.5 py-1.25 text-paper group-hover:bg-ink/90">
          <span className="truncate">{subjectName(game, rules, plan)}</span>
          <ChevronDown size={14} aria-hidden="true" className="shrink-0" />
        </span>
      </button>
      <Sheet open={open} onOpenChange={onOpenChange} title={trainer.whatToTrain}>
        <TrainForm {...props} />
      </Sheet>
    </>
  )
}

function TrainForm({ game, rules, plan, training, onOpenChange, onStart }: Props) {
  const [draft, setDraft] = useState(() => draftOf(game, plan))
  const [problem, setProblem] = useState('')
  const change = (part: Partial<Draft>): void => {
    setDraft({ ...draft, ...part })
    setProblem('')
  }
  const begin = (chosen: Plan): void => {
    onOpenChange(false)
    onStart(chosen)
  }
  const start = (): void => {
    const chosen = planOf(game, draft)
    if (chosen === null) return setProblem(trainer.chooseSkillFirst)
    begin(chosen)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        start()
      }}
      className="grid grid-cols-1 gap-5"
    >
      <nav aria-label={trainer.doors} className="flex flex-wrap gap-2">
        <ButtonLink href={`/${game.id}/learn`} look="quiet" className="min-w-min flex-1 px-2!">
          {trainer.learn}
        </ButtonLink>
        <Button
          look="quiet"
          className="min-w-min flex-1 px-2!"
          onClick={() => begin({ drill: game.drills[0].id, choice: 'mistakes' })}
        >
          {trainer.fixMistakes}
        </Button>
        <Button
          look="quiet"
          className="min-w-min flex-1 px-2!"
          onClick={() => begin({ drill: game.drills[0].id, choice: 'dealt', length: TEST_HANDS })}
        >
          {trainer.testMe}
        </Button>
      </nav>
      <h3 className="-mb-2 text-label tracking-[0.09em] text-muted uppercase">{trainer.practice}</h3>
      <SubjectChoice game={game} rules={rules} draft={draft} training={training} onChange={change} />
      {hasGrid(game) && (
        <p>
          <Link
            href={`/${game.id}/learn/grid`}
            prefetch={false}
            className="link inline-flex min-h-11 items-center text-small"
          >
            {course.toGrid}
          </Link>
        </p>
      )}
      <div className="sticky -bottom-5 -mx-5 -mb-5 grid gap-2 border-t bg-raised p-5 pt-4 md:-bottom-7 md:-mx-7 md:-mb-7 md:px-7">
        <p role="alert" className="text-caption text-blunder-ink empty:hidden">
          {problem}
        </p>
        <Button type="submit">{trainer.start}</Button>
      </div>
    </form>
  )
}
