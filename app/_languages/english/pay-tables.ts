import { area } from '../area'

/** The desk where a pay is dragged. Units, names and numbers come as they are written. */
export const payTables = area('payTables', {
  title: 'pay tables',
  drag: 'Drag a pay; the whole game is solved again as you move',
  choose: 'Change a rule; the whole game is solved again',

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
    `Something in the table cannot be read. These figures belong to the last table that could: ${table}.`,
  theStandardOne: 'the standard one',
  restarted: 'The solver stopped and is started again.',
  whenYouLetGo: 'This game takes some seconds: it is solved when you let go.',
  untilThen: 'Until then the figures are those of the last table solved.',
  lastSolved: 'The figures are those of the last table solved.',
  stopped: 'The calculation was stopped.',
  cancel: 'Cancel',
  solveIt: 'Solve it',
  tryAgain: 'Try again',

  // The table and its rules.
  train: 'Train with this table',
  calculate: 'Open in the calculator',
  usualRules: 'Back to the usual rules',
  close: 'Close',
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
  nothingEntered: 'Nothing is entered. Enter a number.',
  nothingPays: 'Nothing is entered. Enter a number; 0 if it pays nothing.',
  oneNumber: (typed: string, number: string) => `One number, to one: for ${typed} enter ${number}.`,
  tooMuch: (value: string, most: string) => `${value} is too much: ${most} is the most.`,
  tooLittle: (value: string, least: string) => `${value} is too little: ${least} is the least.`,
  negative: 'It cannot be negative: 0 is the least.',
  notWhole: 'It must be a whole number.',
  tooManyPlaces: (places: number) => `It has ${places} decimal places; at most six are worked out exactly.`,
  whichComma: (typed: string, without: string, point: string) =>
    `${typed} may be ${without} or ${point}: write it without the comma.`,
  noNumber: (typed: string) => `${typed} is not a number. Enter one such as 1.5.`,
  writeOut: (typed: string, number: string) => `Write ${typed} out: ${number}.`,
  strangeKey: (key: string, meant: string) =>
    `“${key}” in this address is nothing of a pay table. Did you mean “${meant}”?`,
  rulesTwice: 'This address names its rules twice; the first are in force.',

  // The map.
  bestOfEach: (map: string) => `${map}: the best play of each`,
  rowsByColumns: (rows: string, columns: string) => `${rows}, by ${columns}`,
  otherPlay: (cell: string) => `${cell}, another play than under the standard table`,
  noSuchHand: 'The rules in force have no such hand.',
  standardTableIs: (play: string) => `Standard table: ${play}`,
  optionsWorth: 'What each option is worth',
  handByHand: (ev: string, plays: string) => `Played hand by hand it is worth ${ev}; ${plays}.`,

  // How rounds are played.
  rounds: 'How rounds are played',
  byDone: 'The share of rounds by what was done',
  byEnd: 'The share of rounds by where the bets stood at the end',
  done: 'Done',
  betAtEnd: 'Bet at the end',
  ofAllRounds: 'Of all rounds',
  showFewer: 'Show fewer',
  showMore: (count: string) => `Show ${count} more`,

  // The decisions that flip.
  flips: 'The decisions that flip',
  noneYet:
    'None yet: this is the standard table. Drag a pay and the hands that are then played another way are listed here.',
  flipsTable: 'The decisions that flip, as a table',
  flipsCaption: 'Hand, best play before and now, what each is worth under both tables, and what the flip is worth',
  hand: 'Hand',
  play: 'Play',
  worthOf: 'Worth',
  becomes: 'becomes',
  notOffered: 'not offered',
  insteadOf: (now: string, before: string, count: string) => `${now} instead of ${before} with ${count}`,
  flipped: (changes: string, ways: string, all: string) => `${changes}: ${ways} of ${all} kinds of starting hand.`,
  wouldCost: (share: string, unit: string) =>
    `Playing them as under the standard table would cost ${share} of the ${unit}.`,
  noneFlips: (changes: string, all: string) =>
    `${changes}: none of the ${all} kinds of starting hand is played another way.`,
  laterChanges: 'What changes later in the round is under “How rounds are played”.',
  noneShifts: (changes: string, all: string) =>
    `${changes}: none of the ${all} starting hands is played another way on as much as one in two thousand.`,
  shifted: (changes: string, count: string, all: string) =>
    `${changes}: with ${count} of the ${all} starting hands it depends on other cards than before what is best. What moves most comes first.`,
  shiftsCaption: 'How often each starting hand is played, under both tables',

  // The proof.
  proof: 'The proof',
  exactly: (units: string) =>
    `Every deal is counted: a round is worth exactly {worth} ${units}, a house edge of {edge}`,
  estimated: (units: string) => `Estimated from a sample: a round is worth {worth} ${units}, a house edge of {edge}`,
  giveOrTake: (error: string) => `, give or take ${error}`,
  fifteenDigits: 'The sums are kept to fifteen digits instead of as fractions.',
  recompute: 'Recompute it yourself',
  allBet: (amount: string, units: string) => `All money bet in a round: ${amount} ${units}.`,
  variance: (amount: string, units: string) => `Variance of a round: ${amount} square ${units}.`,
})
