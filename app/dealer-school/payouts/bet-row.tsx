'use client'

import { type KeyboardEvent, type Ref, useId } from 'react'
import { classes } from '@/app/_ui/classes'
import { keyName } from '@/app/_ui/key-name'
import { money } from '@/app/_languages/format'
import { payouts } from '@/app/_languages/words'
import { type Due, readAmount, type Said } from '@/lib/teaching/dealer-school/table/chips'
import { withPoint } from '@/app/_ui/typed-number'

/** The input for one bet: a choice, or the payout as typed. */
export interface Draft {
  readonly does: 'lose' | 'push' | 'pay' | null
  readonly text: string
}

export const EMPTY: Draft = { does: null, text: '' }

/** The answer in a draft; undefined if it isn't complete. A payout of zero isn't valid. */
export function saidBy({ does, text }: Draft): Said | undefined {
  if (does === null) return undefined
  if (does !== 'pay') return { does }
  const cents = readAmount(withPoint(text))
  return cents === undefined || cents === 0 ? undefined : { does, cents }
}

/** The problem with a typed payout; undefined if there is none. */
const wrongWith = (draft: Draft): string | undefined =>
  draft.does === 'pay' && draft.text !== '' && saidBy(draft) === undefined ? payouts.noAmount : undefined

interface Props {
  /** The bet’s name. */
  readonly name: string
  readonly due: Due
  readonly draft: Draft
  readonly field: Ref<HTMLInputElement>
  readonly onDraft: (draft: Draft) => void
  /** Called once the bet has an answer, to move on to the next. */
  readonly onDone: () => void
  readonly onFocus: () => void
}

const CHOICE = 'min-h-11 rounded-option border border-line-strong px-3 text-small font-strong'

/** A bet to settle: lose, push, or a payout. */
export function BetRow({ name, due, draft, field, onDraft, onDone, onFocus }: Props) {
  const id = useId()
  const wrong = wrongWith(draft)
  const choose = (does: 'lose' | 'push'): void => {
    onDraft({ does, text: '' })
    onDone()
  }
  return (
    <fieldset className="grid gap-1.5 border-t pt-2.5 first:border-t-0 first:pt-0">
      <Heading name={name} due={due} />
      <div className="grid grid-cols-[1fr_1fr_1.5fr] gap-2">
        {due.stake > 0 ? (
          <Choice name={payouts.choiceLose} isChosen={draft.does === 'lose'} onChoose={() => choose('lose')} />
        ) : (
          <span aria-hidden="true" />
        )}
        <Choice
          name={due.stake > 0 ? payouts.choicePush : payouts.choiceNothing}
          isChosen={draft.does === 'push'}
          onChoose={() => choose('push')}
        />
        <Pay
          name={name}
          due={due}
          draft={draft}
          field={field}
          onDraft={onDraft}
          onDone={onDone}
          onFocus={onFocus}
          onChoose={choose}
          wrongId={wrong === undefined ? undefined : `${id}-wrong`}
        />
      </div>
      {wrong !== undefined && (
        <p id={`${id}-wrong`} className="text-caption text-blunder-ink">
          {wrong}
        </p>
      )}
    </fieldset>
  )
}

function Heading({ name, due }: Pick<Props, 'name' | 'due'>) {
  return (
    <>
      <legend className="sr-only">
        {name}
        {due.stake > 0 ? `, ${money(due.stake / 100, 'USD')}` : ''}
      </legend>
      <p aria-hidden="true" className="flex items-baseline justify-between gap-3 text-small">
        <b className="font-semibold">{name}</b>
        <span className="text-muted tabular-nums">
          {due.stake > 0 ? money(due.stake / 100, 'USD') : payouts.noChips}
        </span>
      </p>
    </>
  )
}

interface PayProps extends Props {
  readonly onChoose: (does: 'lose' | 'push') => void
  /** The id of the text that says that the amount is invalid. */
  readonly wrongId: string | undefined
}

/** The field for the amount, in which the letters of the other two choices work too. */
function Pay({ name, due, draft, field, onDraft, onDone, onFocus, onChoose, wrongId }: PayProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const key = keyName(event)
    if (key === 'l' && due.stake > 0) onChoose('lose')
    else if (key === 'p') onChoose('push')
    else if (key === 'Enter') onDone()
    else return
    event.preventDefault()
  }
  return (
    <label
      className={classes(
        CHOICE,
        'flex min-w-0 items-center gap-2 bg-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-best',
        draft.does === 'pay' && 'border-ink',
      )}
    >
      {payouts.choicePay}
      <input
        ref={field}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        placeholder="0"
        value={draft.text}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        onChange={({ target: { value } }) =>
          onDraft(value === '' ? { does: null, text: '' } : { does: 'pay', text: value })
        }
        aria-label={payouts.payFor(name)}
        aria-invalid={wrongId !== undefined}
        aria-describedby={wrongId}
        className="min-h-10 w-full min-w-0 bg-transparent text-right text-plain tabular-nums outline-none!"
      />
    </label>
  )
}

function Choice({
  name,
  isChosen,
  onChoose,
}: {
  readonly name: string
  readonly isChosen: boolean
  readonly onChoose: () => void
}) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={classes(CHOICE, isChosen ? 'border-ink bg-ink text-paper' : 'hover:bg-ink/5')}
    >
      {name}
    </button>
  )
}
