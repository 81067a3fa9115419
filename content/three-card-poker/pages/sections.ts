import { parseCards, rankNamed, rankOf, RANKS } from '@/lib/cards/card'
import type { ThreeCardHand } from '@/lib/cards/hands'
import { rankInWords } from '@/lib/cards/words'
import type { FactTable, HandSection, PageWords, TableWords, Told } from '@/content/pages/hand-page'
import {
  andList,
  aRank,
  orList,
  roundShare,
  real,
  saidCards,
  saidCount,
  saidEv,
  saidGap,
  saidRarity,
  saidShare,
} from '@/content/pages/said'
import { payIn } from '@/lib/engines/settlement/index'
import { must } from '@/lib/result'
import { exampleOf } from '@/lib/games/three-card-poker/hand-classes'
import { DEALS, handFacts, type HandFacts, LINE, RULES } from './facts'
import type { ThreeCardMember } from '@/lib/games/three-card-poker/census/hands'
import { beatenText, ranksText, savedText, takenText } from './particulars'
import { table } from '@/lib/games/three-card-poker/messages/table-en'
import { FOLD_NET } from '@/lib/games/three-card-poker/round'
import { capital } from '@/lib/text'

/* The sections of a Three Card Poker page below its answer. */

/** What the usual ante bonus pays a hand to 1. */
const anteBonus = (hand: ThreeCardHand): number => payIn(RULES.pays.anteBonus, hand) ?? 0

/** `part` as a share of the deals in which the dealer qualifies. */
export const whenQualified = ({ share }: HandFacts, part: number): number => part / (1 - share.unqualified)

// ——— Why ————————————————————————————————————————————————————————————————————————————————————————————————————

function unqualified(facts: HandFacts): string {
  const taken = takenText(facts)
  const start = `The dealer doesn’t qualify in ${saidShare(facts.share.unqualified)} of deals. Then the ante wins and the Play bet comes back, whatever you hold.`
  return taken === undefined ? start : `${start} ${taken}`
}

/** How often the hand wins once the dealer qualifies. */
function showdowns(facts: HandFacts): string {
  const { share } = facts
  const won = whenQualified(facts, share.win)
  if (share.win === 0)
    return share.tie > 0
      ? 'When they do qualify, the best you can do is tie, and you almost never do.'
      : 'When they do qualify, you lose both bets: no hand this low beats a queen.'
  if (won < 0.2) return `When they do qualify, you win ${saidRarity(won)} showdowns and lose nearly all the others.`
  // Only ties with hands of the same ranks keep the best hands from winning every showdown.
  if (share.loss === 0 && share.tie > 0 && won > 0.9995)
    return 'When they do qualify, you win every showdown except for a rare tie.'
  return `When they do qualify, you win ${saidShare(won)} of showdowns.`
}

/** What it has over the next lower hand. */
function edgeOverNext(facts: HandFacts): string | undefined {
  const next = LINE[LINE.indexOf(facts.slug) + 1]
  const below = next === undefined ? undefined : handFacts(next)
  if (!below || facts.kind !== 'queen' || below.kind !== 'queen') return undefined
  const more = facts.share.win - below.share.win
  return `It wins ${(more * 1000).toFixed(1)} more showdowns per thousand deals than ${below.name}, which is worth ${saidGap(facts.ev - below.ev)} antes.`
}

/** A hand with a negative EV that is still played. */
function lesserEvil(facts: HandFacts): string | undefined {
  const { ev, plays, lead } = facts
  if (!plays || ev >= 0) return undefined
  return lead < 0.02
    ? 'It loses almost as much as a fold.'
    : `It loses ${saidGap(ev)} antes on average, and you still play it. ${savedText(facts)}`
}

/**
 * Without won showdowns, playing is right only if the dealer fails to qualify in a third of the deals: q − 2 × (1 − q)
 * = −1 gives q = 1/3.
 */
function aThird({ share, plays }: HandFacts): string | undefined {
  if (plays || share.win > 0 || share.tie > 0) return undefined
  const short = 1 / 3 - share.unqualified
  return `You risk two antes to win one, so the dealer would have to miss in a third of deals for a play to match a fold. That is ${saidShare(short)} more than they do.`
}

/** How much of the hand's EV is the ante bonus. */
function bonusText({ ev, made, share }: HandFacts): string | undefined {
  const bonus = anteBonus(made)
  if (bonus === 0) return undefined
  const lost = share.loss > 0 ? `. It is paid even when you lose, which happens ${saidRarity(share.loss)} times` : ''
  return `The ante bonus is ${saidEv(bonus)} of the ${saidEv(ev)} antes${lost}.`
}

/** How the hand does against the dealer's hands of its own kind. */
function amongItsKind(facts: HandFacts): string | undefined {
  const own = facts.against.find(({ hand }) => hand === facts.made)
  const all = own ? own.below + own.equal + own.above : 0
  if (!own || all === 0 || facts.share.win === 0 || own.below === 0) return undefined
  return `It beats ${saidShare(own.below / all)} of the dealer’s ${PLURALS[facts.made]}.`
}

function whyTitle(facts: HandFacts): string {
  const { share, plays, kind, ev } = facts
  const won = whenQualified(facts, share.win)
  if (share.win === 0) return 'It wins only when the dealer doesn’t qualify'
  if (won < 0.12) return plays ? 'Saved by dealers who don’t qualify' : 'The dealer qualifies a little too often'
  if (won < 0.5)
    return kind === 'queen'
      ? 'The dealer fails to qualify often enough'
      : ev < 0
        ? `It wins ${roundShare(won)} of showdowns, and you still play it`
        : `It wins ${roundShare(won)} of showdowns, and whenever the dealer doesn’t qualify`
  return ev > 1.4 ? 'The ante bonus is yours, whatever the dealer has' : 'It wins more showdowns than it loses'
}

function why(facts: HandFacts): Told {
  const text = [
    `${unqualified(facts)} ${showdowns(facts)}`,
    [beatenText(facts) ?? amongItsKind(facts), edgeOverNext(facts), lesserEvil(facts), aThird(facts), bonusText(facts)]
      .filter(Boolean)
      .join(' '),
  ]
  return { title: whyTitle(facts), text: text.filter((one) => one !== '') }
}

// ——— How it ends ————————————————————————————————————————————————————————————————————————————————————————————

/** The dealer's hands by kind: how often each occurs, and how often it is below, equal or above. */
export const against = ({ against: all, deals }: HandFacts) =>
  all
    .map(({ hand, below, equal, above }) => ({
      hand,
      all: (below + equal + above) / deals,
      below: below / deals,
      equal: equal / deals,
      above: above / deals,
    }))
    .filter((one) => one.all > 0)

const PLURALS: Readonly<Record<ThreeCardHand, string>> = {
  'high-card': 'high cards',
  pair: 'pairs',
  flush: 'flushes',
  straight: 'straights',
  'three-of-a-kind': 'three of a kind',
  'straight-flush': 'straight flushes',
  'mini-royal': 'mini royals',
}

function lossText(facts: HandFacts): string {
  const { loss, tie } = facts.share
  const [first, second] = against(facts).sort((a, b) => b.above - a.above)
  if (loss === 0 || !first) return 'No dealer hand beats it.'
  const ties = tie > 0 ? ` You tie ${saidRarity(tie)} deals.` : ''
  if (first.above / loss > 0.995 || !second) return `Only ${PLURALS[first.hand]} beat it.${ties}`
  return `Of the deals you lose, ${saidShare(first.above / loss)} go to ${PLURALS[first.hand]} and ${saidShare(second.above / loss)} to ${PLURALS[second.hand]}.${ties}`
}

/** Compares the deals that are won with those that are lost. */
function sidesText({ share }: HandFacts): string {
  const ahead = share.win + share.unqualified
  return share.win === 0
    ? `You come out ahead in ${saidShare(ahead)} of deals, always because the dealer doesn’t qualify.`
    : `You come out ahead in ${saidShare(ahead)} of deals: ${saidShare(share.unqualified)} because the dealer doesn’t qualify, ${saidShare(share.win)} at showdown.`
}

function endsTitle(facts: HandFacts): string {
  const { share } = facts
  const ahead = share.win + share.unqualified
  return `Ahead in ${saidShare(ahead)} of deals, behind in ${saidShare(share.loss)}`
}

const ends = (facts: HandFacts): Told => ({
  title: endsTitle(facts),
  text: [`${lossText(facts)} ${sidesText(facts)}`],
})

// ——— Its hands ——————————————————————————————————————————————————————————————————————————————————————————————

/** The two ranks of one suit; empty if there are three suits. */
export function suitedRanks(slug: string, pattern: string): readonly number[] {
  const cards = exampleOf(slug)
  return cards.flatMap((card, i) => ([...pattern].filter((one) => one === pattern[i]).length === 2 ? [card >> 2] : []))
}

/** “Queen and six of one suit” */
export function patternName(slug: string, pattern: string): string {
  const [a, b] = suitedRanks(slug, pattern).map((rank) => rankInWords(rank))
  return a === undefined ? 'Three suits' : `${capital(a)} and ${b!} of one suit`
}

function memberName({ slug, kind }: HandFacts, { id, hand }: ThreeCardMember): string {
  if (kind === 'queen') return patternName(slug, id)
  const letter = rankNamed(id[0]!)
  if (kind === 'pair') return `With ${aRank(letter)}`
  if (kind === 'top-two') return `With ${aRank(letter)}`
  if (kind === 'top')
    return slug === 'nine-high-or-less' ? `${capital(rankInWords(letter))} high` : `Then ${aRank(letter)}`
  if (kind === 'flush') return `${capital(rankInWords(letter))} high`
  if (kind === 'three-of-a-kind') return capital(rankInWords(letter, 3))
  return must(parseCards(hand))
    .map((card) => RANKS[card >> 2])
    .join('-')
}

const MEMBER_HEADS: Readonly<Partial<Record<HandFacts['kind'], readonly [caption: string, head: string]>>> = {
  queen: ['By its suits', 'Suits'],
  'top-two': ['By its third card', 'Third card'],
  top: ['By its cards', 'Cards'],
  pair: ['By the kicker', 'Kicker'],
}

/** The EV of each of the page's hands; no table if all are equal. */
export function membersTable(facts: HandFacts, words: ThreeCardWords): readonly FactTable[] {
  const { members } = facts
  if (members.length < 2) return []
  const rows = [...members].reverse().map((one) => ({
    name: words.memberName(facts, one),
    cells: [
      { kind: 'ev' as const, ev: real(one.total / (one.hands * DEALS)) },
      { kind: 'count' as const, value: one.hands },
    ],
  }))
  return [{ ...words.members(facts), rows }]
}

function membersWords({ kind }: HandFacts): TableWords {
  const [caption, head] = MEMBER_HEADS[kind] ?? ['By its highest card', 'Hand']
  return { caption, columns: [head, 'A play, antes', 'Hands'] }
}

// ——— Other rules —————————————————————————————————————————————————————————————————————————————————————————————

const needed = (one: keyof typeof table.fields.qualifies.values): string =>
  table.fields.qualifies.values[one].toLowerCase()

/** “if the dealer always qualified, or needed jack high or a pair” */
function ifNeeded(some: readonly (keyof typeof table.fields.qualifies.values)[]): string {
  const always = some.includes('none') ? 'always qualified' : ''
  const hands = some.filter((one) => one !== 'none').map(needed)
  const needs = hands.length === 0 ? '' : `needed ${orList(hands)}`
  return `if the dealer ${[always, needs].filter(Boolean).join(', or ')}`
}

/** Which other qualifying rules would change the play. */
function turningRules({ qualifies, plays }: HandFacts): string {
  const turned = qualifies.filter(({ ev }) => ev > FOLD_NET !== plays)
  if (turned.length > 0)
    return `You’d ${plays ? 'fold' : 'play'} it ${ifNeeded(turned.map(({ qualifies: one }) => one))}.`
  const [least, most] = [
    qualifies.reduce((a, b) => (b.ev < a.ev ? b : a)),
    qualifies.reduce((a, b) => (b.ev > a.ev ? b : a)),
  ]
  return `Whatever the dealer needs to qualify, you ${plays ? 'play' : 'fold'} it. A play is worth from ${saidEv(least.ev)} (${needed(least.qualifies)}) to ${saidEv(most.ev)} (${needed(most.qualifies)}).`
}

/** What the bonus tables change; empty if none pays the hand. */
function bonusRules({ bonuses, made }: HandFacts): string {
  const [most, least] = [Math.max(...bonuses.map(({ ev }) => ev)), Math.min(...bonuses.map(({ ev }) => ev))]
  if (most === least) return anteBonus(made) > 0 ? ' Every known ante bonus pays it the same.' : ''
  return ` The worst known ante bonus pays it ${saidGap(most - least)} antes less than the best.`
}

/** The tables with differences. If no rule changes the play, a sentence has said so. */
function rulesTables({ qualifies, bonuses, plays }: HandFacts, words: ThreeCardWords): readonly FactTable[] {
  const paid = new Set(bonuses.map(({ ev }) => ev)).size > 1
  const turns = qualifies.some(({ ev }) => ev > FOLD_NET !== plays)
  const qualifying: FactTable = {
    ...words.qualifying,
    rows: qualifies.map(({ qualifies: one, ev }) => ({
      name: words.needed(one),
      cells: [
        { kind: 'action', action: ev > FOLD_NET ? 'play' : 'fold' },
        { kind: 'ev', ev: real(ev) },
      ],
      ...(ev > FOLD_NET === plays ? {} : { mark: 'flips' as const }),
    })),
  }
  const bonus: FactTable = {
    ...words.bonuses,
    rows: bonuses.map(({ id, ev }) => ({ name: id, cells: [{ kind: 'ev', ev: real(ev) }] })),
  }
  return [...(paid ? [bonus] : []), ...(turns ? [qualifying] : [])]
}

function rules(facts: HandFacts): Told {
  const turns = facts.qualifies.some(({ ev }) => ev > FOLD_NET !== facts.plays)
  const paid = new Set(facts.bonuses.map(({ ev }) => ev)).size > 1
  return {
    title: turns
      ? 'Which rules would change the play'
      : paid
        ? 'What each ante bonus pays'
        : 'No qualifying rule changes the play',
    text: [`${turningRules(facts)}${bonusRules(facts)}`],
  }
}

// ——— Dead cards ——————————————————————————————————————————————————————————————————————————————————————————————

const signedChange = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(3)}`

/** The ranks whose dead card changes the EV by `value`, to a thousandth. */
export function ranksAt(byRank: readonly number[], value: number): readonly number[] {
  return byRank.flatMap((one, rank) => (Math.abs(one - value) < 0.0005 ? [rank] : [])).reverse()
}

function effectsText({ dead: { byRank } }: HandFacts): string {
  const [best, worst] = [Math.max(...byRank), Math.min(...byRank)]
  if (best - worst < 0.0005) return 'No single dead card matters by even a thousandth of an ante.'
  return `Seeing ${orList(ranksAt(byRank, best).map(aRank))} helps most (${signedChange(best)}); seeing ${orList(ranksAt(byRank, worst).map(aRank))} hurts most (${signedChange(worst)}).`
}

function turnText({ dead: { turn }, plays }: HandFacts): string {
  const [own, other] = plays ? ['play', 'fold'] : ['fold', 'play']
  if (!turn) return `Even if you saw the worst six dead cards, you’d still ${own}.`
  const cards = must(parseCards(turn.dead))
  const seen =
    cards.length === 1
      ? `${aRank(rankOf(cards[0]!))} in another hand`
      : `${andList(cards.map((card) => saidCards([card])))} in other hands`
  return `If you see ${seen}, ${other}: a play is then worth ${saidEv(turn.ev)} antes.`
}

function deadTitle({ dead: { turn }, plays }: HandFacts): string {
  if (!turn) return 'Your neighbors’ cards don’t change the play'
  const count = must(parseCards(turn.dead)).length
  return `${count === 1 ? 'One dead card' : `${capital(saidCount(count))} dead cards`} can make it a ${plays ? 'fold' : 'play'}`
}

/** Nobody sees more of the neighbors' cards than these often enough. */
const SEEN = 3

/** How many ranks are shown from each end: those that help most, and those that hurt most. */
const MOST_GONE = 3

function deadSection(facts: HandFacts, words: ThreeCardWords): HandSection {
  const { byRank, turn } = facts.dead
  const table: FactTable = {
    ...words.gone(facts),
    rows: byRank
      .map((change, rank) => ({ change, rank }))
      .toSorted((a, b) => b.change - a.change || b.rank - a.rank)
      .filter((_, i) => i < MOST_GONE || i >= byRank.length - MOST_GONE)
      .map(({ change, rank }) => ({
        name: capital(words.rank(rank)),
        cells: [{ kind: 'text' as const, text: words.change(change) }],
      })),
  }
  return {
    id: 'dead-cards',
    ...words.dead(facts),
    tables: turn && must(parseCards(turn.dead)).length <= SEEN ? [table] : [],
  }
}

/** The sections that answers.ts doesn't make itself. */
export const sectionsOf = (facts: HandFacts, words: ThreeCardWords, flips: HandSection): readonly HandSection[] => [
  { id: 'why', ...words.why(facts) },
  { id: 'ends', ...words.ends(facts) },
  flips,
  { id: 'rules', ...words.rules(facts), tables: rulesTables(facts, words) },
  deadSection(facts, words),
]

// ——— Words ——————————————————————————————————————————————————————————————————————————————————————————————————

/** Another hand's place relative to the page's: the next above or below, or the weakest that is played. */
export type Where = 'better' | 'weaker' | 'last'

/** What a page says, in one language; for Spanish, `content/three-card-poker/es/hand-words.ts`. */
export interface ThreeCardWords extends PageWords<HandFacts> {
  dead(facts: HandFacts): Told
  readonly neighbors: TableWords
  members(facts: HandFacts): TableWords
  memberName(facts: HandFacts, member: ThreeCardMember): string
  readonly qualifying: TableWords
  /** The hand that the dealer needs, on its own: “Queen high”. */
  needed(one: HandFacts['qualifies'][number]['qualifies']): string
  readonly bonuses: TableWords
  gone(facts: HandFacts): TableWords
  rank(rank: number): string
  /** The effect of a dead card, signed, in antes. */
  change(value: number): string
  because(here: HandFacts, other: HandFacts, where: Where): string
}

export const sectionWords = {
  why,
  ends,
  rules,
  dead: (facts: HandFacts): Told => ({
    title: deadTitle(facts),
    text: [`${turnText(facts)} ${effectsText(facts)} ${ranksText(facts)}`],
  }),
  members: membersWords,
  memberName,
  qualifying: { caption: 'By what the dealer needs to qualify', columns: ['Needed', 'Best', 'A play, antes'] },
  needed: (one: keyof typeof table.fields.qualifies.values): string => table.fields.qualifies.values[one],
  bonuses: { caption: 'By the ante bonus', columns: ['Table', 'A play, antes'] },
  gone: ({ slug }: HandFacts): TableWords => ({
    caption: `What one card gone changes, with ${saidCards(exampleOf(slug))}`,
    columns: ['One card gone', 'Antes'],
  }),
  rank: (rank: number): string => rankInWords(rank),
  change: signedChange,
} satisfies Partial<ThreeCardWords>
