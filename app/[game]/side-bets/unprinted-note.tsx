import { percent, upTo, whole } from '@/app/_components/format'
import { called } from '@/app/_languages/area'
import { sideBets } from '@/app/_languages/english/side-bets'
import type { Unprinted } from './unprinted'

/** In place of a house edge: what is printed of the bet, and what that means for its meter. */
export function UnprintedNote({ known }: { readonly known: Unprinted }) {
  const { prizes, sources, back, published, meter, even } = known
  const list = prizes.map(({ name, pay }) => sideBets.prize(called(name), upTo(pay, 2))).join(', ')
  return (
    <div className="grid max-w-wide gap-2 rounded-option border px-4 py-3 text-small" data-unprinted>
      <p className="font-semibold">{sideBets.unprinted}</p>
      <p>
        {sideBets.printedPrizes(list, percent(back))}{' '}
        <span lang="en" className="text-muted">
          {sources}.
        </span>
      </p>
      <p>{sideBets.impliedMeter(percent(published), whole(Math.ceil(meter)), whole(Math.ceil(even)))}</p>
      <p>{sideBets.enterPrizes}</p>
    </div>
  )
}
