import { describe, expect, it } from 'vitest'
import flops from '@/content/texas-21/flops.json' with { type: 'json' }
import { type Card, cardOf, rankOfValue } from '@/lib/cards/card'
import { evValue } from '@/lib/game/ev'
import { answerHand } from '@/content/texas-21/pages/answers'
import { FIRST_HANDS, firstHandSlug, isAskedHand, UPCARDS } from '@/lib/engines/blackjack/first-hands'
import { nextCard, sidesOf } from '@/content/pages/first-hand-facts'
import { flopFacts, handFacts } from '@/content/texas-21/pages/facts'
import { sectionWords } from '@/content/texas-21/pages/sections'
import { flopSection, flopWordsInEnglish } from '@/content/texas-21/pages/flop'
import { findPage } from '@/content/pages/index'
import { readDealName } from '@/lib/engines/blackjack/holding'
import { cellOf } from '@/lib/engines/blackjack/index'
import { VARIANTS } from '@/lib/games/texas-21/rules'
import { ruleAlone } from '@/content/texas-21/pages/words'
import { solve, whole } from '@/lib/games/texas-21/solve'
import { looked } from '@/lib/games/texas-21/spots'
import { start } from '@/lib/games/texas-21/round'

const RULES = VARIANTS[0].rules
const cardWith = (value: number, suit: number): Card => cardOf(rankOfValue(value), suit)

/** What the solver says of a deal with a flop, its cards by value. */
function leadWith(deal: string, flop: string, best: string): number {
  const [a, b, upcard] = readDealName(deal)
  const values = [...flop].map((letter) => (letter === 'A' ? 1 : letter === 'T' ? 10 : Number(letter)))
  const state = looked({
    ...start(RULES),
    hand: [cardWith(a, 0), cardWith(b, 1)],
    upcard: [cardWith(upcard, 2)],
    flop: values.map((value, i) => cardWith(value, i)),
  })
  const { options } = solve(RULES, state)
  const usual = evValue(options.find(({ action }) => action === best)!.ev)
  return usual - Math.max(...options.filter(({ action }) => action !== best).map(({ ev }) => evValue(ev)))
}

describe('the pages of Texas 21', () => {
  it('keep what the whole game says of every cell of the chart, whose hands are weighed before the dealer looks', () => {
    const cells = new Map(whole(RULES).cells!.map((cell) => [cell.id, cell]))
    for (const hand of FIRST_HANDS) {
      const [a, b, upcard] = readDealName(hand.deals[0]!)
      const cell = cells.get(cellOf(a, b, upcard))!
      const facts = handFacts(firstHandSlug(hand))
      for (const { action, ev } of cell.options)
        expect(facts.options.find((one) => one.action === action)!.ev, `${facts.slug} ${action}`).toBeCloseTo(
          evValue(ev),
          4,
        )
    }
  })

  it.each(['16-against-10', '12-against-4', 'soft-18-against-2', '11-against-ace'])(
    '%s: the flop that speaks loudest is worth what the solver says of it',
    (slug) => {
      const { facts } = handFacts(slug)
      for (const { deal, best, flop } of facts)
        for (const one of [flop.least, flop.most]) expect(leadWith(deal, one.flop, best)).toBeCloseTo(one.lead, 6)
      expect(flopFacts(handFacts(slug)).turned).toBeGreaterThan(0)
    },
  )

  it('counts what the flop gains at the first play: a part of what looking at it gains in the whole game', () => {
    const gained = flops.pages.reduce((sum, { gain, deal }) => {
      const hand = FIRST_HANDS.find((one) => one.deals.includes(deal))!
      return sum + gain * handFacts(firstHandSlug(hand)).facts.find((one) => one.deal === deal)!.chance
    }, 0)
    // 0.61539% without the flop, 0.61243% with it: the rest of the difference is in cards that come later.
    expect(gained).toBeGreaterThan(0.00001)
    expect(gained).toBeLessThan(0.0061539 - 0.0061243)
  })

  it('says what one more card does', () => {
    expect(nextCard(RULES.decks, handFacts('5-against-7'))).toMatchObject({ bust: 0, strong: 0 })
    // Sixteen is bust by any card from a six up: 8 of 13 ranks.
    expect(nextCard(RULES.decks, handFacts('16-against-6')).bust).toBeCloseTo(8 / 13, 2)
  })

  it('quote no rule that is wrong without those before it', () => {
    const says = (slug: string): string => ruleAlone(handFacts(slug).hand)
    expect(says('12-against-7')).toBe('hit hard 12 against a two or a three and against a seven to an ace.')
    expect(says('9-against-2')).toBe('hit hard 9 against a two and against a seven to an ace.')
    expect(says('19-against-6')).toBe('stand on hard 19 against anything.')
    expect(says('soft-18-against-8')).toBe('stand on soft 18 against a seven or an eight.')
    expect(says('8-8-against-10')).toBe('always split aces and eights.')
    expect(says('5-5-against-6')).toMatch(/^played as hard ten, not split: double ten/)
  })

  it('name the nearest up card that turns the play', () => {
    const titleOf = (slug: string): string => sectionWords.flips(handFacts(slug)).title
    expect(titleOf('16-against-10')).toBe('Against a six, stand instead')
    expect(titleOf('12-against-3')).toBe('Against a four, stand instead')
    expect(titleOf('19-against-10')).toBe('Stand on hard 19 against anything')
    expect(titleOf('10-10-against-5')).toBe('Stand on a pair of tens against anything')
  })

  it('count rounds of a hundred, and compare a hand that nobody stands on with doubling', () => {
    const text = sectionWords.ends(handFacts('5-against-6')).text[0]!
    const { options } = handFacts('5-against-6')
    const [hit, double] = [
      options.find(({ action }) => action === 'hit')!,
      options.find(({ action }) => action === 'double')!,
    ]
    expect(text).toContain(
      `${(100 * (sidesOf(hit).ahead - sidesOf(double).ahead)).toFixed(1)} more rounds per hundred than doubling`,
    )
    expect(sectionWords.why(handFacts('5-against-6')).title).toBe('A winner for one bet, a loser for two')
  })

  it('have tables of the flop only where it changes the play, and lead to blackjack’s page of the hand', () => {
    for (const hand of FIRST_HANDS) {
      const facts = handFacts(firstHandSlug(hand))
      expect(flopSection(facts, flopWordsInEnglish).tables !== undefined).toBe(flopFacts(facts).turned > 0)
      const { elsewhere } = answerHand(facts.slug)
      const page = elsewhere && findPage('blackjack', elsewhere.path.replace('/blackjack/hands/', ''))
      expect(page?.slug, facts.slug).toBe(isAskedHand(hand) ? facts.slug : undefined)
    }
  })

  it('say rightly under which cards the dealer busts most and least', () => {
    const bust = (upcard: number, of: 'hard' | 'soft' | 'pair', number: number): number =>
      handFacts(firstHandSlug({ kind: of, number, upcard })).dealer.at(-1)!
    for (const { kind, number } of FIRST_HANDS) {
      const busts = UPCARDS.map((upcard) => bust(upcard, kind, number))
      expect(
        [busts.indexOf(Math.max(...busts)), busts.indexOf(Math.min(...busts))].map((at) => UPCARDS[at]),
        `${kind} ${number}`,
      ).toEqual([6, 1])
      expect(Math.min(...busts.slice(2, 5))).toBeGreaterThan(busts[1]!)
    }
  })

  it('say rightly that a pair of eights is the worst total there is', () => {
    const mean = (total: number): number =>
      UPCARDS.reduce(
        (sum, upcard) =>
          sum +
          handFacts(firstHandSlug({ kind: 'hard', number: total, upcard })).ranked[0].ev * (upcard === 10 ? 4 : 1),
        0,
      )
    const totals = Array.from({ length: 15 }, (_, i) => 5 + i)
    expect(totals.reduce((worst, total) => (mean(total) < mean(worst) ? total : worst))).toBe(16)
  })

  it('say what the command solves where several pairs of cards make the hand', () => {
    expect(answerHand('16-against-10').drawn).toContain('ten-six, where hitting is worth −0.535')
    expect(answerHand('16-against-10').drawn).toContain('averages over two pairs of cards')
    expect(answerHand('8-8-against-10').drawn).toBeUndefined()
  })
})
