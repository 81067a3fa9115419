/** Rules and side bets as they are chosen and edited. */
export const ruleFields = {
  changed: (rules: string) => `${rules}, changed`,
  inUse: 'The rules in use',
  choose: 'Rules and pay tables. You get a new hand.',
  yours: 'These are the rules you play by.',
  makeYours: 'Make these my rules',
  changedHere: 'Changed in this link:',
  yes: 'yes',
  no: 'no',
  /** A side bet's table as part of the rules' name: “5-4-1, Pair Plus: 40-30-6-3-1”. */
  sideTable: (rules: string, bet: string, table: string) => `${rules}, ${bet}: ${table}`,
  /** A side bet that a fold loses as part of the rules' name: “Standard rules, Trips lost by a fold”. */
  lostByFold: (rules: string, bet: string) => `${rules}, ${bet} lost by a fold`,
  foldLoses: 'If you fold, you lose it.',
  tablesOf: (bet: string) => `${bet} pays`,
  usualRules: 'Back to the usual rules',
  close: 'Close',

  // ——— Pays
  toOne: (table: string, hand: string) => `${table}: ${hand}, to one`,
  to1: 'to 1',
  for1: 'for 1',
  /** A pay: “3 to 2”. */
  payTo: (pay: string, to: string) => `${pay} to ${to}`,
  knownTables: (table: string) => `${table}: known tables`,
  ownTable: 'Your own table',
  chooseOne: 'Choose one',

  // ——— Side bets
  noSideBet: 'No side bet',
  manySideBets: (count: number) => `${count} side bets`,
  sideBets: 'Side bets',
  onTheTable: 'Side bets. You get a new hand with them.',
  stakeOn: (bet: string) => `Stake on ${bet}`,
  fixedStake: (amount: string) => `The stake is always ${amount}.`,
  noStake: 'Enter an amount above zero.',
  atMostBase: (amount: string) => `This bet can’t be larger than the main bet: at most ${amount}.`,
  paysTable: (table: string) => `Pays ${table}.`,
  examplePrizes: 'The prizes are an example: no casino prints them all.',
  withExamplePrizes: (bet: string) => `${bet} (example prizes)`,
  refusedFixed: (bet: string, was: string, now: string) =>
    `The link puts ${was} on ${bet}. At a table that bet is always ${now}, so your next hand has ${now} on it.`,
  refusedOver: (bet: string, was: string, now: string) =>
    `The link puts ${was} on ${bet}. At a table that bet can’t be larger than the main bet, so your next hand has ${now} on it.`,
}
