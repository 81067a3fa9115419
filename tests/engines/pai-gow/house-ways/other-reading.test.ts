import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Reading } from '@/app/house-ways/_parts/figures-in-text'
import { ConditionForm } from '@/app/house-ways/editor/condition-form'
import { type Card, parseCards } from '@/lib/cards/card'
import { readSeven, type Seven, sortHand } from '@/lib/engines/pai-gow/hand'
import { parseHouseWay } from '@/lib/engines/pai-gow/house-way'
import { eachClass, HANDS } from '@/lib/engines/pai-gow/house-ways/classes'
import { problemOf, sentenceOf } from '@/lib/engines/pai-gow/house-ways/editing'
import { shareOf } from '@/lib/engines/pai-gow/house-ways/figures'
import { KNOWN_WAYS, setHand, usually } from '@/lib/engines/pai-gow/house-ways/hands'
import { otherReadingOf } from '@/lib/engines/pai-gow/house-ways/other-reading'
import { lacksInWords, nearness } from '@/lib/engines/pai-gow/house-ways/trace'
import { makeWayFile, parseWayFile } from '@/lib/engines/pai-gow/house-ways/way-file'
import { makeWay, rulesWith, wayOf } from '@/lib/engines/pai-gow/house-ways/way-of'
import { JOKER_SYMBOL } from '@/lib/engines/pai-gow/ranking'
import { handFacts } from '@/lib/engines/pai-gow/set-hand'
import { setterOf } from '@/lib/engines/pai-gow/ways'
import { choose } from '@/lib/math/combinations'
import { must } from '@/lib/result'

/* Bally’s clause for an ace and the joker: its words cover more hands than the reading that the printed frequency supports. */

const NARROW = KNOWN_WAYS.find(({ id }) => id === 'ballys-ac')!
const other = otherReadingOf(NARROW)!
const WIDE = other.way
const at = WIDE.clauses.findIndex(({ id }) => id === other.clause)

const cards = (text: string): readonly Card[] => must(parseCards(text))
const setBy = (way: typeof WIDE, hand: string) => setHand(usually(way), cards(hand))!

/** A pair of an ace and the joker, and three of king to ten at least: what the words ask, without a straight being looked for. */
function isInWords({ symbols }: Seven): boolean {
  const others = [...symbols].slice(2)
  return (
    symbols[0] === JOKER_SYMBOL &&
    symbols[1] === 12 &&
    new Set([12, ...others]).size === 6 &&
    others.filter((rank) => rank >= 8 && rank < 12).length >= 3
  )
}

describe('the other reading of Bally’s clause for an ace and the joker', () => {
  it('sets a hand that can make the straight and would keep another one', () => {
    expect([setBy(NARROW, 'AsKdQcJkTh9s2d').clause.id, setBy(NARROW, 'AsKdQcJkTh9s2d').low]).toEqual([
      'S2-nopair',
      cards('As2d'),
    ])
    expect([setBy(WIDE, 'AsKdQcJkTh9s2d').clause.id, setBy(WIDE, 'AsKdQcJkTh9s2d').low]).toEqual([
      'S2-aces',
      cards('KdQc'),
    ])
  })

  it('leaves ace to five as it is', () => {
    for (const way of [NARROW, WIDE]) expect(setBy(way, 'AsJk2d3c4h9sKd').clause.id).toBe('S2-nopair')
  })

  it('sets exactly the hands of its words, and every other hand as before', { timeout: 60_000 }, () => {
    const [narrow, wide] = [setterOf(usually(NARROW)), setterOf(usually(WIDE))]
    let [wrong, hands] = [0, 0]
    eachClass((hand, _, weight) => {
      const set = wide(hand)
      const isIn = isInWords(hand)
      if (isIn) hands += weight
      if (isIn ? set >> 5 !== at : set !== narrow(hand)) wrong++
    })
    expect(wrong).toBe(0)
    // Four aces; three or all of king to ten, the other ranks below; four suits each.
    expect(hands).toBe(4 * 4 ** 5 * (choose(4, 3) * choose(8, 2) + choose(4, 4) * choose(8, 1)))
    expect(other.share).toBe(hands / HANDS)
  })

  it('comes in 0.32% of all hands, the narrow one in 0.19%', () => {
    expect([other.share, shareOf('ballys-ac', 'S2-aces')].map((share) => (share * 100).toFixed(2))).toEqual([
      '0.32',
      '0.19',
    ])
  })

  it('is a house way of one’s own that addresses, rules and files hold', () => {
    expect(must(wayOf(makeWay(WIDE)))).toEqual(WIDE)
    expect(rulesWith(WIDE)).toBe(`houseWay_${makeWay(WIDE)}`)
    expect(must(parseWayFile(makeWayFile(WIDE)))).toEqual(WIDE)
    expect(problemOf(WIDE)).toBeUndefined()
  })

  it('is offered for no way whose print allows one reading only', () => {
    expect(KNOWN_WAYS.filter((way) => otherReadingOf(way)).map(({ id }) => id)).toEqual(['ballys-ac'])
  })

  it('has words of its own, and a reason where it does not cover a hand', () => {
    const clause = WIDE.clauses[at]!
    expect(sentenceOf(clause)).toContain('ace and joker can stand in an ace-high straight, kept or not')
    const hand = readSeven(sortHand(cards('AsJk2d3c4h9sKd')))
    expect(lacksInWords(nearness(clause, hand, handFacts(hand), usually(WIDE)).lacks)).toBe(
      'it wants an ace-high straight with ace and joker in it, and these cards make none',
    )
  })

  it('is the only word beside true and false', () => {
    const clauses = WIDE.clauses.with(at, {
      ...WIDE.clauses[at]!,
      when: [{ aceAndJokerInStraight: 'some' as never }],
    })
    expect(parseHouseWay({ ...WIDE, clauses })).toMatchObject({
      problem: { at: `clauses[${at}].when[0].aceAndJokerInStraight` },
    })
  })
})

describe('where it is offered', () => {
  it('says both shares on the page of the way, with links that open it, and is silent on the others', () => {
    const html = renderToStaticMarkup(createElement(Reading, { way: NARROW }))
    expect(html).toContain('it sets 0.19% of all hands. Read the wider way it sets 0.32%.')
    for (const path of [
      `/dealer-school/house-way#way=${makeWay(WIDE)}`,
      `/pai-gow-poker/trainer#rules=${rulesWith(WIDE)}`,
      `/pai-gow-poker/calculator#rules=${rulesWith(WIDE)}`,
      `/house-ways/editor#way=${makeWay(WIDE)}`,
    ])
      expect(html).toContain(`href="${path}"`)
    expect(renderToStaticMarkup(createElement(Reading, { way: KNOWN_WAYS[0]! }))).toBe('')
  })

  it('is an answer of the editor, and the chosen one', () => {
    const condition = WIDE.clauses[at]!.when[0]!
    const html = renderToStaticMarkup(createElement(ConditionForm, { condition, onChange: () => undefined }))
    expect(html).toMatch(/<option value="any" selected="">yes, in any that the hand holds/)
  })
})
