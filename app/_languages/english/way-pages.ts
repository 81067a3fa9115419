import { area } from '../area'

/** The list of house ways, their comparison, and what they come to. Figures come written. */
export const wayPages = area('wayPages', {
  title: 'House ways of Pai Gow Poker',
  lead: (hands: string) =>
    `At Pai Gow Poker the dealer has no choice: a house way says how each seven cards are set. It is a list of clauses, and the first that covers the hand decides. Here each is worked out over all ${hands} hands.`,
  drill: 'Drill a house way',
  writeOwn: 'Write your own',
  whyOne: 'Why there is one',
  theWays: 'The ways',
  clauses: (count: string) => `${count} clauses.`,
  howFarApart: 'How far apart they are',
  aboutApart:
    'The exact share of all hands that two ways set differently. Each figure leads to where they part, clause by clause.',
  apartTable: 'Shares of hands set differently',
  houseWay: 'House way',
  comeTo: 'What they come to',
  aboutComeTo: (commission: string) =>
    `The same way on both sides of the table, every deal counted, ${commission} commission. The last column is what the best setting of each hand would add for the player: an estimate with its standard error, summed up clause by clause from hands dealt for this page. The guide’s estimate, over whole rounds, is of another sample, and the two differ by no more than that.`,
  comeToTable: 'House way against itself',
  playerWins: 'Player wins',
  push: 'Push',
  playerLoses: 'Player loses',
  houseEdge: 'House edge',
  bestGains: 'Best play gains',
  noneFound: 'none found',

  both: (first: string, second: string) => `${first} and ${second}`,
  partIn: (share: string, hands: string, all: string, count: number, places: string) =>
    `They set ${share} of all hands differently: ${hands} of ${all}, in ${count === 1 ? 'one place' : `${places} places`}. All other hands are set alike, whatever the clauses are called.`,
  otherWayRound: 'The other way round',
  ofAllHands: (hands: string) => `of all hands: ${hands}`,
})
