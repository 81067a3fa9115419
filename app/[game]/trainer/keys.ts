import { arrangeWords } from '@/app/_felt/names'
import type { KeyLine } from '@/app/_ui/key-help'
import { deciding, trainer } from '@/app/_languages/words'
import type { AnyGame } from '@/lib/game/game'
import type { ArrangeWords } from '@/lib/messages/message'

/** The keys that move cards, for decisions made in that way. */
const moving = ({ into, suggestedBy }: ArrangeWords): readonly KeyLine[] => [
  [['1', '–', '7'], deciding.movesCard(into.toLowerCase())],
  [['H'], deciding.asTheHouse(suggestedBy.toLowerCase())],
  [['U', 'C'], deciding.undoAndClear],
]

const choosing = (): readonly KeyLine[] => [[['1', '–', '9'], deciding.chooseByNumber]]

const sheets = (): readonly KeyLine[] => [
  [['/'], deciding.whatToTrain],
  [['?'], deciding.thisSheet],
]

/** The keys of a game's trainer. */
export const trainerKeys = (game: AnyGame): readonly KeyLine[] => [
  ...(game.arrange
    ? ([
        ...moving(arrangeWords(game)),
        [[deciding.spaceKey], deciding.confirmAndGoOn],
        [['N', 'D'], deciding.afterARound],
      ] satisfies readonly KeyLine[])
    : ([...choosing(), [[deciding.spaceKey], deciding.nextThing]] satisfies readonly KeyLine[])),
  [['←'], trainer.opensEarlier],
  ...sheets(),
]

/** The keys for a single decision of a game. */
export const dayKeys = (game: AnyGame): readonly KeyLine[] =>
  game.arrange ? [...moving(arrangeWords(game)), [[deciding.spaceKey], deciding.confirms]] : choosing()
