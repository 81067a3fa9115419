'use client'

import { usePathname } from 'next/navigation'
import { Input } from '@/app/_ui/field'
import { useEffect, useRef } from 'react'
import { search } from '@/app/_languages/words'
import { here, inEnglish } from '@/app/_languages/places'
import { Button } from '@/app/_ui/button'

/** Parts of addresses that no entry of the search has in its words. */
const SECTIONS: readonly string[] = ['embed', 'hands']

/** The characters behind some percent escapes; a space if they aren't UTF-8. */
function decoded(escapes: string): string {
  try {
    return decodeURIComponent(escapes)
  } catch {
    return ' '
  }
}

/** The words of an address, for a search: `/es/casino-holdem/hands/K6` gives `casino holdem k6`. */
export const wordsOf = (path: string): string =>
  inEnglish(path)
    .split('/')
    .filter((part) => !SECTIONS.includes(part))
    .join(' ')
    .replace(/\.\w+$/, '')
    .replaceAll(/(?:%[\dA-F]{2})+/gi, decoded)
    .replaceAll(/(?:[-_+\s]|%[\dA-F]?)+/gi, ' ')
    .toLowerCase()
    .trim()

/** A search for the words of an address without a page. */
export function MissedAddress() {
  const path = usePathname()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Doesn't overwrite what the user has typed.
    const input = field.current
    if (input && input.value === '' && document.activeElement !== input) input.value = wordsOf(path)
  }, [path])
  return (
    <form action={here('/search')} role="search" className="flex w-full max-w-text flex-wrap gap-2">
      <Input
        ref={field}
        name="q"
        type="search"
        aria-label={search.label}
        placeholder={search.placeholder}
        className="min-h-12 min-w-0 flex-[1_1_12rem]"
      />
      <Button type="submit">{search.title}</Button>
    </form>
  )
}
