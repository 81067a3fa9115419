import type { ActionLabel } from '@/lib/games/game'

/* How hands are set, where figures speak of many of them: what they call instead of the cards in front. */

export const FOLLOW = 'house-way'
export const OTHER_SETTING = 'other-setting'
export const BEST_SETTING = 'best-setting'

export const MANNERS: Readonly<Record<string, ActionLabel>> = {
  [FOLLOW]: { name: 'House way', doing: 'Following the house way', key: 'h' },
  [OTHER_SETTING]: { name: 'Another setting', doing: 'Setting otherwise', key: 'o' },
  [BEST_SETTING]: { name: 'Best setting', doing: 'Setting best', key: 'b' },
}
