'use client'

import { type ChangeEvent, type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/app/_components/button'
import { exam as words } from '@/app/_languages/english/exam'
import { INPUT } from '@/app/house-ways/editor/controls'

interface Props {
  readonly onFiles: (files: readonly File[]) => void
  readonly onCodes: (text: string) => void
}

/** What systems leave in folders unseen, which nobody means by “all files”. */
const isHidden = (name: string): boolean => name.startsWith('.') || /^(thumbs\.db|desktop\.ini)$/i.test(name)

/** Files, a whole folder, or codes pasted. */
export function AddResults({ onFiles, onCodes }: Props) {
  const id = useId()
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  // An attribute that browsers know and markup types do not.
  useEffect(() => folder.current?.setAttribute('webkitdirectory', ''), [])
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (text.trim() === '') return
    onCodes(text)
    setText('')
  }
  return (
    <div className="not-printed grid items-start gap-5 xl:grid-cols-[minmax(0,260px)_minmax(0,1fr)]">
      <div className="grid gap-2 sm:grid-cols-2 xl:grid-cols-1">
        <Chooser
          input={files}
          label={words.resultFiles}
          accept=".json,.csv,application/json,text/csv"
          onFiles={onFiles}
        />
        <Button look="quiet" onClick={() => files.current?.click()}>
          {words.chooseFiles}
        </Button>
        <Chooser
          input={folder}
          label={words.folderOfFiles}
          onFiles={(all) => onFiles(all.filter(({ name }) => !isHidden(name)))}
        />
        <Button look="quiet" onClick={() => folder.current?.click()}>
          {words.chooseFolder}
        </Button>
      </div>
      <form onSubmit={submit} className="grid gap-2">
        <label htmlFor={id} className="text-caption text-muted">
          {words.codesOrLinks}
        </label>
        <textarea
          id={id}
          value={text}
          rows={3}
          spellCheck={false}
          autoCapitalize="none"
          onChange={({ target: { value } }) => setText(value)}
          className={`${INPUT} h-auto py-2 font-mono break-all`}
        />
        <Button type="submit" look="quiet" className="justify-self-start">
          {words.addCodes}
        </Button>
      </form>
    </div>
  )
}

function Chooser({
  input,
  label,
  accept,
  onFiles,
}: {
  readonly input: RefObject<HTMLInputElement | null>
  readonly label: string
  readonly accept?: string
  readonly onFiles: (files: readonly File[]) => void
}) {
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const chosen = [...(target.files ?? [])]
    target.value = ''
    if (chosen.length > 0) onFiles(chosen)
  }
  return (
    <input
      ref={input}
      type="file"
      multiple
      accept={accept}
      aria-label={label}
      onChange={choose}
      className="sr-only"
      tabIndex={-1}
    />
  )
}
