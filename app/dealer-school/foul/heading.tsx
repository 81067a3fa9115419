import { Check, X } from 'lucide-react'
import { classes } from '@/app/_components/classes'

/** The first line of a verdict: right or not, in words. */
export function Heading({ isRight, children }: { readonly isRight: boolean; readonly children: string }) {
  const Icon = isRight ? Check : X
  return (
    <div className="flex animate-appear items-center gap-3">
      <span
        aria-hidden="true"
        className={classes(
          'inline-grid h-9.5 w-9.5 shrink-0 place-items-center rounded-card',
          isRight ? 'bg-best/14 text-best-ink' : 'bg-blunder/14 text-blunder-ink',
        )}
      >
        <Icon size={21} strokeWidth={2.5} />
      </span>
      <h2 className="text-verdict font-semibold tracking-snug">{children}</h2>
    </div>
  )
}
