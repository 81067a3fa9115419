'use client'

import { usePathname } from 'next/navigation'
import { missing } from '@/app/_languages/english/missing'
import { filled } from '@/app/_languages/filled'
import { useInBrowser } from './use-in-browser'

/** Addresses here are lower case: whoever wrote `/…/hands/K5o` is shown the one that was meant. */
export function LowerCaseWay() {
  const path = usePathname()
  const inBrowser = useInBrowser()
  const meant = path.toLowerCase()
  if (!inBrowser || meant === path) return null
  return (
    <p role="status">
      {filled(missing.smallLetters, {
        address: (
          <a href={meant} className="link wrap-anywhere">
            {meant}
          </a>
        ),
      })}
    </p>
  )
}
