'use client'

import { Input, Select, TextArea } from '@/app/_ui/field'
import { ArrowDown, ArrowUp, ChevronDown, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button, IconButton, TextButton } from '@/app/_ui/button'
import { classes } from '@/app/_ui/classes'
import { Notice } from '@/app/_ui/notice'
import { houseWays } from '@/app/_languages/words'
import { shareInWords } from '@/app/house-ways/_parts/share'
import { problemInWords } from '@/app/_ui/problem-words'
import {
  ALL,
  type Clause,
  type Condition,
  type Edit,
  type HouseWay,
  KNOWN_WAYS,
  newClause,
  sentenceOf,
  setAs,
  type SetAs,
  type WayCheck,
} from '@/lib/engines/pai-gow/index'
import type { Problem } from '@/lib/result'
import { ConditionForm, FrontForm } from './condition-form'
import { Part } from './controls'

/** The names of the form's texts, by the last part of a problem's place: `clauses[3].sentence`. */
const fieldNames = (): Readonly<Record<string, string>> => ({
  id: houseWays.id,
  name: houseWays.name,
  source: houseWays.source,
  note: houseWays.notes,
  sentence: houseWays.asSaid,
})

/** A problem with the way as a sentence that names the form's field, where the file's has its path. */
export function problemInForm(problem: Problem): string {
  const { says } = problem
  if (typeof says === 'string' || says.id !== 'way-part') return problemInWords(problem)
  const path = says.args.at
  const last = path.split('.').at(-1)!
  const field = last === 'id' && path !== 'id' ? houseWays.clause : fieldNames()[last]
  return problemInWords({ ...problem, says: { ...says, args: { ...says.args, at: field ?? path } } })
}

interface ClauseFormProps {
  readonly clause: Clause
  readonly onChange: (clause: Clause) => void
}

type Setting = 'front' | 'complete' | 'complete-with'

const settings = (): readonly { readonly value: Setting; readonly name: string }[] => [
  { value: 'front', name: houseWays.setsFront },
  { value: 'complete', name: houseWays.setsComplete },
  { value: 'complete-with', name: houseWays.setsCompleteWith },
]

const settingOf = (set: SetAs): Setting => (set.kind === 'front' ? 'front' : set.cards ? 'complete-with' : 'complete')

/** The form of a clause: its name and sentence, its conditions, and its setting. */
function ClauseForm({ clause, onChange }: ClauseFormProps) {
  const { when, set } = clause
  const only = when.length === 1 && when[0]?.groups?.length === 1 ? when[0].groups[0] : undefined
  const change = (part: Partial<Clause>): void => onChange({ ...clause, ...part })
  const changeCondition = (at: number, condition: Condition): void =>
    change({ when: when.map((one, i) => (i === at ? condition : one)) })
  const choose = (setting: Setting): void =>
    change({
      set:
        setting === 'front'
          ? setAs('front', set.cards)
          : setAs('complete', setting === 'complete' ? undefined : (set.cards ?? ['first', 'first'])),
    })
  return (
    <div className="grid gap-4">
      <div className="grid gap-3 sm:grid-cols-[160px_minmax(0,1fr)]">
        <label className="grid content-start gap-1">
          <span className="text-caption text-muted">{houseWays.clause}</span>
          <Input value={clause.id} onChange={(event) => change({ id: event.target.value })} className="w-full" />
        </label>
        <div className="grid content-start gap-1">
          <label className="grid gap-1">
            <span className="text-caption text-muted">{houseWays.asSaid}</span>
            <TextArea
              value={clause.sentence}
              rows={2}
              onChange={(event) => change({ sentence: event.target.value })}
              className="w-full"
            />
          </label>
          <TextButton
            onClick={() => change({ sentence: houseWays.sentence(clause) })}
            className="justify-self-start text-small"
          >
            {houseWays.writeSentence}
          </TextButton>
        </div>
      </div>
      {when.map((condition, i) => (
        <fieldset key={i} className="grid min-w-0 gap-2 rounded-option border p-3">
          <legend className="px-1 text-small font-strong">{i === 0 ? houseWays.coversWhere : houseWays.orWhere}</legend>
          <ConditionForm condition={condition} onChange={(changed) => changeCondition(i, changed)} />
          {when.length > 1 && (
            <TextButton
              onClick={() => change({ when: when.filter((_, at) => at !== i) })}
              className="justify-self-start text-small"
            >
              {houseWays.takeCaseAway}
            </TextButton>
          )}
        </fieldset>
      ))}
      <TextButton
        onClick={() => change({ when: [...when, { ...(when[0]?.groups ? { groups: when[0].groups } : {}) }] })}
        className="inline-flex items-center gap-1.5 justify-self-start text-small"
      >
        <Plus size={16} aria-hidden="true" /> {houseWays.anotherCase}
      </TextButton>
      <fieldset className="grid min-w-0 gap-3 rounded-option border p-3">
        <legend className="px-1 text-small font-strong">{houseWays.thenSets}</legend>
        <Part name={houseWays.how}>
          <Select
            aria-label={houseWays.howItSets}
            value={settingOf(set)}
            options={settings()}
            onChoose={choose}
            className="w-full"
          />
        </Part>
        {set.cards && (
          <FrontForm
            name={houseWays.inFront}
            groups={only}
            front={set.cards}
            onChange={(cards) => change({ set: setAs(set.kind, cards) })}
          />
        )}
      </fieldset>
    </div>
  )
}

/** A removed clause: its position, and the way before. */
export interface Removed {
  readonly at: number
  readonly before: HouseWay
}

interface Props {
  readonly way: HouseWay
  readonly removed: Removed | null
  readonly check: WayCheck | null
  /** Whether the check is for the current version of the way. */
  readonly isCurrent: boolean
  readonly badClause: number | undefined
  readonly problem: Problem | undefined
  readonly open: number | null
  readonly onOpen: (at: number | null) => void
  readonly onEdit: (edit: Edit) => void
}

/** The clauses in order. One at a time is open for editing. */
export function ClauseList(props: Props) {
  const { way, removed, open, onOpen, onEdit } = props
  const list = useRef<HTMLOListElement>(null)
  const insert = (at: number): void => {
    const clause = newClause(way.clauses)
    onEdit({ kind: 'insert', at, clause: { ...clause, sentence: houseWays.sentence(clause) } })
    onOpen(at)
  }
  const undo = ({ at, before }: Removed): void => {
    // The focused button disappears with its notice, so the restored clause gets the focus once it is rendered.
    flushSync(() => {
      onEdit({ kind: 'replace', way: before })
      onOpen(at)
    })
    list.current?.children[at]?.querySelector('button')?.focus()
  }
  const rows = way.clauses.map((clause, at) => (
    <Row key={at} {...props} clause={clause} at={at} isOpen={open === at} onInsert={() => insert(at + 1)} />
  ))
  // Inserted into the same array. In an array of their own, the rows after it would be mounted again at the next edit,
  // and a field would lose the focus.
  if (removed)
    rows.splice(removed.at, 0, <Gone key={`gone ${rows.length}`} removed={removed} onUndo={() => undo(removed)} />)
  return (
    <section aria-labelledby="clauses" className="grid content-start gap-3">
      <h2 id="clauses" className="font-serif text-title font-semibold tracking-title">
        {houseWays.clauses}
      </h2>
      <ol ref={list} className="grid border-b">
        {rows}
      </ol>
      <Button look="quiet" onClick={() => insert(way.clauses.length)} className="justify-self-start">
        <Plus size={17} aria-hidden="true" /> {houseWays.atEnd}
      </Button>
    </section>
  )
}

/** Shown in place of a removed clause until the next edit. */
function Gone({ removed: { at, before }, onUndo }: { readonly removed: Removed; readonly onUndo: () => void }) {
  return (
    <li className="border-t py-2">
      <Notice tone="good" takesFocus>
        <p>{houseWays.clauseRemoved(before.clauses[at]?.id || houseWays.noName)}</p>
        <Button look="quiet" onClick={onUndo} className="justify-self-start px-3! py-2! text-small">
          {houseWays.undo}
        </Button>
      </Notice>
    </li>
  )
}

interface RowProps extends Props {
  readonly clause: Clause
  readonly at: number
  readonly isOpen: boolean
  readonly onInsert: () => void
}

/** How often a clause sets a hand, if the check is for the current version of the way and has as many clauses. */
function oftenOf({ check, isCurrent, way, at }: RowProps): string {
  if (!check || !isCurrent || check.hands.length !== way.clauses.length) return '…'
  return check.hands[at] === 0 ? houseWays.never : shareInWords(check.hands[at]! / ALL)
}

/**
 * Whether a clause's sentence is in English: one of the site's own or one generated. A reader's own may be in any
 * language.
 */
const isEnglish = (clause: Clause): boolean =>
  clause.sentence === sentenceOf(clause) ||
  KNOWN_WAYS.some(({ clauses }) => clauses.some(({ sentence }) => sentence === clause.sentence))

function Row(props: RowProps) {
  const { clause, at, isOpen, badClause, problem, onEdit } = props
  const id = useId()
  return (
    <li className={classes('border-t', badClause === at && 'bg-blunder/6')}>
      <div className="flex items-start gap-1">
        <RowHead {...props} formId={id} />
        <Moves {...props} />
      </div>
      {badClause === at && (
        <p role="alert" className="pb-2 pl-7 text-caption text-blunder-ink">
          {problem && problemInForm(problem)}
        </p>
      )}
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <div className="grid gap-4 pb-5 pl-2 md:pl-7">
            <ClauseForm clause={clause} onChange={(changed) => onEdit({ kind: 'clause', at, clause: changed })} />
            <Changes {...props} />
          </div>
        )}
      </div>
    </li>
  )
}

/** A clause in the list, which opens for editing when pressed. */
function RowHead({ formId, ...props }: RowProps & { readonly formId: string }) {
  const { clause, at, isOpen, onOpen } = props
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={formId}
      onClick={() => onOpen(isOpen ? null : at)}
      className="grid min-h-11 min-w-0 flex-1 grid-cols-auto-rest gap-x-3 py-3 text-left"
    >
      <ChevronDown
        size={17}
        aria-hidden="true"
        className={classes('mt-0.5 text-muted transition-transform', isOpen && 'rotate-180')}
      />
      <span className="grid gap-0.5">
        <span className="text-caption text-muted tabular-nums">
          <b className="font-semibold text-ink">{clause.id || houseWays.noName}</b> · {oftenOf(props)}
        </span>
        <span lang={isEnglish(clause) ? 'en' : undefined} className="text-small">
          {clause.sentence || houseWays.noSentence}
        </span>
      </span>
    </button>
  )
}

/** Buttons that move a clause up or down. */
function Moves({ way, clause, at, onOpen, onEdit }: RowProps) {
  const move = (by: -1 | 1): void => {
    onEdit({ kind: 'move', at, by })
    onOpen(null)
  }
  return (
    <span className="flex shrink-0 pt-1">
      <Tool label={houseWays.moveUp(clause.id)} disabled={at === 0} onClick={() => move(-1)}>
        <ArrowUp size={17} aria-hidden="true" />
      </Tool>
      <Tool label={houseWays.moveDown(clause.id)} disabled={at === way.clauses.length - 1} onClick={() => move(1)}>
        <ArrowDown size={17} aria-hidden="true" />
      </Tool>
    </span>
  )
}

/** Buttons below an open clause that insert another after it or remove it. */
function Changes({ way, at, onOpen, onEdit, onInsert }: RowProps) {
  const isOnly = way.clauses.length === 1
  const remove = (): void => {
    if (isOnly) return
    onEdit({ kind: 'remove', at })
    onOpen(null)
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="quiet" onClick={onInsert} className="px-3! py-2! text-small">
        <Plus size={16} aria-hidden="true" /> {houseWays.afterIt}
      </Button>
      <Button
        look="quiet"
        onClick={remove}
        aria-disabled={isOnly}
        className="px-3! py-2! text-small aria-disabled:opacity-45"
      >
        <Trash2 size={16} aria-hidden="true" /> {houseWays.removeIt}
      </Button>
    </div>
  )
}

interface ToolProps {
  readonly label: string
  readonly disabled: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

function Tool({ label, disabled, onClick, children }: ToolProps) {
  return (
    <IconButton
      aria-label={label}
      aria-disabled={disabled}
      onClick={() => !disabled && onClick()}
      className="aria-disabled:opacity-35"
    >
      {children}
    </IconButton>
  )
}
