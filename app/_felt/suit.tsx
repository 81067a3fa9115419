/* Drawn as shapes, because some systems turn suit characters into emoji. One path each, in a box of 24 by 24. */
const SHAPES = [
  'M12 1.700c-2.300 4.100-9 7.300-9 12.600 0 2.800 2.100 4.800 4.700 4.800 1.400 0 2.500-.5 3.300-1.400-.2 2-1 3.500-2.700 4.800h7.400c-1.700-1.300-2.500-2.800-2.700-4.800.8.9 1.900 1.400 3.300 1.400 2.600 0 4.700-2 4.700-4.800 0-5.300-6.700-8.500-9-12.600z',
  'M12 22C9.700 18 2.400 14 2.400 8.100 2.400 4.900 4.700 2.600 7.500 2.600c1.900 0 3.600 1.100 4.500 3 .9-1.900 2.600-3 4.500-3 2.800 0 5.100 2.300 5.100 5.500C21.600 14 14.300 18 12 22z',
  'M12 1.400c2.400 4 5.300 7.500 8.900 10.600-3.600 3.100-6.500 6.600-8.900 10.600-2.400-4-5.300-7.500-8.900-10.600C6.700 8.900 9.600 5.400 12 1.400z',
  'M12 1.800c-2.600 0-4.700 2.100-4.700 4.700 0 1.200.5 2.300 1.200 3.200-.5-.2-1-.3-1.600-.3-2.600 0-4.700 2.100-4.700 4.700s2.100 4.700 4.700 4.700c1.700 0 3.200-.8 4-2.100-.2 2.100-1 3.900-2.700 5.500h7.600c-1.700-1.600-2.500-3.400-2.700-5.500.8 1.300 2.300 2.100 4 2.100 2.600 0 4.700-2.100 4.700-4.700s-2.100-4.700-4.700-4.700c-.6 0-1.100.1-1.600.3.7-.9 1.200-2 1.200-3.200 0-2.600-2.100-4.700-4.700-4.700z',
] as const

const COLOURS = ['var(--spades)', 'var(--hearts)', 'var(--diamonds)', 'var(--clubs)'] as const

export const suitColour = (suit: number): string => COLOURS[suit] ?? 'currentColor'
export const suitShape = (suit: number): string => SHAPES[suit] ?? ''

/** The shapes of suits and cards, included once in every document, because a guide uses over a hundred of them. */
export function CardShapes() {
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      <defs>
        {SHAPES.map((shape, suit) => (
          <path key={shape} id={`suit-${suit}`} d={shape} />
        ))}
        <rect
          id="card-paper"
          x="0.5"
          y="0.5"
          width="111"
          height="155"
          rx="11"
          fill="var(--card)"
          stroke="var(--card-line)"
          vectorEffect="non-scaling-stroke"
        />
      </defs>
    </svg>
  )
}

/** A suit, in the color of the text around it unless `coloured`. Decorative: name it in words beside it. */
export function Suit({
  suit,
  coloured = false,
  className,
}: {
  readonly suit: number
  readonly coloured?: boolean
  readonly className?: string
}) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <use href={`#suit-${suit}`} fill={coloured ? suitColour(suit) : 'currentColor'} />
    </svg>
  )
}
