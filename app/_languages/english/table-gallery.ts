import { area } from '../area'

/** The page of all known tables, of every game. */
export const tableGallery = area('tableGallery', {
  title: 'Pay tables',
  lead: 'The same game costs more at one table than at the next: a pay is cut, a rule is turned. Here are tables found in casinos and a few beside them for comparison, each solved whole, the cheapest first. Open one to drag its pays and watch the game solve itself again.',
  games: 'The games on this page',
  basis:
    'An hour is as many rounds as the game usually deals, unless you set a pace of your own. Where a table is only here for comparison, it says so, and is not counted.',
  perBet: (stake: string, pace: number) => `${stake} a bet, ${pace} rounds an hour`,
  usual: (name: string) => `Is the usual table, “${name}”, a good one?`,
  oneTable: (edge: string) => `one table, ${edge}`,
  tables: (count: string, best: string, worst: string) => `${count} tables, ${best} to ${worst}`,

  // The tables of a bet.
  caption: (bet: string) => `${bet}: known tables, the lowest house edge first`,
  table: 'Table',
  houseEdge: 'House edge',
  elementOfRisk: 'Element of risk',
  costAnHour: 'Cost an hour',
  waysOn: 'Ways on',
  riskAndHour: '{risk} of all you bet, {cost} an hour',
  hour: '{cost} an hour',
  inFull: 'In full',
  open: 'Open',
  train: 'Train',
  allAbout: (table: string, game: string) => `All about ${table}, ${game}`,
  openTable: (table: string, game: string) => `Open ${table}, ${game}`,
  trainWith: (table: string, game: string) => `Train with ${table}, ${game}`,
})
