/** The page that puts every game and every side bet in one list. */
export const bestOdds = {
  title: 'Best odds at the casino tables',
  lead: 'Every game and every side bet we solve, under its usual pay table, cheapest first. Press a heading to sort by it.',
  caption: 'Every game and side bet we solve, under its usual pay table',
  bet: 'Bet',
  houseEdge: 'House edge',
  elementOfRisk: 'Element of risk',
  hour: 'Cost an hour',
  range: 'Known tables',
  wholeGame: 'whole game, best play',
  byHouseWay: (best: string) => `whole game, by the house way; ${best} with best play`,
  sideBet: (game: string) => `${game}, side bet`,
  /** Its size doesn't depend on the reader's stake. */
  fixedBet: (game: string, stake: string) => `${game}, side bet, always ${stake}`,
  /** Insurance. */
  againstAce: (game: string, rounds: string, stake: string) =>
    `${game}, only against an ace: one round in ${rounds}, ${stake} each time`,
  hourAt: (stake: string) => `Costs an hour are for ${stake} bets, unless the bet’s line names another size.`,
  fromTo: (best: string, worst: string) => `${best} to ${worst}`,
  reading: 'How to read it',
  ofEdge:
    'The house edge is what an average round costs, as a share of the bet you start with. It assumes that you play every hand best, or as the bet’s line says.',
  ofRisk:
    'The element of risk is the same cost as a share of all the money you bet. Where you raise after you start, it’s the fairer one to compare.',
  ofHour:
    'The cost an hour is at your stake and the game’s usual pace, or at your own pace if you set one. A slow game at a higher edge can cost less. Insurance costs this much if you take it every time.',
  ofRange:
    'Casinos use more than one table for most bets. The last column shows the edge at the best and at the worst that we know.',
  /** `{bet}` links to it. */
  unlisted: (game: string) => `Not listed: {bet} (${game}). We know of no casino’s whole pay table for it.`,
  inOneList: 'See every game and side bet we solve in one list, cheapest first',
  tables: 'See every known table',
  compare: 'Compare variance, bankrolls and how hard each game is',
}
