import { area } from '../area'

/** The drill of a house way, in the dealer school. */
export const houseWayDrill = area('houseWayDrill', {
  title: 'House way drill',
  toWays: 'To the house ways',
  open: 'Open',
  liesOpen: 'Cards stay face up',
  seconds: (seconds: number) => `${seconds} s`,
  liesOpenFor: (seconds: number) => `Cards stay face up for ${seconds} seconds`,
  howLong: 'How long the cards stay face up',
  everyClause: 'Every clause, the rare ones more often',
  someClauses: (count: number) => `${count} clauses`,
  oneFamily: 'One family',

  yourSetting: 'Your setting',
  setTheHand: 'Set the hand the house way',
  isFull: 'Two cards are in front. Confirm, or change them.',
  faceDown: 'The cards are face down. Set them from memory.',
  tapTwo: 'Tap or drag two cards: they go in front.',
  sort: 'Sort',
  anyCards: 'Any cards of the right ranks count, as long as the hand behind is worth the same.',
  anyCardsFlash: (seconds: number) =>
    `Any cards of the right ranks count, as long as the hand behind is worth the same. The cards stay face up for ${seconds} seconds.`,
  keys: (count: number) => `Keys 1 to ${count} move the cards; S, U and C press the buttons, Space confirms.`,

  dealersHand: 'The dealer’s hand',
  inFront: 'In front',
  behind: 'Behind',
  youInFront: 'You, in front',
  youBehind: 'You, behind',
  houseInFront: 'The house, in front',
  houseBehind: 'The house, behind',

  right: 'Right',
  foul: 'Foul',
  notThisWay: 'Not the house way',
  otherCards: 'Different cards of the same ranks count as the same setting.',
  setting: (front: string, behind: string) => `${front} in front, ${behind} behind`,
  whyNoEarlier: 'Why no earlier clause applies',
  inReference: 'The clause in the reference',
  nextHand: 'Next hand',

  before: 'No answers yet. Your score, streak, time per hand and results for each clause will appear here.',
  thisSession: 'This session',
  inARow: 'Right in a row',
  best: (streak: number) => `best ${streak}`,
  timeForHand: 'Time per hand',
  byClause: 'Clause by clause',
  clause: 'Clause',
  comesAtTable: 'How often at the table',

  spokenFaceDown: (count: string) => `The ${count} cards are face down now. Set them from memory.`,
  spokenHand: (cards: string, count: number) =>
    `The dealer’s hand: ${cards}. Keys 1 to ${count} put cards in front: two of them.`,
  spokenRight: 'Right. {clause}',
  spokenWrong: 'Wrong. The house way: {setting}. {clause}',
})
