import { Title } from '@/app/_ui/heading'
import { exam as words } from '@/app/_languages/english/exam'

/** Before the browser has taken over. */
export function Waiting({ title }: { readonly title: string }) {
  return (
    <div className="mx-auto max-w-page px-4 py-8 md:px-8" aria-busy="true">
      <Title>{title}</Title>
      <p role="status" className="mt-3 text-muted">
        {words.opening}
      </p>
      <noscript>
        <p className="mt-2">{words.needsJavaScript}</p>
      </noscript>
    </div>
  )
}
