import { tableIn } from '@/lib/messages/tables'
import { parseCards } from '@/lib/cards/card'
import type { FactRow, FactTable, HandPage, HandSection, PageWords, TableWords, Told } from '@/content/pages/hand-page'
import { andList, real, saidCards, saidCount, saidEv, saidGap, saidShare } from '@/content/pages/said'
import { must } from '@/lib/result'
import { capital, lowerFirst } from '@/lib/text'
import { type ClassFacts, type HandFacts } from './facts'
import { closestCase, list } from './list'
import { game as casinoHoldem } from '@/lib/games/casino-holdem/index'
import type { FlopKind } from '@/lib/games/casino-holdem/census/hands'
import { en } from '@/lib/games/casino-holdem/messages/en'

/* The sections of a class's page below its answer. */

const cards = (text: string): string => saidCards(must(parseCards(text)))

/** All, but for rounding errors. */
export const isAll = (share: number): boolean => share > 1 - 1e-9
const isNone = (share: number): boolean => share < 1e-9

/** What the hand has on the flops where it must decide: “neither a pair nor a good draw”. */
export const nothing = ({ isPair }: HandFacts): string =>
  isPair ? 'the pair, whatever the flop' : 'neither a pair nor a good draw'

// ——— Why ————————————————————————————————————————————————————————————————————————————————————————————————————

function flopsText(facts: HandFacts): string {
  const { askedShare, askedCalled, isPair } = facts
  if (isPair)
    return isAll(askedCalled)
      ? 'Every flop is a call.'
      : `You call ${saidShare(askedCalled)} of flops, whether or not they make three of a kind.`
  const { pair, draw } = sureShares(facts)
  const rest = isAll(askedCalled) ? 'call too' : isNone(askedCalled) ? 'always fold' : `call ${saidShare(askedCalled)}`
  return `Call with a pair (${saidShare(pair)} of flops) or a good draw (${saidShare(draw)}). On the other ${saidShare(askedShare)}, ${rest}.`
}

/** Of all flops, those that make a pair or better and those that make a good draw, which are always calls. From 0 to 1. */
export function sureShares({ kinds, flops }: HandFacts): { readonly pair: number; readonly draw: number } {
  const share = (...ids: readonly string[]): number =>
    kinds.reduce((sum, kind) => (ids.includes(kind.id) ? sum + kind.flops / flops : sum), 0)
  return { pair: share('pair or better'), draw: share('flush draw', 'open straight draw') }
}

/** What the hands are worth, and what calling every flop would cost them. */
function worthText({ ev, always, called }: HandFacts): string {
  const calling = ev - always
  if (isAll(called)) return `Calling every flop is worth ${saidEv(ev)} antes.`
  return calling < 5e-4
    ? `With best play they’re worth ${saidEv(ev)} antes on average. Calling every flop is worth ${saidEv(always)}: folding the few bad ones saves almost nothing.`
    : `With best play they’re worth ${saidEv(ev)} antes on average, and ${saidEv(always)} if you call every flop. Folding the bad ones saves ${saidGap(calling)}.`
}

/** From the hand that calls most often to the one that calls least often. */
function rangeText({ hands }: ClassFacts): string {
  const every = hands.filter(({ called }) => isAll(called))
  const [most, least] = [
    hands.reduce((a, b) => (b.called > a.called ? b : a)),
    hands.reduce((a, b) => (b.called < a.called ? b : a)),
  ]
  if (every.length === hands.length) return 'None of them ever folds.'
  const always =
    every.length === 0
      ? ''
      : every.length > 3
        ? `${capital(saidCount(every.length))} of the ${saidCount(hands.length)} hands call every flop. `
        : `You call every flop with ${andList(every.map(({ name }) => lowerFirst(name)))}. `
  return hands.length === 1
    ? ''
    : `${always}${every.length > 0 ? '' : `You call most often with ${lowerFirst(most.name)}, on ${saidShare(most.called)} of flops. `}You call least often with ${lowerFirst(least.name)}, on ${saidShare(least.called)}.`
}

function whyTitle({ called, askedCalled }: HandFacts): string {
  if (isAll(called)) return 'Call on every flop'
  if (called > 0.97) return `Call on all but ${saidShare(1 - called)} of flops`
  if (askedCalled < 0.1) return 'Fold when the flop doesn’t help'
  return `Call on ${saidShare(called)} of flops`
}

const why = (facts: ClassFacts): Told => ({
  title: whyTitle(facts),
  text: [`${flopsText(facts)} ${rangeText(facts)}`.trim(), worthText(facts)],
})

export const whySection = (facts: ClassFacts, words: CasinoWords): HandSection => ({
  id: 'why',
  ...words.why(facts),
  tables: [
    handsTable(facts, words),
    ...(facts.kinds.some((kind) => isAsked(facts, kind)) ? [kindsTable(facts, words)] : []),
  ],
})

/** A row for every hand of the class; they have no other page. */
const handsTable = ({ hands, slug }: ClassFacts, words: CasinoWords): FactTable => ({
  ...words.handsTable(slug),
  rows: hands.map((one): FactRow => ({
    name: words.nameOf(one.slug),
    page: one.slug,
    cells: [
      { kind: 'share', value: one.called },
      { kind: 'share', value: one.askedCalled },
      { kind: 'ev', ev: real(one.ev) },
    ],
  })),
})

const kindRow =
  (facts: HandFacts, words: CasinoWords) =>
  ({ id, flops, calls, gain }: FlopKind): FactRow => ({
    name: words.kindName(id),
    cells: [
      { kind: 'share', value: flops / facts.flops },
      { kind: 'share', value: calls / flops },
      { kind: 'text', text: words.gain(gain) },
    ],
    ...(gain > 0 === facts.lead > 0 ? {} : { mark: 'flips' as const }),
  })

/** Left out are rarer kinds of flops, and those where every hand calls: a pair, a good draw. */
const RARE = 0.03
const SURE = 0.999
const isAsked = (facts: HandFacts, { flops, calls }: FlopKind): boolean =>
  flops / facts.flops > RARE && calls < SURE * flops

const kindsTable = (facts: HandFacts, words: CasinoWords): FactTable => ({
  ...words.kindsTable,
  rows: facts.kinds.filter(({ flops }) => flops / facts.flops > RARE).map((kind) => kindRow(facts, words)(kind)),
})

// ——— How it ends ————————————————————————————————————————————————————————————————————————————————————————————

/** Compares wins and losses: a lost call costs three antes, a fold one. */
function balance(wins: number, loses: number, lead: number): string {
  if (lead <= 0)
    return `A lost call costs three antes and a fold one. Calling these flops costs ${saidGap(lead)} antes more than folding them.`
  if (wins >= loses)
    return `The call wins more often than it loses, while a fold always loses the ante. Calling is better by ${saidGap(lead)} antes.`
  return `You lose more often than you win, but a fold always costs an ante: calling gains ${saidGap(lead)}.`
}

/** How calls end on flops that don’t help, as shares from 0 to 1. */
export function callEnds({ solution, outcomes }: HandFacts) {
  const [call] = solution.options
  const [wins = 0, ties = 0, loses = 0] = call!.tally!.map(({ ways }) => ways / solution.deals!)
  const anteOnly = outcomes.filter(([net]) => net === 1).reduce((sum, [, deals]) => sum + deals, 0) / solution.deals!
  return { wins, ties, loses, anteOnly }
}

function ends(facts: HandFacts): Told {
  const { lead } = facts
  const { wins, ties, loses, anteOnly: three } = callEnds(facts)
  const ahead = `In ${saidShare(three)} of deals it wins only the ante, because the dealer doesn’t qualify${ties > 0.001 ? `; ${saidShare(ties)} are ties` : ''}.`
  return {
    title: `With ${nothing(facts)}, a call wins ${saidShare(wins)} and loses ${saidShare(loses)}`,
    text: [`${ahead} ${balance(wins, loses, lead)}`],
  }
}

// ——— Where it flips ——————————————————————————————————————————————————————————————————————————————————————————

/**
 * The numbers of higher cards on the flop with which it calls most and least often; undefined if they make no
 * difference.
 */
export function overFlops({ over }: HandFacts) {
  const shares = over.map(({ id, calls, flops }) => ({ id: Number(id), share: calls / flops }))
  const [most, least] = [
    shares.reduce((a, b) => (b.share > a.share ? b : a)),
    shares.reduce((a, b) => (b.share < a.share ? b : a)),
  ]
  return shares.length < 2 || most.share - least.share < 0.01 ? undefined : { most, least }
}

function overText(facts: HandFacts): string {
  const { isPair } = facts
  const over = overFlops(facts)
  if (!over) return ''
  const { most, least } = over
  const said = (id: number): string => (id === 0 ? 'no card' : id === 1 ? 'one card' : `${saidCount(id)} cards`)
  const above = isPair ? 'above the pair' : 'above yours'
  return `You call most often when the flop has ${said(most.id)} ${above} (${saidShare(most.share)}), and least often when it has ${least.id === 0 ? 'none' : saidCount(least.id)} (${saidShare(least.share)}). `
}

function worstText({ call, fold, worst }: HandFacts): string {
  const none = call
    ? ''
    : `None of these flops is a call. The closest is ${cards(fold!.flop)}, where calling costs ${saidGap(fold!.gain)}. `
  return `${none}${worst ? `The worst call is ${cards(worst.hand)} on ${cards(worst.flop)}: it costs ${saidGap(worst.gain)} antes.` : ''}`
}

const caseRow = (one: HandFacts, lead: number, words: CasinoWords): FactRow => {
  const { hand, flop, gain } = closestCase(one)
  return {
    name: words.nameOf(one.slug),
    cells: [
      { kind: 'text', text: words.handOnFlop(cards(hand), cards(flop)) },
      ...(gain === 0
        ? [{ kind: 'text', text: words.tie.best } as const, { kind: 'text', text: words.tie.costs } as const]
        : [
            { kind: 'action', action: gain > 0 ? 'call' : 'fold' } as const,
            { kind: 'gap', value: Math.abs(gain) } as const,
          ]),
    ],
    ...(gain === 0 || gain > 0 === lead > 0 ? {} : { mark: 'flips' as const }),
  }
}

/** The closest flop of each hand. */
const casesTable = ({ hands, lead }: ClassFacts, words: CasinoWords): FactTable => ({
  ...words.casesTable,
  rows: hands.map((one) => caseRow(one, lead, words)),
})

function flipsTitle({ call, fold, askedCalled, isPair }: HandFacts): string {
  if (!fold) return 'You never fold it'
  if (!call) return 'Without help, you never call'
  return askedCalled > 0.5
    ? `When to fold: ${saidShare(1 - askedCalled)} of flops${isPair ? '' : ' without help'}`
    : `When to call without help: ${saidShare(askedCalled)} of flops`
}

const flips = (facts: ClassFacts): Told => ({
  title: flipsTitle(facts),
  text: [`${overText(facts)}${worstText(facts)}`.trim()].filter((text) => text !== ''),
})

export const flipsSection = (facts: ClassFacts, words: CasinoWords): HandSection => ({
  id: 'flips',
  ...words.flips(facts),
  tables: [casesTable(facts, words)],
})

// ——— Other rules —————————————————————————————————————————————————————————————————————————————————————————————

/** The other known tables that change the calls of some flop, those with the fewest calls first. */
export function movingTables({ rules }: HandFacts): readonly { readonly id: string; readonly calls: number }[] {
  const [usual, ...others] = rules
  return others.filter(({ calls }) => Math.abs(calls - usual!.calls) > 1e-7).sort((a, b) => a.calls - b.calls)
}

function rules(facts: HandFacts): Told {
  const [, ...others] = facts.rules
  const { called } = facts
  const moved = movingTables(facts)
  return {
    title: moved.length === 0 ? 'No known table changes a flop' : 'The “no game” rule changes the calls',
    text: [
      moved.length === 0
        ? `None of the ${saidCount(others.length)} other known tables changes a single flop.`
        : `At the usual table you call on ${saidShare(called)} of flops. You call ${andList(moved.slice(0, 2).map(({ id, calls }) => `${saidShare(calls)} with “${tableIn(casinoHoldem.messages, { id })}”`))}.`,
    ],
  }
}

// ——— In one language ——————————————————————————————————————————————————————————————————————————————————————————

/** Everything that the pages of this game say, in one language. */
export interface CasinoWords extends PageWords<HandFacts> {
  why(facts: ClassFacts): Told
  flips(facts: ClassFacts): Told
  /** The name of a row's hand. */
  nameOf(slug: string): string
  handsTable(slug: string): TableWords
  readonly kindsTable: TableWords
  kindName(id: string): string
  gain(value: number): string
  readonly casesTable: TableWords
  handOnFlop(hand: string, flop: string): string
  /** The best play and the cost of a mistake where both plays are worth exactly the same. */
  readonly tie: { readonly best: string; readonly costs: string }
  /** Why to look at another class: how many of its flops are calls. */
  because(facts: HandFacts): string
  becauseClass(facts: HandFacts): string
}

const pageOf = (slug: string): HandPage => list.pages.find((page) => page.slug === slug)!

/** What the sections of a page say in English. */
export const sectionWords: Pick<
  CasinoWords,
  | 'why'
  | 'ends'
  | 'flips'
  | 'rules'
  | 'nameOf'
  | 'handsTable'
  | 'kindsTable'
  | 'kindName'
  | 'gain'
  | 'casesTable'
  | 'handOnFlop'
  | 'tie'
> = {
  why,
  ends,
  flips,
  rules,
  nameOf: (slug) => pageOf(slug).name,
  handsTable: (slug) => ({
    caption: `${pageOf(slug).name}, from the best on`,
    columns: ['Hand', 'Calls', 'Without help', 'Worth, antes'],
  }),
  kindsTable: {
    caption: 'Flops that need a decision, by what you hold',
    columns: ['You hold', 'Of its flops', 'Calls', 'A call gains'],
  },
  kindName: (id) => en.skill(id),
  gain: saidEv,
  casesTable: {
    caption: 'The closest flop of each hand',
    columns: ['Hand', 'Its closest flop', 'Best', 'A mistake costs'],
  },
  handOnFlop: (hand, flop) => `${hand} on ${flop}`,
  tie: { best: 'Call or fold', costs: 'nothing' },
}
