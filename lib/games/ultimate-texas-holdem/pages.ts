import type { HandPages } from '@/lib/games/hand-page'
import { startingPages } from '@/lib/games/starting-list'

/** The 169 starting hands. */
export const PAGES: HandPages = startingPages(
  'Raise before the flop or check: what each starting hand is worth both ways, how it wins, and what the wrong play costs.',
  (name) => `${name} in Ultimate Texas Hold’em: raise or check?`,
)
