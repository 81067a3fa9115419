import { blackjackHole } from '@/lib/engines/blackjack/index'
import { expect, it } from 'vitest'
import { taughtGame as texas21 } from '@/lib/games/texas-21/teaching'
import type { Texas21Rules } from '@/lib/games/texas-21/rules'
import { start, type Texas21State, unseen } from '@/lib/games/texas-21/round'
import { valueOf } from '@/lib/engines/blackjack/totals'
import { unasked } from '@/lib/engines/blackjack/unasked'
import { draw, makeRandom, type Random } from '@/lib/math/random'

const usual = texas21.variants[0].rules

/** A round as it is dealt, the dealer looking under a ten, played on while there is one thing to do: its net result if it never asks. */
function netUnasked(rules: Texas21Rules, random: Random): number | undefined {
  const cards = draw(random, unseen(rules, start(rules)), 8)
  const dealt: Texas21State = {
    ...start(rules),
    hand: cards.slice(0, 2),
    upcard: cards.slice(2, 3),
    flop: cards.slice(3, 7),
  }
  const hole = blackjackHole(dealt)
  const peek = hole === undefined || hole === 10 ? null : valueOf(cards[7]!) === hole ? 'blackjack' : 'no-blackjack'
  let state: Texas21State = { ...dealt, peek }
  for (;;) {
    const now = texas21.step(rules, state)
    if (now.kind === 'end') return now.net
    if (now.kind === 'decide' && now.actions.length > 1) return undefined
    state = now.kind === 'decide' ? now.next(now.actions[0]!) : now.next(draw(random, now.stub, now.count))
  }
}

// Off the top of six decks a blackjack comes in 4.749% of hands: 2 · 24 · 96 / (312 · 311).
it('counts the rounds that ask nothing as dealt rounds have them', () => {
  const random = makeRandom('rounds that ask nothing')
  const deals = 40_000
  const nets = Array.from({ length: deals }, () => netUnasked(usual, random)).filter((net) => net !== undefined)
  const { chance, mean, square } = unasked(usual)
  expect(Math.abs(nets.length / deals - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / deals))
  expect(Math.abs(nets.reduce((sum, net) => sum + net, 0) / nets.length - mean)).toBeLessThan(
    4 * Math.sqrt((square - mean * mean) / nets.length),
  )
  expect(chance).toBeGreaterThan(0.0474)
  expect(new Set(nets)).toEqual(new Set([usual.blackjackPays, 0, -1]))
})
