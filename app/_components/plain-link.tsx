import type { ComponentProps } from 'react'

/** A link in a text or a table, where there may be hundreds: plain HTML, which no script has to wake one by one. */
export const PlainLink = ({ href, ...rest }: ComponentProps<'a'> & { readonly href: string }) => (
  <a href={href} {...rest} />
)
