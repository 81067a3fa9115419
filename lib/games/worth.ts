import type { Ev, Solution } from '@/lib/games/solution'

/** What a decision is worth, option by option; EVs in base wagers. */
export interface Worth {
  readonly options: readonly { readonly action: string; readonly ev: Ev }[]
  readonly best: readonly string[]
}

/** As much of a solution as is needed where hundreds of decisions are compared: the EVs, without how the rounds end. */
export const worthOf = ({ options, best }: Pick<Solution<string>, 'options' | 'best'>): Worth => ({
  options: options.map(({ action, ev }) => ({ action, ev })),
  best,
})
