import type { KeyLine } from '@/app/_components/key-lines'

/* The keys of the school's tables. A drill goes on by a key; an exam by the answer itself. */

const NEXT: KeyLine = [['Space'], 'after the verdict: the next one. Enter does the same']

/** Cards that are set in two hands. */
export const SETTING_KEYS: readonly KeyLine[] = [
  [['1', '–', '7'], 'moves a card: in front, and back'],
  [['S'], 'sorts the cards'],
  [['U', 'C'], 'undo, clear. Backspace undoes too'],
  [['Space'], 'confirms, and goes on after the verdict. Enter does the same'],
]

/** Bets that are settled one by one. */
export const SETTLING_KEYS: readonly KeyLine[] = [
  [['L', 'P'], 'this bet loses, pushes'],
  [['1', '–', '9'], 'begins the sum that it is paid'],
  [['Enter'], 'the next bet; after the last one, the check'],
  [['Backspace'], 'the bet before, outside of a field'],
]

/** A round that is passed or called. */
export const CALLING_KEYS: readonly KeyLine[] = [
  [['P'], 'let it pass'],
  [['F'], 'call foul; then the number of the error names it'],
  [['Backspace'], 'takes the call back'],
]

/** A dispute that is ruled. */
export const RULING_KEYS: readonly KeyLine[] = [[['1', '–', '4'], 'rules: by the number of the option']]

/** The same where the next one waits for a key. */
export const withNext = (lines: readonly KeyLine[]): readonly KeyLine[] => [...lines, NEXT]
