import NextLink from 'next/link'
import type { ComponentProps, ReactNode } from 'react'
import { languageNow, languageOf } from '@/app/_languages/area'
import { here } from '@/app/_languages/places'
import type { TermId } from '@/content/glossary'

interface Props extends Omit<ComponentProps<typeof NextLink>, 'href'> {
  readonly href: string
}

/** A link within the site, to the page in the language of this one; to the English one, marked as such, where there is no other. */
export function Link({ href, prefetch, ...rest }: Props) {
  const address = here(href)
  const language = languageOf(address)
  // Each language's pages are documents of their own: its words come with them.
  return language === languageNow() || !address.startsWith('/') ? (
    <NextLink href={address} {...(prefetch === undefined ? {} : { prefetch })} {...rest} />
  ) : (
    <a href={address} hrefLang={language} {...rest} />
  )
}

/** A link in a text or a table, where there may be hundreds: plain HTML, which no script has to wake one by one. As `Link`, in the page's language. */
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

/** A word of the field inside a text, leading to what it means. Quiet: it is read over by who knows it. */
export const Term = ({ id, children }: TermProps) => (
  <PlainLink href={`/glossary#${id}`} className="term">
    {children}
  </PlainLink>
)
