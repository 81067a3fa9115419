import { listsOf } from '@/lib/messages/lists'
import { capital } from '@/lib/text'

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
const lists = listsOf('en-GB')
const pairsTried = ({ all, tried, of }: Tried): string =>
  all ? 'no two cards do' : `none of the ${tried} most promising pairs of ${of} does`

const playIsBest = (play: string, by: string | null): string =>
  by === null ? `${play} ties for best` : `${play} is the best play by ${by}`

/** The calculator and the unseen cards. */
export const calculator = {
  title: 'calculator',
  needsScript: 'The calculator runs in your browser and needs JavaScript.',
  either: lists.or,

  placedSides: 'Side bets on the felt',

  // The cards
  theCards: 'The cards',
  tapFor: 'Tap cards for {field}',
  cardsFor: (field: string) => `Cards for ${field}`,
  random: 'Random example',
  clear: 'Clear',
  cardOrEmpty: 'Ks, or x: empty',
  takeOut: (card: string, field: string) => `Remove ${card} from ${field}`,
  emptyPlace: (name: string, place: number) => `${name}, card ${place}: empty. Pick a card below`,

  // What is wrong with them, and what is missing
  /** `english` is what the reader of cards says of the piece. */
  suitedOrNot: (hand: string) =>
    `Add s for suited or o for offsuit: ${hand}s or ${hand}o. Or type both cards, like Ks 5h.`,
  tooMany: (field: string, counts: readonly string[], isOne: boolean, count: string) =>
    `${capital(field)} ${/[^s]s$/.test(field) ? 'need' : 'needs'} ${lists.or(counts)} ${isOne ? 'card' : 'cards'}; you entered ${count}.`,
  notInDeck: (card: string) => `${card} isn’t in this game’s deck.`,
  inItTwice: (card: string) => `${card} is there twice.`,
  inAlready: (card: string, field: string) => `${card} is already in ${field}.`,
  notIn: (card: string, field: string) => `${card} isn’t in ${field}.`,
  notEntered: (card: string) => `${card} isn’t among the cards you entered.`,
  add: (count: number, word: string, isMore: boolean, field: string) =>
    `Add ${word} ${isMore ? 'more ' : ''}${cards(count)} to ${field}.`,
  addOrTakeOut: (count: number, word: string, isMore: boolean, field: string, there: number, thereWord: string) =>
    `Add ${word} ${isMore ? 'more ' : ''}${cards(count)} to ${field}, or remove ${there === 1 ? 'the one' : `the ${thereWord}`} there.`,
  needsSuit: (piece: string, field: string) =>
    `“${piece}” in ${field} needs ${piece === '1' ? 'a 0 and ' : ''}a suit: s, h, d or c.`,
  neitherYesNorNo: (text: string) => `Enter yes or no, not “${text}”.`,
  noneOf: (text: string, names: readonly string[]) => `“${text}” isn’t one of the choices: ${lists.or(names)}.`,
  handUnread: 'We can’t read the hand in this link.',
  sidesUnread: 'We can’t read the side bets in this link.',
  noFieldMeant: (key: string, game: string, meant: string) =>
    `${game} has no field “${key}”, which this link sets. Did you mean “${meant}”?`,
  noFieldCards: (key: string, game: string, fields: string) =>
    `${game} has no field “${key}”, so we left its cards out. The fields are ${fields}.`,

  // The answer
  theAnswer: 'The answer',
  best: 'best',
  seeWhy: 'See why',
  stopped: 'We didn’t finish this hand.',
  workingItOut: 'Working it out.',
  spoken: (best: string, values: string, units: string) => `Best: ${best}. ${values}, in ${units}.`,
  notRight: 'Not right yet',
  notRightAbout: 'See the marked field. Everything you entered is still there.',
  enterHand: 'Enter a hand',
  enterHow: 'Tap the cards, or type them with rank and suit, such as Ks Qd 10c.',
  ruleUnread: 'We couldn’t read one of the rules below. This is the answer without it.',
  train: 'Train from here',
  allRight: 'They are worth exactly the same, so each is right',
  lead: (amount: string, money: string) => `The best play beats {next} by ${money} at your stake (${amount})`,
  leadTied: (amount: string, money: string) =>
    `These are worth exactly the same. They beat {next} by ${money} at your stake (${amount})`,

  // How the round ends
  howItEnds: 'How the round ends',
  everyNet: 'Every net result of',

  // The rules
  rules: 'Rules and pay tables',
  variant: 'Variant',
  whereReturn: 'Where its return comes from',
  workingOut: 'Working out the house edge',
  prizesUnknown: 'This bet has prizes that aren’t published. Enter the ones on your screen to see the house edge.',
  notWorkedOut: 'Not finished.',
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
  eyes: 'If you saw one more card',
  caption: (play: string, units: string) => `How each unseen card changes the lead of ${play}, in ${units}`,
  tapCard: 'Tap a card to see what every option is worth with it dead.',
  asking: 'Solving again with each unseen card dead.',
  ahead: (lead: string) =>
    `{play} leads the next best play by ${lead}. Each card below shows exactly how it would change that lead.`,
  filling: 'Filling the map',
  stop: 'Stop',
  tooFew: 'With one more card dead, too few would be left to deal the round.',
  mapStopped: 'You stopped it. The map is only partly filled.',
  fillAgain: 'Fill it again',
  weakens: '− weakens',
  strengthens: '+ strengthens',
  flips: '→ changes the play',
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
  flipsPlay: (change: string, play: string, by: string) => `${change}, changes the play: ${play} is best by ${by}`,
  nextAsMuch: (change: string) => `${change}, ties with the next play`,
  stillBest: (change: string, by: string) => `${change}, still best by ${by}`,

  // The map in words
  noFlip: (unseen: number, play: string) =>
    `No single card changes the play: ${play} stays best whichever of the ${unseen} unseen cards is dead.`,
  flipped: (unseen: number, { count, to }: FlipTo) =>
    `${count} of the ${unseen} unseen cards would make ${to} the best play if you saw ${count === 1 ? 'it' : 'one'} dead.`,
  flippedVariously: (unseen: number, count: number, flips: readonly FlipTo[]) =>
    `${count} of the ${unseen} unseen cards would change the best play if you saw one dead: ${lists.and(flips.map(({ count: some, to }) => `${some} to ${to}`))}.`,
  makeBest: (play: string) => `Cards that make ${play} the best play`,
  by: (amount: string) => `by ${amount}`,
  weaken: 'Weakens it most',
  strengthen: 'Strengthens it most',
  noneDoes: 'No card does.',

  // One card of it
  option: 'Option',
  evNow: 'EV now',
  withItDead: 'with it dead',
  change: 'change',
  cardDead: (card: string) => `${capital(card)} dead:`,
  putDead: (count: number) => `Add ${count === 1 ? 'it' : 'them'} to the dead cards`,

  // Which dead cards would change the play
  askOut: 'Which dead cards would make this the best play:',
  oneEnough: 'One card is enough.',
  /** Amounts are null where the play only ties for best. */
  oneCard: (card: string, play: string, amount: string | null) =>
    amount === null ? `With ${card} dead, ${play} ties for best.` : `${card} helps ${play} most: best by ${amount}.`,
  oneOfMany: (card: string, play: string, amount: string | null, count: string) =>
    amount === null
      ? `With ${card} dead, ${play} ties for best. ${count} cards do that.`
      : `${card} helps ${play} most: best by ${amount}. ${count} cards do it, all marked on the map.`,
  twoOrMore: 'No single card does it. Trying two or more takes some seconds.',
  lookForThem: 'Look for them',
  searchStopped: 'No single card does it. You stopped the search.',
  searchAgain: 'Search again',
  adding: (count: number) => `No pair does it. Adding the card that helps most: ${count} so far.`,
  pairing: 'No single card does it. Trying pairs, the most promising first.',
  searching: 'Searching',
  noneFound: (pairs: Tried, count: string, play: string) =>
    `No single card does it, and ${pairsTried(pairs)}. Even with these ${count} dead, which help most, ${play} isn’t the best play.`,
  twoDo: (play: string, by: string | null) =>
    `No single card does it, but these two do: with both dead, ${playIsBest(play, by)}.`,
  threeDo: (pairs: Tried, play: string, by: string | null) =>
    `No single card does it, and ${pairsTried(pairs)}. With these three dead, ${playIsBest(play, by)}.`,
  moreDo: (pairs: Tried, count: string, play: string, by: string | null) =>
    `No single card does it, and ${pairsTried(pairs)}. With these ${count} dead, the fewest we found, ${playIsBest(play, by)}.`,
}
