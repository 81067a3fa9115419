import { numbers } from '@/app/_languages/english/numbers'
import { PlainLink } from '@/app/_ui/link'
import { useId } from 'react'
import { CardsInText } from '@/app/_felt/cards-in-text'
import { grouped, plain } from '@/app/_languages/format'
import { evValue } from '@/lib/games/ev'
import type { Ev } from '@/lib/games/solution'
import { reduce } from '@/lib/math/fraction'

/* A figure in a text: rounded to what the sentence needs, and exactly on a tap. No script: the browser opens and closes the note. */

export interface ExactProps {
  /** As the sentence says it. */
  readonly shown: string
  /** What it is: “House edge”. */
  readonly name: string
  /** The figure itself: a fraction wherever there is one. */
  readonly value: Ev
  /** Whether it is told as a percentage. */
  readonly percent?: boolean
  /** What it is counted in: “of the ante”, “antes”. */
  readonly unit?: string
  /** What the figure rests on. */
  readonly note?: string
  /** Where it can be seen, and worked out again. */
  readonly see?: { readonly name: string; readonly href: string }
}

/** Digits after the point where a figure is told to the last of them that anyone may want. */
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
