import type { Ev, Solution } from '@/lib/game/solution'

/** The EV of each option of a decision, in base wagers, and the best actions. */
export interface Worth {
  readonly options: readonly { readonly action: string; readonly ev: Ev }[]
  readonly best: readonly string[]
}

/** The EVs of a solution without its outcomes, for comparing hundreds of decisions. */
export const worthOf = ({ options, best }: Pick<Solution<string>, 'options' | 'best'>): Worth => ({
  options: options.map(({ action, ev }) => ({ action, ev })),
  best,
})
