'use client'

import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { percent } from '@/app/_components/format'
import { costPercent, type PricedWay } from './words'

/** Letters that two sides of a card hold at the smallest size that can be read. */
const MOST_LETTERS = 1700

const lettersOf = (rules: readonly string[]): number => rules.reduce((sum, rule) => sum + rule.length + 6, 0)

/** Whether the rules fit a card of 85.6 × 54 mm, folded. */
export const fitsCard = (rules: readonly string[]): boolean => lettersOf(rules) <= MOST_LETTERS

/** The size of the letters, in millimetres: the fewer there are the larger. */
const sizeOf = (rules: readonly string[]): number => Math.min(3, Math.max(1.9, 1.02 * Math.sqrt((2 * 72 * 40) / (0.62 * Math.max(lettersOf(rules), 1)))))

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
  useEffect(() => {
    window.addEventListener('afterprint', onDone)
    window.print()
    return () => window.removeEventListener('afterprint', onDone)
  }, [onDone])
  const { name, rules, price } = way
  return createPortal(
    <div className="wallet-sheet">
      <div className="wallet-card" style={{ fontSize: `${sizeOf(rules).toFixed(2)}mm` }}>
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
