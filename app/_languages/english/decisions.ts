/** Maps of decisions: what their cells and colours say. */
export const decisions = {
  wins: 'wins',
  loses: 'loses',
  close: (amount: string) => `close: within ${amount}`,
  paler: 'paler is closer',
  byCards: 'depends on the cards',
  alsoByCards: ', depends on the cards',
  inShares: (first: string, others: string) =>
    `${first} on this many per hundred; ${others.toLowerCase()} on the others`,
  bestPlays: (rows: string, columns: string) => `: the best play for each. Rows: ${rows}. Columns: ${columns}.`,
  cell: (hand: string, play: string) => `${hand}: ${play}`,
  closeCell: (hand: string, play: string, amount: string) => `${hand}: ${play}, close: ${amount}`,
}
