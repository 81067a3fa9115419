import { capital } from '@/lib/text'

/** Strategy charts and ways to play. */
export const strategy = {
  title: (game: string) => `${game} strategy chart`,
  bestPlay: 'Best play',

  // The rules in force
  rulesAre: 'Rules: ',
  shownUsual: 'You see the usual rules.',
  notWorkedOut: 'Stopped. These rules aren’t solved.',
  failed: 'The calculation failed.',
  tryAgain: 'Try again',
  stop: 'Stop',
  playing: 'Playing the whole game once for each strategy, under these rules.',
  solving: 'Solving the whole game under these rules.',
  pricing: 'Pricing the strategies',
  workingOut: 'Working out best play',

  // What best play comes to
  keeps: (edge: string, unit: string) => `With best play the house keeps ${edge} of the ${unit}`,
  keepsSet: (edge: string, unit: string) => `If you follow the house way, the house keeps ${edge} of the ${unit}`,
  wins: (edge: string, unit: string) => `With best play you win ${edge} of the ${unit}`,
  winsSet: (edge: string, unit: string) => `If you follow the house way, you win ${edge} of the ${unit}`,
  worked: 'Solved for every hand under these rules.',
  workedLeads: 'Solved for every hand under these rules. Tap a hand to open its page.',

  // Its chart and its rules
  byIt: (edge: string, unit: string, cost: string) =>
    `If you follow it with every hand, you pay ${edge} of the ${unit}: ${cost} more than with best play.`,
  inOrder: 'The rules in order',
  first: 'The first rule that covers your hand decides.',
  firstBest: 'The first rule that covers your hand decides. Followed exactly, they are best play.',
  firstCosts: (cost: string) =>
    `The first rule that covers your hand decides. Followed exactly, they cost ${cost} more than best play.`,
  usualFirst: 'The first rule that covers your hand decides. They are made for the usual rules.',
  usualFirstBest:
    'The first rule that covers your hand decides. They are made for the usual rules, but followed exactly they are best play here too.',
  usualFirstCosts: (cost: string) =>
    `The first rule that covers your hand decides. They are made for the usual rules. Followed exactly here, they cost ${cost} more than best play.`,
  clauses: (map: string, rows: string) =>
    `${map}: ${rows.toLowerCase()}, how you play them, how often they come and what they are worth`,
  says: 'What it says',
  hands: 'Hands',
  worth: (units: string) => `Worth, ${units}`,
  oneIn: (count: string) => `1 in ${count}`,

  // What goes on paper
  print: 'Print',
  whatToPrint: 'What to print',
  page: 'Chart and rules',
  pageAbout: 'One page, A4 or Letter, black on white.',
  chart: 'The chart alone',
  chartAbout: 'As large as one page allows.',
  card: 'A wallet card',
  cardAbout: 'To cut out and fold: 85.6 by 54 millimetres.',
  ways: 'Strategies',
  waysAbout: 'The table of what they cost, and the lists you opened below.',
  bestCard: (edge: string) => `Best play: house edge ${edge}`,
  wayCard: (way: string, edge: string) => `${way}: house edge ${edge}`,
  costlyCard: (way: string, edge: string, cost: string) => `${way}: house edge ${edge}, ${cost} over best play`,
  sheetOf: (sheet: string, sheets: string) => `${sheet} of ${sheets}`,
  cut: 'Cut along the line and fold in the middle: a card of 85.6 by 54 millimetres.',

  // What simplicity costs
  simplicity: 'What simplicity costs',
  answer: (count: number, word: string, cost: string) =>
    `${capital(word)} ${count === 1 ? 'rule costs' : 'rules cost'} ${cost} more than best play.`,
  answerBest: (count: number, word: string) => `${capital(word)} ${count === 1 ? 'rule is' : 'rules are'} best play.`,
  basis: (unit: string, pace: string, stake: string) =>
    `As a percentage of the ${unit}. An hour is ${pace} rounds of ${stake}.`,
  dots: 'Each dot is a strategy: further right means more rules to remember, lower means it costs less. The line joins the cheapest of each length.',
  costsNothing: 'costs nothing',
  gains: (share: string) => `gains ${share}`,
  costs: (share: string) => `costs ${share}`,
  nothing: 'nothing',
  rules: 'Rules',
  overBest: 'Cost over best play',
  dot: (rules: number, cost: string) => `${rules} rules, ${cost}`,
  spokenDot: (rules: number, cost: string) => `${rules} rules ${cost}`,
  curve: (game: string, dots: string) =>
    `${game}: what the cheapest strategy of each length costs over best play. ${dots}.`,

  // The table
  table: 'Strategies: number of rules, house edge and cost',
  way: 'Strategy',
  edge: 'House edge',
  price: 'Costs',
  anHour: 'An hour',

  // Each way
  each: 'Each strategy, rule by rule',
  fromTheTop: 'Read from the top: the first rule that covers your hand decides.',
  others: 'Strategies that cover only part of the game',
  yours: 'yours',
  leaves: (what: string) => `It leaves ${what} to best play, so it isn’t on the curve.`,
  over: 'Over best play',
  overAnHour: 'Over best play, per hour',
  asFraction: 'As a fraction',
  keepsFraction: (fraction: string, unit: string) => `The house keeps ${fraction} of the ${unit}.`,
  printCard: 'Print as a wallet card',
  makeMine: 'Make it my strategy',
  yoursNow: 'This is your strategy now. The {trainer} shows what it says.',
  trainer: 'trainer',
  putAway: 'Stop using it',
}
