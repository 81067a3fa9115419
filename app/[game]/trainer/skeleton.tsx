import { EmptySessionStrip } from '@/app/_components/session-strip'
import { Said } from '@/app/_languages/said'

/** The table laid, before the first card: what stands there while the trainer loads. */
export function Skeleton({ title }: { readonly title: string }) {
  return (
    <div className="trainer max-md:min-h-dvh" aria-busy="true">
      <h1 className="trainer-wide font-serif text-heading/title font-semibold tracking-title md:text-title">{title}</h1>
      <div className="felt-surface trainer-felt min-h-95 rounded-box md:rounded-panel" />
      <div className="trainer-panel text-small text-muted">
        <p role="status">
          <Said at="trainer.shuffling">Shuffling…</Said>
        </p>
        <noscript>
          <p className="mt-2">The trainer works out every answer in your browser, so it needs JavaScript.</p>
        </noscript>
      </div>
      <div className="trainer-wide">
        <EmptySessionStrip />
      </div>
    </div>
  )
}
