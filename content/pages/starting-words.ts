import { rankInWords } from '@/lib/cards/words'
import { saidShare } from '@/content/pages/said'
import {
  comes,
  isPair,
  ofWins,
  type OwnWords,
  sharesOf,
  type StartingFacts,
  theRank,
  winsWith,
} from '@/content/pages/starting-facts'
import { capital } from '@/lib/text'

/*
 * Sentences about a starting hand that hold in any game: how it does against a random hand of the dealer, what it wins
 * with, and which hands are ahead of it.
 */

const many = (rank: number): string => rankInWords(rank, 2)
const percent = (share: number): string => saidShare(share)

// ——— How it does ———————————————————————————————————————————————————————————————————————————————————————————

/** Against any hand, if neither folds. */
function fares(facts: StartingFacts): string {
  const { wins, loses, ties } = sharesOf(facts)
  const [w, l, t] = [percent(wins), percent(loses), percent(ties)]
  if (wins > 0.7) return `You win ${w} of showdowns. Few starting hands do better.`
  if (wins > 0.58) return `You win ${w} of showdowns and lose ${l}, well ahead of a random hand.`
  if (wins > 0.5) return `You win ${w} of showdowns and tie ${t}.`
  if (wins > loses) return `You win ${w} of showdowns and lose ${l}, a little better than a random hand.`
  if (loses - wins < 0.06) return `You win ${w} of showdowns and lose ${l}, a little worse than a random hand.`
  if (wins > 0.38) return `You lose more showdowns than you win, ${l} against ${w}.`
  const board = facts.own.nothing.ties / facts.all.ties
  return `You win only ${w} of showdowns and lose ${l}. Another ${t} are ties${board > 0.6 ? ', mostly because neither of your cards plays' : ''}.`
}

// ——— What it wins with ———————————————————————————————————————————————————————————————————————————————————————

function pairWins(facts: StartingFacts): string {
  const { high } = facts.hand
  const alone = winsWith(facts, 'pair-high')
  const [ofAlone, ofMore] = [ofWins(facts, 'pair-high'), ofWins(facts, 'three', 'full-house')]
  const improves = percent(comes(facts, 'three', 'full-house'))
  if (alone > 0.75)
    return `Unimproved ${many(high)} win ${percent(alone)}. They hardly need the board: ${percent(ofAlone)} of all wins come that way.`
  if (alone > 0.6)
    return `Unimproved ${many(high)} win ${percent(alone)} and bring ${percent(ofAlone)} of all wins. You make three of them or better in ${improves} of deals, and seldom lose then.`
  if (alone > 0.5)
    return `Unimproved ${many(high)} still win ${percent(alone)}. You make three of them or better in ${improves} of deals, for ${percent(ofMore)} of the wins.`
  return `Unimproved ${many(high)} win only ${percent(alone)}, because nearly every pair the dealer makes is higher. You make three of them or better in ${improves} of deals, for ${percent(ofMore)} of the wins.`
}

/** Whether it wins mostly as a pair, with its high card, by draws or by pairing. */
export function mostly(facts: StartingFacts): 'pair' | 'high' | 'draws' | 'pairing' {
  if (isPair(facts.hand)) return 'pair'
  if (ofWins(facts, 'straight', 'flush') > 0.24) return 'draws'
  return ofWins(facts, 'nothing') > 0.24 ? 'high' : 'pairing'
}

/** The word before “one in four” for a share near a quarter, as precise as the printed percentage. */
export const aboutAQuarter = (share: number): string =>
  share >= 0.2505 ? 'More than' : share < 0.2495 ? 'Nearly' : 'About'

/** The share of wins with straights or flushes, for a title. */
function drawShare(share: number): string {
  if (share > 0.285) return share < 0.325 ? 'Nearly a third' : 'About a third'
  return share < 0.255 ? 'About a quarter' : 'More than a quarter'
}

function highWins(facts: StartingFacts): string {
  const { high } = facts.hand
  const [alone, pairs] = [ofWins(facts, 'nothing'), ofWins(facts, 'pair-high', 'pair-low')]
  const card = theRank(high)
  const by = percent(alone)
  if (mostly(facts) === 'draws')
    return `Straights and flushes bring ${percent(ofWins(facts, 'straight', 'flush'))} of your wins, a single pair ${percent(pairs)}. ${capital(card)} alone brings ${alone < 0.06 ? 'only ' : ''}${by}.`
  if (alone > 0.3)
    return `You often win without a pair: ${card} alone brings ${by} of your wins. A pair brings another ${percent(pairs)}.`
  if (alone > 0.24)
    return `${aboutAQuarter(alone)} one win in four needs no pair: ${card} alone brings ${by}. A pair brings ${percent(pairs)}.`
  if (alone > 0.14)
    return `You win mostly by pairing, which brings ${percent(pairs)} of your wins. ${capital(card)} alone brings ${by}.`
  if (alone > 0.07)
    return `You have to pair, which brings ${percent(pairs)} of your wins. ${capital(card)} alone brings only ${by}.`
  return `Only ${by} of your wins come without a pair; one pair brings ${percent(pairs)}.`
}

/** What pairing each card is worth. */
function kickerWins(facts: StartingFacts): string {
  const { high, low } = facts.hand
  const [top, bottom] = [winsWith(facts, 'pair-high'), winsWith(facts, 'pair-low')]
  const gap = top - bottom
  if (gap > 0.25)
    return `A pair of ${many(high)} wins ${percent(top)}, but a pair of ${many(low)} only ${percent(bottom)}.`
  if (gap > 0.12) return `A pair of ${many(high)} wins ${percent(top)}, a pair of ${many(low)} ${percent(bottom)}.`
  if (gap > 0.04)
    return `A pair of ${many(low)} is nearly as good as a pair of ${many(high)}: ${percent(bottom)} wins against ${percent(top)}.`
  return `It hardly matters which card pairs: ${many(high)} win ${percent(top)}, ${many(low)} ${percent(bottom)}.`
}

// ——— Draws ———————————————————————————————————————————————————————————————————————————————————————————————

/** What the suits and the distance between the two cards are worth. */
function draws(facts: StartingFacts): string {
  const { hand, straights } = facts
  const [straight, flush] = [percent(comes(facts, 'straight')), percent(comes(facts, 'flush'))]
  if (hand.suited) {
    if (straights >= 3)
      return `Your cards are suited and close together: you make a flush in ${flush} of deals and a straight in ${straight}.`
    if (straights > 0)
      return `You make a flush in ${flush} of deals. ${straights === 1 ? 'Only one straight uses' : 'Two straights use'} both cards; you make a straight in ${straight}.`
    return `You make a flush in ${flush} of deals. No straight uses both cards, so you make one in only ${straight}.`
  }
  if (straights === 4)
    return `Four straights use both cards, and you make a straight in ${straight} of deals. Flushes are rarer, at ${flush}.`
  if (straights === 3)
    return `Three straights use both cards, and you make a straight in ${straight} of deals. A flush needs four of a suit on the board: ${flush}.`
  if (straights === 2)
    return `Two straights use both cards: you make a straight in ${straight} of deals and a flush in ${flush}.`
  if (straights === 1)
    return `Only one straight uses both cards: you make a straight in ${straight} of deals and a flush in ${flush}.`
  return `You have little to draw to: no straight uses both cards, and a flush comes in only ${flush} of deals.`
}

// ——— Who is ahead ————————————————————————————————————————————————————————————————————————————————————————

/** The dealer's hands that are ahead before the flop. */
function whoIsAhead({ hand: { high, low }, dealers }: StartingFacts): string {
  const [pairs, better, worse] = [percent(dealers.pairs), percent(dealers.better), percent(dealers.worse)]
  if (high === low) {
    if (dealers.pairs === 0) return 'No hand the dealer can hold is ahead of it before the flop.'
    return dealers.pairs < 0.02
      ? `Before the flop, only a higher pair is ahead of it, and the dealer has one in ${pairs} of deals.`
      : `The dealer has a higher pair in ${pairs} of deals. Any other hand needs help from the board.`
  }
  if (high === 12) {
    if (dealers.better === 0)
      return `Before the flop, only a pair is ahead of it: the dealer has one in ${pairs} of deals. In ${worse} they share a card with you and have a worse kicker.`
    return dealers.better < 0.06
      ? `The dealer has a pair in ${pairs} of deals and outkicks you in ${better}. You outkick them in ${worse}.`
      : `When the dealer has an ace too, their kicker is often better. They outkick you in ${better} of deals and have a pair in ${pairs}.`
  }
  if (dealers.over < 0.2)
    return `The dealer has a card above ${theRank(high)} in ${percent(dealers.above)} of deals and a pair in ${pairs}. In ${better} you share a card and their other card is higher; in ${worse} yours is.`
  if (dealers.over < 0.55)
    return `The dealer has a card above ${theRank(high)} in ${percent(dealers.over)} of deals, not counting pairs. In ${better} you share a card and their other card is higher.`
  return `In ${percent(dealers.over)} of deals the dealer has no pair but still a card above ${theRank(high)}.`
}

const waysItWins = (facts: StartingFacts): readonly string[] =>
  isPair(facts.hand) ? [pairWins(facts)] : [highWins(facts), kickerWins(facts), draws(facts)]

/** A heading on how it wins. */
function winsTitle(facts: StartingFacts): string {
  const { high, low } = facts.hand
  switch (mostly(facts)) {
    case 'pair':
      return winsWith(facts, 'pair-high') > 0.6
        ? `The ${many(high)} win by themselves`
        : `The ${many(high)} often need help`
    case 'high':
      return ofWins(facts, 'nothing') > 0.3
        ? `${capital(theRank(high))} wins on its own`
        : `${capital(theRank(high))} wins, paired or not`
    case 'draws':
      return `${drawShare(ofWins(facts, 'straight', 'flush'))} of wins are straights and flushes`
    case 'pairing':
      return winsWith(facts, 'pair-high') - winsWith(facts, 'pair-low') > 0.12
        ? `It wins by pairing ${theRank(high)}`
        : `It wins by pairing ${theRank(high)} or ${theRank(low)}`
  }
}

/** All of these sentences, in one language. */
export interface StartingWords {
  fares(facts: StartingFacts): string
  waysItWins(facts: StartingFacts): readonly string[]
  whoIsAhead(facts: StartingFacts): string
  winsTitle(facts: StartingFacts): string
  /** The words of the table of own hands; absent for English. */
  readonly own?: OwnWords
}

export const startingWords: StartingWords = { fares, waysItWins, whoIsAhead, winsTitle }
