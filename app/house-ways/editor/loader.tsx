'use client'

import { withWords } from '@/app/_languages/messages'
import { Title } from '@/app/_ui/heading'
import { useFetched } from '@/app/_solver/use-fetched'
import { houseWays } from '@/app/_languages/words'

/** The way depends on the address and on the browser's storage. The editor's code is loaded after the page is shown. */
export function EditorLoader() {
  const editor = useFetched('house-way editor', () => withWords('house-ways/editor/opening', import('./opening')))
  return editor ? (
    <editor.Opening />
  ) : (
    <div className="mx-auto min-h-svh max-w-table px-4 py-8 md:px-8 noscript:min-h-0" aria-busy="true">
      <Title>{houseWays.title}</Title>
      <p className="mt-3 max-w-lead text-muted">{houseWays.about}</p>
      <p role="status" className="mt-3 text-muted">
        {houseWays.opening}
      </p>
      <noscript>
        <p className="mt-2">{houseWays.needsScript}</p>
      </noscript>
    </div>
  )
}
