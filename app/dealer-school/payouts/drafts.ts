import { withPoint } from '@/app/_ui/typed-number'
import { payouts } from '@/app/_languages/english/payouts'
import { readAmount } from '@/lib/teaching/dealer-school/chips'
import type { Said } from '@/lib/teaching/dealer-school/payouts'

/** What stands in the form for one bet: a choice, or what was typed as its pay. */
export interface Draft {
  readonly does: 'lose' | 'push' | 'pay' | null
  readonly text: string
}

export const EMPTY: Draft = { does: null, text: '' }

/** What a draft says; undefined while it says nothing yet. A pay of nothing is none. */
export function saidBy({ does, text }: Draft): Said | undefined {
  if (does === null) return undefined
  if (does !== 'pay') return { does }
  const cents = readAmount(withPoint(text))
  return cents === undefined || cents === 0 ? undefined : { does, cents }
}

/** What is wrong with what was typed, in words; undefined where nothing is. */
export const wrongWith = (draft: Draft): string | undefined =>
  draft.does === 'pay' && draft.text !== '' && saidBy(draft) === undefined ? payouts.noAmount : undefined
