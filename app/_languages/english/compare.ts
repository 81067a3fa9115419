/** Games side by side: all of them, and each two that people compare. Amounts, shares and names come as they are written. */
export const compare = {
  title: 'Games compared',
  lead: (wild: string, most: string, calm: string, least: string) =>
    `${wild} swings most: its standard deviation is ${most} a round. ${calm} swings least, with ${least}. For edges, see {odds}.`,
  odds: 'the best odds',
  game: 'Game',
  pairs: 'Game against game',
  pair: (first: string, second: string) => `${first} or ${second}`,
  which: (first: string, second: string) => `${first} or ${second}?`,

  variance: 'Variance by game',
  varianceLead:
    'In bets: the ante, or the bet you start with. The swing of an hour is the standard deviation of your result at your stake, at the game’s pace.',
  calmestFirst: 'Every game, the calmest first',
  roundDeviation: 'Standard deviation a round',
  varianceOf: 'Variance',
  swing: 'Swing of an hour',
  ahead: 'Ahead after two hours',
  lasts: (sure: string) => `Lasts two hours, ${sure} sure`,
  bets: (count: number) => `${count} bets`,

  skill: 'The edge as people really play',
  skillLead:
    '“With a few rules” is the best strategy of at most six rules. “Worst habit” is the most expensive way to play that we’ve priced, where one costs more than those rules. The hands are those {beginner} needs in the course.',
  beginner: 'a simulated beginner',
  easiestFirst: 'Every game, the easiest first',
  best: 'Best play',
  few: 'With a few rules',
  worst: 'Worst habit',
  rulesToLearn: 'Rules to learn',
  courseHands: 'Hands of the course',
  rules: (count: string) => `${count} rules`,
  bestHour: 'An hour of best play costs:',

  sideBySide: 'Side by side',
  sideBySideLead: (byHouseWay: string | undefined) =>
    `Perfect play under the usual rules${byHouseWay === undefined ? '' : `; at ${byHouseWay}, every hand set by the house way`}. Money is at your stake, and {practice} is what a simulated beginner needs in our course.`,
  practice: 'practice',
  figuresOfBoth: 'The figures of both games',
  figure: 'Figure',
  roundsAnHour: 'Rounds an hour',
  averageBet: 'Bet in a round, on average',
  deviation: 'Standard deviation',
  won: 'Rounds you win',
  even: 'Rounds that break even',
  mostWon: 'Largest win',
  hands: 'Hands of practice',
  byTable: 'House edge by table',
  fromTo: (best: string, worst: string) => `${best} to ${worst}`,

  play: 'How they play',
  rulesFor: (count: string, edge: string) => `${count} rules, for an edge of ${edge}`,
  guide: 'Guide',
  train: 'Train it',
  bankroll: 'Bankroll',

  ways: 'If you don’t play perfectly',
  waysLead: 'Lowest edge first, with an hour at the stake and pace above.',
  waysTable: 'House edges of the ways people play',
  way: 'Way to play',
  anHour: 'An hour',

  // The answer, in sentences
  pace: (fast: string, more: string, slow: string, less: string) =>
    `${fast} deals ${more} rounds an hour, ${slow} ${less}.`,
  sameHour: (hour: string, stake: string) => `They cost the same: ${hour} an hour at a ${stake} bet.`,
  cheaper: (cheap: string, dear: string, isLittle: boolean, hour: string, stake: string, dearHour: string) =>
    `${cheap} is ${isLittle ? 'a little cheaper' : 'cheaper'} than ${dear}: ${hour} an hour at a ${stake} bet, against ${dearHour}.`,
  sameEdge: (edge: string) => `The house edge is the same, ${edge}.`,
  firstBet: (cheap: string, less: string, dear: string, more: string) =>
    `Of the first bet, ${cheap} keeps ${less} and ${dear} ${more}.`,
  allMoneyToo: (cheap: string) => `Of all money bet, ${cheap} keeps less, too.`,
  allMoneyBut: (dear: string, less: string, cheap: string, more: string) =>
    less === more
      ? `Of all money bet, both keep about ${less}.`
      : `Of all money bet, ${dear} keeps less: ${less}, ${cheap} ${more}.`,
  sameSwing: 'Both swing equally.',
  swings: (wild: string, times: string, calm: string, more: number, less: number) =>
    `${wild} swings ${times} times as much as ${calm}. For two hours of ${wild} bring ${more} bets, for ${calm} ${less}.`,
  sameLearning: 'They are about as hard to play well.',
  easier: (easy: string, fewer: string, easyCost: string, hard: string, more: string, hardCost: string) =>
    `${easy} is easier to learn than ${hard}: ${fewer} hands of our course, against ${more}. With a few rules ${easy} costs ${easyCost} more than best play, ${hard} ${hardCost}.`,
}
