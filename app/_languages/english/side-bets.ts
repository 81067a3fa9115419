import { area } from '../area'

/** Side bets and their shoe. Names and numbers come as they are written. */
export const sideBets = area('sideBets', {
  title: 'side bets',
  sideBet: 'Side bet',
  usualRules: 'Back to the usual rules',
  eachInFull: 'Each known table in full',
  inFullLead:
    'Through which hands the money comes back, what each line is worth, against the other tables, when the bet would be even, and what it costs an hour.',

  // What the bet is worth.
  counting: 'Counting every deal there is.',
  houseEdge: 'House edge',
  yourEdge: 'Your edge',
  costOf: (bets: number, stake: string) => `Cost of ${bets} bets at ${stake}`,
  gainOf: (bets: number, stake: string) => `Gain of ${bets} bets at ${stake}`,
  winningBet: 'A winning bet',
  comesBackOf: (bets: number) => `Comes back of ${bets} staked`,
  evenAtMeter: 'Even at a meter of',
  none: 'none',
  never: 'never',
  oneIn: (times: string) => `1 in ${times}`,
  spokenHouse: (bet: string, edge: string, wins: string) => `${bet}: house edge ${edge}, a winning bet ${wins}.`,
  spokenYours: (bet: string, edge: string, wins: string) => `${bet}: your edge ${edge}, a winning bet ${wins}.`,
  notWorkedOut: 'This was not worked out.',
  tryAgain: 'Try again',
  proof: 'The proof',
  worthExactly: (deals: string) => `Over ${deals} equally likely deals the bet is worth {worth} of itself.`,
  exactly: (fraction: string) => `exactly ${fraction}`,

  // A bet of which not every prize is printed.
  unprinted: 'No house edge yet: not every prize of this bet is printed.',
  prize: (hand: string, pay: string) => `${hand} ${pay} to 1`,
  printedPrizes: (prizes: string, back: string) =>
    `Printed are ${prizes}. Those prizes alone give back ${back} of each bet. Sources:`,
  impliedMeter: (published: string, meter: string, even: string) =>
    `The operator states a return of ${published}. If no other hand paid anything, that would take a meter of ${meter} bets, and the bet would be even at ${even}. Every other prize lowers both.`,
  enterPrizes: 'Enter the prizes and the meter on your screen: the house edge appears then.',

  // The pay table.
  payTable: 'Pay table',
  reset: 'Reset',
  caption: (table: string) =>
    `${table}: what each hand pays, how often it comes and what it brings back of every hundred staked`,
  hand: 'Hand',
  ways: 'Ways',
  chance: 'Chance',
  pays: 'Pays',
  backOfHundred: 'Back, of 100',
  notPaid: 'not paid for itself',
  waysOf: (count: string) => `${count} ways`,
  loses: 'Loses',
  allDeals: 'All deals',
  theMeter: 'the meter',
  toOne: 'to 1',
  paysToOne: (hand: string) => `${hand} pays, to one`,

  // Where the return comes from.
  returns: 'Where the return comes from',
  ofHundredOn: (bet: string) => `Of every 100 staked on ${bet}, stake included.`,
  ofHundred: 'Of every 100 staked.',
  nothingBack: 'With this table nothing ever comes back.',
  mostBack: (hand: string, share: string) => `${hand} brings the most back: ${share} of it all.`,
  houseKeeps: 'The house keeps',
  ofEveryHundred: (amount: string) => `${amount} of every 100 staked`,
  returnsSpoken: (bet: string, lines: string) => `${bet}: what comes back of every hundred staked. ${lines}.`,

  // The known tables, and whether this is a good one.
  isGood: 'Is this a good table?',
  usualTable: 'The usual table',
  noCardKnown: 'Tables are compared with no card known.',
  knownTables: 'Known tables',
  oneKnown: 'The one known',
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
    'What the sign shows, counted in bets: dollars where the bet is one dollar. Where several would share it, enter your share.',
  sharedMeterAbout:
    'What the sign shows, counted in bets: dollars where the bet is one dollar. Everyone with a winning hand gets an equal share.',
  meterInBets: 'Meter, in bets',
  playersOnIt: 'Players with this bet, you included',
  shareOf: (players: string, share: string) =>
    `With ${players} players on it, a winner gets ${share} of the meter on average: some royal flushes belong to several of you.`,
  noMeter: 'No meter makes up for the rest of this table.',
  evenKeeps: (share: string) =>
    `The bet is even at a meter of {meter} and worth having above it. At this meter the house keeps ${share} of each bet.`,
  evenGains: (share: string) =>
    `The bet is even at a meter of {meter} and worth having above it. At this meter you gain ${share} of each bet.`,
  exactMeter: (fraction: string) => `Exactly ${fraction}`,
  notAmount: (typed: string) => `“${typed}” is not an amount.`,
  amountFrom: (most: string) => `Must be an amount from 0 to ${most}.`,
  seen: 'Cards you have seen',
  seenAbout:
    'Cards known not to come before the bet is dealt. The figures above are exact without them. Tap them, or type and paste.',
  deadCards: 'Dead cards',
  clear: 'Clear',
  notInDeck: (card: string) => `${card} is not in this game’s deck.`,
  twice: (card: string) => `${card} is here twice.`,
  mostDead: (most: number) => `At most ${most} cards can be dead; the others must be left to deal from.`,

  // What an address says.
  strangeBet: (name: string, game: string) => `“${name}” is no side bet of ${game}.`,
  didYouMean: (name: string) => `Did you mean “${name}”?`,
  known: (names: string) => `Known: ${names}.`,
  noDecks: (most: number) => `The shoe in this address has no number of decks; it takes 1 to ${most}.`,
  strangeDecks: (decks: string, most: number) =>
    `The shoe in this address has “${decks}” decks; it takes 1 to ${most}.`,
  strangePlayers: (players: string, most: number) => `“${players}” is not a number of players from 1 to ${most}.`,
  strangeShoe: (problem: string) => `The shoe in this address cannot be read. ${problem}`,
  strangeKey: (key: string, game: string, meant: string) =>
    `“${key}” in this address is nothing of ${game}’s side bets. Did you mean “${meant}”?`,
})
