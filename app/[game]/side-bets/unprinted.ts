import { betIn } from '@/lib/messages/message'
import { valueWords } from '@/app/_settings/rules-in-words'
import { meterOf, sideOf } from '@/app/[game]/_guide/figures'
import { PUBLISHED } from '@/lib/errata/published'
import { evValue } from '@/lib/game/ev'
import type { AnyGame, Rules, SideBet } from '@/lib/game/game'
import { PROBES } from '@/lib/game/side-bets/meter'
import { applyPreset, examplePreset } from '@/lib/game/side-bets/usual-tables'
import { toNumber } from '@/lib/math/fraction'

/** What is known about a bet whose prizes aren't all printed, and what follows from that. Meters are in bets. */
export interface Unprinted {
  /** The printed prizes, the highest first. */
  readonly prizes: readonly { readonly name: string; readonly pay: number }[]
  readonly sources: string
  /** The share of the bet that the printed prizes return. */
  readonly back: number
  /**
   * The return that the operator publishes, as a share, and the meter that it requires if no other prize pays anything.
   */
  readonly published: number
  readonly meter: number
  /** The meter at which the bet would then be even. */
  readonly even: number
}

/** Undefined for a bet whose table is printed. Throws if no return is published. */
export async function unprintedOf(game: AnyGame, bet: SideBet): Promise<Unprinted | undefined> {
  const preset = examplePreset(game, bet.id)
  if (!preset?.example) return undefined
  const { printed, sources } = preset.example
  const field = game.ruleFields.find((one) => one.kind === 'pays' && one.bet === bet.id)
  const rules = applyPreset(game.variants[0].rules as Rules, { ...preset, pays: printed })
  const [bare, low, high] = await Promise.all([
    sideOf(game, rules, bet.id),
    ...PROBES.map((meter) => sideOf(game, rules, bet.id, { meter })),
  ])
  const stated = PUBLISHED.find(
    (one) =>
      one.game === game.id && one.unit === 'percent' && one.what === `Return of the ${betIn(game.messages, bet.id)}`,
  )
  const reading = await meterOf(game, rules, bet.id)
  if (!stated || !reading?.breakEven || field?.kind !== 'pays') throw new Error(`nothing is known of ${bet.id}`)
  const published = Number(stated.value) / 100
  const slope = evValue(high!.ev) - evValue(low!.ev)
  return {
    prizes: field.hands.flatMap(({ id }) =>
      printed[id] ? [{ name: valueWords(game, field, id), pay: printed[id] }] : [],
    ),
    sources,
    back: 1 + evValue(bare.ev),
    published,
    meter: PROBES[0] + (published - 1 - evValue(low!.ev)) / slope,
    even: toNumber(reading.breakEven),
  }
}
