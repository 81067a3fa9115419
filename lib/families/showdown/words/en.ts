import { words } from '@/lib/messages/words/en'
import { entered, felt } from '@/lib/messages/words/felt/en'
import { glossary } from '@/lib/messages/words/glossary/en'
import { comesTo, settled } from '@/lib/messages/words/settled/en'
import { numberWord } from '@/lib/math/number-words'
import { capital } from '@/lib/text'
import type { BetEnd, Phrases, SpokenSign } from './catalogue'

const PLACES = ['highest', 'second-highest', 'third-highest', 'fourth-highest', 'lowest']

const CARD = 'the dealer’s card'

/** “you hold a queen or a jack”, “the dealer’s card matches one of yours” */
function condition(sign: SpokenSign): string {
  switch (sign.kind) {
    case 'holds':
      return `you hold ${words.or(sign.ranks.map(words.aRank))}`
    case 'up':
      return sign.most - sign.least === 1
        ? `${CARD} is ${words.or([words.aRank(sign.most), words.aRank(sign.least)])}`
        : `${CARD} is ${words.aRank(sign.least)} to ${words.aRank(sign.most)}`
    case 'matches':
      return `${CARD} matches one of yours`
    case 'differs':
      return `${CARD} matches none of yours`
    case 'below':
      return `${CARD} is lower than your ${PLACES[sign.place - 1]!}`
  }
}

/** Conditions in a list. Of two in a row about the dealer’s card, the second leaves it out. */
const conditions = (signs: readonly SpokenSign[]): string =>
  words.and(
    signs.map((sign, i) => {
      const [said, before] = [condition(sign), i > 0 ? condition(signs[i - 1]!) : '']
      return said.startsWith(CARD) && before.startsWith(CARD) ? said.slice(CARD.length + 1) : said
    }),
  )

/** “the ante wins 1 to 1 and the raise pushes” */
const comeTo = (ends: readonly BetEnd[]): string => words.and(ends.map(({ bet, comesTo: end }) => `${bet} ${end}`))

const allOf = (bets: number): string => (bets === 2 ? 'both bets' : 'all bets')

export const phrases: Phrases = {
  common: { words, glossary, entered, felt, settled, comesTo },
  stage: (actions) => capital(words.or(actions.map((name) => name.toLowerCase()))),
  qualifies: {
    name: 'Dealer qualifies with',
    meaning: (ends) => `The weakest hand the dealer plays. With less, ${comeTo(ends)}.`,
  },
  most: (bet, hand) => ({
    name: `Most on ${bet} with ${hand}`,
    meaning: `How many antes you may bet on ${bet} with ${hand} or better.`,
  }),
  entered: {
    upcard: { name: 'Dealer’s up card', inSentence: 'the dealer’s up card' },
    dealerCards: { name: 'Dealer’s other cards you saw', inSentence: 'the dealer’s other cards' },
    seen: { name: 'Dealer’s cards you saw', inSentence: 'the dealer’s cards you saw' },
  },
  orBetter: (hand) => `${hand} or better`,
  withOrBetter: (hand, rank) => `${hand} with ${rank} or better`,
  orLess: (hand) => `${hand} or less`,
  anyHand: 'Any hand',
  lessThan: (hand) => `Less than ${hand}`,
  other: (hand) => `Other ${hand}`,
  against: (hand, up) => `${hand} against ${up}`,
  map: {
    name: 'Your hand and the dealer’s card',
    rowsName: 'Your hand',
    columnsName: 'Dealer’s card',
    note: 'Find your hand on the left and the dealer’s card at the top. In a split square, your other cards decide.',
  },
  mapWithoutUp: {
    name: 'Your hand',
    rowsName: 'Your hand',
    columnsName: 'Best play',
    note: 'Find your hand on the left. In a split square, your other cards decide.',
  },
  thirdCard: 'the third card decides',
  highCards: (action, ranks) => `${action} every hand with ${words.or(ranks)}.`,
  withTop: (action, rank, hand) => `With ${rank}, ${action.toLowerCase()} ${hand} or better.`,
  rule(action, hand, signs, isOnly) {
    if (hand === undefined) return `${action} ${isOnly ? 'every hand' : 'everything else'}.`
    if (signs.length === 0) return `${action} ${hand} or better.`
    return `${action} ${hand} if ${conditions(signs)}.`
  },
  alone: (action, hand, isSplit) =>
    isSplit
      ? `${action} ${hand} if no rule says otherwise, and every weaker hand.`
      : `${action} everything less than ${hand}.`,
  conditions,
  skill: (hand, signs) => `${hand}: ${conditions(signs)}`,
  threshold: (action, hand, isDealers) => ({
    name: `${capital(hand)} or better`,
    about: isDealers
      ? `${action} whatever would qualify as the dealer’s hand: mimic the dealer.`
      : `${action} ${hand} or better and fold everything less.`,
  }),
  everything: (action) => ({ name: `${action} everything`, about: `${action} without looking at your cards.` }),
  rules: (count, isPublished) => ({
    name: isPublished ? 'The published rules' : `${capital(numberWord(count) ?? String(count))} rules`,
    about: isPublished
      ? 'The rules that books and sites print.'
      : `The ${numberWord(count) ?? String(count)} rules that cost least together, found by a search.`,
  }),
  verdict: ({ actions, hand }) => `${capital(words.or(actions.map((name) => name.toLowerCase())))} ${hand}.`,
  withNothing: (ranks) => ranks,
  notQualified: (share, won, ends) =>
    `The dealer doesn’t qualify in ${share} of deals${won.length > 0 ? `, and you win ${words.and(won)}` : `: ${comeTo(ends)}`}.`,
  otherwise(wins, loses, never, bets) {
    if (bets === undefined)
      return never
        ? `Otherwise you can’t win: you lose in ${loses}.`
        : `Otherwise you win the showdown in ${wins} and lose it in ${loses}.`
    return never
      ? `Otherwise you can’t win: you lose ${allOf(bets)} in ${loses}.`
      : `Otherwise you win ${allOf(bets)} in ${wins} and lose ${bets === 2 ? 'both' : 'them'} in ${loses}.`
  },
  showdown: (wins, loses, never) =>
    never
      ? `You can’t win the showdown: you lose it in ${loses} of deals.`
      : `You win the showdown in ${wins} of deals and lose it in ${loses}.`,
  paid: (hand, bet, end) => `With ${hand}, ${bet} ${end} if you beat the dealer.`,
  worth: (doing, folding, playing) =>
    ({
      wins: `${doing} wins on average.`,
      less: `${doing} loses less on average than ${folding.toLowerCase()}.`,
      more: `${doing} loses more on average than ${folding.toLowerCase()}.`,
      same: `${doing} and ${folding.toLowerCase()} lose the same on average.`,
      nothing: `${doing} gains nothing over ${folding.toLowerCase()} on average.`,
    })[playing],
  closeCalls: (from, to) => `${from} to ${to}: the hands on both sides of the line.`,
  everyHigh: (hand) => `Every kind of ${hand.replace(' ', '-')} hand, clear ones and close ones.`,
  ladder: 'High cards',
}
