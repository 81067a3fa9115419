import type { ReactNode } from 'react'

interface Props {
  readonly title: ReactNode
  readonly lead: ReactNode
  /** What follows the lead. */
  readonly children?: ReactNode
}

/** The head of a page that lists: its title and what it is, in a sentence or two. */
export function PageHead({ title, lead, children }: Props) {
  return (
    <header className="grid gap-4">
      <h1 className="font-serif text-headline/headline font-semibold tracking-headline">{title}</h1>
      <p className="max-w-lead text-intro/prose text-muted">{lead}</p>
      {children}
    </header>
  )
}
