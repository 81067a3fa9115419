import './search.css'
import { Search } from 'lucide-react'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { AS_TYPED } from '@/app/_ui/field'

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'list'> {
  readonly ref?: Ref<HTMLInputElement>
  /** The id of the list of results. */
  readonly list: string
  /** A button after the field that closes the panel. */
  readonly beside?: ReactNode
}

/** The field of a search. Its results and keys are handled by code loaded later (search-results.tsx). */
export const SearchField = ({ list, beside, ...rest }: Props) => (
  <div className="search-head">
    <Search size={19} strokeWidth={1.75} aria-hidden="true" className="text-muted" />
    <input
      {...AS_TYPED}
      type="search"
      name="q"
      role="combobox"
      aria-expanded={false}
      aria-controls={list}
      aria-autocomplete="list"
      enterKeyHint="go"
      className="search-field"
      {...rest}
    />
    {beside}
  </div>
)
