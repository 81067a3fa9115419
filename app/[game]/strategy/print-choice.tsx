'use client'

import { Printer } from 'lucide-react'
import { strategy } from '@/app/_languages/english/strategy'
import { Popover } from '@/app/_ui/popover'

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
  return (
    <Popover
      label={strategy.whatToPrint}
      buttonClassName="flex min-h-11 items-center gap-2 rounded-button border border-line-strong px-4 text-small font-semibold hover:bg-ink/5 print:hidden"
      button={
        <>
          <Printer size={17} strokeWidth={1.75} aria-hidden="true" />
          {strategy.print}
        </>
      }
      className="w-[min(320px,calc(100vw-24px))] p-2 print:hidden"
    >
      {(close) => (
        <div className="grid">
          {PRINTS.filter((id) => offered.includes(id)).map((id) => (
            <button
              key={id}
              type="button"
              onClick={() => {
                close()
                // The sheet must be gone before the page is laid out for paper.
                setTimeout(() => onChoose(id))
              }}
              className="grid min-h-11 gap-0.5 rounded-option px-3 py-2.5 text-left hover:bg-ink/5"
            >
              <span className="font-strong">{strategy[id]}</span>
              <span className="text-caption text-muted">{strategy[`${id}About`]}</span>
            </button>
          ))}
        </div>
      )}
    </Popover>
  )
}
