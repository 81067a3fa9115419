import { ButtonLink } from '@/app/_components/button'
import { progress } from '@/app/_languages/english/progress'
import { filled } from '@/app/_languages/filled'

/** Nothing was trained yet: what this page is for, and the way to begin. Below it stands an example. */
export function FirstTime({ href }: { readonly href: string }) {
  return (
    <div className="grid justify-items-start gap-4 pb-2">
      <p className="max-w-[30em] font-serif text-lede/label font-semibold text-balance md:text-sum/label">
        {progress.firstAnswer}
      </p>
      <p className="max-w-wide text-muted">{progress.keptHere}</p>
      <ButtonLink href={href}>{progress.answerFirst}</ButtonLink>
    </div>
  )
}

/** What stands over the example. */
export function ExampleNote() {
  return (
    <p className="rounded-option border border-brass bg-brass/8 px-4 py-3 text-small">
      {filled(progress.exampleNote, { lead: <strong className="font-semibold">{progress.exampleLead}</strong> })}
    </p>
  )
}
