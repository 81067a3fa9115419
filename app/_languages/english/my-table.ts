import { area } from '../area'

/** The page on which a reader tells the rules of the table they play at. */
export const myTable = area('myTable', {
  title: 'My table',
  lead: 'Read your table’s rules off the felt. They’re used everywhere on this site, and you see what they cost you.',
  whichGame: 'Which game do you play?',
  whatPays: 'What does the placard pay?',
  whatElse: 'What else do the rules say?',
  usual: 'The usual table',
  ownRules: 'You’ve set rules of your own for this game. Choosing here replaces them.',
  yes: 'yes',
  no: 'no',
  yourTable: (game: string) => `Your table: ${game}`,
  costs: (money: string, edge: string) => `${money} an hour with best play: a house edge of ${edge}.`,
  more: (money: string) => `That’s ${money} an hour more than the usual table.`,
  less: (money: string) => `That’s ${money} an hour less than the usual table.`,
  notSolved: 'We haven’t solved this combination yet. Your browser can.',
  onlyOne: 'We know one table of this game.',
  setEverywhere: 'The trainer, the calculator, the side bets and the risk page now use these rules.',
  train: 'Train at this table',
  solve: 'Solve this table',
  otherTable: 'My table pays something else',
  find: 'Read them off your table: three questions',
})
