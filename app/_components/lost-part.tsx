import { trouble } from '@/app/_languages/english/trouble'
import { Said } from '@/app/_languages/said'

/** Says that a part of the page failed to load. It is in every page, hidden, and lib/make/built-pages/lost-files.ts shows it: React may be what is missing. */
export function LostPart() {
  return (
    <div
      id="lost-part"
      role="alert"
      hidden
      className="fixed inset-x-2 bottom-2 z-50 mx-auto flex w-fit max-w-[calc(100%-16px)] flex-wrap items-center gap-x-2 rounded-button border border-line-strong bg-raised py-1 pr-1 pl-4 text-small shadow-panel print:hidden"
    >
      <span className="py-2">
        <Said at="trouble.partDidNotCome">{trouble.partDidNotCome}</Said>
      </span>
      {/* A link to this page: it works without code. */}
      <a
        href=""
        className="inline-flex min-h-11 items-center rounded-option px-3 font-semibold underline decoration-1 underline-offset-4 hover:bg-ink/5"
      >
        <Said at="trouble.tryAgain">{trouble.tryAgain}</Said>
      </a>
    </div>
  )
}
