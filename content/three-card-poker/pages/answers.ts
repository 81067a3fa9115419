import {
  atStake,
  drawnText,
  preciseEv,
  real,
  saidCount,
  saidEv,
  saidGap,
  saidMoney,
  saidShare,
} from '@/content/pages/said'
import type { FactRow, FactTable, HandAnswer, HandSection, RelatedHand, Told } from '@/content/pages/hand-page'
import { exampleOf } from '@/lib/games/three-card-poker/hand-classes'
import { lowerFirst } from '@/lib/text'
import { handFacts, type HandFacts, HANDS, lastPlayed, LINE, RULES, solutionOf } from './facts'
import { membersTable, patternName, sectionsOf, sectionWords, type ThreeCardWords, type Where } from './sections'
import { spreadAgainstStep, standingText, stepsText, suitsText } from './particulars'

/* The text of each Three Card Poker page. */

export const isClose = (lead: number): boolean => Math.abs(lead) < 0.015

/** The play and its price. */
function answer({ plays, lead, ev }: HandFacts): string {
  const close = isClose(lead) ? ', but it’s close' : ''
  const at = atStake('ante')
  if (!plays)
    return `Fold${close}. A play loses ${saidMoney(ev)} on average ${at}, ${saidMoney(lead)} more than a fold.`
  return ev < 0
    ? `Play${close}. You lose ${saidMoney(ev)} on average ${at}, ${saidMoney(lead)} less than by folding.`
    : `Play. You win ${saidMoney(ev)} on average ${at}.`
}

function description({ name, plays, lead, share, ev }: HandFacts): string {
  const what = plays
    ? ev < 0
      ? `Play it: ${saidGap(lead)} antes better than a fold.`
      : `Play it: worth ${saidEv(ev)} antes.`
    : `Fold it: playing costs ${saidGap(lead)} antes.`
  const shown =
    share.win > 0
      ? `It wins ${saidShare(share.win)} of deals at showdown and loses ${saidShare(share.loss)}.`
      : `It loses ${saidShare(share.loss)} of deals and never wins at showdown.`
  return `${name} in Three Card Poker. ${what} ${shown} What would change the play.`
}

// ——— Where it flips ——————————————————————————————————————————————————————————————————————————————————————————

const ROUND = 3

function within(slug: string, round: number): readonly HandFacts[] {
  const at = LINE.indexOf(slug)
  const from = Math.max(0, Math.min(LINE.length - 1 - 2 * round, at - round))
  return LINE.slice(from, from + 2 * round + 1).map(handFacts)
}

/** The hands around it, the strongest first: `ROUND` on each side if the line is among them, otherwise one. */
function around(slug: string): readonly HandFacts[] {
  const all = within(slug, ROUND)
  return all.some(({ plays }) => plays !== all[0]!.plays) ? all : within(slug, 1)
}

const rowOf =
  (here: HandFacts) =>
  (one: HandFacts): FactRow => ({
    name: one.name,
    ...(one.slug === here.slug ? {} : { page: one.slug }),
    cells: [
      { kind: 'action', action: one.plays ? 'play' : 'fold' },
      { kind: 'ev', ev: real(one.ev) },
      { kind: 'gap', value: Math.abs(one.lead) },
    ],
    ...(one.slug === here.slug
      ? { mark: 'here' as const }
      : one.plays === here.plays
        ? {}
        : { mark: 'flips' as const }),
  })

const neighbors = (facts: HandFacts, words: ThreeCardWords): FactTable => ({
  ...words.neighbors,
  rows: around(facts.slug).map(rowOf(facts)),
})

/** The hands on both sides of the line, and how many hands are between this one and the line. */
export function lineFrom(slug: string, plays: boolean) {
  const last = lastPlayed()
  const at = LINE.indexOf(last)
  return {
    last,
    above: handFacts(last),
    below: handFacts(LINE[at + 1]!),
    between: Math.abs(at - LINE.indexOf(slug)) - (plays ? 0 : 1),
  }
}

/** The distance to the line, in hands and in antes. */
function lineText({ slug, plays, kind }: HandFacts): string {
  const { last, above, below, between } = lineFrom(slug, plays)
  if (slug === last) return `This is the weakest hand to play: ${below.name} is a fold, by ${saidGap(below.lead)}.`
  if (slug === below.slug) return `This is the best hand to fold: ${above.name} is a play, by ${saidGap(above.lead)}.`
  if (kind !== 'queen')
    return `The line between a play and a fold is far away, between ${above.name} and ${below.name}.`
  const hands = between === 1 ? 'one hand' : `${saidCount(between)} hands`
  return plays
    ? `The weakest hand to play is ${above.name}, ${hands} below this one.`
    : `The best hand to fold is ${below.name}, ${hands} above this one.`
}

/** The least and the greatest EV among the page's hands. */
export const spreadOf = ({ members }: HandFacts): readonly [least: number, most: number] => [
  Math.min(...members.map((one) => one.least)),
  Math.max(...members.map((one) => one.most)),
]

function spreadText(facts: HandFacts): string {
  const [least, most] = spreadOf(facts)
  if (most - least < 5e-7) return 'All these hands are worth the same, whatever their suits.'
  const by =
    { queen: 'its suits', 'top-two': 'its third card and suits', pair: 'its kicker and suits' }[facts.kind as string] ??
    'its cards'
  const turned = least > -1 !== most > -1
  const digits = facts.kind === 'queen' ? 5 : 3
  const said = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(digits)}`
  return `Depending on ${by}, a play is worth from ${said(least)} to ${said(most)}${turned ? ', and that can change the play' : facts.plays ? ', which is always better than a fold' : ', which is never better than a fold'}.`
}

function flips(facts: HandFacts): Told {
  const { lead, plays } = facts
  const title = isClose(lead)
    ? `Close: ${plays ? 'folding' : 'playing'} costs ${saidMoney(lead)} ${atStake('ante')}`
    : plays
      ? `Play: folding costs ${saidMoney(lead)} ${atStake('ante')}`
      : `Fold: playing costs ${saidMoney(lead)} ${atStake('ante')}`
  return {
    title,
    text: [
      `${lineText(facts)} ${spreadText(facts)}`,
      [
        standingText(facts),
        stepsText(facts),
        spreadAgainstStep(facts) ?? suitsText(facts, (pattern) => lowerFirst(patternName(facts.slug, pattern))),
      ]
        .filter(Boolean)
        .join(' '),
    ].filter((text) => text !== ''),
  }
}

/** Suits are shown only near the line; elsewhere a sentence says how much they matter. */
const flipsSection = (facts: HandFacts, words: ThreeCardWords): HandSection => ({
  id: 'flips',
  ...words.flips(facts),
  tables: [
    neighbors(facts, words),
    ...(facts.kind === 'queen' && !isClose(facts.lead) ? [] : membersTable(facts, words)),
  ],
})

// ——— Related ————————————————————————————————————————————————————————————————————————————————————————————————

const WHERE: Readonly<Record<Where, string>> = {
  better: 'the next better hand',
  weaker: 'the next weaker hand',
  last: 'the weakest hand to play',
}

/** Whether a hand of higher rank is worth less, which can happen because the dealer qualifies more often against it. */
export function isSurprising(here: HandFacts, other: HandFacts, where: Where): boolean {
  const better = other.ev > here.ev
  return where === 'weaker' ? better : where === 'better' && !better
}

function because(here: HandFacts, other: HandFacts, where: Where): string {
  const apart = saidGap(Math.abs(other.lead - here.lead))
  const play = other.plays ? 'play' : 'fold'
  if (other.plays !== here.plays) return `${WHERE[where]}: a ${play}, by ${saidGap(other.lead)}`
  const better = other.ev > here.ev
  return isSurprising(here, other, where)
    ? `${better ? 'ranks lower but is worth' : 'ranks higher but is worth'} ${apart} ${better ? 'more' : 'less'}: it leaves the dealer ${other.share.unqualified > here.share.unqualified ? 'fewer' : 'more'} qualifying hands`
    : `${WHERE[where]}: ${play} too, worth ${apart} ${better ? 'more' : 'less'}`
}

/** The neighboring hands, and the one at the line. */
function related(facts: HandFacts, words: ThreeCardWords): readonly RelatedHand[] {
  const to = (slug: string, where: Where): RelatedHand => ({
    slug,
    because: words.because(facts, handFacts(slug), where),
  })
  const at = LINE.indexOf(facts.slug)
  const [up, down, last] = [LINE[at - 1], LINE[at + 1], lastPlayed()]
  return [
    ...(up ? [to(up, 'better')] : []),
    ...(down ? [to(down, 'weaker')] : []),
    ...(last === facts.slug || last === up || last === down ? [] : [to(last, 'last')]),
  ]
}

/** What the command solves, if the page's hands have different EVs. */
function drawn(facts: HandFacts, words: ThreeCardWords): Pick<HandAnswer, 'drawn'> {
  const { members } = facts
  const spread = Math.max(...members.map(({ most }) => most)) - Math.min(...members.map(({ least }) => least))
  return spread < SAME ? {} : { drawn: words.drawn(facts) }
}
/** Smaller differences between EVs are rounding errors. */
const SAME = 1e-9

const wordsInEnglish: ThreeCardWords = {
  ...sectionWords,
  answer,
  description,
  flips,
  neighbors: {
    caption: 'The hands around it, from strong to weak',
    columns: ['Hand', 'Best', 'A play, antes', 'A mistake costs'],
  },
  because,
  drawn: ({ slug, dead, hands }) => drawnText(exampleOf(slug), `a play is worth ${preciseEv(dead.ev)} antes`, hands),
}

/** Throws on an unknown slug. */
export function answerHand(slug: string, words = wordsInEnglish): HandAnswer {
  const facts = handFacts(slug)
  return {
    rules: RULES,
    solution: solutionOf(facts),
    answer: words.answer(facts),
    description: words.description(facts),
    sections: sectionsOf(facts, words, flipsSection(facts, words)),
    slip: { action: facts.plays ? 'fold' : 'play', cost: Math.abs(facts.lead), perRound: facts.hands / HANDS },
    related: related(facts, words),
    ...drawn(facts, words),
  }
}
