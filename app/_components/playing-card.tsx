import { called } from '@/app/_languages/area'
import { cards } from '@/app/_languages/english/cards'
import { JOKER, RANKS, rankOf, suitOf, type Card } from '@/lib/cards/card'
import { cardInWords } from '@/lib/cards/words'
import type { Spot } from '@/lib/games/felt'
import { classes } from './classes'
import { suitColour, suitShape } from './suit'

export type CardSize = 'small' | 'normal' | 'large'

interface Props {
  readonly spot: Spot
  readonly size?: CardSize
  /** Part of the hand that counts: raised and outlined. */
  readonly marked?: boolean
  /** Deals the card in, after as many beats as `order`. Absent: it lies there. */
  readonly order?: number
  /** Whose hand it comes from: the dealer's, from above, unless said otherwise. */
  readonly from?: 'dealer' | 'player'
  /** Decorative: another text nearby names it. */
  readonly hidden?: boolean
}

/** What a screen reader says of a place: “king of diamonds”, “face down”, “no card yet”. */
export function spotInWords(spot: Spot): string {
  if (spot === 'back') return cards.faceDown
  return spot === 'empty' ? cards.noCard : called(cardInWords(spot))
}

/** A card, a card face down or a place for one, as wide as its size says and narrower where a row is full. */
export function PlayingCard({ spot, size = 'normal', marked = false, order, from = 'dealer', hidden = false }: Props) {
  const frame = classes(
    'playing-card relative block aspect-[112/156] rounded-[10%/7.2%]',
    `playing-card-${size}`,
    spot !== 'empty' && size !== 'small' && 'shadow-card',
    spot !== 'empty' && order !== undefined && (from === 'dealer' ? 'animate-deal' : 'animate-lay'),
    marked && 'outline-[2.5px] outline-offset-[1.5px] outline-felt-money',
  )
  return (
    <span
      className={frame}
      style={order === undefined ? undefined : { animationDelay: `calc(${order * 70}ms * var(--dealing))` }}
      {...(hidden ? { 'aria-hidden': true } : { role: 'img', 'aria-label': spotInWords(spot) })}
    >
      {spot === 'back' ? <Back /> : spot === 'empty' ? <Place /> : <Face card={spot} />}
    </span>
  )
}

const Place = () => <span className="absolute inset-0 rounded-[inherit] border-[1.5px] border-dashed border-felt-line" />

function Back() {
  return (
    <span className="absolute inset-0 rounded-[inherit] bg-card p-[6%] ring-1 ring-card-line">
      <span className="card-back-pattern block h-full w-full rounded-[7%/5%]" />
    </span>
  )
}

function Face({ card }: { readonly card: Card }) {
  return (
    <svg viewBox="0 0 112 156" className="absolute inset-0 h-full w-full" aria-hidden="true">
      <rect x="0.5" y="0.5" width="111" height="155" rx="11" fill="var(--card)" stroke="var(--card-line)" />
      {card === JOKER ? <JokerFace /> : <RankAndSuit card={card} />}
    </svg>
  )
}

function RankAndSuit({ card }: { readonly card: Card }) {
  const letter = RANKS[rankOf(card)] ?? ''
  const shape = suitShape(suitOf(card))
  const ten = letter === 'T'
  return (
    <g fill={suitColour(suitOf(card))}>
      <text x={ten ? 8 : 11} y="47" fontSize="46" fontWeight="650" letterSpacing={ten ? -4 : -1} className="font-sans">
        {ten ? '10' : letter}
      </text>
      <path d={shape} transform="translate(11 57) scale(1.08)" />
      <path d={shape} transform="translate(44 87) scale(2.4)" />
      <Emblem letter={letter} stroke={suitColour(suitOf(card))} />
    </g>
  )
}

/** In a card of 112 by 156: lines, not areas. */
export const EMBLEMS: Readonly<Record<string, string>> = {
  K: 'M58 79 54.500 60.500 64 68.500 72.800 56.500 81.600 68.500 91 60.500 87.600 79zM72.800 56.500v-9M68.800 50.500h8',
  Q: 'M58 79 53.500 62.500 63 70 72.800 60 82.600 70 92 62.500 87.600 79zM53.500 59.800a2.200 2.200 0 1 0 .01 0zM72.800 54.600a2.200 2.200 0 1 0 .01 0zM92 59.800a2.200 2.200 0 1 0 .01 0z',
  J: 'M55.500 80.500C59 66 70 52.500 92 49.500c-.5 9.500-4 16-9.500 20.500-5.500 4.300-12 5.800-18.500 5.400M55.500 80.500C63 70 72 62 82.500 56.500',
}

/** Court cards wear what their rank wears: a crown, a coronet, a feather. */
function Emblem({ letter, stroke }: { readonly letter: string; readonly stroke: string }) {
  const path = EMBLEMS[letter]
  if (path === undefined) return null
  return <path d={path} fill="none" stroke={stroke} strokeWidth="2" strokeLinejoin="round" strokeLinecap="round" opacity="0.75" />
}

/** The joker: a star, in ink, since it has no suit. */
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
