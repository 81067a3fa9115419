import { compareEv, evValue, exact } from '@/lib/game/ev'
import type { StartingClass } from '@/lib/game/figures'
import type { Ev } from '@/lib/game/solution'
import { add, type Fraction, fraction } from '@/lib/math/fraction'

/* Gathers starting hands into classes, and classes into the cells of a game's map. */

type Options = StartingClass['options']

/** Deals that are played alike. */
export interface Part {
  /** The id of the class that the deals belong to. */
  readonly into: string
  readonly deals: number
  readonly options: Options
  /** The action taken with them. */
  readonly taken: string
}

/** The sum of fractions, each taken `times` times. Fast if all have one denominator. */
function sumOf(parts: readonly { readonly value: Fraction; readonly times: bigint }[]): Fraction {
  const { den } = parts[0]!.value
  if (parts.every(({ value }) => value.den === den))
    return { num: parts.reduce((sum, { value, times }) => sum + value.num * times, 0n), den }
  return parts.reduce<Fraction>(
    (sum, { value, times }) => add(sum, { num: value.num * times, den: value.den }),
    fraction(0),
  )
}

/** The mean of EVs, weighted by deals. */
function meanEv(parts: readonly { readonly ev: Ev; readonly deals: number }[]): Ev {
  const deals = parts.reduce((sum, part) => sum + part.deals, 0)
  const exacts = parts.flatMap(({ ev, deals: some }) =>
    ev.kind === 'exact' ? [{ value: ev, times: BigInt(some) }] : [],
  )
  if (exacts.length < parts.length)
    return { kind: 'real', value: parts.reduce((sum, part) => sum + (evValue(part.ev) * part.deals) / deals, 0) }
  const { num, den } = sumOf(exacts)
  return exact(num, den * BigInt(deals))
}

/** The best option; of equal ones the last, which is cheaper. */
const bestOption = (options: Options): string =>
  options.reduce((best, option) => (compareEv(option.ev, best.ev) >= 0 ? option : best)).action

/** The share of deals that take each action, among the parts of one class. */
function sharesOf(parts: readonly Part[], deals: number): Readonly<Record<string, number>> {
  const shares = Object.fromEntries(parts[0]!.options.map(({ action }) => [action, 0]))
  for (const { taken, deals: some } of parts) shares[taken] = shares[taken]! + some
  return Object.fromEntries(Object.entries(shares).map(([action, some]) => [action, some / deals]))
}

function classOf(id: string, parts: readonly Part[]): StartingClass {
  const deals = parts.reduce((sum, part) => sum + part.deals, 0)
  const options = parts[0]!.options.map(({ action }, i) => ({
    action,
    ev: meanEv(parts.map((part) => ({ ev: part.options[i]!.ev, deals: part.deals }))),
  }))
  const one = { id, deals, options }
  const best = bestOption(options)
  if (parts.every(({ taken }) => taken === best)) return one
  const ev = meanEv(
    parts.map((part) => ({ ev: part.options.find(({ action }) => action === part.taken)!.ev, deals: part.deals })),
  )
  return { ...one, shares: sharesOf(parts, deals), ev }
}

/**
 * The classes that parts make, in the order in which they first appear. All parts of a class must have the same
 * options. Only classes whose deals don't all take the option that is best on average have `shares` and `ev`.
 */
export function gatherClasses(parts: readonly Part[]): readonly StartingClass[] {
  const byId = new Map<string, Part[]>()
  for (const part of parts) {
    const known = byId.get(part.into)
    if (known) known.push(part)
    else byId.set(part.into, [part])
  }
  return [...byId].map(([id, some]) => classOf(id, some))
}
