import type { AnyTaughtGame } from '@/lib/games/teaching'
import type { Figures } from '@/content/guide'
import { CardsInText, spokenCards } from '@/app/_components/cards-in-text'
import { money } from '@/app/_components/format'
import { PlayingCard } from '@/app/_components/playing-card'
import { Term } from '@/app/_components/term'
import { parseCards } from '@/lib/cards/card'
import { cardInWords } from '@/lib/cards/words'
import { must } from '@/lib/result'
import { Exact } from './exact'
import { HandLink } from './hand-link'
import { classFigures, type Draw, wholeFigures } from './numbers'
import { ruleFigures } from './numbers-of-rules'
import { bestInWords, sideFigures, spotFigures } from './numbers-of-spots'

const Meter: Figures['Meter'] = ({ of }) => money(of, 'USD')

/** The figures that are numbers, drawn one way. */
const numbersFor = (game: AnyTaughtGame, draw: Draw) => ({
  ...wholeFigures(game, draw),
  ...classFigures(game, draw),
  ...spotFigures(game, draw),
  ...sideFigures(game, draw),
  ...ruleFigures(game, draw),
})

/** The components by which a game's text names its figures, as a page shows them: rounded, and exact on a tap. */
export const figuresFor = (game: AnyTaughtGame): Figures => ({
  ...numbersFor(game, (props) => <Exact {...props} />),
  Best: async (spot) => (
    <b className="font-semibold">
      <CardsInText>{await bestInWords(game, spot)}</CardsInText>
    </b>
  ),
  Cards: ({ of }) => (
    <span className="inline-flex gap-1 px-0.5 align-middle">
      {must(parseCards(of)).map((card) => (
        <PlayingCard key={card} spot={card} size="small" />
      ))}
    </span>
  ),
  Meter,
  Term,
  Hand: ({ of, children }) => (
    <HandLink game={game} of={of}>
      {children}
    </HandLink>
  ),
})

/** The same as words and digits, for structured data and for a search over texts. */
export const plainFiguresFor = (game: AnyTaughtGame): Figures => ({
  ...numbersFor(game, ({ shown }) => shown),
  Best: async (spot) => spokenCards(await bestInWords(game, spot)),
  Cards: ({ of }) => must(parseCards(of)).map(cardInWords).join(', '),
  Meter,
  Term: ({ children }) => children,
  Hand: ({ children }) => children,
})
