/** The first page, and the list of the games. */
export const home = {
  title: 'Know what every decision costs.',
  lead: 'Play a hand and see the exact value of every option against the house, counted over every possible deal in your browser. Then see why, with the proof.',
  neverPlayed: 'Never played? Choose a game, and learn it in short lessons.',
  games: 'The games',
  /** What a game is, by its id. English is the game’s own. */
  learn: 'Learn',
  learnGame: (game: string) => `Learn ${game}`,
  train: 'Train',
  trainGame: (game: string) => `Train ${game}`,
  calculator: 'Calculator',
  calculatorOf: (game: string) => `${game} calculator`,
  guide: 'Guide',
  dailyHand: 'The daily hand',
  aboutDaily: 'One close call a day, the same for everyone, from a different game each day.',
  decideToday: 'Decide today’s',
  howSure: 'How reliable the numbers are',
  counted: 'Counted',
  countedText:
    'Every card that can still come is dealt once. An option’s expected value is its average over all those deals: an exact fraction, with no sampling and no rounding until it is shown.',
  priced: 'Priced',
  pricedText:
    'Your answer is graded by what it costs you compared with the best one, in money at your stake and in base wagers. An exact tie counts as two right answers.',
  checkable: 'Checkable',
  checkableText:
    'Each answer comes with its counts, its exact fraction, a link that works it out again, and a command that does the same on your own computer.',

  // The list of the games
  gamesLead:
    'These figures are exact for each game’s usual rules and best play. Where you set cards, they’re for the house way. Every game costs you money. How much depends on the rules and on your decisions.',
  youDecide: (...stages: readonly string[]) => `You decide: ${stages.map((stage) => stage.toLowerCase()).join(', ')}.`,
  houseEdge: 'House edge',
  ofTheUnit: (unit: string) => `of the ${unit}`,
  elementOfRisk: 'Element of risk',
  ofAllYouBet: 'of all you bet',
  allYouBet: 'All you bet',
  oneNeverMore: (unit: string) => `One ${unit}, never more`,
  averageBet: 'Average bet',
}
