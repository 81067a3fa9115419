import { absolute } from '@/lib/site'
import { EMBED_SIZE, embedPath } from '@/app/embed/size'
import type { Found } from './found'

/** The answer as a card for other sites: what to paste there. */
export function Embed({ game, page }: Pick<Found, 'game' | 'page'>) {
  const code = `<iframe src="${absolute(embedPath(game.id, page.slug))}" title="${page.title}" width="${EMBED_SIZE.width}" height="${EMBED_SIZE.height}" style="border:0;max-width:100%" loading="lazy"></iframe>`
  return (
    <details className="text-legend/normal text-muted print:hidden">
      <summary className="link min-h-11 py-2.5">Put this answer on your own site</summary>
      <pre
        tabIndex={0}
        aria-label="Code to embed"
        className="overflow-x-auto rounded-option border bg-paper p-3 font-mono text-micro/prose break-all whitespace-pre-wrap text-ink select-all"
      >
        {code}
      </pre>
    </details>
  )
}
