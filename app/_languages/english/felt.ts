/** What the felt itself says. */
export const felt = {
  table: 'The table',
  notPlaced: 'not placed',
  shuffling: 'Shuffling…',
  needsScript: 'Hands are dealt and solved in your browser, so this page needs JavaScript.',
  nothingHere: 'nothing here',
  seenAndGone: 'Dead cards',
  neighborsCards: 'Your neighbors’ cards',
  othersCards: 'The other players’ cards',
  isFree: (game: string) => `${game}. No sign-up, and it’s free.`,
}
