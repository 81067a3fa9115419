import { parseCards } from '@/lib/cards/card'
import { rankInWords } from '@/lib/cards/words'
import type { FactRow, FactTable, HandSection } from '@/content/pages/hand-page'
import { foundTables, MAIN_BET } from '@/lib/games/known-tables'
import { orList, real, saidCards, saidCount, saidEv, saidGap, saidShare } from '@/content/pages/said'
import { slugOf, STARTING_HANDS, startingHand } from '@/lib/games/starting-hands'
import { must } from '@/lib/result'
import { lowerFirst } from '@/lib/text'
import { handFacts, type HandFacts, RULES } from './facts'
import { game as casinoHoldem } from '@/lib/games/casino-holdem/index'
import type { FlopCase, FlopKind } from '@/lib/games/casino-holdem/census/hands'
import { skillName } from '@/lib/games/casino-holdem/skills'

/* The parts of a page of Casino Hold'em below its answer. */

const kindName = (id: string): string => skillName(RULES, id)
const cards = (text: string): string => saidCards(must(parseCards(text)))

/** Within so little of all flops or none. */
const isAll = (share: number): boolean => share > 1 - 1e-9
const isNone = (share: number): boolean => share < 1e-9

/** What the flops are called that leave it to be decided: “nothing on the flop”, “the pair alone”. */
export const nothing = ({ isPair }: HandFacts): string =>
  isPair ? 'the pair, whatever the flop' : 'neither a pair nor a good draw'

// ——— Why ————————————————————————————————————————————————————————————————————————————————————————————————————

function flopsText(facts: HandFacts): string {
  const { askedShare, askedCalled, isPair, kinds } = facts
  if (isPair)
    return `Of its flops ${isAll(askedCalled) ? 'every one is a call' : `${saidShare(askedCalled)} are a call, with three of a kind or without`}.`
  const sure = kinds.filter(({ id }) => ['pair or better', 'flush draw', 'open straight draw'].includes(id))
  const made = sure.find(({ id }) => id === 'pair or better')
  const hit = made
    ? `It makes a pair or better on ${saidShare(made.flops / facts.flops)} of flops and a good draw on ${saidShare((sure.reduce((sum, { flops }) => sum + flops, 0) - made.flops) / facts.flops)}: those are calls.`
    : ''
  return `${hit} The question is the other ${saidShare(askedShare)}, with neither: of those ${isAll(askedCalled) ? 'every one is a call' : isNone(askedCalled) ? 'not one is' : `${saidShare(askedCalled)} are a call`}.`
}

/** What the hand is worth, and what two simple habits cost with it. */
function worthText({ ev, always, called }: HandFacts): string {
  const calling = ev - always
  if (isAll(called)) return `Called on every flop it is worth ${saidEv(ev)} antes.`
  return `Played best on every flop it is worth ${saidEv(ev)} antes; called on every flop, ${saidEv(always)}: ${calling < 5e-4 ? 'folding the few bad ones saves next to nothing' : `folding the bad ones saves ${saidGap(calling)}`}.`
}

function whyTitle({ called, askedCalled }: HandFacts): string {
  if (isAll(called)) return 'It calls on every flop'
  if (called > 0.97) return `It calls on all but ${saidShare(1 - called)} of flops`
  if (askedCalled < 0.1) return 'Without help it folds'
  return `It calls on ${saidShare(called)} of flops`
}

export const whySection = (facts: HandFacts): HandSection => ({
  id: 'why',
  title: whyTitle(facts),
  text: [`${flopsText(facts)} ${worthText(facts)}`.trim()],
  tables: [kindsTable(facts)],
})

const kindRow =
  (facts: HandFacts, name: string) =>
  ({ flops, calls, gain }: FlopKind): FactRow => ({
    name,
    cells: [
      { kind: 'share', value: flops / facts.flops },
      { kind: 'share', value: calls / flops },
      { kind: 'text', text: saidEv(gain) },
    ],
    ...(gain > 0 === facts.lead > 0 ? {} : { mark: 'flips' as const }),
  })

const KIND_HEADS = ['Of its flops', 'Calls', 'A call gains'] as const

const kindsTable = (facts: HandFacts): FactTable => ({
  caption: 'By what the flop makes of it',
  columns: ['You hold', ...KIND_HEADS],
  rows: facts.kinds.map((kind) => kindRow(facts, kindName(kind.id))(kind)),
})

// ——— How it ends ————————————————————————————————————————————————————————————————————————————————————————————

/** What winning and losing come to: a lost call costs three antes, a fold one. */
function balance(wins: number, loses: number, lead: number): string {
  if (lead <= 0)
    return `A lost call costs three antes and a fold one, so calling these comes to ${saidGap(lead)} less than folding them.`
  if (wins >= loses)
    return `It wins more often than it loses, and a fold would lose the ante for certain: ${saidGap(lead)} in favour of the call.`
  return `It loses more often than it wins and is better called all the same: three antes lost now and then are less than one lost always, by ${saidGap(lead)}.`
}

export function endsSection(facts: HandFacts): HandSection {
  const { solution, lead } = facts
  const [call] = solution.options
  const [wins = 0, ties = 0, loses = 0] = call!.tally!.map(({ ways }) => ways / solution.deals!)
  const three = facts.outcomes.filter(([net]) => net === 1).reduce((sum, [, deals]) => sum + deals, 0) / solution.deals!
  const ahead = `Called with ${nothing(facts)}, it comes out ahead in ${saidShare(wins)} of deals${ties > 0.001 ? ` and even in ${saidShare(ties)}` : ''}; in ${saidShare(three)} it wins one ante alone, because the dealer does not qualify.`
  return {
    id: 'ends',
    title: `Called, it wins ${saidShare(wins)} and loses ${saidShare(loses)}`,
    text: [`${ahead} ${balance(wins, loses, lead)}`],
  }
}

// ——— Where it flips ——————————————————————————————————————————————————————————————————————————————————————————

const OVER = ['None', 'One', 'Two', 'Three'] as const

/** What higher cards on the flop do to it. */
function overText({ over, slug, isPair }: HandFacts): string {
  const { high } = startingHand(slug)
  const shares = over.map(({ id, calls, flops }) => ({ id: Number(id), share: calls / flops }))
  const [most, least] = [
    shares.reduce((a, b) => (b.share > a.share ? b : a)),
    shares.reduce((a, b) => (b.share < a.share ? b : a)),
  ]
  if (shares.length < 2 || most.share - least.share < 0.01) return ''
  const said = (id: number): string => (id === 0 ? 'no card' : id === 1 ? 'one card' : `${saidCount(id)} cards`)
  const above = isPair ? `above the pair` : `higher than the ${rankInWords(high)}`
  return `It calls most often with ${said(most.id)} of the flop ${above}, ${saidShare(most.share)}, and least with ${said(least.id)}, ${saidShare(least.share)}. `
}

function casesText({ call, fold, worst }: HandFacts): string {
  const closest =
    call && fold
      ? `The closest call is on ${cards(call.flop)}, by ${saidGap(call.gain)}; the closest fold on ${cards(fold.flop)}, by ${saidGap(fold.gain)}.`
      : call
        ? `Even the least of its flops, ${cards(call.flop)}, calls by ${saidGap(call.gain)}.`
        : `Not one of these flops calls; ${cards(fold!.flop)} comes nearest, short by ${saidGap(fold!.gain)}.`
  return `${closest}${worst ? ` Calling costs most on ${cards(worst.flop)}: ${saidGap(worst.gain)}.` : ''}`
}

const caseRow = (name: string, { hand, flop, gain }: FlopCase, facts: HandFacts): FactRow => ({
  name,
  cells: [
    { kind: 'text', text: `${cards(hand)} on ${cards(flop)}` },
    { kind: 'action', action: gain > 0 ? 'call' : 'fold' },
    { kind: 'gap', value: Math.abs(gain) },
  ],
  ...(gain > 0 === facts.lead > 0 ? {} : { mark: 'flips' as const }),
})

function casesTable(facts: HandFacts): FactTable {
  const { call, fold, worst } = facts
  const rows = [
    ...(call ? [caseRow('Closest call', call, facts)] : []),
    ...(fold ? [caseRow('Closest fold', fold, facts)] : []),
    ...(worst ? [caseRow('Clearest fold', worst, facts)] : []),
  ]
  return {
    caption: 'Flops at the line, and farthest below it',
    columns: ['Which', 'Cards', 'Best', 'A slip costs'],
    rows,
  }
}

const AROUND = 2

/** Its neighbours by the kicker, and its twin by suits. */
function neighbours(facts: HandFacts): FactTable {
  const hand = startingHand(facts.slug)
  const same = STARTING_HANDS.filter((one) =>
    facts.isPair ? one.high === one.low : one.high === hand.high && one.low !== one.high && one.suited === hand.suited,
  ).sort((a, b) => b.high - a.high || b.low - a.low)
  const at = same.indexOf(hand)
  const from = Math.max(0, Math.min(same.length - 1 - 2 * AROUND, at - AROUND))
  const twin = STARTING_HANDS.filter(
    (one) => one.high === hand.high && one.low === hand.low && one.suited !== hand.suited,
  )
  const rows = [...same.slice(from, from + 2 * AROUND + 1), ...twin].map((one): FactRow => {
    const other = handFacts(slugOf(one))
    return {
      name: other.name,
      cells: [
        { kind: 'share', value: other.called },
        { kind: 'share', value: other.askedCalled },
        { kind: 'ev', ev: real(other.ev) },
      ],
      ...(other.slug === facts.slug ? { mark: 'here' as const } : { page: other.slug }),
    }
  })
  return { caption: 'The hands around it', columns: ['Hand', 'Calls', 'Without help', 'Worth, antes'], rows }
}

function flipsTitle({ call, fold, askedCalled, isPair }: HandFacts): string {
  if (!fold) return 'No flop makes it a fold'
  if (!call) return 'No flop without help makes it a call'
  return askedCalled > 0.5
    ? `The flops that make it a fold: ${saidShare(1 - askedCalled)} of ${isPair ? 'all' : 'those without help'}`
    : `The flops that make it a call without help: ${saidShare(askedCalled)}`
}

export function flipsSection(facts: HandFacts): HandSection {
  const over = facts.over.filter(({ flops }) => flops > 0)
  const table: FactTable = {
    caption: 'Flops without help, by how many of their cards are higher than yours',
    columns: ['Higher cards', ...KIND_HEADS],
    rows: over.map((kind) => kindRow(facts, OVER[Number(kind.id)]!)(kind)),
  }
  return {
    id: 'flips',
    title: flipsTitle(facts),
    text: [`${overText(facts)}${casesText(facts)}`],
    tables: [table, casesTable(facts), neighbours(facts)],
  }
}

// ——— Other rules —————————————————————————————————————————————————————————————————————————————————————————————

const TABLES = new Map(
  foundTables(casinoHoldem)
    .filter(({ bet }) => bet === MAIN_BET)
    .map(({ id, name }) => [id, name]),
)

export function rulesSection({ rules, called, ev }: HandFacts): HandSection {
  const [usual, ...others] = rules
  const moved = others.filter(({ calls }) => Math.abs(calls - usual!.calls) > 1e-7).sort((a, b) => a.calls - b.calls)
  const worst = [...others].sort((a, b) => a.ev - b.ev)[0]!
  const text =
    moved.length === 0
      ? `Under none of the ${saidCount(others.length)} other tables known does a single flop turn.`
      : `Instead of ${saidShare(called)} of flops it calls on ${orList(moved.slice(0, 2).map(({ id, calls }) => `${saidShare(calls)} with “${TABLES.get(id)!}”`))}.`
  const rows = rules.map(({ id, calls, ev: worth }): FactRow => ({
    name: TABLES.get(id)!,
    cells: [
      { kind: 'share', value: calls },
      { kind: 'ev', ev: real(worth) },
    ],
  }))
  return {
    id: 'rules',
    title: moved.length === 0 ? 'No known table turns a flop' : 'What “no game” means changes the calls',
    text: [
      `${text} The dearest for it is “${TABLES.get(worst.id)!}”, which takes ${saidGap(ev - worst.ev)} antes of what it is worth: ${lowerFirst(TABLES.get(worst.id)!).includes('no game') ? 'what the ante no longer wins when the dealer has nothing' : 'hands that hardly come'}.`,
    ],
    tables: [{ caption: 'Under each known table', columns: ['Table', 'Calls', 'Worth, antes'], rows }],
  }
}
