import NextLink from 'next/link'
import type { ComponentProps, ReactNode } from 'react'
import { languageNow, languageOf } from '@/app/_languages/messages'
import { here } from '@/app/_languages/places'
import { hasLong } from './long-address'
import type { TermId } from '@/content/glossary'

interface Props extends Omit<ComponentProps<typeof NextLink>, 'href'> {
  readonly href: string
}

/**
 * A link within the site, to the page in this page's language; or to the English page, marked as such, if there is no
 * other.
 */
export function Link({ href, prefetch, ...rest }: Props) {
  const address = here(href)
  const language = languageOf(address)
  const isOther = language !== languageNow() && address.startsWith('/')
  // Pages in different languages are separate documents, each with its own messages. Next renders a page before it
  // writes what its address has after `#`.
  return isOther || hasLong(address) ? (
    <a href={address} {...(isOther && { hrefLang: language })} {...rest} />
  ) : (
    <NextLink href={address} {...(prefetch === undefined ? {} : { prefetch })} {...rest} />
  )
}

/**
 * A link in a text or table, where there may be hundreds: plain HTML, so that no script has to hydrate each. In the
 * page's language, like `Link`.
 */
export function PlainLink({ href, ...rest }: ComponentProps<'a'> & { readonly href: string }) {
  const address = here(href)
  const language = languageOf(address)
  return (
    <a
      href={address}
      {...(address.startsWith('/') && language !== languageNow() && { hrefLang: language })}
      {...rest}
    />
  )
}

interface TermProps {
  readonly id: TermId
  readonly children: ReactNode
}

/**
 * A technical term in a text, linked to its definition. Styled discreetly, so that readers who know it aren't
 * distracted.
 */
export const Term = ({ id, children }: TermProps) => (
  <PlainLink href={`/glossary#${id}`} className="term">
    {children}
  </PlainLink>
)
