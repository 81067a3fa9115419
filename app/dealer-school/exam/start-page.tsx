'use client'

import { type FormEvent, useId, useState } from 'react'
import { Button } from '@/app/_components/button'
import { exam as words } from '@/app/_languages/english/exam'
import { INPUT } from '@/app/house-ways/editor/controls'
import { type Exam, neededOf } from '@/lib/teaching/dealer-school/exam'
import { readName } from '@/lib/teaching/dealer-school/exam-code'
import { frameInWords, subjectInWords } from './words'

/** Before the exam: what it asks, the rules, and who takes it. */
export function StartPage({ exam, onStart }: { readonly exam: Exam; readonly onStart: (name: string) => void }) {
  const id = useId()
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const name = readName(text)
    if (name.ok) onStart(name.value)
    else setWrong(name.problem.message)
  }
  return (
    <div className="mx-auto grid max-w-160 gap-6 px-4 py-10 md:py-16">
      <div className="grid gap-3">
        <h1 className="font-serif text-headline/headline font-semibold tracking-headline">{words.exam}</h1>
        <p className="text-intro/prose">{subjectInWords(exam.subject)}.</p>
        <p className="font-strong">{frameInWords(exam)}.</p>
      </div>
      <ul className="grid list-disc gap-1.5 pl-5 text-muted">
        <li>{words.ruleClock}</li>
        <li>{words.ruleAnswers(neededOf(exam))}</li>
        <li>{words.ruleHints}</li>
      </ul>
      <form onSubmit={submit} className="grid gap-4">
        <label className="grid gap-1" htmlFor={id}>
          <span className="text-small font-strong">{words.yourName}</span>
          <input
            id={id}
            value={text}
            onChange={({ target: { value } }) => {
              setText(value)
              setWrong(null)
            }}
            autoComplete="name"
            aria-invalid={wrong !== null}
            aria-describedby={`${id}-hint`}
            className={INPUT}
          />
          <span
            id={`${id}-hint`}
            lang={wrong === null ? undefined : 'en'}
            role={wrong === null ? undefined : 'alert'}
            className={wrong === null ? 'text-caption text-muted' : 'text-caption text-blunder-ink'}
          >
            {wrong ?? words.nameHint}
          </span>
        </label>
        <Button type="submit">{words.start}</Button>
      </form>
    </div>
  )
}
