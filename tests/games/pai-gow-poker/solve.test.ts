import { saidZones } from '@/app/_felt/said-felt'
import { say } from '@/lib/messages/message'
import { describe, expect, it } from 'vitest'
import { type Card, JOKER, makeCards, parseCards } from '@/lib/cards/card'
import { DECK_WITH_JOKER, without } from '@/lib/cards/deck'
import { compareEv } from '@/lib/game/ev'
import { taughtGame as paiGowPoker } from '@/lib/games/pai-gow-poker/teaching'
import { type PaiGowRules, VARIANTS } from '@/lib/games/pai-gow-poker/rules'
import { solve } from '@/lib/games/pai-gow-poker/solve'
import { type PaiGowAction, type PaiGowState, start, step } from '@/lib/games/pai-gow-poker/round'
import type { Solution } from '@/lib/game/solution'
import { expectimax } from '@/lib/engines/round/index'
import { add, compare, fraction, multiply, type Fraction } from '@/lib/math/fraction'
import { below, draw, makeRandom, type Random } from '@/lib/math/random'
import { must } from '@/lib/result'
import { saying } from '../../tools/problems'

type Solved = Solution<PaiGowAction>

const PLAYNOW = VARIANTS[0].rules

const RULES: Readonly<Record<string, PaiGowRules>> = {
  ...Object.fromEntries(VARIANTS.map(({ id, rules }) => [id, rules])),
  'wheel lowest': { ...PLAYNOW, wheel: 'lowest' },
  banking: { ...PLAYNOW, banking: true },
  'no commission': { ...PLAYNOW, commission: 0 },
  'all of it for the house': { ...PLAYNOW, commission: 1 },
  'pairs before straights': { ...PLAYNOW, keepComplete: false, commission: 0.035 },
}

const exactEv = ({ options }: Solved, i: number): Fraction => {
  const { ev } = options[i]!
  if (ev.kind !== 'exact') throw new Error('every EV of this game is exact')
  return ev
}

/** A hand and what is left to deal: whole suits make flushes, few ranks make pairs. */
function smallDeck(random: Random, i: number, live: number): PaiGowState {
  const kinds: readonly ((card: Card) => boolean)[] = [
    () => true,
    (card) => card === JOKER || (card & 3) < 2,
    (card) => card === JOKER || card >> 2 > 6,
    (card) => card === JOKER || card >> 2 < 6 || (card & 3) === 0,
  ]
  const cards = draw(random, DECK_WITH_JOKER.filter(kinds[i % kinds.length]!), live - 1)
  const joker = DECK_WITH_JOKER.filter((card) => !cards.includes(card))
  const alive = draw(
    random,
    i % 2 === 0 && !cards.includes(JOKER) ? [...cards, JOKER] : [...cards, draw(random, joker, 1)[0]!],
    live,
  )
  const hand = alive.slice(0, 7)
  return { ...start(PLAYNOW), hand, dead: without(DECK_WITH_JOKER, alive) }
}

describe('solve against expectimax on small decks', () => {
  for (const [name, rules] of Object.entries(RULES))
    it(name, { timeout: 60_000 }, () => {
      const random = makeRandom(`expectimax ${name}`)
      for (let i = 0; i < 6; i++) {
        const state = smallDeck(random, i, 15 + (i % 2))
        const [fast, plain] = [solve(rules, state), expectimax({ step }, rules, state)]
        expect(fast.best).toEqual(plain.best)
        expect(fast.deals).toBe(plain.deals)
        expect(fast.options.map(({ action, outcomes }) => ({ action, outcomes }))).toEqual(
          plain.options.map(({ action, outcomes }) => ({ action, outcomes })),
        )
        fast.options.forEach(({ ev }, k) => expect(compareEv(ev, plain.options[k]!.ev)).toBe(0))
      }
    })
})

const decision = (hand: string, dead = ''): PaiGowState => ({
  ...start(PLAYNOW),
  hand: must(parseCards(hand)),
  dead: must(parseCards(dead)),
})

describe('solve', () => {
  it('counts 53,524,680 hands of the dealer for each of the 15 to 21 settings', { timeout: 60_000 }, () => {
    const random = makeRandom('whole deck')
    for (let i = 0; i < 40; i++) {
      const rules = Object.values(RULES)[i % Object.keys(RULES).length]!
      const { options, deals } = solve(rules, { ...start(rules), hand: draw(random, DECK_WITH_JOKER, 7) })
      expect(deals).toBe(53_524_680)
      expect(options.length).toBeGreaterThanOrEqual(15)
      expect(options.length).toBeLessThanOrEqual(21)
      for (const { tally } of options) {
        expect(tally!.every(({ ways }) => ways >= 0)).toBe(true)
        expect(tally!.reduce((sum, { ways }) => sum + ways, 0)).toBe(deals)
      }
    }
  })

  it('does not mind what the suits are called, nor the order of the cards', () => {
    const random = makeRandom('suits')
    for (let i = 0; i < 12; i++) {
      const hand = draw(random, DECK_WITH_JOKER, 7)
      const suits = draw(random, [0, 1, 2, 3], 4)
      const renamed = hand.map((card) => (card === JOKER ? card : (card & ~3) | suits[card & 3]!))
      const evs = (cards: readonly Card[]) =>
        solve(PLAYNOW, { ...start(PLAYNOW), hand: cards })
          .options.map(({ outcomes }) => JSON.stringify(outcomes))
          .sort()
      expect(evs(draw(random, renamed, 7))).toEqual(evs(hand))
    }
  })

  it('averages over a dead card to what it is without', { timeout: 60_000 }, () => {
    for (const hand of ['JkQsJsTs8s7h6d', '9s9h8s7s6s5s2h']) {
      const state = decision(hand)
      const stub = without(DECK_WITH_JOKER, state.hand)
      const fresh = solve(PLAYNOW, state)
      const dead = stub.map((card) => solve(PLAYNOW, { ...state, dead: [card] }))
      for (const [i] of fresh.options.entries()) {
        const mean = dead.reduce(
          (sum, solved) => add(sum, multiply(exactEv(solved, i), fraction(1, stub.length))),
          fraction(0),
        )
        expect(compare(mean, exactEv(fresh, i))).toBe(0)
      }
    }
  })

  it('lists settings by the card, and all of equal worth as best', () => {
    const { options, best } = solve(PLAYNOW, decision('KsKhKdKc7h3s2d'))
    expect(options.map(({ action }) => action)).toContain('low:KsKh')
    expect(new Set(best).size).toBe(best.length)
    expect(best.length).toBe(
      options.filter(({ ev }) => compareEv(ev, options.find(({ action }) => action === best[0])!.ev) === 0).length,
    )
  })

  it('refuses a state that is not at the decision', () => {
    expect(() => solve(PLAYNOW, start(PLAYNOW))).toThrow()
    expect(() => solve(PLAYNOW, { ...decision('KsKhKd7c5h3s2d'), low: must(parseCards('KsKh')) })).toThrow()
  })
})

describe('setting by hand', () => {
  const { arrange } = paiGowPoker
  const state = decision('KsKhQd7c5h3s2d')

  it('takes the two cards in either order', () => {
    expect(arrange!.actionOf(PLAYNOW, state, must(parseCards('7cQd')))).toEqual({ ok: true, value: 'low:Qd7c' })
  })

  it('says why a setting is foul', () => {
    const foul = arrange!.actionOf(PLAYNOW, state, must(parseCards('KsKh')))
    expect(foul).toMatchObject({
      ok: false,
      problem: { name: 'Foul', says: saying(expect.stringContaining('pair of kings in front outranks queen high')) },
    })
    expect(arrange!.actionOf(PLAYNOW, state, must(parseCards('Ks')))).toMatchObject({
      ok: false,
      problem: { name: 'WrongCount' },
    })
    expect(arrange!.actionOf(PLAYNOW, state, must(parseCards('KsAs')))).toMatchObject({
      ok: false,
      problem: { name: 'WrongCount' },
    })
    expect(arrange!.actionOf(PLAYNOW, state, must(parseCards('KsKs')))).toMatchObject({
      ok: false,
      problem: { name: 'WrongCount' },
    })
  })

  it('knows the house way, which is one of the actions', () => {
    const random = makeRandom('house way')
    for (let i = 0; i < 300; i++) {
      const rules = Object.values(RULES)[below(random, Object.keys(RULES).length)]!
      const dealt = { ...start(rules), hand: draw(random, DECK_WITH_JOKER, 7) }
      const now = step(rules, dealt)
      if (now.kind !== 'decide') throw new Error('a dealt hand is set')
      expect(now.actions).toContain(arrange!.suggested(rules, dealt))
    }
  })
})

describe('a round', () => {
  const end = (rules: PaiGowRules, hand: string, low: string, dealer: string) => {
    const state = { ...decision(hand), low: must(parseCards(low)), dealer: must(parseCards(dealer)) }
    const now = step(rules, state)
    if (now.kind !== 'end') throw new Error('the round is over')
    return {
      ...now.bets[0]!,
      because: say(paiGowPoker.messages.settled, now.bets[0]!.because),
      captions: saidZones(paiGowPoker, paiGowPoker.table(rules, state)).flatMap((zone) =>
        zone.kind === 'cards' ? [zone.caption] : [],
      ),
    }
  }

  it('is won by both hands, less the commission', () => {
    expect(end(PLAYNOW, 'AsAhKdKc7c5h3s', 'KdKc', '9s8h7d5c4s3d2c')).toMatchObject({
      net: 0.95,
      because: 'both hands win: 1 to 1 less 5%',
    })
  })

  it('is pushed by one hand each, and a copy is the banker’s', () => {
    expect(end(PLAYNOW, 'AsAhKdQc7c5h3s', 'KdQc', 'JsJhKsQs4s3d2c')).toMatchObject({
      net: 0,
      because: 'one hand each, the copy in front the banker’s: pushes',
    })
    expect(end({ ...PLAYNOW, banking: true }, 'AsAhKdQc7c5h3s', 'KdQc', 'JsJhKsQs4s3d2c')).toMatchObject({ net: 0.95 })
    expect(end(PLAYNOW, '9s9hKdQc7c5h3s', 'KdQc', 'JsJhKsQs4s3d2c')).toMatchObject({
      net: -1,
      because: 'both hands lose, the copy in front the banker’s: loses',
    })
  })

  it('says on the felt what stands where', () => {
    expect(end(PLAYNOW, 'AsJkKdKc7c5h3s', 'KdKc', '9s8h7d5c4s3d2c').captions).toEqual([
      'eight-seven',
      'nine high',
      'pair of kings, wins',
      'pair of aces, wins',
    ])
    expect(makeCards(must(parseCards('Jk')))).toBe('Jk')
  })
})
