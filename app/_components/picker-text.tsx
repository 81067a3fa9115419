import { ChevronDown } from 'lucide-react'

/** The button of a picker that stands in a line of text. */
export const PICKER =
  'inline-flex min-h-11 items-center rounded-key text-left underline decoration-line-strong decoration-dotted underline-offset-4 hover:text-ink md:min-h-6'

/** What is chosen, and the arrow that says there is more: after the last word where two lines are needed. */
export function PickerText({ children }: { readonly children: string }) {
  return (
    <span className="leading-tight text-balance">
      {children}
      <ChevronDown size={14} aria-hidden="true" className="ml-1 inline" />
    </span>
  )
}
