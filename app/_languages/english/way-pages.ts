import { area } from '../area'

/** The list of house ways, their comparison, and what they come to. Figures come written. */
export const wayPages = area('wayPages', {
  title: 'House ways of Pai Gow Poker',
  lead: (hands: string) =>
    `In Pai Gow Poker the dealer has no choice: a house way says how to set every hand. It is a list of clauses, and the first that covers the hand decides. Each house way here is worked out over all ${hands} hands.`,
  drill: 'Drill a house way',
  writeOwn: 'Write your own',
  whyOne: 'Why house ways exist',
  theWays: 'The house ways',
  clauses: (count: string) => `${count} clauses.`,
  howFarApart: 'How much they differ',
  aboutApart:
    'The exact share of hands that two house ways set differently. Each figure links to the differences, clause by clause.',
  apartTable: 'Shares of hands set differently',
  houseWay: 'House way',
  comeTo: 'What each one costs',
  aboutComeTo: (commission: string) =>
    `Player and dealer follow the same house way, every deal is counted, and the commission is ${commission}. The last column estimates what the best settings would add for the player, from sampled hands, with its standard error. The guide’s estimate uses another sample of whole rounds and agrees within that error.`,
  comeToTable: 'House way against itself',
  playerWins: 'Player wins',
  push: 'Push',
  playerLoses: 'Player loses',
  houseEdge: 'House edge',
  bestGains: 'Best play gains',
  noneFound: 'none found',

  both: (first: string, second: string) => `${first} and ${second}`,
  partIn: (share: string, hands: string, all: string, count: number, places: string) =>
    `They set ${share} of all hands differently: ${hands} of ${all}, in ${count === 1 ? 'one place' : `${places} places`}. They set all other hands alike.`,
  otherWayRound: 'The other way round',
  ofAllHands: (hands: string) => `of all hands: ${hands}`,
})
