/** A shoe as a counter sees it. */
export const shoe = {
  title: 'A counter’s view',
  about:
    'Remove the cards that leave the shoe, or deal it round by round. The bet’s exact price updates with what is left.',
  cardsLeft: 'Cards left',
  out: (count: string) => `${count} out`,
  yourEv: 'Your EV, this shoe',
  startFrom: 'Start from',
  decks: (count: number) => (count === 1 ? '1 deck' : `${count} decks`),
  dealRound: 'Deal a round',
  undo: 'Undo',
  newShoe: 'New shoe',
  putBackInstead: 'Put back instead',
  tapTakes: 'The shoe: how many of each card are left. Tap to remove one, or press minus and plus.',
  tapPuts: 'The shoe: how many of each card are left. Tap to put one back, or press minus and plus.',
  leftOf: (card: string, left: number, decks: number) => `${card}: ${left} left of ${decks}`,

  // The last cards, and many at once.
  noneOut: 'No card is out yet.',
  lastOut: 'Out last',
  lastBack: 'Put back last',
  outMoved: 'Out last: the bet moved by {change}',
  backMoved: 'Put back last: the bet moved by {change}',
  manyAtOnce: 'Many at once',
  takeOut: 'Take out',
  typeCards: 'Type the cards that left, as in Ks Qd 7c.',
  notThatMany: 'The shoe doesn’t have that many of these cards left.',
  tooLong: 'That is more cards than a shoe holds.',
  cannotGive: (decks: number) => `A shoe of ${decks} ${decks === 1 ? 'deck' : 'decks'} can’t deal those cards.`,

  // The line, and what one more card does.
  cardsOut: 'Cards out',
  cardsOutAt: (count: string) => `${count} cards out`,
  spoken: (bet: string, from: string, to: string, count: string) =>
    `${bet}: your EV as cards leave, from ${from} to ${to} with ${count} cards out.`,
  oneMore: 'What one more card out does to your EV',
}
