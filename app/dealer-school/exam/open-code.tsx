'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, startTransition, useId, useState } from 'react'
import { Button } from '@/app/_components/button'
import { exam as words } from '@/app/_languages/english/exam'
import { INPUT } from '@/app/house-ways/editor/controls'
import { codesIn, makeCode, parseCode } from '@/lib/teaching/dealer-school/exam-code'
import { gamesNamedIn, loadSchoolGames } from '@/lib/teaching/dealer-school/games'

/** Opens one result by its code, or says why not. */
export function OpenCode() {
  const id = useId()
  const router = useRouter()
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const open = async (): Promise<void> => {
    const code = codesIn(text).join('')
    await loadSchoolGames(gamesNamedIn(code))
    const result = parseCode(code)
    if (result.ok) router.push(`/dealer-school/exam?result=${makeCode(result.value)}`)
    else setWrong(result.problem.message)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    startTransition(open)
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <label className="grid gap-1" htmlFor={id}>
        <span className="text-caption text-muted">{words.codeOfResult}</span>
        <textarea
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
          className={`${INPUT} h-auto py-2 font-mono break-all`}
        />
      </label>
      {wrong !== null && (
        <p role="alert" lang="en" className="text-small text-blunder-ink">
          {wrong}
        </p>
      )}
      <Button type="submit" look="quiet">
        {words.openResult}
      </Button>
    </form>
  )
}
