import { EMBLEMS } from '@/app/_components/playing-card'
import { suitShape } from '@/app/_components/suit'
import { type Card, JOKER, RANKS, rankOf, suitOf } from '@/lib/cards/card'
import type { Spot } from '@/lib/games/felt'
import { COLOURS, suitInk } from './colours'

/* Cards as the site draws them, in what a picture can be drawn from: boxes, letters and paths. Suits are paths, never characters. */

const WIDTH = 112
const HEIGHT = 156

/** How high a card of a width is. */
export const heightOf = (width: number): number => (width * HEIGHT) / WIDTH

export function DrawnCard({ spot, width }: { readonly spot: Spot; readonly width: number }) {
  const scale = width / WIDTH
  const box = {
    display: 'flex',
    position: 'relative',
    width,
    height: heightOf(width),
    borderRadius: 11 * scale,
  } as const
  if (spot === 'empty') return <div style={{ ...box, border: `2px dashed ${COLOURS['felt-line']}` }} />
  return (
    <div style={{ ...box, background: COLOURS.card, border: `1px solid ${COLOURS['card-line']}` }}>
      {spot === 'back' ? (
        <Back width={width} />
      ) : spot === JOKER ? (
        <Joker width={width} />
      ) : (
        <Face card={spot} width={width} />
      )}
    </div>
  )
}

const drawing = (width: number) =>
  ({
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    width,
    height: heightOf(width),
    style: { position: 'absolute', left: -1, top: -1 },
  }) as const

function Letters({
  text,
  left,
  size,
  width,
  colour,
}: {
  readonly text: string
  readonly left: number
  readonly size: number
  readonly width: number
  readonly colour: string
}) {
  const scale = width / WIDTH
  const style = {
    position: 'absolute',
    left: left * scale,
    top: 6 * scale,
    fontSize: size * scale,
    lineHeight: 1.1,
    fontWeight: 700,
    letterSpacing: -1.5 * scale,
    color: colour,
  } as const
  return <div style={style}>{text}</div>
}

function Face({ card, width }: { readonly card: Card; readonly width: number }) {
  const letter = RANKS[rankOf(card)] ?? ''
  const colour = suitInk(suitOf(card))
  const shape = suitShape(suitOf(card))
  const emblem = EMBLEMS[letter]
  return (
    <>
      <svg {...drawing(width)}>
        <path d={shape} fill={colour} transform="translate(11 57) scale(1.08)" />
        <path d={shape} fill={colour} transform="translate(44 87) scale(2.4)" />
        {emblem && <path d={emblem} fill={colour} fillRule="evenodd" />}
      </svg>
      <Letters
        text={letter === 'T' ? '10' : letter}
        left={letter === 'T' ? 7 : 11}
        size={46}
        width={width}
        colour={colour}
      />
    </>
  )
}

const STRIPES = Array.from({ length: 16 }, (_, i) => `M${i * 16 - 128} 146l128-136`).join('')

function Back({ width }: { readonly width: number }) {
  return (
    <svg {...drawing(width)}>
      <defs>
        <clipPath id="back">
          <rect x="8" y="8" width={WIDTH - 16} height={HEIGHT - 16} rx="6" />
        </clipPath>
      </defs>
      <g clipPath="url(#back)">
        <rect x="8" y="8" width={WIDTH - 16} height={HEIGHT - 16} fill={COLOURS['card-back']} />
        <path d={STRIPES} stroke={COLOURS['card-back-line']} strokeWidth="4" />
      </g>
    </svg>
  )
}

function Joker({ width }: { readonly width: number }) {
  return (
    <>
      <svg {...drawing(width)}>
        <path
          d="M72 84l8.200 17.600 19.300 2.400-14.200 13.300 3.700 19.100L72 127l-17 9.400 3.700-19.100L44.500 104l19.300-2.400z"
          fill={COLOURS.spades}
        />
      </svg>
      <Letters text="Joker" left={9} size={23} width={width} colour={COLOURS.spades} />
    </>
  )
}
