import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { classes } from './classes'

type Props = HTMLAttributes<HTMLHeadingElement> & { readonly ref?: Ref<HTMLHeadingElement> }

/**
 * The title of a tool page: small enough to leave the first screen to the tool. Pages for reading have a `PageHead`.
 */
export const Title = ({ className, ...rest }: Props) => (
  <h1 className={classes('font-serif text-title font-semibold tracking-title', className)} {...rest} />
)

type HeadingProps = Props & {
  /** 3 inside a section with its own heading. */
  readonly level?: 2 | 3
}

/** The heading of a part of a page. */
export function Heading({ level = 2, className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const
  return <Tag className={classes('text-verdict font-semibold tracking-snug', className)} {...rest} />
}

interface PageHeadProps {
  readonly title: ReactNode
  readonly lead: ReactNode
  /** Follows the lead. */
  readonly children?: ReactNode
}

/** The head of a page that lists things: its title, and a sentence or two about it. */
export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <header className="grid gap-4">
      <h1 className="font-serif text-headline/headline font-semibold tracking-headline">{title}</h1>
      <p className="max-w-lead text-intro/prose text-muted">{lead}</p>
      {children}
    </header>
  )
}
