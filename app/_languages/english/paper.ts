import { payouts } from '@/lib/messages/words/payouts/en'

/** Sheets to print for a class: payouts on a house's chips, worksheets with their keys, a house way on a page. */
export const paper = {
  title: 'Print for a class',
  lead: 'Payouts on the chips of your house, worksheets with an answer key, and any house way on one page. A4 or Letter.',
  sheet: 'What to print',
  sheets: {
    payouts: 'Payouts',
    settling: 'Worksheet: paying',
    setting: 'Worksheet: setting',
    way: 'House way',
  },
  stakes: 'Stakes, in dollars',
  badStakes: 'Enter one to six stakes, such as 5, 10, 2.50.',
  hands: 'Hands',
  badHands: (most: number) => `Enter 1 to ${most} hands.`,
  way: 'House way',
  print: 'Print',
  newHands: 'New hands',
  alsoPrinted: 'The round in order, questions and rulings:',
  payoutsOf: (game: string) => `${game}: what to pay`,
  payoutsNote: 'Check it against your own placard before you use it.',
  /** What tables of payouts say. */
  payouts,
  settlingOf: (game: string, hands: number) => `${game}: ${hands} ${hands === 1 ? 'seat' : 'seats'} to settle`,
  settlingNote: 'Of each bet, say whether it loses, pushes or is paid, and how much.',
  settingOf: (way: string, hands: number) => `${way}: ${hands} ${hands === 1 ? 'hand' : 'hands'} to set`,
  settingNote: 'Write the two cards that go in front, and the clause that says so.',
  wayOf: (way: string) => `House way: ${way}`,
  wayNote: 'Read from the top. The first clause that fits the seven cards sets them.',
  key: 'Answer key',
  name: 'Name',
  date: 'Date',
  front: 'In front',
  clause: 'Clause',
  seed: (seed: string) => `Sheet ${seed}`,
}
