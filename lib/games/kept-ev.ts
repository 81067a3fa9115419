import type { Ev } from '@/lib/games/solution'

/** An EV as files store it, without loss: a fraction as text, a double as a number. */
export type KeptEv = { readonly num: string; readonly den: string } | number

/** Reads what `keepEv` wrote. */
export const readEv = (ev: KeptEv): Ev =>
  typeof ev === 'number' ? { kind: 'real', value: ev } : { kind: 'exact', num: BigInt(ev.num), den: BigInt(ev.den) }

export const keepEv = (ev: Ev): KeptEv => (ev.kind === 'real' ? ev.value : { num: String(ev.num), den: String(ev.den) })
