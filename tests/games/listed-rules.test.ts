import { describe, expect, it } from 'vitest'
import { en as bonus } from '@/lib/games/texas-holdem-bonus/messages/en'
import { en as casino } from '@/lib/games/casino-holdem/messages/en'
import { es as casinoInSpanish } from '@/lib/games/casino-holdem/messages/es'

const rule = (says: string, hand: readonly string[], board: readonly string[] = [], stage?: string) => ({
  id: 'listed' as const,
  args: { says, hand, board, isOnly: false, stage },
})

describe('a rule of a found list', () => {
  it.each([
    [
      'fold',
      ['nothing-open', 'under-10'],
      ['three-suited'],
      'On a one-suit flop, fold queen high or worse unless you have a pair, flush draw or open-ender.',
    ],
    [
      'fold',
      ['nothing', 'under-8', 'kicker-2'],
      [],
      'Fold ten high or worse with a four or lower unless you have a pair or a draw.',
    ],
    [
      'call',
      ['high-7', 'both-2'],
      ['low-1-1'],
      'On a flop with a two or three, call with two cards of four or higher, one a nine or better.',
    ],
    [
      'call',
      ['backdoor', 'high-6', 'both-2'],
      [],
      'Call with two cards of four or higher, one an eight or better, and three to a flush, two of them your own.',
    ],
    ['call', [], ['low-2-1'], 'On a flop with two cards of two or three, call anything.'],
    ['call', [], [], 'Call everything else.'],
  ])(
    'begins with the board, says what goes together in one breath, and ends with the exception: %s %j %j',
    (says, hand, board, text) => {
      expect(casino.rule(rule(says, hand, board))).toBe(text)
    },
  )

  it.each([
    ['preflop', 'fold', ['offsuit', 'kicker-0', 'under-5'], [], 'Before the flop, fold 2-3 to 2-7 offsuit.'],
    ['flop', 'bet', ['high-11'], ['paired'], 'On a paired flop, bet with an ace or king.'],
    [
      'turn',
      'check',
      ['underpair', 'under-4'],
      [],
      'On the turn, check a pocket pair of sixes or lower below the whole board.',
    ],
    ['turn', 'check', [], ['four-suited'], 'On the turn, check anything on a board with four of a suit.'],
  ])('names its stage: %s %s %j %j', (stage, says, hand, board, text) => {
    expect(bonus.rule(rule(says, hand, board, stage))).toBe(text)
  })

  it('reads the same way in Spanish', () => {
    expect(casinoInSpanish.rule(rule('fold', ['nothing', 'under-7']))).toBe(
      'Retírate con carta alta nueve o menos, salvo que tengas pareja o proyecto.',
    )
  })
})
