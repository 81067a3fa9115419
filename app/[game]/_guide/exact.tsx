import { numbers } from '@/app/_languages/words'
import { PlainLink } from '@/app/_ui/link'
import { useId } from 'react'
import { CardsInText } from '@/app/_felt/cards-in-text'
import { grouped, plain } from '@/app/_languages/format'
import { evValue } from '@/lib/game/ev'
import type { Ev } from '@/lib/game/solution'
import { reduce } from '@/lib/math/fraction'

/*
 * A figure in a text: rounded as the sentence needs it, and exact when tapped. It needs no script, because the browser
 * opens and closes the note.
 */

export interface ExactProps {
  /** The rounded figure in the sentence. */
  readonly shown: string
  /** The figure's name: “House edge”. */
  readonly name: string
  /** The exact figure, as a fraction if there is one. */
  readonly value: Ev
  /** Whether it is shown as a percentage. */
  readonly percent?: boolean
  /** Its unit: “of the ante”, “antes”. */
  readonly unit?: string
  /** What the figure depends on, such as other rules than the usual ones. */
  readonly note?: string
  /** The page that shows the figure and can compute it again. */
  readonly see?: { readonly name: string; readonly href: string }
}

/** Decimals of the exact figure. */
const DIGITS = 10

export function Exact({ shown, name, value, percent = false, unit, note, see }: ExactProps) {
  const id = useId()
  return (
    <span>
      <button type="button" popoverTarget={id} className="exact">
        {shown}
      </button>
      <span id={id} popover="auto" data-nosnippet="">
        <small>
          <CardsInText>{name}</CardsInText>
        </small>
        {value.kind === 'exact' && <b>{grouped(reduce(value))}</b>}
        <span>
          {[
            value.kind === 'exact' ? '=' : '',
            percent ? `${numbers.percent(plain(evValue(value) * 100, DIGITS))}` : plain(evValue(value), DIGITS),
            unit ?? '',
          ]
            .join(' ')
            .trim()}
        </span>
        {note !== undefined && <small>{note}</small>}
        {see && (
          <PlainLink href={see.href} className="link">
            {see.name}
          </PlainLink>
        )}
      </span>
    </span>
  )
}
