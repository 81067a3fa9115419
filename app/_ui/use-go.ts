'use client'

import { useRouter } from 'next/navigation'
import { useCallback } from 'react'
import { languageNow, languageOf } from '@/app/_languages/messages'
import { hasLong } from './long-address'
import { here } from '@/app/_languages/places'

/** Navigates to a page of the site by its English path, as a `Link` to it would. */
export function useGo(): (address: string) => void {
  const router = useRouter()
  return useCallback(
    (address) => {
      const at = here(address)
      if (languageOf(at) === languageNow() && !hasLong(at)) router.push(at)
      else window.location.assign(at)
    },
    [router],
  )
}
