'use client'

import { useEffect, useState } from 'react'

const QUIET = 700

/** Says a text aloud when it has stood for a moment: while a value is dragged it would be a torrent. */
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
