import type { Ev } from '@/lib/games/solution'

/** An EV as files keep it, to the last digit: a fraction as text, a double as it prints. */
export type KeptEv = { readonly num: string; readonly den: string } | number

/** Reads what `keepEv` wrote. */
export const readEv = (ev: KeptEv): Ev =>
  typeof ev === 'number' ? { kind: 'real', value: ev } : { kind: 'exact', num: BigInt(ev.num), den: BigInt(ev.den) }

export const keepEv = (ev: Ev): KeptEv => (ev.kind === 'real' ? ev.value : { num: String(ev.num), den: String(ev.den) })
