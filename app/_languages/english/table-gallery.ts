/** The page of all known tables, of every game. */
export const tableGallery = {
  title: 'Pay tables',
  lead: 'The same game costs more at one table than at the next, because a pay or a rule differs. Here are tables found in casinos, and a few for comparison, each completely solved, with the cheapest first. Open one to drag its pays and see the game solved again.',
  games: 'The games on this page',
  basis:
    'Hourly costs use each game’s usual pace, unless you set your own. Tables that are only here for comparison say so and aren’t counted.',
  perBet: (stake: string, pace: number) => `${stake} a bet, ${pace} rounds an hour`,
  usual: (name: string) => `How good is the usual table, “${name}”?`,
  oneTable: (edge: string) => `one table, ${edge}`,
  tables: (count: string, best: string, worst: string) => `${count} tables, ${best} to ${worst}`,

  // The tables of a bet.
  caption: (bet: string) => `${bet}: known tables, the lowest house edge first`,
  table: 'Table',
  houseEdge: 'House edge',
  elementOfRisk: 'Element of risk',
  costAnHour: 'Cost an hour',
  waysOn: 'Links',
  riskAndHour: '{risk} of all you bet, {cost} an hour',
  hour: '{cost} an hour',
  inFull: 'In full',
  open: 'Open',
  train: 'Train',
  allAbout: (table: string, game: string) => `All about ${table}, ${game}`,
  openTable: (table: string, game: string) => `Open ${table}, ${game}`,
  trainWith: (table: string, game: string) => `Train with ${table}, ${game}`,
}
