'use client'

import { Printer } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useState } from 'react'
import { strategy } from '@/app/_languages/english/strategy'

/** What of the page goes on paper; the card is made of the chart or of a way. */
export const PRINTS = ['page', 'chart', 'card', 'ways'] as const

export type Print = (typeof PRINTS)[number]

interface Props {
  /** Those that this game has. */
  readonly offered: readonly Print[]
  readonly onChoose: (print: Print) => void
}

/** The print button, and what it asks. */
export function PrintChoice({ offered, onChoose }: Props) {
  const [open, setOpen] = useState(false)
  const choose = (print: Print): void => {
    setOpen(false)
    // The sheet must be gone before the page is laid out for paper.
    setTimeout(() => onChoose(print))
  }
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className="flex min-h-11 items-center gap-2 rounded-button border border-line-strong px-4 text-small font-semibold hover:bg-ink/5 print:hidden">
        <Printer size={17} strokeWidth={1.75} aria-hidden="true" />
        {strategy.print}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={6}
          collisionPadding={12}
          aria-label={strategy.whatToPrint}
          className="z-40 grid w-[min(320px,calc(100vw-24px))] rounded-panel border bg-raised p-2 shadow-panel print:hidden"
        >
          {PRINTS.filter((id) => offered.includes(id)).map((id) => (
            <button
              key={id}
              type="button"
              onClick={() => choose(id)}
              className="grid min-h-11 gap-0.5 rounded-option px-3 py-2.5 text-left hover:bg-ink/5"
            >
              <span className="font-[550]">{strategy[id]}</span>
              <span className="text-caption text-muted">{strategy[`${id}About`]}</span>
            </button>
          ))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
