'use client'

import { CopyBox } from '@/app/_ui/copy'
import { TextArea } from '@/app/_ui/field'
import { Heading } from '@/app/_ui/heading'
import { Link } from '@/app/_ui/link'
import { useGo } from '@/app/_ui/use-go'
import { type Dispatch, type FormEvent, type SetStateAction, startTransition, useId, useMemo, useState } from 'react'
import { Button, ButtonLink } from '@/app/_ui/button'
import { Panel } from '@/app/_ui/panel'
import { newSession } from '@/app/_ui/use-address'
import { useTyped, useTypedText } from '@/app/_ui/use-typed'
import { exam as words } from '@/app/_languages/words'
import { filled } from '@/app/_languages/filled'
import { signerOf, useOwnKey } from './exam-key'
import { KeyPanel } from './key-panel'
import { NotKept } from '@/app/_ui/not-kept'
import { problemInWords } from '@/app/_ui/problem-words'
import { makeExam } from '@/lib/teaching/dealer-school/exam/exam'
import { codesIn, makeCode, parseCode } from '@/lib/teaching/dealer-school/exam/code'
import { gamesNamedIn, loadSchoolGames } from '@/lib/teaching/dealer-school/games'
import { Fields } from './fields'
import { useSchoolGames } from '../_parts/school-games'
import { type FormState, gamesOf, INITIAL, keptForm, readForm } from './form-state'
import { Waiting } from '../_parts/waiting'
import { frameInWords, linkTo, subjectInWords } from './words'

/** The instructor's page: an exam as a form and as a link, and links to its results. */
export function ExamForm() {
  const [form, setForm] = useTyped<FormState>('exam', () => ({ ...INITIAL, seed: newSession() }), keptForm)
  // A stored form may contain games that aren't loaded yet.
  return useSchoolGames(gamesOf(form.parts)) ? <Form form={form} setForm={setForm} /> : <Waiting title={words.title} />
}

interface FormProps {
  readonly form: FormState
  readonly setForm: Dispatch<SetStateAction<FormState>>
}

function Form({ form, setForm }: FormProps) {
  const key = useOwnKey()
  const exam = useMemo(() => readForm(form, key ? signerOf(key) : undefined), [form, key])
  return (
    <div className="mx-auto grid max-w-page gap-8 px-4 py-8 md:px-8 md:py-12">
      <div className="grid gap-3">
        <h1 className="font-serif text-headline/headline font-semibold tracking-headline">{words.title}</h1>
        <p className="max-w-lead text-intro/prose text-muted">{words.lead}</p>
      </div>
      <NotKept area="sessionStorage" />
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <Panel>
          <Heading>{words.theExam}</Heading>
          <Fields
            form={form}
            problem={exam.ok ? undefined : exam.problem}
            onForm={setForm}
            onSeed={() => setForm({ ...form, seed: newSession() })}
          />
        </Panel>
        <div className="grid grid-cols-1 gap-6">
          <Panel>
            <Heading>{words.itsLink}</Heading>
            {exam.ok ? (
              <>
                <p className="text-small">
                  {words.summary(subjectInWords(exam.value.subject), frameInWords(exam.value))}
                </p>
                <CopyBox
                  label={words.linkOfExam}
                  buttonLabel={words.copyThis(words.linkOfExam)}
                  text={linkTo(`exam=${makeExam(exam.value)}`)}
                />
                <ButtonLink href={`/dealer-school/exam?exam=${makeExam(exam.value)}`}>{words.openExam}</ButtonLink>
                <p className="text-caption text-muted">{words.whoeverHasLink}</p>
              </>
            ) : (
              <p role="alert" className="text-small break-words text-blunder-ink">
                {problemInWords(exam.problem)}
              </p>
            )}
          </Panel>
          <KeyPanel isSigned={form.signed === true} onSigned={(signed) => setForm((now) => ({ ...now, signed }))} />
          <Panel>
            <Heading>{words.results}</Heading>
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

/** Opens a result by its code, or says why it can't be read. */
function OpenCode() {
  const id = useId()
  const go = useGo()
  const [text, setText] = useTypedText('exam-code')
  const [wrong, setWrong] = useState<string | null>(null)
  const open = async (): Promise<void> => {
    const code = codesIn(text).join('')
    await loadSchoolGames(gamesNamedIn(code))
    const result = parseCode(code)
    const [signature = ''] = /&signature=[\w-]+/.exec(text) ?? []
    if (result.ok) go(`/dealer-school/exam?result=${makeCode(result.value)}${signature}`)
    else setWrong(problemInWords(result.problem))
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    startTransition(open)
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <label className="grid gap-1" htmlFor={id}>
        <span className="text-caption text-muted">{words.codeOfResult}</span>
        <TextArea
          id={id}
          value={text}
          rows={3}
          spellCheck={false}
          autoCapitalize="none"
          onChange={({ target: { value } }) => {
            setText(value)
            setWrong(null)
          }}
          aria-invalid={wrong !== null}
          className="w-full font-mono break-all"
        />
      </label>
      {wrong !== null && (
        <p role="alert" className="text-small text-blunder-ink">
          {wrong}
        </p>
      )}
      <Button type="submit" look="quiet">
        {words.openResult}
      </Button>
    </form>
  )
}
