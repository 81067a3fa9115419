import { area } from '../area'

/** The first page, and the list of the games. */
export const home = area('home', {
  title: 'Know what every decision costs.',
  lead: 'A hand is dealt, you decide, and you see the exact value of every option against the house: counted over every deal there is, in your own browser. Then why, and the proof.',
  games: 'The games',
  /** What a game is, by its id. English is the game’s own. */
  aboutGame: (_game: string, about: string) => about,
  train: 'Train',
  trainGame: (game: string) => `Train ${game}`,
  calculator: 'Calculator',
  calculatorOf: (game: string) => `${game} calculator`,
  guide: 'Guide',
  dailyHand: 'The daily hand',
  aboutDaily: 'One close call a day, the same for everybody. The games take turns.',
  decideToday: 'Decide today’s',
  howSure: 'How sure the numbers are',
  counted: 'Counted',
  countedText:
    'Every card that could still fall is dealt once. The expected value of an option is the sum over all of those deals: an integer over an integer, no sampling and no rounding before it is shown.',
  priced: 'Priced',
  pricedText:
    'An answer is graded by what it gives up against the best one: in base wagers, and in money at the stake you set. An exact tie counts as two right answers.',
  checkable: 'Checkable',
  checkableText:
    'Each answer carries its counts, its exact fraction, a link that works it out again, and a command that does the same in a shell on your own machine.',

  // The list of the games
  gamesLead:
    'Each is solved whole, with its usual rules and best play. All of them cost the player money; how much depends on the rules and on the decisions.',
  youDecide: (...stages: readonly string[]) => `You decide: ${stages.map((stage) => stage.toLowerCase()).join(', ')}.`,
  houseEdge: 'House edge',
  ofTheUnit: (unit: string) => `of the ${unit}`,
  elementOfRisk: 'Element of risk',
  ofAllYouBet: 'of all you bet',
  allYouBet: 'All you bet',
  oneNeverMore: (unit: string) => `One ${unit}, never more`,
  averageBet: 'Average bet',
})
