import { qualifyingHands } from '@/lib/families/showdown/rules'
import { rankInWords } from '@/lib/cards/words'
import type { ThreeCardHand, PokerHand } from '@/lib/cards/hands'
import { numberWord } from '@/lib/math/number-words'
import { capital } from '@/lib/text'
import { andList, aRank, orList, saidMoney, saidRarity, saidShare } from '../../../said'
import { betterRanks, isAbove, type Telling } from '../../telling'
import { PLACES, against, inText, noun, range, stakes, verb } from './hands'

/* Why a play is right, and how the deals end, in English. */

/** What the row leaves out. */
export function leftOut({ cell: { row: one } }: Telling): string {
  const { hand } = one
  if (hand.as !== 'top' || hand.next === undefined) return ''
  return `Your ${PLACES[hand.ranks.length]!} card here is ${aRank(hand.next)} or lower.`
}

export function dealer(telling: Telling): string {
  const { cell, upKind, paired, unpaired, elsewhere, facts } = telling
  const misses = saidShare(cell.share.unqualified)
  const hand = range(qualifyingHands(facts.page).usual)
  const { up } = cell
  if (up === undefined)
    return `The dealer doesn’t qualify in ${misses} of deals. Then you win ${stakes(facts.netOf(cell.row.least).unqualified, facts.page)}, whatever you hold.`
  const card = capital(aRank(up))
  if (upKind === 'opens') {
    const ofThem =
      unpaired > 0.005 ? `, ${saidShare(paired)} with a pair or better and ${saidShare(unpaired)} with ${hand}` : ''
    return `${card} up is half of ${hand}: the dealer qualifies in ${saidShare(1 - cell.share.unqualified)} of deals${ofThem}.`
  }
  if (upKind === 'own')
    return `Your ${rankInWords(up)} leaves the dealer fewer ${rankInWords(up, 2)} to pair. They fail to qualify in ${misses} of deals, against ${saidShare(elsewhere)} when ${inText(cell)} meets another card.`
  const only = unpaired > 0.005 ? ` and ${hand} in ${saidShare(unpaired)}` : ''
  return `With ${aRank(up)} up, the dealer has a pair or better in ${saidShare(paired)} of deals${only}. In the other ${misses} they don’t qualify.`
}

/** How the player’s own cards change how often the dealer qualifies. */
export function blocks({ held, cell, overall, upKind }: Telling): string {
  const more = cell.share.unqualified - overall
  if (held.length === 0 || more < 0.005 || upKind === 'own') return ''
  const cards = andList(held.map((rank) => rankInWords(rank)))
  const [block, help] = held.length === 1 ? ['blocks', 'helps'] : ['block', 'help']
  return upKind === 'opens'
    ? `Your ${cards} ${block} them: over all hands against ${aRank(cell.up!)} it’s ${saidShare(1 - overall)}.`
    : `Your ${cards} ${help}, because over all hands it’s only ${saidShare(overall)}.`
}

/** “queen-high”, as in “queen-high hands” */
const asAdjective = (hand: string): string => hand.replace(' high', '-high')

export function showdowns(telling: Telling): string {
  const { cell, isHighCard, won, beats, facts } = telling
  const hand = asAdjective(range(qualifyingHands(facts.page).usual))
  const own = inText(cell)
  if (won === 0)
    return isAbove(telling)
      ? `Every ${hand} hand of theirs is better than ${own} here, and so is any pair.`
      : `When they qualify, you lose both bets: ${own} beats no hand from ${range(qualifyingHands(facts.page).usual)} up.`
  if (isHighCard) {
    if (beats === undefined) return `${capital(own)} beats every ${hand} hand and wins ${saidShare(won)} of showdowns.`
    const wins = `wins ${saidRarity(won)} showdowns`
    const higher = betterRanks(facts.page)
    if (higher.length > 0)
      return `${capital(own)} beats ${beats < 0.5 ? 'only ' : ''}${saidShare(beats)} of their ${hand} hands. Any ${orList([...higher.map((rank) => rankInWords(rank)), 'pair'])} beats it, so it ${wins}.`
    if (beats > 0.95) return `${capital(own)} beats nearly every ${hand} hand they can have, but no pair. It ${wins}.`
    return `${capital(own)} beats ${beats < 0.5 ? 'only ' : ''}${saidShare(beats)} of their ${hand} hands and no pair, so it ${wins}.`
  }
  if (cell.share.loss === 0) return `When they qualify, ${own} never loses.`
  return won > 0.5
    ? `When they qualify, ${own} wins ${saidShare(won)} of showdowns.`
    : `When they qualify, ${own} wins only ${saidShare(won)} of showdowns.`
}

/** For a hand that makes nothing: what it has over the next weaker one. */
export function overNext({ cell, below, kind, isHighCard }: Telling): string {
  const more = below ? cell.share.win - below.share.win : 0
  if (!isHighCard || kind === 'mixed' || more <= 0 || below!.up !== cell.up || cell.ev <= below!.ev) return ''
  return `That’s ${(more * 1000).toFixed(1)} more won showdowns per thousand deals than ${inText(below!)}, which is worth ${saidMoney(cell.ev - below!.ev)}.`
}

/** The share of unqualified hands that would make going on as good as a fold. */
export function balance({ breakEven, cell, facts, kind }: Telling): string {
  if (breakEven === undefined || !cell.nets) return ''
  const [play, fold] = facts.actions
  const more = cell.share.unqualified - breakEven
  const [need, now] = [saidShare(breakEven), saidShare(cell.share.unqualified)]
  const own = inText(cell)
  if (kind === 'folds')
    return more > -0.05
      ? `${capital(noun(play))} risks ${stakes(-cell.nets.loss, facts.page)}. To match ${noun(fold)}, the dealer would have to fail in ${need} of deals, and they fail in ${now}.`
      : `Against ${stakes(-cell.nets.loss, facts.page)} at risk, the dealer would have to fail in ${need} of deals before you could ${verb(play)} ${own}.`
  if (kind === 'mixed')
    return `On average ${own} needs the dealer to fail in ${need} of deals, and they fail in ${now}. The low cards move that.`
  if (more < 0.02)
    return `That leaves little room${against(cell)}: ${own} needs ${need} for ${noun(play)} to match ${noun(fold)}.`
  return more < 0.1
    ? `${capital(noun(play))} beats ${noun(fold)} as soon as they fail in ${need} of deals.`
    : `${capital(own)} would be ${noun(play)} even if they failed in only ${need}.`
}

export function whyTitle({ cell, kind, upKind, isHighCard, won, held, facts }: Telling): string {
  const { up } = cell
  if (kind === 'mixed')
    return up === undefined ? 'Your low cards decide it' : `Your low cards decide it against ${aRank(up)}`
  if (kind === 'folds') {
    if (won === 0)
      return upKind === 'opens'
        ? `${capital(aRank(up!))} up leaves nothing to win`
        : 'You win only when the dealer doesn’t qualify'
    return upKind === 'opens'
      ? `${capital(aRank(up!))} up qualifies too often`
      : 'The dealer qualifies a little too often'
  }
  if (isHighCard) {
    if (upKind === 'opens' && held.length > 1) return `You hold what the dealer’s ${rankInWords(up!)} needs`
    return upKind === 'own'
      ? `Your ${rankInWords(up!)} keeps the dealer from pairing`
      : 'Saved by dealers who don’t qualify'
  }
  if (cell.ev < 0) return `A low pair loses less than the ${facts.page.unit}`
  return won > 0.5 ? 'You win more showdowns than you lose' : 'Dealers who don’t qualify pay for the lost showdowns'
}

// ——— How it ends ——————————————————————————————————————————————————————————————————————————————————————————————

export function endsText({ cell, facts, isHighCard, kind }: Telling): string {
  const { share, nets } = cell
  const own = inText(cell)
  const ahead = saidShare(share.unqualified + share.win)
  if (share.win === 0)
    return `With ${own}${against(cell)} you’re ahead in ${ahead} of deals, always because the dealer doesn’t qualify.${nets ? ` The others cost ${stakes(-nets.loss, facts.page)} each.` : ''}`
  const sides = `With ${own}${against(cell)} you’re ahead in ${ahead} of deals: ${saidShare(share.unqualified)} because the dealer doesn’t qualify, ${saidShare(share.win)} at showdown.`
  if (!nets || share.loss === 0) return sides
  const lost = stakes(-nets.loss, facts.page)
  if (!isHighCard)
    return `${sides} A won showdown pays ${stakes(nets.win, facts.page)}${nets.win === -nets.loss ? ', and a lost one costs as much' : `; a lost one costs ${lost}`}.`
  if (kind === 'plays') return sides
  const times = -nets.loss / nets.unqualified
  return `${sides} A lost showdown costs ${lost}, as much as ${numberWord(times) ?? times.toFixed(1)} dealers who don’t qualify pay.`
}

export const ties = ({ cell: { share } }: Telling): string =>
  share.tie > 0.0005 ? `You tie ${saidRarity(share.tie)} deals.` : ''

const KINDS: Readonly<Record<ThreeCardHand | PokerHand, string>> = {
  'high-card': 'high cards',
  pair: 'pairs',
  'two-pair': 'two pair',
  'three-of-a-kind': 'three of a kind',
  straight: 'straights',
  flush: 'flushes',
  'full-house': 'full houses',
  'four-of-a-kind': 'four of a kind',
  'straight-flush': 'straight flushes',
  'royal-flush': 'royal flushes',
  'mini-royal': 'mini royals',
}

export function lost({ lost: to }: Telling): string {
  if (!to) return ''
  const parts = to.map(
    ({ hand, orBetter, share }) =>
      `${saidShare(share)} go to ${orBetter ? `${range(hand)} or better` : KINDS[hand as keyof typeof KINDS]}`,
  )
  return `Of the deals you lose, ${andList(parts.map((part, i) => (i === 0 ? part : part.replace(' go', ''))))}.`
}
