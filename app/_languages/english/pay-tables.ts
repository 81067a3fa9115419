/** The desk where a pay is dragged. Units, names and numbers come as they are written. */
export const payTables = {
  title: 'pay tables',
  drag: 'Drag a pay, and the whole game is solved again as you move',
  choose: 'Change a rule, and the whole game is solved again',

  needsScript: 'Your browser solves every other table, so that needs JavaScript.',

  // What the table is worth.
  worth: 'What this table is worth',
  houseEdge: 'House edge',
  yourEdge: 'Your edge',
  usualHouseEdge: 'House edge, standard table',
  standardTable: 'Standard table',
  thisTable: 'This table',
  standard: 'Standard',
  elementOfRisk: 'Element of risk',
  ofAllYouBet: 'of all you bet',
  averageBet: 'Average bet',
  standardDeviation: 'Standard deviation',
  ofThe: (unit: string) => `of the ${unit}`,
  /** What changed of the table, over what that is worth. */
  gains: (changes: string, count: number) => `${changes} ${count > 1 ? 'are worth' : 'is worth'}`,
  loses: (changes: string, count: number) => `${changes} ${count > 1 ? 'cost' : 'costs'}`,
  theseChanges: (count: string) => `These ${count} changes`,
  payAt: (hand: string, pay: string) => `${hand} at ${pay}`,
  cost: 'Cost, {pace} rounds an hour',
  gain: 'Gain, {pace} rounds an hour',
  pace: (most: number) => `Hands an hour, 1 to ${most}`,
  atStake: (stake: string) => `at ${stake}`,
  was: (amount: string) => `was ${amount}`,
  wasLoss: (amount: string) => `was a loss of ${amount}`,
  wasGain: (amount: string) => `was a gain of ${amount}`,
  standardIs: (edge: string) => `standard ${edge}`,
  /** Of an edge beside one of the other side. */
  forTheHouse: (edge: string) => `${edge} for the house`,
  forYou: (edge: string) => `${edge} for you`,
  solvedIn: 'Solved in',

  // How the solving goes.
  solvingWhole: 'Solving the whole game.',
  solving: 'Solving the whole game',
  unreadable: (table: string) =>
    `We can’t read something in the table. These figures are for the last table we could read: ${table}.`,
  theStandardOne: 'the standard one',
  restarted: 'The solver stopped. Restarting it.',
  whenYouLetGo: 'This game takes some seconds, so it’s solved when you let go.',
  untilThen: 'Until then you see the last table solved.',
  lastSolved: 'These figures are for the last table solved.',
  stopped: 'The calculation was stopped.',
  cancel: 'Cancel',
  solveIt: 'Solve it',
  tryAgain: 'Try again',

  // The table and its rules.
  train: 'Train with this table',
  calculate: 'Open in the calculator',
  isStandard: 'standard',
  isChanged: 'changed ·',
  reset: 'reset',
  knownTables: (name: string) => `${name}: known tables`,
  ownTable: 'Your own table',
  asNumber: (name: string) => `${name}, as a number`,
  toOne: (pay: string) => `${pay} to 1`,
  otherRules: 'Other rules',
  notStandardRules: 'Not the standard rules ·',
  resetAll: 'reset all',
  standardRules: 'The standard rules',
  chooseOne: 'Choose one',
  yes: 'yes',
  no: 'no',

  // What is wrong with a number, or with an address.
  nothingEntered: 'Enter a number.',
  nothingPays: 'Enter a number, or 0 if it pays nothing.',
  oneNumber: (typed: string, number: string) => `Enter one number, to one: for ${typed} enter ${number}.`,
  tooMuch: (value: string, most: string) => `${value} is too much. The most is ${most}.`,
  tooLittle: (value: string, least: string) => `${value} is too little. The least is ${least}.`,
  negative: 'It can’t be negative. The least is 0.',
  notWhole: 'It must be a whole number.',
  tooManyPlaces: (places: number) => `It has ${places} decimal places. The most is six.`,
  whichComma: (typed: string, without: string, point: string) =>
    `${typed} may be ${without} or ${point}: write it without the comma.`,
  noNumber: (typed: string) => `${typed} is not a number. Enter one such as 1.5.`,
  writeOut: (typed: string, number: string) => `Write ${typed} out: ${number}.`,
  strangeKey: (key: string, meant: string) =>
    `This link sets “${key}”, which pay tables don’t have. Did you mean “${meant}”?`,
  rulesTwice: 'This link names its rules twice. The first set applies.',

  // The map.
  bestOfEach: (map: string) => `${map}: the best play for each`,
  rowsByColumns: (rows: string, columns: string) => `${rows}, by ${columns}`,
  otherPlay: (cell: string) => `${cell}, played differently from the standard table`,
  noSuchHand: 'These rules have no such hand.',
  standardTableIs: (play: string) => `Standard table: ${play}`,
  optionsWorth: 'What each option is worth',
  handByHand: (ev: string, plays: string) => `With best play it is worth ${ev}; ${plays}.`,

  // How rounds are played.
  rounds: 'How rounds are played',
  byDone: 'Share of rounds by what you do',
  byEnd: 'Share of rounds by the final bet',
  done: 'Done',
  betAtEnd: 'Bet at the end',
  ofAllRounds: 'Of all rounds',
  showFewer: 'Show fewer',
  showMore: (count: string) => `Show ${count} more`,

  // The decisions that flip.
  flips: 'Decisions that change',
  noneYet:
    'None yet: this is the standard table. Drag a pay, and the hands that you’d play differently are listed here.',
  flipsTable: 'Decisions that change, as a table',
  flipsCaption: 'Hand, best play before and now, what each is worth under both tables, and what the change is worth',
  hand: 'Hand',
  play: 'Play',
  worthOf: 'Worth',
  becomes: 'becomes',
  notOffered: 'not offered',
  insteadOf: (now: string, before: string, count: string) => `${now} instead of ${before} with ${count}`,
  flipped: (changes: string, ways: string, all: string) => `${changes}: ${ways} of ${all} kinds of starting hand.`,
  wouldCost: (share: string, unit: string) => `Playing them the standard way would cost ${share} of the ${unit}.`,
  noneFlips: (changes: string, all: string) => `${changes}: you play all ${all} kinds of starting hand the same way.`,
  laterChanges: 'For changes later in the round, see “How rounds are played”.',
  noneShifts: (changes: string, all: string) =>
    `${changes}: none of the ${all} starting hands changes on more than one board in two thousand.`,
  shifted: (changes: string, count: string, all: string) =>
    `${changes}: the play changes on some boards with ${count} of the ${all} starting hands. The largest changes come first.`,
  shiftsCaption: 'How often you play each starting hand, under both tables',

  // The proof.
  proof: 'The proof',
  exactly: (units: string) =>
    `Every deal is counted: a round is worth exactly {worth} ${units}, a house edge of {edge}`,
  estimated: (units: string) => `Estimated from a sample: a round is worth {worth} ${units}, a house edge of {edge}`,
  giveOrTake: (error: string) => `, give or take ${error}`,
  fifteenDigits: 'The sums are rounded to fifteen digits.',
  allBet: (amount: string, units: string) => `All money bet in a round: ${amount} ${units}.`,
  variance: (amount: string, units: string) => `Variance of a round: ${amount} square ${units}.`,
}
