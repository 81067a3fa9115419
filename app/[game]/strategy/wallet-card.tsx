'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { strategy } from '@/app/_languages/english/strategy'

/** Letters in millimetres: as large as the rules allow. */
const [LARGEST, SMALLEST, STEP] = [3, 1.7, 0.1]

/** Makes the letters smaller until nothing runs over the card. */
function fit(card: HTMLElement): void {
  for (let size = LARGEST; size >= SMALLEST; size -= STEP) {
    card.style.fontSize = `${size.toFixed(1)}mm`
    if (card.scrollWidth <= card.clientWidth + 1 && card.scrollHeight <= card.clientHeight + 1) return
  }
}

interface Props {
  readonly game: string
  /** The rules in force, in a few words. */
  readonly variant: string
  /** What is on the card, and what it costs. */
  readonly about: string
  readonly children: ReactNode
  /** Called when the printing is over. */
  readonly onDone: () => void
}

/** The card alone, on paper: two sides next to each other, to be cut out and folded in the middle. Prints as soon as it stands there. */
export function WalletCard({ game, variant, about, children, onDone }: Props) {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (card.current) fit(card.current)
    window.addEventListener('afterprint', onDone)
    window.print()
    return () => window.removeEventListener('afterprint', onDone)
  }, [onDone])
  return createPortal(
    <div className="wallet-sheet" aria-hidden="true">
      <div ref={card} className="wallet-card">
        <div className="wallet-head">
          <b>{game}</b>
          <span>{variant}</span>
          <span>{about}</span>
        </div>
        {children}
      </div>
      <p className="wallet-note">{strategy.cut}</p>
    </div>,
    document.body,
  )
}

/** The rules of a way, for a card. */
export const CardRules = ({ rules }: { readonly rules: readonly string[] }) => (
  <ol lang="en">
    {rules.map((rule) => (
      <li key={rule}>{rule}</li>
    ))}
  </ol>
)

/** The chart or the ordered rules for a card, as they stand on the page. */
export const CardPart = ({ html }: { readonly html: string }) => (
  <div className="wallet-part" dangerouslySetInnerHTML={{ __html: html }} />
)
