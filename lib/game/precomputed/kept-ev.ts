import type { Ev } from '@/lib/game/solution'

/**
 * An EV as files store it, without loss: as text, because bundlers read some doubles of 17 digits as their neighbor.
 * Older files have doubles as numbers.
 */
export type KeptEv = { readonly num: string; readonly den: string } | string | number

/** Reads what `keepEv` wrote. */
export const readEv = (ev: KeptEv): Ev =>
  typeof ev === 'object'
    ? { kind: 'exact', num: BigInt(ev.num), den: BigInt(ev.den) }
    : { kind: 'real', value: Number(ev) }

export const keepEv = (ev: Ev): KeptEv =>
  ev.kind === 'real' ? String(ev.value) : { num: String(ev.num), den: String(ev.den) }
