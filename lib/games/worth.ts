import type { Ev, Solution } from '@/lib/games/solution'

/** What a decision is worth, option by option; EVs in base wagers. */
export interface Worth {
  readonly options: readonly { readonly action: string; readonly ev: Ev }[]
  readonly best: readonly string[]
}

/** The part of a solution that a comparison of hundreds of decisions needs: the EVs, without the outcomes. */
export const worthOf = ({ options, best }: Pick<Solution<string>, 'options' | 'best'>): Worth => ({
  options: options.map(({ action, ev }) => ({ action, ev })),
  best,
})
