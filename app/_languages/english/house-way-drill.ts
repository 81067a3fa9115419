import { area } from '../area'

/** The drill of a house way, in the dealer school. */
export const houseWayDrill = area('houseWayDrill', {
  title: 'House way drill',
  toWays: 'To the house ways',
  open: 'Open',
  liesOpen: 'The cards lie open',
  seconds: (seconds: number) => `${seconds} s`,
  liesOpenFor: (seconds: number) => `The cards lie open for ${seconds} seconds`,
  howLong: 'How long the cards lie open',
  everyClause: 'Every clause, the rare ones more often',
  oneFamily: 'One family',

  yourSetting: 'Your setting',
  setTheHand: 'Set the hand as the house must',
  isFull: 'Two cards in front: confirm, or change them.',
  faceDown: 'The cards are face down now. Set them from memory.',
  tapTwo: 'Tap or drag two cards: they go in front.',
  sort: 'Sort',
  anyCards: 'Any cards of the right ranks will do, as long as the hand behind is worth the same.',
  anyCardsFlash: (seconds: number) =>
    `Any cards of the right ranks will do, as long as the hand behind is worth the same. The cards lie open for ${seconds} seconds.`,
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
  notThisWay: 'Not this house’s way',
  otherCards: 'With other cards of the same ranks: the same setting.',
  setting: (front: string, behind: string) => `${front} in front, ${behind} behind`,
  whyNoEarlier: 'Why no earlier clause',
  inReference: 'The clause in the reference',
  nextHand: 'Next hand',

  before: 'Nothing answered yet. Your score, your streak, your time for a hand and each clause will stand here.',
  thisSession: 'This session',
  inARow: 'Right in a row',
  best: (streak: number) => `best ${streak}`,
  timeForHand: 'Time for a hand',
  byClause: 'Clause by clause',
  clause: 'Clause',
  comesAtTable: 'Comes at a table',

  spokenFaceDown: (count: string) => `The ${count} cards are face down now. Set them from memory.`,
  spokenHand: (cards: string, count: number) =>
    `The dealer’s hand: ${cards}. Keys 1 to ${count} put cards in front: two of them.`,
  spokenRight: 'Right. {clause}',
  spokenWrong: 'Not so. The house way: {setting}. {clause}',
})
