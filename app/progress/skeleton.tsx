import { progress } from '@/app/_languages/english/progress'

/** The page before the records are read: its frame, with nothing in it yet. */
export function Skeleton() {
  return (
    <div aria-busy="true" className="grid gap-4 min-[700px]:gap-6">
      <p role="status" className="text-small text-muted">
        {progress.reading}
      </p>
      <div aria-hidden="true" className="h-[92px] rounded-[18px] border bg-raised min-[700px]:rounded-panel" />
      <div aria-hidden="true" className="progress-two">
        {[0, 1].map((i) => (
          <div key={i} className="h-[360px] rounded-[18px] border bg-raised min-[700px]:rounded-panel" />
        ))}
      </div>
    </div>
  )
}
