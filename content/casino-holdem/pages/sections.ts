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
    return isAll(askedCalled)
      ? 'Every flop is a call.'
      : `${saidShare(askedCalled)} of flops are a call, whether or not they make three of a kind.`
  const sure = kinds.filter(({ id }) => ['pair or better', 'flush draw', 'open straight draw'].includes(id))
  const made = sure.find(({ id }) => id === 'pair or better')
  const hit = made
    ? `You make a pair or better on ${saidShare(made.flops / facts.flops)} of flops and a good draw on ${saidShare((sure.reduce((sum, { flops }) => sum + flops, 0) - made.flops) / facts.flops)}. Those are calls. `
    : ''
  return `${hit}You make neither on the other ${saidShare(askedShare)}, and ${isAll(askedCalled) ? 'every one of those is a call too' : isNone(askedCalled) ? 'none of those is a call' : `${saidShare(askedCalled)} of those are calls`}.`
}

/** What the hand is worth, and what two simple habits cost with it. */
function worthText({ ev, always, called }: HandFacts): string {
  const calling = ev - always
  if (isAll(called)) return `Calling every flop is worth ${saidEv(ev)} antes.`
  return `With best play the hand is worth ${saidEv(ev)} antes. If you call every flop, it is worth ${saidEv(always)}: ${calling < 5e-4 ? 'folding the few bad ones saves almost nothing' : `folding the bad ones saves ${saidGap(calling)}`}.`
}

function whyTitle({ called, askedCalled }: HandFacts): string {
  if (isAll(called)) return 'Call on every flop'
  if (called > 0.97) return `Call on all but ${saidShare(1 - called)} of flops`
  if (askedCalled < 0.1) return 'Fold when the flop doesn’t help'
  return `Call on ${saidShare(called)} of flops`
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
  caption: 'By what you hold after the flop',
  columns: ['You hold', ...KIND_HEADS],
  rows: facts.kinds.map((kind) => kindRow(facts, kindName(kind.id))(kind)),
})

// ——— How it ends ————————————————————————————————————————————————————————————————————————————————————————————

/** What winning and losing come to: a lost call costs three antes, a fold one. */
function balance(wins: number, loses: number, lead: number): string {
  if (lead <= 0)
    return `A lost call costs three antes and a fold one. Calling these flops costs ${saidGap(lead)} antes more than folding them.`
  if (wins >= loses)
    return `The call wins more often than it loses, while a fold always loses the ante. Calling is better by ${saidGap(lead)} antes.`
  return `The call loses more often than it wins. It is still better by ${saidGap(lead)} antes, because a fold always loses one.`
}

export function endsSection(facts: HandFacts): HandSection {
  const { solution, lead } = facts
  const [call] = solution.options
  const [wins = 0, ties = 0, loses = 0] = call!.tally!.map(({ ways }) => ways / solution.deals!)
  const three = facts.outcomes.filter(([net]) => net === 1).reduce((sum, [, deals]) => sum + deals, 0) / solution.deals!
  const ahead = `With ${nothing(facts)}, a call wins ${saidShare(wins)} of deals${ties > 0.001 ? ` and ties ${saidShare(ties)}` : ''}. In ${saidShare(three)} it wins only the ante, because the dealer doesn’t qualify.`
  return {
    id: 'ends',
    title: `A call wins ${saidShare(wins)} and loses ${saidShare(loses)}`,
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
  const above = isPair ? 'above the pair' : `above the ${rankInWords(high)}`
  return `You call most often when the flop has ${said(most.id)} ${above} (${saidShare(most.share)}), and least often when it has ${least.id === 0 ? 'none' : saidCount(least.id)} (${saidShare(least.share)}). `
}

function casesText({ call, fold, worst }: HandFacts): string {
  const closest =
    call && fold
      ? `The closest call is on ${cards(call.flop)}, by ${saidGap(call.gain)}; the closest fold is on ${cards(fold.flop)}, by ${saidGap(fold.gain)}.`
      : call
        ? `Even its worst flop, ${cards(call.flop)}, is a call by ${saidGap(call.gain)}.`
        : `None of these flops is a call. The closest is ${cards(fold!.flop)}, where calling costs ${saidGap(fold!.gain)}.`
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
    caption: 'The closest flops, and the clearest fold',
    columns: ['Which', 'Cards', 'Best', 'A mistake costs'],
    rows,
  }
}

const AROUND = 2

/** Its neighbors by the kicker, and its twin by suits. */
function neighbors(facts: HandFacts): FactTable {
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
  if (!fold) return 'You never fold it'
  if (!call) return 'Without help, you never call'
  return askedCalled > 0.5
    ? `When to fold: ${saidShare(1 - askedCalled)} of flops${isPair ? '' : ' without help'}`
    : `When to call without help: ${saidShare(askedCalled)} of flops`
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
    tables: [table, casesTable(facts), neighbors(facts)],
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
      ? `None of the ${saidCount(others.length)} other known tables changes a single flop.`
      : `At the usual table you call on ${saidShare(called)} of flops. It’s ${orList(moved.slice(0, 2).map(({ id, calls }) => `${saidShare(calls)} with “${TABLES.get(id)!}”`))}.`
  const rows = rules.map(({ id, calls, ev: worth }): FactRow => ({
    name: TABLES.get(id)!,
    cells: [
      { kind: 'share', value: calls },
      { kind: 'ev', ev: real(worth) },
    ],
  }))
  return {
    id: 'rules',
    title: moved.length === 0 ? 'No known table changes a flop' : 'The “no game” rule changes the calls',
    text: [
      `${text} The worst rule for this hand, “${TABLES.get(worst.id)!}”, costs it ${saidGap(ev - worst.ev)} antes${lowerFirst(TABLES.get(worst.id)!).includes('no game') ? ', because the ante wins less when the dealer doesn’t qualify' : ', but on hands that seldom come'}.`,
    ],
    tables: [{ caption: 'Under each known table', columns: ['Table', 'Calls', 'Worth, antes'], rows }],
  }
}
