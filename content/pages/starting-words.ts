import { rankInWords } from '@/lib/cards/words'
import { saidShare } from '@/content/pages/said'
import { comes, isPair, ofWins, sharesOf, type StartingFacts, theRank, winsWith } from '@/content/pages/starting-facts'
import { capital } from '@/lib/text'

/* Sentences about a starting hand whatever the game: how it fares against any hand of the dealer, by what it wins, who is ahead of it. */

const many = (rank: number): string => rankInWords(rank, 2)
const percent = (share: number): string => saidShare(share)

// ——— How it fares ————————————————————————————————————————————————————————————————————————————————————————

/** Played to the end against any hand. */
export function fares(facts: StartingFacts): string {
  const { wins, loses, ties } = sharesOf(facts)
  const [w, l, t] = [percent(wins), percent(loses), percent(ties)]
  if (wins > 0.7) return `Played to the end it beats the dealer in ${w} of all deals. Few hands of two cards do better.`
  if (wins > 0.58)
    return `Played to the end it beats the dealer in ${w} of all deals and loses to him in ${l}: well ahead of a hand dealt blind.`
  if (wins > 0.5) return `Played to the end it wins ${w} of all deals: more often than not, with ${t} tied.`
  if (wins > loses)
    return `Played to the end it wins ${w} of all deals and loses ${l}, with ${t} tied: ahead of a hand dealt blind, but by little.`
  if (loses - wins < 0.06)
    return `Played to the end it wins ${w} of all deals and loses ${l}: a shade behind a hand dealt blind.`
  if (wins > 0.38) return `Played to the end it loses more than it wins, ${l} against ${w} of all deals.`
  const board = facts.own.nothing.ties / facts.all.ties
  return `Played to the end it wins only ${w} of all deals and loses ${l}; ${t} are tied${board > 0.6 ? ', mostly because neither of your cards plays' : ''}.`
}

// ——— By what it wins —————————————————————————————————————————————————————————————————————————————————————

function pairWins(facts: StartingFacts): string {
  const { high } = facts.hand
  const alone = winsWith(facts, 'pair-high')
  const [ofAlone, ofMore] = [ofWins(facts, 'pair-high'), ofWins(facts, 'three', 'full-house')]
  const improves = percent(comes(facts, 'three', 'full-house'))
  if (alone > 0.75)
    return `It hardly needs the board: ${percent(ofAlone)} of its wins are the ${many(high)} as they were dealt, and those win ${percent(alone)} of the time they stay alone.`
  if (alone > 0.6)
    return `The ${many(high)} alone win ${percent(alone)} of the time and bring ${percent(ofAlone)} of all its wins; three of them or more come in ${improves} of deals and seldom lose.`
  if (alone > 0.5)
    return `Left alone the ${many(high)} still win more often than not, ${percent(alone)} of the time; a third one or better comes in ${improves} of deals and brings ${percent(ofMore)} of the wins.`
  return `Left alone the ${many(high)} win only ${percent(alone)} of the time, since nearly every pair the dealer makes is higher; ${percent(ofMore)} of the wins need a third one or better, which comes in ${improves} of deals.`
}

/** Whether it wins by its high card, by pairing or by draws. */
export function mostly(facts: StartingFacts): 'pair' | 'high' | 'draws' | 'pairing' {
  if (isPair(facts.hand)) return 'pair'
  if (ofWins(facts, 'straight', 'flush') > 0.24) return 'draws'
  return ofWins(facts, 'nothing') > 0.24 ? 'high' : 'pairing'
}

function highWins(facts: StartingFacts): string {
  const { high } = facts.hand
  const [alone, pairs] = [ofWins(facts, 'nothing'), ofWins(facts, 'pair-high', 'pair-low')]
  const card = theRank(high)
  if (mostly(facts) === 'draws')
    return `Straights and flushes bring ${percent(ofWins(facts, 'straight', 'flush'))} of its wins, a single pair ${percent(pairs)}; ${card} by itself ${alone < 0.06 ? `wins next to nothing, ${percent(alone)}` : `is high enough for ${percent(alone)}`}.`
  if (alone > 0.3)
    return `${capital(percent(alone))} of its wins come without a pair of its own: ${card} is high enough, alone or beside a pair on the board. Pairing brings ${percent(pairs)} more.`
  if (alone > 0.24)
    return `More than one win in four needs no pair of its own: ${card} is high enough in ${percent(alone)} of them. A single pair brings ${percent(pairs)}.`
  if (alone > 0.14)
    return `It wins mostly by pairing: ${percent(pairs)} of its wins are a single pair, ${percent(alone)} are ${card} high enough by itself.`
  if (alone > 0.07)
    return `It has to pair: ${percent(pairs)} of its wins are a single pair, and ${card} holds up without one in only ${percent(alone)} of them.`
  return `Without a pair it is lost: only ${percent(alone)} of its wins come without help, ${percent(pairs)} by a single pair.`
}

/** What pairing each card is worth. */
function kickerWins(facts: StartingFacts): string {
  const { high, low } = facts.hand
  const [top, bottom] = [winsWith(facts, 'pair-high'), winsWith(facts, 'pair-low')]
  const gap = top - bottom
  if (gap > 0.25)
    return `The ${rankInWords(low)} is the weak half: a pair of ${many(high)} wins ${percent(top)} of the time, a pair of ${many(low)} only ${percent(bottom)}.`
  if (gap > 0.12)
    return `A pair of ${many(high)} wins ${percent(top)} of the time, a pair of ${many(low)} ${percent(bottom)}.`
  if (gap > 0.04)
    return `A pair of ${many(low)} serves nearly as well as one of ${many(high)}: ${percent(bottom)} against ${percent(top)}.`
  return `It hardly matters which card pairs: ${many(high)} win ${percent(top)} of the time, ${many(low)} ${percent(bottom)}.`
}

// ——— Draws ———————————————————————————————————————————————————————————————————————————————————————————————

/** What suits and the distance of the two cards make of it. */
function draws(facts: StartingFacts): string {
  const { hand, straights } = facts
  const [straight, flush] = [percent(comes(facts, 'straight')), percent(comes(facts, 'flush'))]
  if (hand.suited) {
    if (straights >= 3)
      return `Of one suit and close together it makes a flush in ${flush} of deals and a straight in ${straight}.`
    if (straights > 0)
      return `One suit is worth a flush in ${flush} of deals; with ${straights === 1 ? 'but one straight that holds' : 'two straights that hold'} both cards, straights come in ${straight}.`
    return `One suit is worth a flush in ${flush} of deals; no straight holds both cards, so ${straight} is all that straights come to.`
  }
  if (straights === 4)
    return `The two cards touch, so that four straights hold both: one comes in ${straight} of deals. Two suits leave ${flush} for flushes.`
  if (straights === 3)
    return `Three straights hold both cards, and one comes in ${straight} of deals; flushes need four of a suit from the board, ${flush}.`
  if (straights === 2) return `Two straights hold both cards: one comes in ${straight} of deals, a flush in ${flush}.`
  if (straights === 1)
    return `Only one straight holds both cards, and with two suits even a flush (${flush}) is as rare as a straight (${straight}).`
  return `It draws to nothing: no straight holds both cards, and two suits leave ${flush} for a flush.`
}

// ——— Who is ahead ————————————————————————————————————————————————————————————————————————————————————————

/** What the dealer may have that is ahead before a card falls. */
export function whoIsAhead({ hand: { high, low }, dealers }: StartingFacts): string {
  const [pairs, better, worse, over] = [dealers.pairs, dealers.better, dealers.worse, dealers.over].map(percent) as [
    string,
    string,
    string,
    string,
  ]
  if (high === low) {
    if (dealers.pairs === 0) return 'No hand the dealer can hold is ahead of it before the flop.'
    return dealers.pairs < 0.02
      ? `Only a higher pair is ahead of it before the flop, and the dealer has one in ${pairs} of deals.`
      : `A higher pair is ahead of it in ${pairs} of deals; any other hand needs help from the board.`
  }
  if (high === 12) {
    if (dealers.better === 0)
      return `Besides a pair, which he has in ${pairs} of deals, nothing is ahead of it; in ${worse} he shares an ace or a king with a worse card beside it.`
    return dealers.better < 0.06
      ? `The dealer has a pair in ${pairs} of deals and one of your ranks with a better card beside it in ${better}; in ${worse} it is you who has the better kicker.`
      : `Where the dealer has an ace too, his kicker is often the better one: he shares a card with a better one beside it in ${better} of deals, and has a pair in ${pairs}.`
  }
  if (dealers.over < 0.2)
    return `A card above ${theRank(high)} is in the dealer’s hand in ${over} of deals, not counting his pairs (${pairs}); in ${better} he shares one of your ranks with a better card beside it, in ${worse} with a worse.`
  if (dealers.over < 0.45)
    return `In ${over} of deals the dealer has a card above ${theRank(high)} and no pair, in ${better} one of your ranks with a better card beside it.`
  return `The dealer has a card above ${theRank(high)} in ${over} of deals even without a pair: nearly everything is ahead of it.`
}

export const waysItWins = (facts: StartingFacts): readonly string[] =>
  isPair(facts.hand) ? [pairWins(facts)] : [highWins(facts), kickerWins(facts), draws(facts)]

/** A heading of how it wins. */
export function winsTitle(facts: StartingFacts): string {
  const { high, low } = facts.hand
  switch (mostly(facts)) {
    case 'pair':
      return winsWith(facts, 'pair-high') > 0.6
        ? `The ${many(high)} win by themselves`
        : `Small ${many(high)} need company`
    case 'high':
      return ofWins(facts, 'nothing') > 0.3
        ? `${capital(theRank(high))} wins on its own`
        : `Won by ${theRank(high)}, paired or not`
    case 'draws':
      return `${ofWins(facts, 'straight', 'flush') > 0.29 ? 'Nearly a third' : 'A quarter'} by straights and flushes`
    case 'pairing':
      return winsWith(facts, 'pair-high') - winsWith(facts, 'pair-low') > 0.12
        ? `Won by pairing ${theRank(high)}`
        : `Won by pairing ${theRank(high)} or ${theRank(low)}`
  }
}
