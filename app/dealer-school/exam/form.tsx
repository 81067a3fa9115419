'use client'

import Link from 'next/link'
import { useMemo, useState } from 'react'
import { ButtonLink } from '@/app/_components/button'
import { Panel } from '@/app/_components/panel'
import { newSession } from '@/app/_components/use-opened'
import { exam as words } from '@/app/_languages/english/exam'
import { filled } from '@/app/_languages/filled'
import { makeExam } from '@/lib/teaching/dealer-school/exam'
import { CopyText } from './copy-text'
import { Fields } from './fields'
import { type FormState, INITIAL, readForm, withChange } from './form-state'
import { OpenCode } from './open-code'
import { frameInWords, linkTo, subjectInWords } from './words'

/** The instructor's page: an exam as a form and as a link, and the ways to its results. */
export function ExamForm() {
  const [form, setForm] = useState<FormState>(() => ({ ...INITIAL, seed: newSession() }))
  const exam = useMemo(() => readForm(form), [form])
  return (
    <div className="mx-auto grid max-w-page gap-8 px-4 py-8 md:px-8 md:py-12">
      <div className="grid gap-3">
        <h1 className="font-serif text-headline/headline font-semibold tracking-headline">{words.title}</h1>
        <p className="max-w-lead text-intro/prose text-muted">{words.lead}</p>
      </div>
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <Panel>
          <h2 className="text-verdict font-semibold tracking-snug">{words.theExam}</h2>
          <Fields
            form={form}
            problem={exam.ok ? undefined : exam.problem}
            onForm={(change) => setForm((now) => withChange(now, change))}
            onSeed={() => setForm({ ...form, seed: newSession() })}
          />
        </Panel>
        <div className="grid grid-cols-1 gap-6">
          <Panel>
            <h2 className="text-verdict font-semibold tracking-snug">{words.itsLink}</h2>
            {exam.ok ? (
              <>
                <p className="text-small">
                  {words.summary(subjectInWords(exam.value.subject), frameInWords(exam.value))}
                </p>
                <CopyText label={words.linkOfExam} text={linkTo(`exam=${makeExam(exam.value)}`)} />
                <ButtonLink href={`/dealer-school/exam?exam=${makeExam(exam.value)}`}>{words.openExam}</ButtonLink>
                <p className="text-caption text-muted">{words.whoeverHasLink}</p>
              </>
            ) : (
              <p role="alert" lang="en" className="text-small break-words text-blunder-ink">
                {exam.problem.message}
              </p>
            )}
          </Panel>
          <Panel>
            <h2 className="text-verdict font-semibold tracking-snug">{words.results}</h2>
            <OpenCode />
            <p className="text-small">
              {filled(words.several, {
                table: (
                  <Link href="/dealer-school/exam/class" className="link -my-2.5 inline-block py-2.5">
                    {words.theClassTable}
                  </Link>
                ),
              })}
            </p>
          </Panel>
        </div>
      </div>
    </div>
  )
}
