'use client'

import { useEffect, useState } from 'react'

const QUIET = 700

/**
 * Announces a text to screen readers once it has been stable for a moment. Announcing every value while the user drags
 * would be a torrent.
 */
export function Announced({ text }: { readonly text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), QUIET)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}
