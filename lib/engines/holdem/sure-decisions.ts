import type { FlushLanes } from './flush-lanes'
import { type Linear, PER_SEGMENT, SEGMENTS } from './payoff'

/*
 * Most later decisions are the same whatever flush the opponent may have: a flush type takes at most 45 hands from W and T together,
 * and at most 45 from N, and that is too little to turn the gain. Where the decision is sure, everything is linear in what is taken.
 */

export const GIVES_UP = SEGMENTS
export const UNSURE = 2 * SEGMENTS

/** By `[board * 91 + pair]`: the segment of the strength, plus GIVES_UP or UNSURE where it does not go on, for boards with three of a suit; in `codes` if given. */
export function sureDecisions(
  gain: Linear,
  { ranks, qualifying }: FlushLanes,
  codes: Uint8Array = new Uint8Array(ranks.below.length),
): Uint8Array {
  const { below, ties } = ranks
  const { short, segment } = qualifying
  const margins = Float64Array.from({ length: SEGMENTS }, (_, s) => marginOf(gain, s * PER_SEGMENT))
  for (let i = 0; i < codes.length; i++) {
    const kind = segment[i]!
    const at = kind * 4
    const value = gain[at]! + gain[at + 1]! * below[i]! + gain[at + 2]! * ties[i]! + gain[at + 3]! * short[i]!
    const margin = margins[kind]!
    codes[i] = kind + (value > margin ? 0 : value < -margin ? 20 : 40)
  }
  return codes
}

/** What a flush type can change of the gain, at the most. */
export const marginOf = (gain: Linear | Int32Array, at: number): number =>
  45 * (Math.max(Math.abs(gain[at + 1]!), Math.abs(gain[at + 2]!)) + Math.abs(gain[at + 3]!))
