'use client'

import { TextButton } from '@/app/_ui/button'
import { type ReactNode, useId, useState } from 'react'
import { proof as words } from '@/app/_languages/words'

interface Props {
  /** Another way to check the figures, before the button. */
  readonly before?: ReactNode
  readonly children: ReactNode
}

/** A button that shows how to recompute the figures. */
export function Recompute({ before, children }: Props) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <p className="flex flex-wrap gap-x-2">
        {before !== undefined && (
          <>
            {before}
            <span aria-hidden="true" className="self-center">
              ·
            </span>
          </>
        )}
        <TextButton aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)} className="md:min-h-6">
          {words.recompute}
        </TextButton>
      </p>
      <div id={id} hidden={!open} className="grid gap-2.5 pt-1">
        {children}
      </div>
    </>
  )
}
