'use client'

import { usePathname } from 'next/navigation'
import { Input } from '@/app/_ui/field'
import { useEffect, useRef } from 'react'
import { missing, search } from '@/app/_languages/words'
import { here } from '@/app/_languages/places'
import { filled } from '@/app/_languages/filled'
import { Button } from '@/app/_ui/button'
import { useInBrowser } from '@/app/_ui/store'

/** The last part of an address as words: `/blackjack/hands/Hard-16-against-10` gives `hard 16 against 10`. */
export const wordsOf = (path: string): string =>
  (path.split('/').findLast(Boolean) ?? '')
    .replace(/\.\w+$/, '')
    .replaceAll(/[-_+]|%[\dA-F]{2}/gi, ' ')
    .toLowerCase()
    .trim()

/** Suggestions for an address without a page: the same in lowercase, as all of ours are, or a search for its words. */
export function MissedAddress() {
  const path = usePathname()
  const inBrowser = useInBrowser()
  const meant = path.toLowerCase()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Doesn't overwrite what the user has typed.
    const input = field.current
    if (input && input.value === '' && document.activeElement !== input) input.value = wordsOf(path)
  }, [path])
  return (
    <>
      {inBrowser && meant !== path && (
        <p role="status">
          {filled(missing.smallLetters, {
            address: (
              <a href={meant} className="link wrap-anywhere">
                {meant}
              </a>
            ),
          })}
        </p>
      )}
      <form action={here('/search')} role="search" className="flex w-full max-w-text gap-2">
        <Input
          ref={field}
          name="q"
          type="search"
          aria-label={search.label}
          placeholder={search.placeholder}
          className="min-h-12 flex-1"
        />
        <Button type="submit">{search.title}</Button>
      </form>
    </>
  )
}
