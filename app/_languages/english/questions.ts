import { listsOf } from '@/lib/messages/lists'
import { lowerFirst } from '@/lib/text'

const lists = listsOf('en-GB')
/** “Ante, Blind and Play” */
const listed = (names: readonly string[]): string => lists.and(names)

/** What people ask of a game's tools, as they type it, and what the tools answer below them. Amounts, names and lists come as they are written. */
export const questions = {
  title: 'Questions',

  // What is asked
  bring: (game: string) => `How much money should you bring to play ${game} for two hours?`,
  ahead: (game: string) => `How often do you win in ${game}?`,
  inRound: (game: string) => `How much do you bet in a round of ${game}?`,
  variance: (game: string) => `Is ${game} a high-variance game?`,
  first: (game: string) => `What should you learn first in ${game}?`,
  learning: (game: string) => `How long does it take to learn ${game}?`,
  perfect: (game: string) => `Do you have to play ${game} perfectly?`,
  closest: (game: string) => `Which decisions are closest in ${game}?`,
  entered: (game: string) => `What can you enter in the ${game} calculator?`,
  exact: 'How exact is the answer?',
  bestTable: (game: string) => `Which ${game} table has the lowest house edge?`,
  badTable: (game: string) => `How much does a bad ${game} table cost?`,
  singleRules: (game: string) => `What are single rules of ${game} worth?`,

  /** `$10 an ante and 35 rounds an hour`: what money an hour rests on. */
  basis: (stake: string, unit: string, rounds: number) =>
    `${stake} ${unit === 'ante' ? 'an' : 'a'} ${unit} and ${rounds} rounds an hour`,
  /** A time as people type it. */
  hours: (hours: number, word: string) => (hours === 1 ? 'one hour' : `${word} hours`),

  // The risk of a session
  bringIt: (units: string, money: string, basis: string, sure: string) =>
    `Bring ${money} to be ${sure} sure it lasts. That’s ${units}, at ${basis}.`,
  bankroll: 'The bankroll that lasts',
  lasting: 'For',
  sure: (share: string) => `${share} sure`,
  byHouseWay: 'You set every hand by the house way.',
  roundTakes: (game: string, most: string, money: string, more: string) =>
    `One round of ${game} can cost ${money} (${most}), so keep ${more} behind your first bet.`,
  neverAdd: 'You never have to add to the bet.',
  aheadAfter: (one: string, eight: string) =>
    `After one hour you’re ahead in ${one} of sessions, and after eight hours in ${eight}.`,
  longerMore:
    'Longer sessions win a little more often, because they have time for a rare big hand. They still lose more on average.',
  average: (money: string, units: string, most: string | null) =>
    `${money} on average (${units})${most === null ? '' : `, and at most ${most}`}.`,
  isHigh: 'Yes.',
  isLow: 'No.',
  isMiddle: 'It’s in the middle.',
  deviation: (game: string, units: string) => `The standard deviation of ${game} is ${units} a round.`,
  bigWins: (units: string, rounds: string, share: string) =>
    `Wins of ${units} or more come once in ${rounds} rounds and make up ${share} of the variance.`,
  neverMore: (units: string) => `You never win more than ${units} in a round.`,
  /** Beside the nearest games of another swing; one of them at least. */
  between: (calmer: string | undefined, wilder: string | undefined) =>
    wilder === undefined
      ? `No game here swings more. Next comes ${calmer}.`
      : calmer === undefined
        ? `No game here swings less. Next comes ${wilder}.`
        : `${calmer} swings less, and ${wilder} more.`,
  allGames: 'All games compared',

  // The trainer
  learnFirst: 'Start with these three rules. They come up most often with most at stake:',
  atStage: (stage: string, rule: string) => `${stage}: ${lowerFirst(rule)}`,
  price: (money: string, basis: string) =>
    `If you played these hands the next best way, you’d lose ${money} an hour, at ${basis}.`,
  theCourse: 'The course teaches them in this order',
  learned: (rules: string, course: string, dealt: string, isMore: boolean) =>
    `There are ${rules} rules to learn. Our simulated beginners play nearly perfectly after ${course} hands of the course. With hands as they’re dealt, they need ${isMore ? `more than ${dealt}` : dealt}.`,
  assumed: 'What we assume',
  easyBest: (way: string) => `Yes, and it’s easy: “${way}” is best play.`,
  /** `money`: what the list costs an hour beyond `best`, what best play costs; `share` of it. */
  listIsEnough: (way: string, money: string, best: string, share: string) =>
    `No. The cheapest short list, “${way}”, adds ${money} an hour to the ${best} that best play costs: ${share}.`,
  listIsDear: (way: string, money: string, best: string, share: string) =>
    `Yes. Even the cheapest short list, “${way}”, adds ${money} an hour to the ${best} that best play costs: ${share}.`,
  habits: 'These ways to play cost more:',
  habit: (way: string, money: string) => `${way}: ${money} an hour`,
  everyWay: 'Every way to play, priced',

  // The calculator
  closeLead: 'Look these up if you like, but a mistake costs least with them:',
  close: (action: string, gap: string) => `: ${action}, better by ${gap}`,
  fields: (fields: string) => `${fields}. Dead cards are cards you’ve seen in other hands. They’re never dealt again.`,
  changes: (rules: readonly string[]) =>
    `${rules.length === 1 ? 'You can change this rule' : 'You can change these rules'}: ${listed(rules)}.`,
  toDigits: 'To about fifteen digits: every order of the cards counts with its exact chance. Nothing is simulated.',
  toTheLast: (deals: string, example: string) =>
    `To the last digit. For ${lowerFirst(example)} that is ${deals} deals, each counted once. Nothing is simulated.`,

  // Pay tables
  onlyTable: (table: string, edge: string) => `We know of only one in use: “${table}”, at ${edge}`,
  /** Several tables if they tie. */
  lowest: (tables: readonly string[], edge: string) =>
    `${listed(tables.map((table) => `“${table}”`))}, ${tables.length === 1 ? '' : tables.length === 2 ? 'both ' : 'all '}at ${edge}. All that we know of, cheapest first:`,
  tableEdge: (table: string, edge: string) => `${table}: ${edge}.`,
  worstCosts: (worst: string, best: string, money: string, basis: string) =>
    `“${worst}” costs ${money} an hour more than “${best}”, at ${basis}.`,
  compared: (game: string, usual: string) =>
    `We haven’t found ${game} with these rules in any casino. For comparison only, against “${usual}”:`,
  moreOrLess: (table: string, edge: string, isMore: boolean) =>
    `${table}: ${edge} ${isMore ? 'more' : 'less'} for the house`,
  oneList: 'Every game and bet we solve in one list, cheapest first',

  // The dealer school
  byHeart: 'How many payouts does a dealer know by heart?',
  byHeartLead: 'Every hand that a printed table of the game pays, on each usual stake:',
  prices: (count: number) => `${count} payouts`,
  mistakes: 'Which mistakes can you be asked to spot?',
  seats: 'How many seats does a dealer run?',
  seatsAt: (usual: string, most: string) => (usual === most ? most : `${usual} to begin with, ${most} at most`),
  sides: 'In which order does a dealer settle?',
  passFrom: (from: 'left' | 'right', bets: readonly string[]) => `${listed(bets)} from the ${from}`,
  passes: (passes: readonly string[]) => passes.join(', then '),
  ways: 'Which house ways can you drill?',
  waysLead: 'Each is read from the top, and the first clause that fits sets the hand:',
  clauses: (count: number) => `${count} clauses`,
}
