import { ChevronDown } from 'lucide-react'
import { answer } from '@/app/_languages/english/answer'
import { whole } from './format'
import { OptionList, type OptionRow } from './option-list'

/** Every option of a decision that has many, folded away. */
export function OtherOptions({ rows }: { readonly rows: readonly OptionRow[] }) {
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-key text-small text-muted hover:text-ink details-marker:hidden">
        {answer.allRanked(whole(rows.length))}
        <ChevronDown size={16} aria-hidden="true" className="group-open:rotate-180" />
      </summary>
      <OptionList rows={rows} label={answer.every} />
    </details>
  )
}
