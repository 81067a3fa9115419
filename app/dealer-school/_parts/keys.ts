import type { KeyLine } from '@/app/_ui/key-lines'
import { dealerSchool } from '@/app/_languages/english/dealer-school'

/* The keys of the school's tables. A drill goes on by a key; an exam by the answer itself. */

/** Cards that are set in two hands. */
export const settingKeys = (): readonly KeyLine[] => [
  [['1', '–', '7'], dealerSchool.keyMove],
  [['S'], dealerSchool.keySort],
  [['U', 'C'], dealerSchool.keyUndo],
  [[dealerSchool.spaceKey], dealerSchool.keyConfirm],
]

/** Bets that are settled one by one. */
export const settlingKeys = (): readonly KeyLine[] => [
  [['L', 'P'], dealerSchool.keyLose],
  [['1', '–', '9'], dealerSchool.keyPay],
  [[dealerSchool.enterKey], dealerSchool.keyNextBet],
  [[dealerSchool.backspaceKey], dealerSchool.keyBetBefore],
]

/** A round that is passed or called. */
export const callingKeys = (): readonly KeyLine[] => [
  [['P'], dealerSchool.keyPass],
  [['F'], dealerSchool.keyFoul],
  [[dealerSchool.backspaceKey], dealerSchool.keyTakeBack],
]

/** A dispute that is ruled. */
export const rulingKeys = (): readonly KeyLine[] => [[['1', '–', '4'], dealerSchool.keyRule]]

/** The same where the next one waits for a key. */
export const withNext = (lines: readonly KeyLine[]): readonly KeyLine[] => [
  ...lines,
  [[dealerSchool.spaceKey], dealerSchool.keyNext],
]
