/** The pages of one text at a game: what counting cards is worth, and neighbors' cards. */
export const gameTexts = {
  neighbors: 'Neighbors’ cards',
  trainThem: 'Train them',
  counting: 'What a count is worth',
  anyShoe: 'Try any shoe',
  edges: 'What a round is worth to you, in percent of the bet',
  trueCount: 'True count',
  often: 'How often',
  basic: 'Basic strategy',
  best: 'Best play',
  orLess: (count: string) => `${count} or less`,
  orMore: (count: string) => `${count} or more`,
  hand: 'Hand',
  evenAt: 'Even at',
  inPrint: 'In print',
  ours: 'Here',
  adds: 'Adds in 100 rounds',
  /** What to do in place of what the chart says, by the ids of both. */
  instead: (play: string, basic: string) => `${PLAYS[play]}, don’t ${PLAYS[basic]}`,
}

const PLAYS: Readonly<Record<string, string>> = {
  stand: 'stand',
  hit: 'hit',
  double: 'double',
  split: 'split',
  surrender: 'surrender',
  insure: 'take it',
  decline: 'decline it',
}
