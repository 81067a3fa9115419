/** Side bets and their shoe. Names and numbers come as they are written. */
export const sideBets = {
  title: 'side bets',
  sideBet: 'Side bet',
  eachInFull: 'Each known table in full',
  inFullLead:
    'Which hands bring the money back, what each line is worth, how other tables compare, when the bet breaks even, and what it costs an hour.',

  // Insurance.
  insuranceKeeps: (edge: string) =>
    `From a fresh shoe, insurance costs ${edge} of what you put on it, averaged over all hands.`,
  insuranceOffer: (rounds: string, bet: string, most: string, pays: string) =>
    `You’re offered it only when the dealer shows an ace, one round in ${rounds}. If you bet ${bet}, you can insure for up to ${most}. It pays ${pays} to 1 if the dealer’s hole card is worth ten.`,
  insuranceExact: (cards: string, tens: string) =>
    `Of the ${cards} cards besides the ace, ${tens} are worth ten. A unit of insurance is worth {worth} of itself.`,

  // What the bet is worth.
  counting: 'Counting every deal.',
  houseEdge: 'House edge',
  yourEdge: 'Your edge',
  costOf: (bets: number, stake: string) => `Cost of ${bets} bets at ${stake}`,
  gainOf: (bets: number, stake: string) => `Gain of ${bets} bets at ${stake}`,
  winningBet: 'A winning bet',
  comesBackOf: (bets: number) => `Returned of ${bets} staked`,
  evenAtMeter: 'Breaks even at a meter of',
  none: 'none',
  never: 'never',
  oneIn: (times: string) => `1 in ${times}`,
  spokenHouse: (bet: string, edge: string, wins: string) => `${bet}: house edge ${edge}, a winning bet ${wins}.`,
  spokenYours: (bet: string, edge: string, wins: string) => `${bet}: your edge ${edge}, a winning bet ${wins}.`,
  notWorkedOut: 'We didn’t finish this.',
  tryAgain: 'Try again',
  foldKeeps: 'It pays even if you fold.',
  withoutFolds: 'These figures count every hand as played.',
  proof: 'The proof',
  worthExactly: (deals: string) => `Over ${deals} equally likely deals, the bet is worth {worth} of your stake.`,
  exactly: (fraction: string) => `exactly ${fraction}`,

  // A bet of which not every prize is printed.
  unprinted: 'We can’t give a house edge yet: this bet has prizes that aren’t published.',
  prize: (hand: string, pay: string) => `${hand} ${pay} to 1`,
  printedPrizes: (prizes: string, back: string) =>
    `Published prizes: ${prizes}. They alone return ${back} of each bet. Sources:`,
  impliedMeter: (published: string, meter: string, even: string) =>
    `The operator states a return of ${published}. If only these prizes paid, the meter would have to reach ${meter} bets for that return, and ${even} for you to break even. Every other prize lowers both.`,
  enterPrizes: 'Enter the prizes and the meter from your screen to see the house edge.',

  // The pay table.
  payTable: 'Pay table',
  reset: 'Reset',
  caption: (table: string) =>
    `${table}: what each hand pays, how often it comes and what it returns of every hundred staked`,
  hand: 'Hand',
  ways: 'Ways',
  chance: 'Chance',
  pays: 'Pays',
  backOfHundred: 'Back, of 100',
  notPaid: 'not paid separately',
  waysOf: (count: string) => `${count} ways`,
  loses: 'Loses',
  allDeals: 'All deals',
  theMeter: 'the meter',
  toOne: 'to 1',
  forOne: 'for 1',
  paysToOne: (hand: string) => `${hand} pays, to one`,

  // Where the return comes from.
  returns: 'Where the return comes from',
  ofHundredOn: (bet: string) => `Of every 100 staked on ${bet}, stake included.`,
  ofHundred: 'Of every 100 staked.',
  nothingBack: 'This table never returns anything.',
  mostBack: (hand: string, share: string) => `${hand} returns the most: ${share} of the total.`,
  houseKeeps: 'The house keeps',
  ofEveryHundred: (amount: string) => `${amount} of every 100 staked`,
  returnsSpoken: (bet: string, lines: string) => `${bet}: what it returns of every hundred staked. ${lines}.`,

  // The known tables, and whether this is a good one.
  isGood: 'Is this a good table?',
  usualTable: 'The usual table',
  noCardKnown: 'Tables are compared before any card is known.',
  knownTables: 'Known tables',
  oneKnown: 'The only known table',
  keeps: (share: string) => `keeps ${share}`,
  gives: (share: string) => `gives you ${share}`,
  besideBest: (own: string, table: string, its: string) => `It ${own}; ${table}, the best of them, ${its}.`,
  besideWorst: (own: string, table: string, its: string) => `It ${own}; ${table}, the worst of them, ${its}.`,
  noneBetter: (count: string) => `Yes: none of the ${count} known tables is better.`,
  betterThanAll: (count: string) => `Yes: better than all ${count} known tables.`,
  allBetter: (count: string) => `No: all ${count} known tables are better.`,
  worst: (count: string) => `No: it is the worst of the ${count} known tables.`,
  placed: (place: number, count: string) =>
    `Not the best: ${['', '', 'second ', 'third ', 'fourth ', 'fifth '][place] ?? ''}best of the ${count} known tables.`,
  someBetter: (better: number, written: string, count: string) =>
    `Not the best: ${written} of the ${count} known tables ${better === 1 ? 'is' : 'are'} better.`,

  // The meter, and cards that are gone.
  meter: 'The meter',
  meterAbout:
    'What the sign shows, in bets (dollars if the bet is one dollar). If several players would share it, enter your share.',
  sharedMeterAbout:
    'What the sign shows, in bets (dollars if the bet is one dollar). Everyone with a winning hand gets an equal share.',
  meterInBets: 'Meter, in bets',
  playersOnIt: 'Players with this bet, including you',
  shareOf: (players: string, share: string) =>
    `With ${players} players on it, a winner gets ${share} of the meter on average, because several of you can share a royal flush.`,
  noMeter: 'No meter makes this table break even.',
  evenKeeps: (share: string) =>
    `The bet breaks even at a meter of {meter} and is worth making above it. At this meter the house keeps ${share} of each bet.`,
  evenGains: (share: string) =>
    `The bet breaks even at a meter of {meter} and is worth making above it. At this meter you gain ${share} of each bet.`,
  exactMeter: (fraction: string) => `Exactly ${fraction}`,
  notAmount: (typed: string) => `“${typed}” isn’t an amount.`,
  amountFrom: (most: string) => `Enter an amount from 0 to ${most}.`,
  seen: 'Cards you have seen',
  seenAbout: 'Tap the cards you’ve seen, or type them. The figures above are then exact without them.',
  deadCards: 'Dead cards',
  clear: 'Clear',
  notInDeck: (card: string) => `${card} isn’t in this game’s deck.`,
  twice: (card: string) => `${card} is here twice.`,
  mostDead: (most: number) => `At most ${most} cards can be dead, so that enough are left to deal.`,

  // What a link sets.
  strangeBet: (name: string, game: string) => `${game} has no side bet “${name}”.`,
  didYouMean: (name: string) => `Did you mean “${name}”?`,
  known: (names: string) => `Known: ${names}.`,
  noDecks: (most: number) => `The shoe in this link needs a number of decks from 1 to ${most}.`,
  strangeDecks: (decks: string, most: number) => `The shoe in this link has “${decks}” decks. It needs 1 to ${most}.`,
  strangePlayers: (players: string, most: number) =>
    `The number of players must be from 1 to ${most}, not “${players}”.`,
  strangeShoe: (problem: string) => `We can’t read the shoe in this link. ${problem}`,
  strangeKey: (key: string, game: string, meant: string) =>
    `This link sets “${key}”, which ${game}’s side bets don’t have. Did you mean “${meant}”?`,
}
