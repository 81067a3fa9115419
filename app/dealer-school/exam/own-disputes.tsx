'use client'

import { X } from 'lucide-react'
import { type FormEvent, startTransition, useId, useState } from 'react'
import { languageNow } from '@/app/_languages/messages'
import { exam as words } from '@/app/_languages/words'
import { Button, TextButton } from '@/app/_ui/button'
import { Field, Input, Select, TextArea, Tick } from '@/app/_ui/field'
import { problemInWords } from '@/app/_ui/problem-words'
import type { Problem } from '@/lib/result'
import { parseExam, partsOf } from '@/lib/teaching/dealer-school/exam/exam'
import { gamesNamedIn, loadSchoolGames } from '@/lib/teaching/dealer-school/games'
import { OWN_OPTIONS, type OwnDispute } from '@/lib/teaching/dealer-school/exam/own-disputes'
import { EMPTY_DISPUTE, languageOf } from './form-state'

interface Props {
  readonly own: readonly OwnDispute[]
  readonly problem: Problem | undefined
  readonly onOwn: (own: readonly OwnDispute[]) => void
}

/** The form for an instructor's own disputes. */
export function OwnDisputes({ own, problem, onOwn }: Props) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-small text-muted">{words.ownAbout}</p>
      {own.map((dispute, i) => (
        <DisputeForm
          key={i}
          number={i + 1}
          dispute={dispute}
          problem={problem}
          onDispute={(next) => onOwn(own.with(i, next))}
          onRemove={own.length > 1 ? () => onOwn(own.filter((_, k) => k !== i)) : undefined}
        />
      ))}
      <TextButton
        onClick={() => onOwn([...own, { ...EMPTY_DISPUTE, lang: languageOf(own.at(-1)!) }])}
        className="justify-self-start text-small"
      >
        {words.addDispute}
      </TextButton>
      <FromExam
        onFound={(found) => onOwn([...own.filter((one) => one.name !== '' || one.situation !== ''), ...found])}
      />
    </div>
  )
}

/** The languages that an instructor can write in, as values of `lang`. */
const WRITTEN = 'ar de en es fil fr he hi id it ja km ko nl pl pt ro ru th tr uk vi zh'.split(' ')

/** The languages to choose from with their names, including the chosen one. */
function languageOptions(chosen: string) {
  const names = new Intl.DisplayNames(languageNow(), { type: 'language' })
  return [...new Set([...WRITTEN, chosen])]
    .map((value) => ({ value, name: names.of(value) ?? value }))
    .sort((a, b) => a.name.localeCompare(b.name, languageNow()))
}

interface DisputeProps {
  readonly number: number
  readonly dispute: OwnDispute
  readonly problem: Problem | undefined
  readonly onDispute: (dispute: OwnDispute) => void
  /** Absent for the only dispute. */
  readonly onRemove: (() => void) | undefined
}

function DisputeForm({ number, dispute, problem, onDispute, onRemove }: DisputeProps) {
  const { name, situation, why, source } = dispute
  const lang = languageOf(dispute)
  const isWrong = (field: string): boolean => problem?.at === `own-${number}-${field}`
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3 rounded-option border p-3">
      <legend className="px-1 text-small font-semibold">{words.ownNumbered(number)}</legend>
      <Field label={words.ownName}>
        <Input
          value={name}
          lang={lang}
          onChange={({ target }) => onDispute({ ...dispute, name: target.value })}
          aria-invalid={isWrong('name')}
          className="w-full"
        />
      </Field>
      <Field label={words.ownSituation}>
        <TextArea
          value={situation}
          lang={lang}
          rows={3}
          onChange={({ target }) => onDispute({ ...dispute, situation: target.value })}
          aria-invalid={isWrong('situation')}
          className="w-full"
        />
      </Field>
      <Options dispute={dispute} isWrong={isWrong('option')} onDispute={onDispute} />
      <Field label={words.ownWhy}>
        <TextArea
          value={why}
          lang={lang}
          rows={2}
          onChange={({ target }) => onDispute({ ...dispute, why: target.value })}
          aria-invalid={isWrong('why')}
          className="w-full"
        />
      </Field>
      <Field label={words.ownSource}>
        <Input
          value={source}
          lang={lang}
          onChange={({ target }) => onDispute({ ...dispute, source: target.value })}
          aria-invalid={isWrong('source')}
          className="w-full"
        />
      </Field>
      <Field label={words.ownLanguage}>
        <Select
          value={lang}
          options={languageOptions(lang)}
          onChoose={(next) => onDispute({ ...dispute, lang: next })}
          className="w-full"
        />
      </Field>
      {onRemove && (
        <TextButton onClick={onRemove} className="justify-self-start text-small">
          {words.removeDispute(number)}
        </TextButton>
      )}
    </fieldset>
  )
}

/** The possible rulings, of which one is marked as right. */
function Options({
  dispute,
  isWrong,
  onDispute,
}: Pick<DisputeProps, 'dispute' | 'onDispute'> & { readonly isWrong: boolean }) {
  const group = useId()
  const { options, ruling } = dispute
  const remove = (i: number): void =>
    onDispute({
      ...dispute,
      options: options.filter((_, k) => k !== i),
      // The mark stays on its ruling. If that ruling is removed, the first is marked.
      ruling: ruling === i ? 0 : ruling - Number(ruling > i),
    })
  return (
    <div role="group" aria-labelledby={group} className="grid gap-1.5">
      <p id={group} className="text-caption text-muted">
        {words.ownOptions}
      </p>
      {options.map((option, i) => (
        <div key={i} className="flex items-center gap-1">
          <label className="grid h-11 w-9 place-items-center">
            <Tick
              type="radio"
              name={group}
              checked={i === ruling}
              onChange={() => onDispute({ ...dispute, ruling: i })}
              aria-label={words.ownIsRight(i + 1)}
            />
          </label>
          <Input
            value={option}
            lang={languageOf(dispute)}
            aria-label={words.ownOption(i + 1)}
            onChange={({ target }) => onDispute({ ...dispute, options: options.with(i, target.value) })}
            aria-invalid={isWrong}
            className="flex-1"
          />
          {options.length > OWN_OPTIONS.least && (
            <TextButton aria-label={words.removeOption(i + 1)} onClick={() => remove(i)}>
              <X size={18} aria-hidden="true" />
            </TextButton>
          )}
        </div>
      ))}
      {options.length < OWN_OPTIONS.most && (
        <TextButton
          onClick={() => onDispute({ ...dispute, options: [...options, ''] })}
          className="justify-self-start text-small"
        >
          {words.addOption}
        </TextButton>
      )}
    </div>
  )
}

/** Copies the disputes from the link of an earlier exam. */
function FromExam({ onFound }: { readonly onFound: (found: readonly OwnDispute[]) => void }) {
  const [link, setLink] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const add = async (): Promise<void> => {
    const code = /[?&]exam=([^&#\s]+)/.exec(link)?.[1] ?? link.trim()
    await loadSchoolGames(gamesNamedIn(code))
    const exam = parseExam(code)
    if (!exam.ok) return setWrong(problemInWords(exam.problem))
    const found = partsOf(exam.value).flatMap(({ subject }) => (subject.kind === 'disputes' ? (subject.own ?? []) : []))
    if (found.length === 0) return setWrong(words.ownFromNone)
    onFound(found)
    setLink('')
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    startTransition(add)
  }
  return (
    <form onSubmit={submit} className="grid gap-1 border-t pt-3">
      <Field label={words.ownFrom}>
        <Input
          value={link}
          spellCheck={false}
          onChange={({ target }) => {
            setLink(target.value)
            setWrong(null)
          }}
          aria-invalid={wrong !== null}
          className="w-full font-mono"
        />
      </Field>
      {wrong !== null && (
        <p role="alert" className="text-caption text-blunder-ink">
          {wrong}
        </p>
      )}
      <Button type="submit" look="quiet" className="justify-self-start">
        {words.ownFromAdd}
      </Button>
    </form>
  )
}
