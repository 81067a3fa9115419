'use client'

import { useEffect } from 'react'
import { keeping } from '@/app/_languages/words'
import { classes } from './classes'
import type { Area } from './kept-text'
import { useIsKept } from './store'

/** Says that storage didn't take what the page holds, and lets the browser ask before the page is closed or reloaded. */
export function NotKept({ area, className = '' }: { readonly area: Area; readonly className?: string }) {
  const isKept = useIsKept(area)
  useEffect(() => {
    if (isKept) return
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isKept])
  if (isKept) return null
  return (
    <p role="alert" className={classes('not-printed text-small text-blunder-ink', className)}>
      {keeping.notKept}
    </p>
  )
}
