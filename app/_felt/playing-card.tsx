import { cards } from '@/app/_languages/words'
import { JOKER, RANKS, rankOf, suitOf, type Card } from '@/lib/cards/card'
import type { Spot } from '@/lib/game/felt'
import { classes } from '@/app/_ui/classes'
import { suitColour } from './suit'

export type CardSize = 'small' | 'normal' | 'large'

interface Props {
  readonly spot: Spot
  readonly size?: CardSize
  /** Whether the card is part of the hand that counts: raised and outlined. */
  readonly marked?: boolean
  /** Deals the card in after `order` beats; absent if it is on the table already. */
  readonly order?: number
  /** Where it is dealt in from: from the dealer's side, above, by default. */
  readonly from?: 'dealer' | 'player'
  /** Whether it is decorative because a nearby text names it. */
  readonly hidden?: boolean
}

/** The text of a place for screen readers: “king of diamonds”, “face down”, “no card yet”. */
export function spotInWords(spot: Spot): string {
  if (spot === 'back') return cards.faceDown
  return spot === 'empty' ? cards.noCard : cards.card(spot)
}

/** A card, a face-down card or an empty place. As wide as its size says, or narrower if a row is full. */
export function PlayingCard({ spot, size = 'normal', marked = false, order, from = 'dealer', hidden = false }: Props) {
  const frame = classes(
    `playing-card playing-card-${size}`,
    spot !== 'empty' && size !== 'small' && 'shadow-card',
    spot !== 'empty' && order !== undefined && (from === 'dealer' ? 'animate-deal' : 'animate-lay'),
    marked && 'outline-[2.5px] outline-offset-[1.5px] outline-felt-money',
  )
  return (
    <span
      className={frame}
      {...(order !== undefined && { style: { animationDelay: `calc(${order * 70}ms * var(--dealing))` } })}
      {...(hidden ? { 'aria-hidden': true } : { role: 'img', 'aria-label': spotInWords(spot) })}
    >
      {spot === 'back' ? <Back /> : spot === 'empty' ? <Place /> : <Face card={spot} />}
    </span>
  )
}

const Place = () => <span className="playing-card-place" />

function Back() {
  return (
    <span className="absolute inset-0 rounded-[inherit] bg-card p-[6%] ring-1 ring-card-line">
      <span className="card-back-pattern block h-full w-full rounded-[7%/5%]" />
    </span>
  )
}

function Face({ card }: { readonly card: Card }) {
  return (
    <svg viewBox="0 0 112 156" className="playing-card-face" aria-hidden="true">
      <use href="#card-paper" />
      {card === JOKER ? <JokerFace /> : <RankAndSuit card={card} />}
    </svg>
  )
}

function RankAndSuit({ card }: { readonly card: Card }) {
  const letter = RANKS[rankOf(card)] ?? ''
  const shape = `#suit-${suitOf(card)}`
  const ten = letter === 'T'
  return (
    <g fill={suitColour(suitOf(card))}>
      <text x={ten ? 8 : 11} y="47" fontSize="46" fontWeight="650" letterSpacing={ten ? -4 : -1} className="font-sans">
        {ten ? '10' : letter}
      </text>
      <use href={shape} transform="translate(11 57) scale(1.08)" />
      <use href={shape} transform="translate(44 87) scale(2.4)" />
      <Emblem letter={letter} />
    </g>
  )
}

/** Shapes in a card of 112 by 156, with holes by the even-odd rule. */
export const EMBLEMS: Readonly<Record<string, string>> = {
  K: 'M56.3 75 51.8 59.5 63.3 66.5 72.8 54 82.3 66.5 93.8 59.5 89.3 75zM72.8 63.8 76 68 72.8 72.2 69.6 68zM57 78h31.6v4.3H57zM71.2 54V49.3h-3.7v-3.2h3.7v-3.6h3.2v3.6h3.7v3.2h-3.7V54l-1.6-2zM49.1 57a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0zM91.1 57a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0z',
  Q: 'M57 75C55.8 70.5 54.3 66.5 52.3 62.5 56 66.5 60.5 65.5 62.3 58 64.3 65.5 70.3 65.5 72.8 55.8 75.3 65.5 81.3 65.5 83.3 58 85.1 65.5 89.6 66.5 93.3 62.5 91.3 66.5 89.8 70.5 88.6 75zM70.6 69.3a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0zM62 70a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0zM80.4 70a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0zM57 78h31.6v4.3H57zM49.2 60a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0zM59.6 55.2a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0zM70.1 52.6a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0zM81.2 55.2a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0zM91.6 60a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0z',
  J: 'M54.4 83.6C57.5 66 70.5 50 94.5 46.5 94.3 52.5 93 57.5 90.6 61.8L84 62.9 87.9 65.8C86 68.2 83.8 70.3 81.2 71.9L74.2 71.4 77.3 74C71.8 76.4 66.3 76.9 61 76.2 59.5 78.7 58.2 81.3 57.3 84.3zM62.3 74.2C67.5 66.8 74.3 60.3 83.3 55.2 73.8 59 66.3 65.6 61.2 73.4z',
}

/** The emblem of a court card: a crown, a coronet or a feather. */
function Emblem({ letter }: { readonly letter: string }) {
  const path = EMBLEMS[letter]
  return path === undefined ? null : <path d={path} fillRule="evenodd" />
}

/** The joker: a star in ink color, since it has no suit. */
function JokerFace() {
  return (
    <g fill="var(--spades)">
      <text x="10" y="31" fontSize="23" fontWeight="650" letterSpacing="-0.5" className="font-sans">
        Joker
      </text>
      <path d="M72 84l8.200 17.600 19.300 2.400-14.200 13.300 3.700 19.100L72 127l-17 9.400 3.700-19.100L44.500 104l19.300-2.400z" />
    </g>
  )
}
