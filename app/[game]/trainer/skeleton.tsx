import { EmptySessionStrip } from '@/app/_components/session-strip'
import { Said } from '@/app/_languages/said'

/** The table laid, before the first card: what stands there while the trainer loads. */
export function Skeleton({ title }: { readonly title: string }) {
  return (
    <div className="trainer max-[699px]:min-h-dvh" aria-busy="true">
      <h1 className="trainer-wide font-serif text-[20px]/[1.15] font-semibold tracking-[-0.015em] min-[700px]:text-title">
        {title}
      </h1>
      <div className="felt-surface trainer-felt min-h-[380px] rounded-[18px] min-[700px]:rounded-panel" />
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
