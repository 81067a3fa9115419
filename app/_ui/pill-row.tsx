'use client'

import { useEffect, useRef } from 'react'
import { classes } from './classes'

interface Props<T extends string> {
  readonly label: string
  readonly pills: readonly { readonly id: T; readonly name: string; readonly title?: string }[]
  readonly chosen: T
  readonly onChoose: (id: T) => void
}

/**
 * A choice of one among a few, as pills. On narrow screens the row scrolls sideways, fades at the edge, and keeps the
 * chosen pill in view.
 */
export function PillRow<T extends string>({ label, pills, chosen, onChoose }: Props<T>) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const pill = row.current?.querySelector<HTMLElement>('[aria-pressed=true]')
    if (row.current && pill)
      row.current.scrollLeft =
        pill.offsetLeft - row.current.offsetLeft - (row.current.clientWidth - pill.clientWidth) / 2
  }, [chosen])
  return (
    <div
      ref={row}
      role="group"
      aria-label={label}
      className="-mx-3 flex overflow-x-auto py-0.5 pr-8 pl-2.25 [scrollbar-width:none] max-2xl:[mask-image:linear-gradient(to_right,black_calc(100%-36px),transparent)] 2xl:-mx-0.75 2xl:flex-wrap 2xl:px-0"
    >
      {pills.map((pill) => (
        <button
          key={pill.id}
          type="button"
          aria-pressed={pill.id === chosen}
          title={pill.title}
          onClick={() => onChoose(pill.id)}
          className="group flex min-h-11 shrink-0 items-center rounded-full px-0.75 text-note"
        >
          <span
            className={classes(
              'rounded-full px-3 py-1.25 whitespace-nowrap',
              pill.id === chosen ? 'bg-ink text-paper' : 'text-muted group-hover:text-ink',
            )}
          >
            {pill.name}
          </span>
        </button>
      ))}
    </div>
  )
}
