import type { KeyLine } from '@/app/_ui/key-lines'
import { called } from '@/app/_languages/area'
import { deciding } from '@/app/_languages/english/deciding'
import { trainer } from '@/app/_languages/english/trainer'
import type { AnyGame } from '@/lib/games/game'

type Arrange = NonNullable<AnyGame['arrange']>

/** The keys that move cards, where a decision is made that way. */
const moving = ({ into, suggestedBy }: Arrange): readonly KeyLine[] => [
  [['1', '–', '7'], deciding.movesCard(called(into).toLowerCase())],
  [['H'], deciding.asTheHouse(called(suggestedBy).toLowerCase())],
  [['U', 'C'], deciding.undoAndClear],
]

const choosing = (): readonly KeyLine[] => [[['1', '–', '9'], deciding.chooseByNumber]]

const sheets = (): readonly KeyLine[] => [
  [['/'], deciding.whatToTrain],
  [['?'], deciding.thisSheet],
]

/** The keys of a game's trainer. */
export const trainerKeys = (arrange: Arrange | undefined): readonly KeyLine[] => [
  ...(arrange
    ? ([
        ...moving(arrange),
        [[deciding.spaceKey], deciding.confirmAndGoOn],
        [['N', 'D'], deciding.afterARound],
      ] satisfies readonly KeyLine[])
    : ([...choosing(), [[deciding.spaceKey], deciding.nextThing]] satisfies readonly KeyLine[])),
  [['←'], trainer.opensEarlier],
  ...sheets(),
]

/** The keys of one decision of a game, with nothing after it. */
export const dayKeys = ({ arrange }: AnyGame): readonly KeyLine[] =>
  arrange ? [...moving(arrange), [[deciding.spaceKey], deciding.confirms]] : choosing()
