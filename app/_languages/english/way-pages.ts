import type { Groups } from '@/lib/engines/pai-gow/index'

/** The list of house ways, their comparison, and what they come to. Figures come written. */
export const wayPages = {
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
    `Player and dealer follow the same house way, every deal is counted, and the commission is ${commission}. The last column estimates, from a sample of hands, what a player would gain by setting every hand best, with its standard error.`,
  comeToTable: 'House way against itself',
  playerWins: 'Player wins',
  push: 'Push',
  playerLoses: 'Player loses',
  houseEdge: 'House edge',
  bestGains: 'Best play gains',
  noneFound: 'none found',

  both: (first: string, second: string) => `${first} and ${second}`,
  partIn: (share: string, hands: string, all: string, count: number, places: string) =>
    `They set ${share} of all hands differently: ${hands} of ${all}, in ${count === 1 ? 'one place' : `${places} places`}. They set all other hands alike, whatever the clauses are called.`,
  otherWayRound: 'The other way round',
  ofAllHands: (hands: string) => `of all hands: ${hands}`,

  // One house way
  wayTitle: (way: string) => `Pai Gow house way: ${way}`,
  wayAbout: (way: string, clauses: number) =>
    `How the dealer must set seven cards by the house way “${way}”: all ${clauses} clauses, how often each comes, example hands, and what each costs.`,
  heading: (way: string) => `House way: ${way}`,
  /** Where a house way is from, and what is assumed of it, by its id. */
  printed: (_way: string, source: string) => source,
  source: (_way: string, source: string, note: string) => `${source}. ${note}`,
  columns: ['Clause', 'Share of hands', 'Example', 'What it costs'] as readonly string[],
  clausesLabel: 'Clauses',
  selfWins: 'Against itself, the player wins',
  pushes: 'Pushes',
  loses: 'Loses',
  withCommission: (commission: string) => `with ${commission} commission`,
  drillThis: 'Drill this way',
  changeIt: 'Change it',
  print: 'Print on one page',
  whyThis: 'Why this way',
  tree: 'The decision tree',
  treeLead:
    'Sort the seven cards, look for groups, then ask in this order. A single card is one whose rank you hold once; the joker counts as an ace. A complete hand is a straight, a flush or a straight flush, with or without the joker.',
  group: (_groups: Groups, name: string) => name,
  /** A branch of the tree; the clause says it whole. */
  branch: (
    asks: string,
    sets: string,
    isFirst: boolean,
    _clause: string,
  ): readonly [question: string, answer: string] =>
    asks === ''
      ? [isFirst ? '' : 'Else: ', isFirst ? sets.charAt(0).toUpperCase() + sets.slice(1) : sets]
      : [`${isFirst ? 'If' : 'Else if'} ${asks}: `, sets],
  everyClause: 'Every clause',
  everyLead:
    'The first clause that covers a hand sets it. A clause is worth, in bets, what its hands win on average when both sides set by this way.',
  hands: (hands: string) => `${hands} hands`,
  worth: (value: string) => `worth ${value}`,
  drillClause: 'Drill this clause',
  drillClauseId: (clause: string) => `Drill this clause: ${clause}`,
  prices: 'What each clause costs',
  pricesLead: (commission: string) =>
    `What is lost against the best setting of each hand, if the other side sets by this way and the commission is ${commission}. A player who copies the way loses it to the house; a dealer bound by it, to the player.`,
  pricesTable: 'The clauses by what they cost, the costliest first',
  clause: 'Clause',
  comes: 'Comes',
  per: [
    'Player, per hand of it',
    'Player, per round',
    'House, per hand of it',
    'House, per round',
  ] as readonly string[],
  wholeWay: 'The whole way',
  exact: 'exact',
  pricesNote:
    'Costs per hand are in bets; costs per round are a share of the bet. “Exact” counts every hand of the clause against every hand of the other side. The others are estimated from a fixed seed’s hands, each solved exactly, ± the standard error.',
  others: 'Hands that other ways set differently',
  wider: 'Read it the wider way',
  widerLead: (clause: string, narrow: string, wide: string) =>
    `This page reads ${clause} narrowly: it sets ${narrow} of all hands. Read the wider way it sets ${wide}.`,
  /** Of the clause that can be read more widely. */
  widerSays: (_clause: string, sentence: string) => sentence,
  widerUse: 'Use the reading that your casino deals by. These open the wider one as your own house way:',
  drillIt: 'Drill it',
  trainAgainst: 'Train against it',
  openCalculator: 'Open the calculator with it',
  checkIt: 'Check, price or change it',

  // Figures in its text
  everyHand: 'Every hand counted.',
  everyDeal: 'Every deal counted.',
  estimated: (hands: string | undefined, error: string) =>
    `Estimated${hands === undefined ? '' : ` from ${hands} hands, each solved exactly`}; standard error ${error}.`,
  ofAll: (clause: string) => `Of all hands: ${clause}`,
  costsRounds: (clause: string, isHouse: boolean) =>
    `${clause} costs ${isHouse ? 'the house' : 'the player'} over all rounds`,
  costsHands: (clause: string, isHouse: boolean) =>
    `${clause} costs ${isHouse ? 'the house' : 'the player'} in each hand it sets`,
  givesUp: (isHouse: boolean) => `What the way gives up, to ${isHouse ? 'the house' : 'the player'}`,
  setBy: (way: string) => `Set differently by ${way}`,
  hereThere: (mine: string, theirs: string) => `${mine} here, ${theirs} there`,
  edgeOf: (player: string, dealer: string) => `House edge: the player sets by ${player}, the dealer by ${dealer}`,
  insteadOf: (dealer: string, than: string, player: string) => `${dealer} instead of ${than}, against ${player}`,
  ofTheBet: 'of the bet',
  bets: 'bets',
  ofHands: 'of all hands',
  handByHand: 'Hand by hand',
}
