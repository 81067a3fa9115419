import {
  BUST,
  FIRST_HANDS,
  firstHandSlug,
  handWords,
  isAskedHand,
  LEAST_STOP,
  type Play,
  upcardWords,
} from '@/lib/engines/blackjack/index'
import made from '@/content/blackjack/hands.json' with { type: 'json' }
import {
  type FirstHandFacts,
  firstHandFacts,
  nextCard,
  type NextCard,
  optionOf,
  sidesOf,
} from '@/content/pages/first-hand-facts'
import { againstEvery, type FirstHandTableWords, playTables, turningCards } from '@/content/pages/first-hand-tables'
import { dealCards, runsOf, runsText, totalOfFirstHand } from '@/content/pages/first-hand-words'
import type { FactRow, HandSection, PageWords, TableWords, Told } from '@/content/pages/hand-page'
import { andList, orList, real, saidCount, saidEv, saidGap, saidShare } from '@/content/pages/said'
import { type BlackjackGameRules, VARIANTS } from '@/lib/games/blackjack/rules'
import { en } from '@/lib/games/blackjack/messages/en'
import { capital } from '@/lib/text'

/* The sections of a page below its answer, and the words that they share. */

export const RULES: BlackjackGameRules = VARIANTS[0].rules

/** Throws on an unknown slug. */
export const handFacts = firstHandFacts(made.pages, 'Blackjack')

export const doing = (action: Play): string => en.action(action).doing.toLowerCase()
export const verb = (action: Play): string => en.action(action).name.toLowerCase()

export const PAGES = { factsOf: handFacts, hasPage: isAskedHand }

export const acrossOf = ({ hand }: FirstHandFacts): readonly FirstHandFacts[] => againstEvery(PAGES, hand)

// ——— Why: the hand, whatever the dealer shows ————————————————————————————————————————————————————————————————————

type Says = (next: NextCard) => string

const HARD: Readonly<Record<number, Says>> = {
  8: ({ strong }) => `Only an ace makes eight a nineteen: ${saidShare(strong)} of the cards. A ten makes it eighteen.`,
  9: ({ strong }) => `A ten or an ace turns nine into nineteen or twenty: ${saidShare(strong)} of the cards.`,
  10: ({ strong }) => `With ten, ${saidShare(strong)} of the cards make nineteen or better, and none can bust you.`,
  11: ({ strong }) => `Every ten makes eleven a 21, and ${saidShare(strong)} of the cards make nineteen or better.`,
  12: ({ bust }) => `Only a ten busts twelve: ${saidShare(bust)} of the cards.`,
  13: ({ bust }) => `Nines and tens bust thirteen: ${saidShare(bust)} of the cards.`,
  14: ({ bust }) => `An eight or higher busts fourteen: ${saidShare(bust)} of the cards.`,
  15: ({ bust }) => `A seven or higher busts fifteen: ${saidShare(bust)} of the cards, more than half.`,
  16: ({ bust }) => `Only an ace to a five saves sixteen. ${saidShare(bust)} of the cards bust it.`,
  17: ({ better }) =>
    `Only an ace to a four improves seventeen: ${saidShare(better)} of the cards. Everything else busts it.`,
}

const SOFT: Readonly<Record<number, Says>> = {
  13: ({ strong }) =>
    `You can’t bust soft thirteen with one card, and ${saidShare(strong)} of the cards make nineteen or better.`,
  14: ({ better }) => `No card busts soft fourteen, and ${saidShare(better)} of them give you a higher total.`,
  15: ({ better }) =>
    `A two to a six makes soft fifteen a finished hand. In all, ${saidShare(better)} of the cards improve it.`,
  16: ({ better }) =>
    `An ace to a five improves soft sixteen: ${saidShare(better)} of the cards. After any other card you can hit again.`,
  17: ({ better }) =>
    `Soft seventeen can’t get much worse: a ten leaves it at seventeen, and ${saidShare(better)} of the cards improve it.`,
  18: ({ better }) =>
    `Only an ace, a two or a three improves soft eighteen: ${saidShare(better)} of the cards. A ten changes nothing.`,
  19: ({ better }) => `Soft nineteen is a finished hand: just ${saidShare(better)} of the cards improve it.`,
}

const PAIRS: Readonly<Record<number, string>> = {
  1: 'Together two aces are only soft twelve. If you split, each becomes 21 with any ten.',
  2: 'Four is a bad start, and so is a single two. If you split, you can stop when the dealer is weak and double a good draw.',
  3: 'Six is the worst total to build on: a ten makes it sixteen. A single three is little better.',
  4: 'Eight can take any card without a bust, and a single four with a ten is fourteen.',
  5: 'Two fives are a ten, one of the best totals to draw to. A single five is one of the worst.',
  6: 'Two sixes are twelve, which a ten busts. A single six with a ten is sixteen, the worst total there is.',
  7: 'Fourteen wins only if the dealer busts. A single seven with a ten is at least seventeen.',
  8: 'Sixteen is the worst total there is. A single eight with a ten is eighteen.',
  9: 'Eighteen is a fair hand. A single nine with a ten is nineteen.',
  10: 'Twenty loses only to 21.',
}

function characterOf(facts: FirstHandFacts): string {
  const { kind, number } = facts.hand
  return kind === 'pair' ? PAIRS[number]! : (kind === 'hard' ? HARD : SOFT)[number]!(nextCard(RULES.decks, facts))
}

// ——— Why: the dealer’s hand ————————————————————————————————————————————————————————————————————————————————————————

/** A sentence on the dealer's chances, by up card. */
function dealerText({ dealer, hand }: FirstHandFacts): string {
  const bust = saidShare(dealer[BUST]!)
  const ends = (total: number): string => saidShare(dealer[total - LEAST_STOP]!)
  const from = (total: number): string =>
    saidShare(dealer.slice(total - LEAST_STOP, BUST).reduce((sum, chance) => sum + chance, 0))
  const text: Readonly<Record<number, string>> = {
    1: `The dealer has checked for blackjack and doesn’t have it, but busts in only ${bust} of rounds.`,
    2: `A two isn’t as weak as it looks: the dealer busts in ${bust} of rounds.`,
    3: `With a three up, the dealer busts in ${bust} of rounds and makes seventeen or better in the rest.`,
    4: `A four is weak: the dealer busts in ${bust} of rounds.`,
    5: `With a five up, the dealer busts in ${bust} of rounds, nearly as often as with a six.`,
    6: `With a six up, the dealer busts in ${bust} of rounds, more often than with any other card.`,
    7: `With a seven up, the dealer makes exactly seventeen in ${ends(17)} of rounds and busts in ${bust}.`,
    8: `With an eight up, the dealer makes exactly eighteen in ${ends(18)} of rounds and busts in ${bust}.`,
    9: `With a nine up, the dealer makes nineteen or better in ${from(19)} of rounds and busts in ${bust}.`,
    10: `The dealer has checked for blackjack and doesn’t have it, but makes twenty in ${ends(20)} of rounds and busts in only ${bust}.`,
  }
  return text[hand.upcard]!
}

// ——— Why: the choice between the plays ———————————————————————————————————————————————————————————————————————————

const wins = (facts: FirstHandFacts, action: Play): number => sidesOf(optionOf(facts, action)!).ahead

/** For totals of 12 to 17: waiting for a dealer's bust against risking one's own. */
function stiffText(facts: FirstHandFacts): string {
  const { total } = totalOfFirstHand(facts.hand)
  const stand = wins(facts, 'stand')
  const hit = wins(facts, 'hit')
  const waiting =
    total < LEAST_STOP
      ? `Standing wins ${saidShare(stand)}, only when the dealer busts`
      : `Standing wins ${saidShare(stand)}`
  return hit > stand
    ? `${waiting}; hitting wins ${saidShare(hit)}.`
    : `${waiting}; hitting wins just ${saidShare(hit)}, because you bust first.`
}

/** For totals up to 11, and for soft hands that can be doubled. */
function doubleText(facts: FirstHandFacts): string {
  const { best } = facts
  const other = best === 'double' ? facts.ranked.find(({ action }) => action !== 'double')!.action : best
  const [double, rest] = [wins(facts, 'double'), wins(facts, other)]
  if (best === 'double')
    return rest - double > 0.0005
      ? `Doubling wins ${saidShare(double)} of rounds and ${doing(other)} ${saidShare(rest)}, but doubling pays twice as much.`
      : `Doubling wins ${saidShare(double)} of rounds, no fewer than ${doing(other)}, and pays twice as much.`
  return double > 0.5
    ? `Doubling would win ${saidShare(double)}, but ${doing(best)} wins ${saidShare(rest)} and risks half as much.`
    : `Doubling bets twice the money on a hand that then wins only ${saidShare(double)}; ${doing(best)} wins ${saidShare(rest)}.`
}

function softText(facts: FirstHandFacts): string {
  const stand = wins(facts, 'stand')
  if (facts.best === 'double') return doubleText(facts)
  if (facts.best === 'stand') return `Standing wins ${saidShare(stand)}, hitting only ${saidShare(wins(facts, 'hit'))}.`
  return `Standing wins only ${saidShare(stand)}; hitting wins ${saidShare(wins(facts, 'hit'))}.`
}

function pairText(facts: FirstHandFacts): string {
  const split = optionOf(facts, 'split')!
  const other = facts.ranked.find(({ action }) => action !== 'split')!
  const [two, one] = [saidEv(split.ev), saidEv(other.ev)]
  if (facts.best === 'split')
    return split.ev < 0
      ? `Two hands lose less: together they’re worth ${two} bets, and ${doing(other.action)} is worth ${one}.`
      : other.ev < 0
        ? `The two hands are worth ${two} bets together, but ${doing(other.action)} is worth ${one}.`
        : `The two hands are worth ${two} bets together, and ${doing(other.action)} is worth ${one}.`
  return other.ev > 0 && split.ev < 0
    ? `Splitting trades a winning hand for two losing ones: ${one} bets for ${two}.`
    : `${capital(doing(other.action))} is worth ${one} bets; the two hands of a split are worth ${two} together.`
}

function ownText(facts: FirstHandFacts): string {
  const { total, soft } = totalOfFirstHand(facts.hand)
  if (facts.hand.kind === 'pair') return pairText(facts)
  return soft ? softText(facts) : total >= 12 ? stiffText(facts) : doubleText(facts)
}

// ——— Why: its place on the chart ——————————————————————————————————————————————————————————————————————————————————

const ORDINALS = ['', 'second ', 'third ', 'fourth ', 'fifth ', 'sixth ', 'seventh ', 'eighth '] as const

/** How many of the closest decisions are called that. */
const CLOSEST = ORDINALS.length

let closestMade: readonly string[] | undefined

/** The closest decisions of the chart, the closest first. */
export const closest = (): readonly string[] =>
  (closestMade ??= FIRST_HANDS.filter(isAskedHand)
    .map((hand) => handFacts(firstHandSlug(hand)))
    .sort((a, b) => a.lead - b.lead)
    .slice(0, CLOSEST)
    .map(({ slug }) => slug))

/**
 * Says that this is one of the closest decisions, the only card for the play, or the best or worst card for the hand;
 * otherwise compares it with the neighboring cards.
 */
function placeText(facts: FirstHandFacts): string {
  const place = closest().indexOf(facts.slug)
  const across = acrossOf(facts)
  const evs = across.map(({ ranked }) => ranked[0].ev)
  const ev = facts.ranked[0].ev
  const same = across.filter(({ best }) => best === facts.best)
  const leads = same.map(({ lead }) => lead)
  if (place >= 0) return `It’s the ${ORDINALS[place]!}closest call on the whole chart.`
  if (same.length === 1) return `It’s the only dealer card against which ${doing(facts.best)} is best.`
  if (ev === Math.max(...evs)) return `No dealer card is better for ${handWords(facts.hand)}.`
  if (ev === Math.min(...evs)) return `No dealer card is worse for ${handWords(facts.hand)}.`
  if (facts.lead === Math.min(...leads))
    return `Of the ${saidCount(same.length)} dealer cards you ${verb(facts.best)} against, ${upcardWords(facts.hand.upcard)} is the closest call.`
  if (facts.lead === Math.max(...leads))
    return `Of the ${saidCount(same.length)} dealer cards you ${verb(facts.best)} against, ${upcardWords(facts.hand.upcard)} is the clearest.`
  const at = across.findIndex(({ slug }) => slug === facts.slug)
  const [below, above] = [across[at - 1], across[at + 1]]
  const near = [below, above].filter((one) => one !== undefined)
  return `${capital(handWords(facts.hand))} is worth ${andList(near.map((one) => `${saidEv(one.ranked[0].ev)} against ${upcardWords(one.hand.upcard)}`))}.`
}

// ——— Why: the section ————————————————————————————————————————————————————————————————————————————————————————————

function whyTitle(facts: FirstHandFacts): string {
  const { ranked, lead, best } = facts
  const [top, next] = ranked
  if (lead < 0.01) return `A close call: ${saidGap(lead)} of a bet`
  if (top.ev < 0)
    return lead < 0.05
      ? `You lose either way, a little less by ${doing(best)}`
      : `You lose either way, but less by ${doing(best)}`
  if (next.ev < 0) return `${capital(doing(best))} makes a losing hand a winner`
  if (best === 'double' || best === 'split') return 'A good hand that deserves more money'
  return best === 'stand' ? 'A winner: leave it alone' : 'A winner that still needs a card'
}

const why = (facts: FirstHandFacts): Told => ({
  title: whyTitle(facts),
  text: [`${characterOf(facts)} ${dealerText(facts)} ${ownText(facts)}`, placeText(facts)],
})

// ——— How it ends ————————————————————————————————————————————————————————————————————————————————————————————————

function ends(facts: FirstHandFacts): Told {
  const { ahead, even, behind } = sidesOf(facts.ranked[0])
  return {
    title: `You win ${saidShare(ahead)} and lose ${saidShare(behind)}`,
    text: [
      even < 0.0005
        ? 'You almost never come out even.'
        : `You come out even in the other ${saidShare(even)} of rounds.`,
    ],
  }
}

// ——— Against other cards, with other hands ——————————————————————————————————————————————————————————————————————————

/** “With hard 16 you stand against a two to a six and hit against a seven to an ace.” */
function lineText({ hand }: FirstHandFacts): string {
  const runs = runsOf((upcard) => handFacts(firstHandSlug({ ...hand, upcard })).best)
  const words = handWords(hand)
  if (runs.length === 1) return 'The play is the same against every dealer card.'
  return `With ${words} you ${andList(runs.map((run) => `${verb(run.play)} ${runsText(run)}`))}.`
}

function cardsText({ facts, best }: FirstHandFacts): string {
  const others = facts.filter((deal) => deal.best !== best)
  if (others.length === 0) return ''
  return ` Its cards matter: with ${orList(others.map(({ deal }) => dealCards(deal)))}, ${verb(others[0]!.best)}. It’s better by ${saidGap(others[0]!.lead)}.`
}

function flipsTitle(facts: FirstHandFacts): string {
  const [near] = turningCards(PAGES, facts)
  if (near === undefined) return `You ${verb(facts.best)} ${handWords(facts.hand)} against every card`
  return `Against ${upcardWords(near.hand.upcard)}, ${verb(near.best)}`
}

const cardsMatter = ({ facts, best }: FirstHandFacts): boolean => facts.some((deal) => deal.best !== best)

const flips = (facts: FirstHandFacts): Told => ({
  title: flipsTitle(facts),
  text: [`${lineText(facts)}${cardsText(facts)}`],
})

export const flipsSection = (facts: FirstHandFacts, words: BlackjackWords): HandSection => ({
  id: 'flips',
  ...words.flips(facts),
  tables: playTables(PAGES, facts, cardsMatter(facts), words.tables),
})

// ——— Other rules —————————————————————————————————————————————————————————————————————————————————————————————

/** Differences from the usual rules, by id. Other ids are variants of the game. */
const names = {
  'no-das': 'No double after a split',
  'double-9-11': 'Double on 9 to 11 only',
  'double-10-11': 'Double on 10 and 11 only',
  'no-resplit': 'No splitting again',
  'resplit-aces': 'Aces may be split again',
  'decks-1': 'One deck',
  'decks-2': 'Two decks',
  'decks-8': 'Eight decks',
  'no-hole-card': 'No hole card',
}

/** Names rules by their ids. */
export const rulesNamed =
  (own: Readonly<typeof names>, variants: Readonly<Record<string, string>>) =>
  (id: string): string =>
    ({ ...variants, ...own })[id]!

const rulesName = rulesNamed(names, en.variants)

type Turned = FirstHandFacts['rules'][number]

/**
 * `turned`: the rules that change the play; those with late surrender are left out if surrender doesn't change the EV.
 * `moved`: the rules that change the EV most.
 */
export function otherRules({ rules, best, ranked }: FirstHandFacts): {
  readonly turned: readonly Turned[]
  readonly moved: Turned
} {
  const far = ({ ev }: { readonly ev: number }): number => Math.abs(ev - ranked[0].ev)
  const isTold = (one: Turned): boolean => rules.some(({ id, ev }) => one.id === `${id}-ls` && one.ev === ev)
  return {
    turned: rules.filter((one) => one.best !== best && !isTold(one)),
    moved: rules.reduce((a, b) => (far(b) > far(a) ? b : a)),
  }
}

function rules(facts: FirstHandFacts): Told {
  const { turned, moved } = otherRules(facts)
  if (turned.length === 0)
    return {
      title: 'No common rule changes the play',
      text: [
        saidEv(moved.ev) === saidEv(facts.ranked[0].ev)
          ? 'Its value hardly depends on the rules either.'
          : `“${rulesName(moved.id)}” changes its value most, to ${saidEv(moved.ev)}.`,
      ],
    }
  const plays = [...new Set(turned.map((one) => one.best))]
  const text = plays.map((play) => {
    const names = turned.filter((one) => one.best === play).map(({ id }) => `“${rulesName(id)}”`)
    return `${capital(verb(play))} under ${orList(names)}.`
  })
  return { title: `Some rules change it: ${orList(plays.map(verb))}`, text: [text.join(' ')] }
}

export function rulesSection(facts: FirstHandFacts, words: BlackjackWords): HandSection {
  const { best, ranked } = facts
  const { turned } = otherRules(facts)
  const { usual, ...table } = words.rulesTable
  const row = (name: string, play: Play, ev: number): FactRow => ({
    name,
    cells: [
      { kind: 'action', action: play },
      { kind: 'ev', ev: real(ev) },
    ],
  })
  const rows = turned.map((one): FactRow => ({
    ...row(words.rulesName(one.id), one.best, one.ev),
    mark: 'flips',
  }))
  return {
    id: 'rules',
    ...words.rules(facts),
    ...(turned.length > 0 && {
      tables: [{ ...table, rows: [{ ...row(usual, best, ranked[0].ev), mark: 'here' as const }, ...rows] }],
    }),
  }
}

// ——— In one language ——————————————————————————————————————————————————————————————————————————————————————————

/** Everything that the pages of this game say, in one language. */
export interface BlackjackWords extends PageWords<FirstHandFacts> {
  /** Absent for English. */
  readonly tables?: FirstHandTableWords
  readonly rulesTable: TableWords & { readonly usual: string }
  rulesName(id: string): string
  because(here: FirstHandFacts, other: FirstHandFacts): string
}

/** What the sections of a page say in English. */
export const sectionWords: Pick<BlackjackWords, 'why' | 'ends' | 'flips' | 'rules' | 'rulesTable' | 'rulesName'> = {
  why,
  ends,
  flips,
  rules,
  rulesTable: {
    caption: 'Under the rules that change it',
    columns: ['Rules', 'Best', 'Worth, bets'],
    usual: 'The rules of this page',
  },
  rulesName,
}
