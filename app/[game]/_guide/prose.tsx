import type { ComponentProps } from 'react'
import { PlainLink } from '@/app/_components/plain-link'

/** A link in a text: to a page of the site, to a place on this page, or out of it. */
function Anchor({ href = '', children }: ComponentProps<'a'>) {
  if (href.startsWith('/')) {
    return (
      <PlainLink href={href} className="link">
        {children}
      </PlainLink>
    )
  }
  return (
    <a href={href} className="link">
      {children}
    </a>
  )
}

/** How Markdown looks in a guide, where that is not as the browser has it. */
export const PROSE = {
  a: Anchor,
  strong: ({ children }: ComponentProps<'strong'>) => <strong className="font-semibold text-ink">{children}</strong>,
  ul: ({ children }: ComponentProps<'ul'>) => (
    <ul className="grid list-disc gap-1.5 pl-5 marker:text-muted">{children}</ul>
  ),
  ol: ({ children }: ComponentProps<'ol'>) => (
    <ol className="grid list-decimal gap-1.5 pl-5 marker:text-muted">{children}</ol>
  ),
}
