'use client'

import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { percent } from '@/app/_components/format'
import { costPercent, type PricedWay } from './words'

/** Letters that two sides of a card hold at the smallest size that can be read. */
const MOST_LETTERS = 1700

const lettersOf = (rules: readonly string[]): number => rules.reduce((sum, rule) => sum + rule.length + 6, 0)

/** Whether the rules fit a card of 85.6 × 54 mm, folded. */
export const fitsCard = (rules: readonly string[]): boolean => lettersOf(rules) <= MOST_LETTERS

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
  readonly way: PricedWay
  /** Called when the printing is over. */
  readonly onDone: () => void
}

/** The card alone, on paper: two sides next to each other, to be cut out and folded in the middle. Prints as soon as it stands there. */
export function WalletCard({ game, variant, way, onDone }: Props) {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (card.current) fit(card.current)
    window.addEventListener('afterprint', onDone)
    window.print()
    return () => window.removeEventListener('afterprint', onDone)
  }, [onDone])
  const { name, rules, price } = way
  return createPortal(
    <div className="wallet-sheet" aria-hidden="true">
      <div ref={card} className="wallet-card">
        <div className="wallet-head">
          <b>{game}</b>
          <span>{variant}</span>
          <span>
            {name}: house edge {percent(price.edge)}
            {price.cost > 0 && `, ${costPercent(price.cost)} over best play`}
          </span>
        </div>
        <ol>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
      </div>
      <p className="wallet-note">Cut along the line and fold in the middle: a card of 85.6 by 54 millimetres.</p>
    </div>,
    document.body,
  )
}
