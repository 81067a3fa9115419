import { RANKS } from '@/lib/cards/card'
import { fail, ok, type Result } from '@/lib/result'
import { eachFlushHand } from './flush-classes'
import { eachRankHand } from './rank-classes'
import type { Seven } from './hand'
import { JOKER_SYMBOL } from './ranking'
import { type Dealing, setterOf } from './ways'

/** A class of hands in a readable form: `JkAK953`, with `*` after each card of the suit with five or more. */
export const classInWords = ({ symbols, suited }: Seven): string =>
  Array.from(
    symbols,
    (symbol, i) => `${symbol === JOKER_SYMBOL ? 'Jk' : RANKS[symbol]}${suited[i] === 0 ? '' : '*'}`,
  ).join('')

/**
 * Proves that a house way sets every one of the 154,143,080 hands and none foul, by setting one hand of every class.
 * Fails with `NotTotal` and the first hand it doesn't set.
 */
export function proveHouseWay(dealing: Dealing): Result<{ readonly classes: number }> {
  const setter = setterOf(dealing)
  let classes = 0
  let left: string | undefined
  const check = (hand: Seven): void => {
    classes++
    if (left === undefined && setter(hand) < 0) left = classInWords(hand)
  }
  eachRankHand(check)
  eachFlushHand(check)
  if (left === undefined) return ok({ classes })
  return fail('NotTotal', { id: 'not-total', args: { way: dealing.way.id, hand: left } }, 'clauses')
}
