import { listsOf } from '@/lib/messages/lists'
import { lowerFirst } from '@/lib/text'

const lists = listsOf('en-GB')

/** A decision at the table, in the trainer and in the daily hand: what is asked, the keys, what an answer cost. */
export const deciding = {
  // ——— The question
  whatDoYouDo: 'What do you do?',
  yourDecision: (stage: string) => `Your decision: ${stage}`,
  theAnswer: 'The answer',
  cannotBeSet: 'You can’t set it that way',
  tapCards: (count: string, into: string) => `Tap ${count} cards: they go ${into}.`,
  movingHint: (cards: number) => `Keys 1 to ${cards} move the cards; H, U and C press the buttons, Space confirms.`,
  others: 'The others',
  /** Between what is best and why: the rule that covers the hand. */
  // A rule of a house way may begin with ranks: “AA and KK”.
  theRule: (rule: string) => `Rule: ${lowerFirst(rule)}`,
  /** The button that sets the cards as it says: `House way`. */
  setAs: (suggestedBy: string) => suggestedBy,

  // ——— Spoken
  asksToMove: (table: string, cards: number, into: string, count: string) =>
    `${table} Keys 1 to ${cards} put cards ${into}: ${count} of them.`,
  asksToChoose: (table: string, options: string) => `${table} Options: ${options}.`,
  best: (names: string) => `Best: ${names}.`,
  settled: (bet: string, amount: string, because: string) => `${bet} ${amount}, ${because}.`,
  total: (amount: string) => `Total ${amount}.`,
  totals: (main: string, all: string) => `Main bets ${main}. All bets ${all}.`,
  timeIsUp: 'Time is up.',

  /** Under the name of an option, in place of what it bets: “Fold · lose $10”. */
  loses: (amount: string) => `lose ${amount}`,

  // ——— What an answer cost
  costs: (doing: string, money: string) => `${doing} costs you ${money} on average`,
  /** After an answer that followed the rule. */
  ruleCosts: (money: string) => `Here it costs you ${money} on average`,
  worthTheSame: (doings: readonly string[]) => `${lists.and(doings)} are worth exactly the same here, so each is right`,
  nothingElse: 'You had no other option',
  ahead: (doing: string, money: string) => `${doing} would cost you ${money} on average`,
  either: (names: readonly string[]) => lists.or(names),

  // ——— One's own strategy
  ownIsRight: (says: string) => `Your strategy says ${says}: right.`,
  ownCosts: (says: string, amount: string) => `Your strategy says ${says}: costs you ${amount} on average.`,
  youFollowed: 'You followed it.',
  youDidNotFollow: 'You did not follow it.',
  followed: (times: number, asked: number, given: string) =>
    `followed ${times} of ${asked}; following it every time costs ${given}`,
  followedForNothing: (times: number, asked: number) =>
    `followed ${times} of ${asked}; following it every time costs nothing`,

  // ——— Keys
  spaceKey: 'Space',
  movesCard: (into: string) => `moves a card ${into}, and back`,
  asTheHouse: (suggestedBy: string) => `${suggestedBy}: sets the cards as the house would`,
  undoAndClear: 'undo, clear. Backspace undoes too',
  chooseByNumber: 'choose an option by its number, or by its letter',
  confirms: 'confirms. Enter does the same',
  confirmAndGoOn: 'confirm, play on, or make the same bets again. Enter does the same',
  afterARound: 'after a round: a new game without side bets, or double the bets',
  nextThing: 'play on, or go to the next hand. Enter does the same',
  whatToTrain: 'what to train: which hands, how many, and the clock',
  thisSheet: 'this sheet',
}
