/** How to deal a game: what stands around its text. */
export const dealing = {
  playersSide: 'The player’s side',
  round: 'The round, in order',
  roundLead:
    'What you do with your hands, and what you say. Casinos use different words, but nearly always this order. Follow your house’s way.',
  say: 'Say:',
  asked: 'Questions you’ll be asked',
  askedLead:
    'By a player who has just lost, or by the person who decides whether you are hired. Answer in one sentence.',
  payouts: 'Payouts by heart',
  payoutsLead:
    'What the usual tables pay, to one and on common stakes. Anything not listed pays even money. Check it against your own placard before you print it.',
  payoutsOf: (bet: string) => `${bet}: payouts`,
  mistakes: 'What goes wrong at this table',
  mistakesLead: 'The mistakes you’re asked to catch in “Spot the mistake”, and the rule each one breaks.',
  rulings: 'Rulings',
  rulingsLead:
    'What happens when something goes wrong, and whose sheet says so. Procedures differ, so follow your own house’s.',
  watched: 'What supervisors look for',
  seeAlso: 'See also {audition}.',
  anyTable: 'what they look for at any table',
  otherGames: 'Other games',
}
