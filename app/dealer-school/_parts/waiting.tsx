import { dealerSchool } from '@/app/_languages/words'
import { Title } from '@/app/_ui/heading'

/** Shown until the page's code has loaded. */
export function Waiting({ title, about }: { readonly title: string; readonly about?: string }) {
  return (
    <div className="mx-auto min-h-svh max-w-page px-4 py-8 md:px-8 noscript:min-h-0" aria-busy="true">
      <Title>{title}</Title>
      {about !== undefined && <p className="mt-3 max-w-lead text-intro/prose text-muted">{about}</p>}
      <p role="status" className="mt-3 text-muted">
        {dealerSchool.opening}
      </p>
      <noscript>
        <p className="mt-2">{dealerSchool.needsJavaScript}</p>
      </noscript>
    </div>
  )
}
