import type { KeyLine } from '@/app/_ui/key-help'
import { dealerSchool } from '@/app/_languages/words'

/* The keys of the school's tables. A drill continues with a key, an exam with the answer itself. */

/** For setting cards in two hands. */
export const settingKeys = (): readonly KeyLine[] => [
  [['1', '–', '7'], dealerSchool.keyMove],
  [['S'], dealerSchool.keySort],
  [['U', 'C'], dealerSchool.keyUndo],
  [[dealerSchool.spaceKey], dealerSchool.keyConfirm],
]

/** For settling bets one after the other. */
export const settlingKeys = (): readonly KeyLine[] => [
  [['L', 'P'], dealerSchool.keyLose],
  [['1', '–', '9'], dealerSchool.keyPay],
  [[dealerSchool.enterKey], dealerSchool.keyNextBet],
  [[dealerSchool.backspaceKey], dealerSchool.keyBetBefore],
]

/** For passing a round or calling a foul. */
export const callingKeys = (): readonly KeyLine[] => [
  [['P'], dealerSchool.keyPass],
  [['F'], dealerSchool.keyFoul],
  [[dealerSchool.backspaceKey], dealerSchool.keyTakeBack],
]

/** For ruling on a dispute. */
export const rulingKeys = (): readonly KeyLine[] => [[['1', '–', '4'], dealerSchool.keyRule]]

/** The same keys with one more for the next question. */
export const withNext = (lines: readonly KeyLine[]): readonly KeyLine[] => [
  ...lines,
  [[dealerSchool.spaceKey], dealerSchool.keyNext],
]
