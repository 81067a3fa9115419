import { ProgressLine } from '@/app/_components/progress-line'
import type { Wholes } from './curve-wholes'
import { tableCurves } from '@/app/_languages/english/table-curves'

const PLAIN = 'min-h-11 rounded-button border border-line-strong px-4 text-small font-semibold hover:bg-ink/5'

interface Props {
  readonly wholes: Wholes
  /** “Working out the curve”. */
  readonly working: string
  /** “Work out the curve”. */
  readonly ask: string
}

/** How far a curve or a comparison is: a line that grows, a button where it waits to be asked, or what went wrong. It keeps its height. */
export function WholesState({ wholes, working, ask }: Props) {
  const { status, problem, progress, start, cancel } = wholes
  if (status === 'done') return null
  if (status === 'working') {
    return (
      <div className="flex min-h-11 items-center gap-4">
        <div className="flex-1">
          <ProgressLine done={progress} label={working} />
        </div>
        <button type="button" onClick={cancel} className="link min-h-11 text-small">
          {tableCurves.cancel}
        </button>
      </div>
    )
  }
  return (
    <div
      className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2"
      role={status === 'failed' ? 'alert' : undefined}
    >
      <p lang={problem ? 'en' : undefined} className="min-w-0 flex-[1_1_260px] text-small text-muted">
        {problem?.message ?? tableCurves.takesLong}
      </p>
      <button type="button" onClick={start} className={PLAIN}>
        {status === 'failed' ? tableCurves.tryAgain : ask}
      </button>
    </div>
  )
}
