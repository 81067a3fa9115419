import { exam as words } from '@/app/_languages/english/exam'

/** Before the browser has taken over. */
export function Waiting({ title }: { readonly title: string }) {
  return (
    <div className="mx-auto max-w-page px-4 py-8 md:px-8" aria-busy="true">
      <h1 className="font-serif text-title font-semibold tracking-title">{title}</h1>
      <p role="status" className="mt-3 text-muted">
        {words.opening}
      </p>
      <noscript>
        <p className="mt-2">{words.needsJavaScript}</p>
      </noscript>
    </div>
  )
}
