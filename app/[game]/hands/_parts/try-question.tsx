'use client'

import { handPages as words } from '@/app/_languages/words'
import { Link } from '@/app/_ui/link'
import { useState } from 'react'
import { classes } from '@/app/_ui/classes'
import { GRADE_LOOKS } from '@/app/_solver/grade'
import { Island } from '@/app/_ui/island'
import type { TryChoice } from './try-data'

interface Props {
  readonly choices: readonly TryChoice[]
  readonly name: string
  /** The hand’s own page. */
  readonly href: string
}

/** A question that is graded as soon as it is answered. Nothing is recorded. */
export function TryQuestion({ choices, name, href }: Props) {
  const [chosen, setChosen] = useState<string | null>(null)
  const answer = choices.find(({ id }) => id === chosen)
  const look = answer && GRADE_LOOKS[answer.grade]
  return (
    <div className="mt-auto grid gap-2.5">
      <div role="group" aria-label={words.decide(name)} className="flex flex-wrap gap-2">
        <Island>
          {choices.map((choice) => (
            <button
              key={choice.id}
              type="button"
              aria-pressed={choice.id === chosen}
              onClick={() => setChosen(choice.id)}
              className={classes(
                'min-h-11 flex-1 rounded-option border px-3 py-2 font-strong whitespace-nowrap',
                choice.id === chosen && look ? classes(look.border, look.tint) : 'border-line-strong hover:bg-ink/5',
              )}
            >
              {choice.name}
            </button>
          ))}
        </Island>
      </div>
      <p role="status" className={classes('min-h-11 text-small', look?.text)}>
        {answer && look && (
          <>
            <span aria-hidden="true">{look.sign} </span>
            {answer.says}{' '}
            <Link href={href} prefetch={false} className="link inline-flex min-h-11 items-center text-ink">
              {words.why}
            </Link>
          </>
        )}
      </p>
    </div>
  )
}
