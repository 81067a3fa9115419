'use client'

import { usePathname } from 'next/navigation'
import { plainPath } from '@/app/_site/plain-path'
import { languageNow } from './messages'
import { LANGUAGES } from '@/lib/messages/languages'
import { addressIn, inEnglish } from './places'

/** To this page in every other language, as it is now; where a language doesn't have it, to that language's first page. */
export function LanguageLinks({ className }: { readonly className?: string }) {
  const path = inEnglish(plainPath(usePathname()))
  return LANGUAGES.filter(({ id }) => id !== languageNow()).map(({ id, name }) => {
    const same = addressIn(id, path)
    return (
      <a
        key={id}
        href={same ?? `/${id}`}
        lang={id}
        hrefLang={id}
        // What the address says of the page goes along; the server doesn't know it.
        onClick={({ currentTarget }) => {
          if (same !== undefined) currentTarget.href = same + window.location.search + window.location.hash
        }}
        className={className}
      >
        {name}
      </a>
    )
  })
}
