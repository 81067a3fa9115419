'use client'

import { type FormEvent, useRef, useState } from 'react'
import { exam as words } from '@/app/_languages/words'
import { Button } from '@/app/_ui/button'
import { Checkbox, Field, FileInput, Input } from '@/app/_ui/field'
import { Heading } from '@/app/_ui/heading'
import { Panel } from '@/app/_ui/panel'
import { problemInWords } from '@/app/_ui/problem-words'
import { saveFile } from '@/app/_ui/save-file'
import { useTypedText } from '@/app/_ui/use-typed'
import { readName } from '@/lib/teaching/dealer-school/exam/names'
import { keyNumber, makeKey, makeKeyFile, type OwnKey, readKeyFile, setOwnKey, useOwnKey } from './exam-key'

interface Props {
  readonly isSigned: boolean
  readonly onSigned: (isSigned: boolean) => void
}

/** The instructor's key for signing results: made here or opened from a file, and put into the exam's link. */
export function KeyPanel({ isSigned, onSigned }: Props) {
  const key = useOwnKey()
  const [wrong, setWrong] = useState<string | null>(null)
  const take = (made: Promise<OwnKey>): void =>
    void made.then(
      (own) => {
        setWrong(setOwnKey(own) ? null : words.keyNotKept)
        onSigned(true)
      },
      () => setWrong(words.keyUnsupported),
    )
  const open = async (file: File): Promise<void> => {
    // A file that was moved meanwhile has no text.
    const text = await file.text().catch(() => '')
    const read = await readKeyFile(text).catch(() => null)
    if (read === null) setWrong(words.keyUnsupported)
    else if (read.ok) take(Promise.resolve(read.value))
    else setWrong(problemInWords(read.problem))
  }
  return (
    <Panel>
      <Heading>{words.keyTitle}</Heading>
      <p className="text-small text-muted">{words.keyAbout}</p>
      {key ? (
        <Own own={key} isSigned={isSigned} onSigned={onSigned} />
      ) : (
        <NewKey onMake={(name) => take(makeKey(name))} onOpen={(file) => void open(file)} />
      )}
      {wrong !== null && (
        <p role="alert" className="text-small text-blunder-ink">
          {wrong}
        </p>
      )}
    </Panel>
  )
}

function Own({ own, isSigned, onSigned }: Props & { readonly own: OwnKey }) {
  const [isSure, setSure] = useState(false)
  return (
    <>
      <p className="text-small">
        {words.keyOf(own.name)} <span className="font-mono">{keyNumber(own.x)}</span>
      </p>
      <Checkbox checked={isSigned} onChange={() => onSigned(!isSigned)}>
        {words.keyInLink}
      </Checkbox>
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" onClick={() => saveFile('exam-key.json', 'application/json', makeKeyFile(own))}>
          {words.saveKey}
        </Button>
        <Button look="quiet" onClick={() => (isSure ? setOwnKey(null) : setSure(true))} onBlur={() => setSure(false)}>
          {isSure ? words.forgetKeySure : words.forgetKey}
        </Button>
      </div>
    </>
  )
}

interface NewKeyProps {
  readonly onMake: (name: string) => void
  readonly onOpen: (file: File) => void
}

function NewKey({ onMake, onOpen }: NewKeyProps) {
  const file = useRef<HTMLInputElement>(null)
  const [text, setText] = useTypedText('exam-signer')
  const [wrong, setWrong] = useState<string | null>(null)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const name = readName(text)
    setWrong(name.ok ? null : problemInWords(name.problem))
    if (name.ok) onMake(name.value)
  }
  return (
    <form onSubmit={submit} className="grid gap-2">
      <Field label={words.signerName}>
        <Input
          value={text}
          onChange={({ target }) => setText(target.value)}
          aria-invalid={wrong !== null}
          className="w-full"
        />
      </Field>
      {wrong !== null && (
        <p role="alert" className="text-caption text-blunder-ink">
          {wrong}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="quiet">
          {words.makeKey}
        </Button>
        <FileInput
          ref={file}
          accept=".json,application/json"
          aria-label={words.keyFile}
          onFiles={([one]) => one && onOpen(one)}
        />
        <Button look="quiet" onClick={() => file.current?.click()}>
          {words.openKey}
        </Button>
      </div>
    </form>
  )
}
