import { describe, expect, it } from 'vitest'
import { plainFiguresFor } from '@/app/[game]/_guide/figures-for'
import { smallPercent } from '@/app/[game]/_guide/numbers'
import { findGame } from '@/lib/games/index'

const { Best, Result } = plainFiguresFor(findGame('caribbean-stud')!)

describe('figures in a guide', () => {
  it('count rounds with one net result: raising every hand, one ante is won when the dealer doesn’t qualify', async () => {
    // 1,302,540 of 2,598,960 hands make nothing, and 167,280 of those are ace-king.
    expect(((1_302_540 - 167_280) / 2_598_960).toFixed(3)).toBe('0.437')
    expect(await Result({ of: 1, strategy: 'everything' })).toBe('43.7%')
  })

  it('take the cards of the dealer that the player has seen', async () => {
    const spot = { hand: '5s5d9h8c3s', upcard: 'Td' }
    expect([await Best(spot), await Best({ ...spot, dealerCards: 'Tc' })]).toEqual(['raise', 'fold'])
  })

  it.each([
    [0.113_829, '11.38%'],
    [0.000_920_2, '0.092%'],
    [0.000_002_249_8, '0.00022%'],
    [0.000_000_5, '0.000050%'],
    [0, '0.000%'],
  ])('show a small share of %s without rounding it to nothing', (share, shown) => {
    expect(smallPercent(share)).toBe(shown)
  })
})
