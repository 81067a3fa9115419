import type { ReactNode } from 'react'
import type { TermId } from '@/content/glossary'
import { PlainLink } from './plain-link'

interface Props {
  readonly id: TermId
  readonly children: ReactNode
}

/** A word of the field inside a text, leading to what it means. Quiet: it is read over by who knows it. */
export const Term = ({ id, children }: Props) => (
  <PlainLink
    href={`/glossary#${id}`}
    className="underline decoration-line-strong decoration-dotted underline-offset-[3px] hover:decoration-current"
  >
    {children}
  </PlainLink>
)
