import type { KeyLine } from '@/app/_components/key-lines'
import type { AnyGame } from '@/lib/games/game'

type Arrange = NonNullable<AnyGame['arrange']>

/** The keys that move cards, where a decision is made that way. */
const moving = ({ into, suggestedBy }: Arrange): readonly KeyLine[] => [
  [['1', '–', '7'], `moves a card: ${into.toLowerCase()}, and back`],
  [['H'], `${suggestedBy.toLowerCase()}: the cards as the house would set them`],
  [['U', 'C'], 'undo, clear. Backspace undoes too'],
]

const CHOOSING: readonly KeyLine[] = [[['1', '–', '9'], 'choose an option by its number, or by its letter']]

const SHEETS: readonly KeyLine[] = [
  [['/'], 'what to train: which hands, how many, against what clock'],
  [['?'], 'this sheet'],
]

/** The keys of a game's trainer. */
export const trainerKeys = (arrange: Arrange | undefined): readonly KeyLine[] => [
  ...(arrange
    ? ([...moving(arrange), [['Space'], 'confirm; play on; the same bets again. Enter does the same'], [['N', 'D'], 'after a round: a new game without side bets; twice the bets']] satisfies readonly KeyLine[])
    : ([...CHOOSING, [['Space'], 'the next thing: play on, or the next hand. Enter does the same']] satisfies readonly KeyLine[])),
  ...SHEETS,
]

/** The keys of one decision of a game, with nothing after it. */
export const dayKeys = ({ arrange }: AnyGame): readonly KeyLine[] => (arrange ? [...moving(arrange), [['Space'], 'confirms. Enter does the same']] : CHOOSING)
