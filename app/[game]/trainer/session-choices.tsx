'use client'

import { useId, type ReactNode, useMemo, useState } from 'react'
import { money } from '@/app/_languages/format'
import { Tick, Input } from '@/app/_ui/field'
import { PillRow } from '@/app/_ui/pill-row'
import { usePreferences } from '@/app/_settings/preferences'
import { numbers, trainer } from '@/app/_languages/words'
import type { AnyGame, Rules } from '@/lib/game/game'
import { isRight } from '@/lib/teaching/quiz/grade'
import type { Clock } from '@/lib/teaching/quiz/plan'
import { SEEN } from '@/lib/teaching/quiz/seats'
import { BANKROLLS, CLOCKS, LENGTHS, type Draft } from './plan-draft'
import { clockName, difficultyInWords, oftenInWords } from './plan-words'
import { skillName, stageName } from '@/app/_felt/names'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { CardsInText } from '@/app/_felt/cards-in-text'
import { classes } from '@/app/_ui/classes'
import type { GameSkills, SkillFigures } from '@/lib/game/precomputed/skills'
import { groupedBy } from '@/lib/teaching/quiz/fresh'
import type { AnswerRecord } from '@/lib/teaching/quiz/record'
import type { Training } from './use-training'

interface Props {
  readonly draft: Draft
  readonly onChange: (part: Partial<Draft>) => void
}

function Choice({
  title,
  note,
  children,
}: {
  readonly title: string
  readonly note: string
  readonly children: ReactNode
}) {
  return (
    <div className="grid grid-cols-1 gap-0.5">
      <h3 className="text-small font-strong">{title}</h3>
      {children}
      <p className="text-caption text-muted">{note}</p>
    </div>
  )
}

const ENDLESS = 'endless'

export function LengthChoice({ draft, onChange }: Props) {
  const pills = [
    { id: ENDLESS, name: trainer.endless },
    ...LENGTHS.map((length) => ({ id: String(length), name: String(length) })),
  ]
  return (
    <Choice title={trainer.handsChoice} note={trainer.aboutHands}>
      <PillRow
        label={trainer.handsChoice}
        pills={pills}
        chosen={draft.length === null ? ENDLESS : String(draft.length)}
        onChoose={(id) => onChange({ length: id === ENDLESS ? null : Number(id) })}
      />
    </Choice>
  )
}

const NO_CLOCK = 'none'

const clockNote = (clock: Clock | null): string => {
  if (clock === null) return trainer.aboutNoClock
  switch (clock.kind) {
    case 'decision':
      return `${trainer.aboutDecisionClock} ${trainer.clockStands}`
    case 'run':
      return `${trainer.aboutRun} ${trainer.clockStands}`
    case 'faultless':
      return trainer.aboutFaultless
  }
}

export function ClockChoice({ draft: { clock }, onChange }: Props) {
  const pills = [
    { id: NO_CLOCK, name: trainer.clockOff },
    ...CLOCKS.map((one) => ({ id: clockName(one), name: clockName(one) })),
  ]
  // A clock that only an address can set is shown with the others.
  const all =
    clock === null || pills.some(({ id }) => id === clockName(clock))
      ? pills
      : [...pills, { id: clockName(clock), name: clockName(clock) }]
  return (
    <Choice title={trainer.clock} note={clockNote(clock)}>
      <PillRow
        label={trainer.clock}
        pills={all}
        chosen={clock === null ? NO_CLOCK : clockName(clock)}
        onChoose={(id) =>
          onChange({ clock: CLOCKS.find((one) => clockName(one) === id) ?? (id === NO_CLOCK ? null : clock) })
        }
      />
    </Choice>
  )
}

const NO_SEATS = 'none'

/** Which other players' cards are shown. */
export function SeatsChoice({ draft: { seats }, onChange }: Props) {
  const pills = [
    { id: NO_SEATS, name: trainer.noSeats },
    { id: 'neighbors', name: trainer.neighbors },
    { id: 'all', name: trainer.allSeats },
  ]
  return (
    <Choice title={trainer.seats} note={seats === null ? trainer.aboutNoSeats : trainer.aboutSeats}>
      <PillRow
        label={trainer.seats}
        pills={pills}
        chosen={seats ?? NO_SEATS}
        onChoose={(id) => onChange({ seats: SEEN.find((one) => one === id) ?? null })}
      />
    </Choice>
  )
}

const NO_BANKROLL = 'none'

/** The bankroll, in money at the reader's own stake. */
export function BankrollChoice({ game, draft, onChange }: Props & { readonly game: AnyGame }) {
  const { stake, currency } = usePreferences()
  const pills = [
    { id: NO_BANKROLL, name: trainer.noBankroll },
    ...BANKROLLS.map((bets) => ({ id: String(bets), name: money(bets * stake, currency) })),
  ]
  const { bankroll } = draft
  const all =
    bankroll === null || BANKROLLS.some((bets) => bets === bankroll)
      ? pills
      : [...pills, { id: String(bankroll), name: money(bankroll * stake, currency) }]
  return (
    <Choice title={trainer.bankroll} note={trainer.aboutBankroll(money(stake, currency), numbers.unit(game.unit))}>
      <PillRow
        label={trainer.bankroll}
        pills={all}
        chosen={bankroll === null ? NO_BANKROLL : String(bankroll)}
        onChoose={(id) => onChange({ bankroll: id === NO_BANKROLL ? null : Number(id) })}
      />
    </Choice>
  )
}

/** A radio button with a description, and its further choices below once it is selected. */
export function RadioRow({
  name,
  title,
  about,
  checked,
  onChoose,
  children,
}: {
  readonly name: string
  readonly title: string
  readonly about: ReactNode
  readonly checked: boolean
  readonly onChoose: () => void
  readonly children?: ReactNode
}) {
  const id = useId()
  return (
    <div className="grid grid-cols-1">
      <label className="grid min-h-11 cursor-pointer grid-cols-auto-free items-baseline gap-x-3 rounded-option px-2 py-2 hover:bg-ink/4">
        <Tick
          type="radio"
          name={name}
          checked={checked}
          onChange={onChoose}
          aria-describedby={id}
          className="translate-y-0.5"
        />
        <span className="font-strong">{title}</span>
        <span id={id} className="col-start-2 text-caption text-muted tabular-nums">
          {about}
        </span>
      </label>
      {checked && children !== undefined && <div className="grid grid-cols-1 gap-2 pb-2 pl-9">{children}</div>}
    </div>
  )
}

/** The props of the choice of hands: the draft of the plan and the player's record. */
export interface SubjectProps {
  readonly game: AnyTaughtGame
  readonly rules: Rules
  readonly draft: Draft
  readonly training: Training
  readonly onChange: (part: Partial<Draft>) => void
}

/** How many skills are listed at once. The search narrows them. */
const SHOWN = 30

interface Row {
  readonly figures: SkillFigures
  readonly name: string
  readonly stage: string
  readonly asked: number
  readonly right: number
}

/** The skills under the current rules with their names and the player's record, the most frequent first. */
function rowsOf(
  game: AnyTaughtGame,
  rules: Rules,
  { skills }: GameSkills,
  answers: readonly AnswerRecord[],
): readonly Row[] {
  const bySkill = groupedBy(answers, ({ skill }) => skill)
  return skills
    .filter(({ skill }) => game.skillStage(rules, skill) !== undefined)
    .map((figures): Row => {
      const own = bySkill.get(figures.skill) ?? []
      return {
        figures,
        name: skillName(game, rules, figures.skill),
        stage: stageName(game, figures.stage),
        asked: own.length,
        right: own.filter(isRight).length,
      }
    })
}

const matches = (row: Row, words: readonly string[]): boolean =>
  words.every((word) => `${row.name} ${row.stage} ${row.figures.skill}`.toLowerCase().includes(word))

/** A searchable list of the game's skills: how often each occurs, how hard it is, and the player's record. */
export function SkillList({ game, rules, draft, training, onChange }: SubjectProps) {
  const [text, setText] = useState('')
  const id = useId()
  const { skills, log } = training
  const rows = useMemo(
    () => (skills ? rowsOf(game, rules, skills, log.answers) : []),
    [game, rules, skills, log.answers],
  )
  if (skills === null)
    return (
      <p className="text-small text-muted">{training.isLoading ? trainer.loadingSkills : trainer.skillsNotLoaded}</p>
    )
  const found = rows.filter((row) => matches(row, text.toLowerCase().split(/\s+/)))
  const chosen = rows.filter(({ figures }) => figures.skill === draft.skill)
  const shown = [...chosen, ...found.filter((row) => !chosen.includes(row))].slice(0, SHOWN)
  return (
    <div className="grid grid-cols-1 gap-2">
      <label htmlFor={id} className="sr-only">
        {trainer.searchSkills}
      </label>
      <Input
        id={id}
        type="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder={trainer.searchCount(rows.length)}
        className="w-full"
      />
      <ul aria-label={trainer.skills} className="grid max-h-64 grid-cols-1 overflow-y-auto rounded-option border">
        {shown.map((row) => (
          <SkillRow
            key={row.figures.skill}
            row={row}
            unit={game.unit}
            chosen={chosen.includes(row)}
            onChoose={() => onChange({ skill: row.figures.skill })}
          />
        ))}
        {shown.length === 0 && <li className="p-3 text-small text-muted">{trainer.noSuchSkill}</li>}
      </ul>
      <div role="status" className="text-caption text-muted">
        {found.length > SHOWN ? trainer.mostFrequent(SHOWN, found.length) : trainer.found(found.length)}
      </div>
    </div>
  )
}

function SkillRow({
  row: { figures, name, stage, asked, right },
  unit,
  chosen,
  onChoose,
}: {
  readonly row: Row
  readonly unit: string
  readonly chosen: boolean
  readonly onChoose: () => void
}) {
  const record = asked === 0 ? trainer.notAsked : trainer.right(right, asked)
  return (
    <li className="border-b last:border-b-0">
      <button
        type="button"
        aria-pressed={chosen}
        onClick={onChoose}
        className={classes(
          'grid min-h-11 w-full px-3 py-2 text-left text-small',
          chosen ? 'bg-ink/8' : 'hover:bg-ink/4',
        )}
      >
        <span className="font-strong">
          <CardsInText>{name}</CardsInText>
        </span>
        <span className="text-caption text-muted tabular-nums">
          {[stage, oftenInWords(figures.perRound), difficultyInWords(figures, unit), record].join(' · ')}
        </span>
      </button>
    </li>
  )
}
