import { capital } from '@/lib/text'
import { area } from '../area'

/** How far pairs of cards were tried. */
interface Tried {
  readonly all: boolean
  readonly tried: string
  readonly of: string
}

/** How many cards would make another play the best. */
interface FlipTo {
  readonly count: number
  readonly to: string
}

const cards = (count: number): string => (count === 1 ? 'card' : 'cards')
const either = (names: readonly string[]): string => names.join(' or ')
const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`
const pairsTried = ({ all, tried, of }: Tried): string =>
  all ? 'no two cards' : `no pair among the ${tried} most promising of ${of}`

const playIsBest = (play: string, by: string | null): string =>
  by === null ? `${play} ties for best` : `${play} is the best play by ${by}`

/** The calculator and the unseen cards. */
export const calculator = area('calculator', {
  title: 'calculator',
  needsScript: 'The calculator works out every answer in your browser, so it needs JavaScript.',
  either,

  // The cards
  theCards: 'The cards',
  /** “your hand”, “the board”: a field inside a sentence. */
  field: (name: string) =>
    /^your /i.test(name) ? `your ${name.slice(5)}` : `the ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
  tapFor: 'Tap cards for {field}',
  cardsFor: (field: string) => `Cards for ${field}`,
  random: 'Random example',
  clear: 'Clear',
  cardOrEmpty: 'Ks, or x: empty',
  takeOut: (card: string, field: string) => `${card}: take it out of ${field}`,
  emptyPlace: (name: string, place: number) => `${name}, place ${place}: empty, fill it from the cards`,

  // What is wrong with them, and what is missing
  /** `english` is what the reader of cards says of the piece. */
  noCard: (_piece: string, english: string) => english,
  suitedOrNot: (hand: string) =>
    `Add s if ${hand} is suited, o if it is not: ${hand}s or ${hand}o. Or type both cards, like Ks 5h.`,
  tooMany: (field: string, counts: readonly string[], isOne: boolean, count: string) =>
    `${capital(field)} ${/[^s]s$/.test(field) ? 'take' : 'takes'} ${listed(counts)} ${isOne ? 'card' : 'cards'}; there are ${count}.`,
  notInDeck: (card: string) => `${card} is not in this game’s deck.`,
  inItTwice: (card: string) => `${card} is in it twice.`,
  inAlready: (card: string, field: string) => `${card} is in ${field} already.`,
  notIn: (card: string, field: string) => `${card} is not in ${field}.`,
  notEntered: (card: string) => `${card} is not in the cards entered.`,
  add: (count: number, word: string, isMore: boolean, field: string) =>
    `Add ${word} ${isMore ? 'more ' : ''}${cards(count)} to ${field}.`,
  addOrTakeOut: (count: number, word: string, isMore: boolean, field: string, there: number, thereWord: string) =>
    `Add ${word} ${isMore ? 'more ' : ''}${cards(count)} to ${field}, or take out ${there === 1 ? 'the one' : `the ${thereWord}`} there.`,
  needsSuit: (piece: string, field: string) =>
    `“${piece}” in ${field} needs ${piece === '1' ? 'a 0 and ' : ''}a suit: s, h, d or c.`,
  neitherYesNorNo: (text: string) => `“${text}” is neither yes nor no.`,
  noneOf: (text: string, names: readonly string[]) => `“${text}” is none of ${listed(names)}.`,
  handUnread: 'The hand in this address cannot be read.',
  noFieldMeant: (key: string, game: string, meant: string) =>
    `“${key}” in this address is no field of ${game}. Did you mean “${meant}”?`,
  noFieldCards: (key: string, game: string, fields: string) =>
    `“${key}” in this address is no field of ${game}. Its cards were left out. The fields are ${fields}.`,

  // The answer
  theAnswer: 'The answer',
  best: 'best',
  seeWhy: 'See why',
  stopped: 'This hand was not worked out.',
  workingItOut: 'Working it out.',
  spoken: (best: string, values: string, units: string) => `Best: ${best}. ${values}, in ${units}.`,
  notRight: 'Not right yet',
  notRightAbout: 'What is wrong stands beside its field. Everything you entered is kept.',
  enterHand: 'Enter a hand',
  enterHow: 'Tap the cards, or type and paste them: a rank and a suit each, as in Ks Qd 10c.',
  ruleUnread: 'One of the rules below could not be read; this is the answer without it.',
  train: 'Train from here',
  allRight: 'Worth exactly the same: each is right',
  lead: (amount: string, money: string) => `The best play: ${amount} better than {next}, ${money} at your stake`,
  leadTied: (amount: string, money: string) =>
    `Worth exactly the same: ${amount} better than {next}, ${money} at your stake`,

  // How the round ends
  howItEnds: 'How the round ends',
  everyNet: 'Every net result of',

  // The rules
  rules: 'Rules and pay tables',
  variant: 'Variant',
  usualRules: 'Back to the usual rules',
  whereReturn: 'Where its return comes from',
  workingOut: 'Working out the house edge',
  prizesUnknown: 'Not every prize of this bet is printed. Enter those on your screen to see the house edge.',
  notWorkedOut: 'Not worked out.',
  tryAgain: 'Try again',
  edgeOfRules: 'House edge with these rules',
  ofUnit: (unit: string) => `of the ${unit}`,
  risk: 'Element of risk',
  ofAllBet: 'of all you bet',
  averageBet: 'Average bet',
  edge: 'House edge',
  ofBet: 'of the bet',
  wins: 'Wins',
  outOf: (hits: string, deals: string) => `${hits} of ${deals}`,

  // One more card seen: the map
  eyes: 'If you had seen one more card',
  caption: (play: string, units: string) => `What each unseen card does to the lead of ${play}, in ${units}`,
  tapCard: 'Tap a card to see every option’s worth with it dead.',
  asking: 'Asking again with each unseen card dead.',
  ahead: (lead: string) =>
    `{play} is ${lead} ahead of the next best play now. Each card below: by how much that lead would change, exactly.`,
  filling: 'Filling the map',
  stop: 'Stop',
  tooFew: 'With one more card dead there would be too few left to deal the round, so there is nothing to ask here.',
  mapStopped: 'You stopped it: the map is filled as far as it came.',
  fillAgain: 'Fill it again',
  weakens: '− weakens',
  strengthens: '+ strengthens',
  flips: '→ flips the play',
  seen: 'seen already',
  spades: 'Spades',
  hearts: 'Hearts',
  diamonds: 'Diamonds',
  clubs: 'Clubs',
  joker: 'Joker',
  cellSeen: (card: string) => `${card}: seen already`,
  cell: (card: string, says: string) => `${card}: ${says}`,
  cellLeft: (card: string, left: number, says: string) => `${card}, ${left} left: ${says}`,
  notYet: 'not worked out yet',
  flipsPlay: (change: string, play: string, by: string) => `${change}, flips the play: ${play} is best, by ${by}`,
  nextAsMuch: (change: string) => `${change}, the next play is worth as much`,
  stillBest: (change: string, by: string) => `${change}, still best by ${by}`,

  // The map in words
  noFlip: (unseen: number, play: string) =>
    `No single card would change the play: with any one of the ${unseen} unseen cards dead, ${play} stays the best.`,
  flipped: (unseen: number, first: FlipTo, others: readonly FlipTo[]) =>
    `${first.count} of the ${unseen} unseen cards would make ${first.to} the best play if you saw ${first.count === 1 ? 'it' : 'one'} dead${others.map(({ count, to }) => `, ${count} would make it ${to}`).join('')}.`,
  makeBest: (play: string) => `Cards that make ${play} the best play`,
  by: (amount: string) => `by ${amount}`,
  weaken: 'Weaken it most',
  strengthen: 'Strengthen it most',
  noneDoes: 'None does.',

  // One card of it
  option: 'Option',
  evNow: 'EV now',
  withItDead: 'with it dead',
  change: 'change',
  cardDead: (card: string) => `${capital(card)} dead:`,
  putDead: (count: number) => `Put ${count === 1 ? 'it' : 'them'} among the dead cards`,

  // What would have to be out
  askOut: 'What would have to be out to make it',
  oneEnough: 'One card is enough.',
  /** Amounts are null where the play only ties for best. */
  oneCard: (card: string, play: string, amount: string | null) =>
    amount === null
      ? `With ${card} dead, ${play} ties for best.`
      : `${card} makes ${play} the best by most, ${amount}.`,
  oneOfMany: (card: string, play: string, amount: string | null, count: string) =>
    amount === null
      ? `With ${card} dead, ${play} ties for best; ${count} cards do that.`
      : `${card} makes ${play} the best by most, ${amount}; ${count} cards do it, each marked on the map.`,
  twoOrMore: 'No single card does it. Two or more: that takes some seconds here.',
  lookForThem: 'Look for them',
  searchStopped: 'No single card does it. You stopped the search for more.',
  searchAgain: 'Search again',
  adding: (count: number) => `No pair tried does it. Adding the card that helps most: ${count} so far.`,
  pairing: 'No single card does it. Trying pairs, the most promising first.',
  searching: 'Searching',
  noneFound: (pairs: Tried, count: string, play: string) =>
    `No single card does it, ${pairsTried(pairs)}, and no more were found: even with these ${count} dead, which help most, ${play} is not the best play.`,
  twoDo: (play: string, by: string | null) =>
    `No one card does; these two do: with both dead, ${playIsBest(play, by)}.`,
  threeDo: (pairs: Tried, play: string, by: string | null) =>
    `No one card does, ${pairsTried(pairs)}; these three are the fewest that do: with all of them dead, ${playIsBest(play, by)}.`,
  moreDo: (pairs: Tried, count: string, play: string, by: string | null) =>
    `No one card does, ${pairsTried(pairs)}; these ${count} are the fewest found: with all of them dead, ${playIsBest(play, by)}.`,
})
