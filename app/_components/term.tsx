import Link from 'next/link'
import type { ReactNode } from 'react'
import type { TermId } from '@/content/glossary'

interface Props {
  readonly id: TermId
  readonly children: ReactNode
}

/** A word of the field inside a text, leading to what it means. Quiet: it is read over by who knows it. */
export const Term = ({ id, children }: Props) => (
  <Link href={`/glossary#${id}`} prefetch={false} className="underline decoration-line-strong decoration-dotted underline-offset-[3px] hover:decoration-current">
    {children}
  </Link>
)
