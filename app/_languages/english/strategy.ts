import { capital } from '@/lib/text'
import { area } from '../area'

/** Strategy charts and ways to play. */
export const strategy = area('strategy', {
  title: 'strategy chart',
  bestPlay: 'Best play',

  // The rules in force
  rulesAre: 'Rules: ',
  shownUsual: 'Shown are the usual rules.',
  notWorkedOut: 'Stopped. These rules were not worked out.',
  failed: 'The calculation failed.',
  tryAgain: 'Try again',
  stop: 'Stop',
  playing: 'The whole game is played once for each way, under these rules.',
  solving: 'The whole game is worked out under these rules.',
  pricing: 'Pricing the ways to play',
  workingOut: 'Working out best play',

  // What best play comes to
  keeps: (edge: string, unit: string) => `Played best, the house keeps ${edge} of the ${unit}`,
  keepsSet: (edge: string, unit: string) => `Set by the house way, the house keeps ${edge} of the ${unit}`,
  wins: (edge: string, unit: string) => `Played best, you win ${edge} of the ${unit}`,
  winsSet: (edge: string, unit: string) => `Set by the house way, you win ${edge} of the ${unit}`,
  worked: 'Worked out for every hand under these rules.',
  workedLeads: 'Worked out for every hand under these rules. A hand’s own page, where it has one, is a press away.',

  // Its chart and its rules
  byIt: (edge: string, unit: string, cost: string) =>
    `Setting every hand by it, you pay ${edge} of the ${unit}: ${cost} more than best play.`,
  inOrder: 'The rules in order',
  first: 'The first rule that covers your hand decides.',
  firstBest: 'The first rule that covers your hand decides. To the letter they are best play.',
  firstCosts: (cost: string) =>
    `The first rule that covers your hand decides. To the letter they cost ${cost} more than best play.`,
  usualFirst: 'The first rule that covers your hand decides. They are made for the usual rules.',
  usualFirstBest:
    'The first rule that covers your hand decides. They are made for the usual rules. To the letter they are best play under these.',
  usualFirstCosts: (cost: string) =>
    `The first rule that covers your hand decides. They are made for the usual rules. To the letter they cost ${cost} more than best play under these.`,
  clauses: (map: string, rows: string) =>
    `${map}: ${rows.toLowerCase()}, what is done with them, how often they come and what they are worth`,
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
  chartAbout: 'One page, as large as it fits.',
  card: 'A wallet card',
  cardAbout: 'To cut out and fold: 85.6 by 54 millimetres.',
  ways: 'Ways to play',
  waysAbout: 'The table of what they cost, and the lists unfolded below.',
  bestCard: (edge: string) => `Best play: house edge ${edge}`,
  wayCard: (way: string, edge: string) => `${way}: house edge ${edge}`,
  costlyCard: (way: string, edge: string, cost: string) => `${way}: house edge ${edge}, ${cost} over best play`,
  cut: 'Cut along the line and fold in the middle: a card of 85.6 by 54 millimetres.',

  // What simplicity costs
  simplicity: 'What simplicity costs',
  answer: (count: number, word: string, cost: string) =>
    `${capital(word)} ${count === 1 ? 'rule costs' : 'rules cost'} ${cost} more than best play.`,
  answerBest: (count: number, word: string) => `${capital(word)} ${count === 1 ? 'rule is' : 'rules are'} best play.`,
  basis: (unit: string, pace: string, stake: string) =>
    `In percent of the ${unit}; an hour is ${pace} rounds of ${stake}.`,
  dots: 'Each dot is a way to play, further right with more rules to keep in mind, lower the less it costs. The line joins the cheapest of each length.',
  costsNothing: 'costs nothing',
  gains: (share: string) => `gains ${share}`,
  costs: (share: string) => `costs ${share}`,
  nothing: 'nothing',
  rules: 'Rules',
  overBest: 'Cost over best play',
  dot: (rules: number, cost: string) => `${rules} rules, ${cost}`,
  spokenDot: (rules: number, cost: string) => `${rules} rules ${cost}`,
  curve: (game: string, dots: string) =>
    `${game}: what the cheapest way of each number of rules costs over best play. ${dots}.`,

  // The table
  table: 'Ways to play: number of rules, house edge and cost',
  way: 'Way to play',
  edge: 'House edge',
  price: 'Costs',
  anHour: 'An hour',

  // Each way
  each: 'Each way, rule by rule',
  fromTheTop: 'Read from the top: the first rule that covers your hand decides.',
  others: 'Ways that are no whole list of rules',
  yours: 'yours',
  leaves: (what: string) => `It leaves ${what} to best play, so it is on no curve.`,
  over: 'Over best play',
  overAnHour: 'Over best play, an hour',
  asFraction: 'As a fraction',
  keepsFraction: (fraction: string, unit: string) => `The house keeps ${fraction} of the ${unit}.`,
  printCard: 'Print as a wallet card',
  makeMine: 'Make it my strategy',
  yoursNow: 'Yours now: the {trainer} tells what it says.',
  trainer: 'trainer',
  putAway: 'Put it away',
})
