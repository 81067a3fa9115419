import { area } from '../area'

/** The page on which a night's hands are typed and priced. */
export const evening = area('evening', {
  title: 'My evening',
  lead: 'Type the hands you played tonight. Every decision is priced exactly: what your mistakes cost, and which to train.',
  whichGame: 'Which game did you play?',
  loading: 'Loading the game…',
  yourHands: 'Your hands',
  how: 'One hand a line: your cards, what you did, the next cards, what you did then. Played by:',
  example: 'For example:',
  aboutFront: (count: number) => `After your cards, type the ${count} you put in front; or “house way”.`,
  byTapping: 'Enter the hands by tapping',
  cards: 'Cards',
  tapYours: 'Tap your cards.',
  tapCards: 'Tap the next cards.',
  tapFront: (count: number) => `Tap the ${count} cards you put in front.`,
  tapAction: 'What did you do?',
  tapDone: 'That’s all for this hand.',
  nextHand: 'Next hand',
  isKept: 'What you type is kept in this browser as you type.',
  notKept: 'This browser keeps nothing: a reload loses what you type.',
  line: (line: number) => `Line ${line}`,

  // ——— What is wrong with a line
  noCards: 'Type your cards first, as in Kd 5s.',
  notACard: (text: string) => `We can’t read “${text}” as a card. A card is a rank and a suit, as in Kd, 10h or A♠.`,
  noSuit: (card: string) =>
    `Which suit has “${card}”? Type Kd; for your first cards K5s (one suit) or K5o (different suits) will do.`,
  notInDeck: (card: string) => `“${card}” is in this hand twice, or not in this game’s deck.`,
  tooFew: (needed: number, given: number) => `${needed} cards are dealt here, and the line has ${given}.`,
  noAction: (actions: string) => `What did you do here? Type one of: ${actions}.`,
  notAnAction: (text: string, actions: string) => `You can’t “${text}” here. Type one of: ${actions}.`,
  severalActions: (text: string, actions: string) => `“${text}” could mean any of: ${actions}.`,
  over: (text: string) => `The hand is over before “${text}”.`,
  cardsInFront: (count: number) => `the ${count} cards you put in front`,

  // ——— What it cost
  pricing: 'Pricing your decisions…',
  tryAgain: 'Try again',
  results: 'What it cost',
  mistakesCost: 'Your mistakes cost',
  right: 'Right decisions',
  of: (right: number, asked: number) => `${right} of ${asked}`,
  won: (hands: number) => (hands === 1 ? 'Result of 1 whole hand' : `Result of ${hands} whole hands`),
  luck: 'Of that, luck',
  dealerToo: 'Type the dealer’s cards at the end of a line too, and you see what it won and how lucky you were.',
  noMistakes: 'No mistakes: you lost nothing by your decisions.',
  worstFirst: 'Your mistakes, the worst first',
  trainThese: 'Train these with new cards',
  save: 'Add to my progress',
  aboutSaving:
    'Your progress, your reviews and “Fix my mistakes” then count these hands like those in the trainer. The text is put away, so that no hand counts twice.',
  saved: (decisions: number) =>
    decisions === 1 ? 'Added 1 decision to your progress.' : `Added ${decisions} decisions to your progress.`,
  redo: 'Redo these mistakes',
  toProgress: 'Your progress',
})
