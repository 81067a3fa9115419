import { progress } from '@/app/_languages/english/progress'

/** The page before the records are read: its frame, with nothing in it yet. */
export function Skeleton() {
  return (
    <div aria-busy="true" className="grid gap-4 md:gap-6">
      <p role="status" className="text-small text-muted">
        {progress.reading}
      </p>
      <div aria-hidden="true" className="h-23 rounded-box border bg-raised md:rounded-panel" />
      <div aria-hidden="true" className="progress-two">
        {[0, 1].map((i) => (
          <div key={i} className="h-90 rounded-box border bg-raised md:rounded-panel" />
        ))}
      </div>
    </div>
  )
}
