import { type Play, upcardWords } from '@/lib/engines/blackjack/index'
import type { FactTable, HandSection, TableWords, Told } from '@/content/pages/hand-page'
import { andList, orList, saidCount, saidGap, saidShare } from '@/content/pages/said'
import { flopFacts, type FlopFacts, type HandFacts } from './facts'
import { dealCards, valueWord } from '@/content/pages/first-hand-words'
import { doing, verb } from './words'
import { capital } from '@/lib/text'

/*
 * How the four cards of the flop change the play. If they never do, a line says how close they come. The pages of
 * blackjack say what other rules change.
 */

// ——— The flop ———————————————————————————————————————————————————————————————————————————————————————————————

/** `2345` as “two, three, four and five”; four alike as “four fives”. */
function flopWords(flop: string): string {
  const values = [...flop].map((letter) => (letter === 'A' ? 1 : letter === 'T' ? 10 : Number(letter)))
  if (new Set(values).size === 1) return `four ${valueWord(values[0]!, 2)}`
  return andList(
    [...new Set(values)].map((value) => {
      const count = values.filter((one) => one === value).length
      return count === 1 ? upcardWords(value) : `${saidCount(count)} ${valueWord(value, 2)}`
    }),
  )
}

function turnedText(facts: HandFacts, { turned, to, byTens, least, gain }: FlopFacts): string {
  const into = orList(to.map(([action]) => verb(action)))
  const [most, tens] = byTens.reduce((found, share, count) => (share > found[0] ? [share, count] : found), [0, 0])
  const when = tens === 0 ? 'no tens' : `${saidCount(tens)} ${tens === 1 ? 'ten' : 'tens'}`
  const cards = facts.facts.length > 1 ? `, with ${dealCards(least.deal)}` : ''
  return `You see four open cards before you play. In ${saidShare(turned)} of deals they make it a ${into}${most > 0.9995 ? `: always when they include ${when}` : `, most often when they include ${when} (${saidShare(most)})`}. The strongest case is ${flopWords(least.flop)}${cards}: ${doing(least.action as Play)} is better by ${saidGap(least.lead)} bets. Watching the flop gains ${saidGap(gain)} bets a hand.`
}

/** A lead below this, in bets, is small. */
const NEAR = 0.02
/** If flops move the lead by less than this share of it, they hardly matter. */
const SLIGHT = 0.1

type Pull = 'near' | 'slight' | 'some'
export const pullOf = ({ lead }: HandFacts, { least, most }: FlopFacts): Pull =>
  least.lead < NEAR ? 'near' : most.lead - least.lead < SLIGHT * lead ? 'slight' : 'some'

/** How close the flops come to changing the play, if none does. */
function keptText(facts: HandFacts, flop: FlopFacts): string {
  const { least, most } = flop
  const [low, high] = [flopWords(least.flop), flopWords(most.flop)]
  const play = doing(facts.best)
  const rival = doing(least.action as Play)
  switch (pullOf(facts, flop)) {
    case 'near':
      return `With ${low} open before you play, ${play} leads ${rival} by only ${saidGap(least.lead)}. No other flop brings it closer.`
    case 'slight':
      return `Whatever four cards are open, ${play} leads by ${saidGap(least.lead)} (${low}) to ${saidGap(most.lead)} (${high}).`
    case 'some':
      return `At its closest, with ${low} open, ${play} still leads ${rival} by ${saidGap(least.lead)}. With ${high} it leads by ${saidGap(most.lead)}.`
  }
}

function keptTitle(facts: HandFacts, flop: FlopFacts): string {
  return {
    near: `${capital(flopWords(flop.least.flop))} make it close`,
    slight: 'The flop hardly matters',
    some: 'No flop changes the play',
  }[pullOf(facts, flop)]
}

const signedLead = (lead: number): string => (lead < 0 ? `−${saidGap(lead)}` : `+${saidGap(lead)}`)

function flopTables(facts: HandFacts, { byTens, least, most }: FlopFacts, words: FlopWords): readonly FactTable[] {
  const leads: FactTable = {
    ...words.leads(facts),
    rows: [
      {
        name: capital(words.flopWords(least.flop)),
        cells: [{ kind: 'text', text: words.signedLead(least.lead) }],
        ...(least.lead < 0 ? { mark: 'flips' as const } : {}),
      },
      { name: words.averageFlop, cells: [{ kind: 'text', text: words.signedLead(facts.lead) }] },
      { name: capital(words.flopWords(most.flop)), cells: [{ kind: 'text', text: words.signedLead(most.lead) }] },
    ],
  }
  const tens: FactTable = {
    ...words.tens,
    rows: byTens.map((share, count) => ({
      name: capital(words.tensName(count)),
      cells: [{ kind: 'share', value: share }],
    })),
  }
  return [tens, leads]
}

/** The words about the flop, in one language. */
export interface FlopWords {
  flop(facts: HandFacts, flop: FlopFacts): Told
  /** `2345` as “two, three, four and five” */
  flopWords(flop: string): string
  leads(facts: HandFacts): TableWords
  readonly averageFlop: string
  signedLead(lead: number): string
  readonly tens: TableWords
  tensName(count: number): string
}

export const flopWordsInEnglish: FlopWords = {
  flop: (facts, flop) =>
    flop.turned === 0
      ? { title: keptTitle(facts, flop), text: [keptText(facts, flop)] }
      : {
          title: `The flop changes the play in ${saidShare(flop.turned)} of deals`,
          text: [turnedText(facts, flop)],
        },
  flopWords,
  leads: ({ best }) => ({ caption: `How far ${doing(best)} leads, flop by flop`, columns: ['Flop', 'Lead, bets'] }),
  averageFlop: 'Average flop',
  signedLead,
  tens: { caption: 'Flops that change the play, by their tens', columns: ['Tens on the flop', 'Changed'] },
  tensName: (count) => (count === 0 ? 'none' : saidCount(count)),
}

export function flopSection(facts: HandFacts, words: FlopWords): HandSection {
  const flop = flopFacts(facts)
  const said = { id: 'dead-cards', ...words.flop(facts, flop) } as const
  return flop.turned === 0 ? said : { ...said, tables: flopTables(facts, flop, words) }
}
