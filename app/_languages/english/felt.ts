import { area } from '../area'

/** What the felt itself says. */
export const felt = area('felt', {
  table: 'The table',
  notPlaced: 'not placed',
  nothingHere: 'nothing here',
  seenAndGone: 'Dead cards',
  isFree: (game: string) => `${game}. No sign-up, and it’s free.`,
})
