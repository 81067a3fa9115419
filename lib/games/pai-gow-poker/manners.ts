import type { ActionLabel } from '@/lib/games/game'

/* How hands are set, where figures speak of many of them: what they call instead of the cards in front. */

export const FOLLOW = 'house-way'
export const OTHER_SETTING = 'other-setting'
export const BEST_SETTING = 'best-setting'

export const MANNERS: Readonly<Record<string, ActionLabel>> = {
  [FOLLOW]: { name: 'House way', doing: 'Following the house way', key: 'h' },
  [OTHER_SETTING]: { name: 'Another setting', doing: 'Setting otherwise', key: 'o' },
  [BEST_SETTING]: { name: 'Best setting', doing: 'Setting best', key: 'b' },
  keep: { name: 'Keep together', doing: 'Keeping everything behind', key: 'k' },
  split: { name: 'Split', doing: 'Splitting', key: 's' },
  break: { name: 'Break', doing: 'Breaking the straight or flush', key: 'r' },
  'keep-complete': { name: 'Keep complete', doing: 'Keeping the straight or flush', key: 'c' },
  'pair-behind': { name: 'Pair behind', doing: 'Keeping the pair behind', key: 'p' },
  'lower-in-front': { name: 'The lower in front', doing: 'Putting the lower in front', key: 'l' },
  'middle-in-front': { name: 'The middle pair in front', doing: 'Putting the middle pair in front', key: 'm' },
  'lowest-in-front': { name: 'The lowest pair in front', doing: 'Putting the lowest pair in front', key: 'l' },
  'lower-kicker': { name: 'The third kicker in front', doing: 'Putting the third kicker in front', key: 't' },
}
