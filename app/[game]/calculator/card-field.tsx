'use client'

import { calculator, cards as cardWords } from '@/app/_languages/words'
import { useId, type ClipboardEvent } from 'react'
import { classes } from '@/app/_ui/classes'
import { PlayingCard } from '@/app/_felt/playing-card'
import { messagesOf } from '@/app/_languages/messages'
import type { Card } from '@/lib/cards/card'
import { DEAD_FIELD, enteredIn } from '@/lib/game/enter'
import { enoughCards, mostCards, paste, takeOut, textOf, typeText, type CardsField } from './form'
import { inSentence, useFormHold } from './read'

interface Props {
  readonly field: CardsField
}

/** A field of cards: its places to tap, and its text to type or paste into, with any error below. */
export function CardField({ field }: Props) {
  const { game, form, change, reading } = useFormHold()
  const id = useId()
  const problem = reading.problems[field.id]
  const isActive = form.active === field.id
  const isDead = field === DEAD_FIELD
  return (
    <div
      className={classes(
        'grid content-start gap-1.5',
        field.holes && 'min-w-40',
        isDead && 'border-t border-felt-line/60 pt-3',
        problem !== undefined && 'basis-full',
      )}
    >
      <div className={classes('flex flex-wrap items-center gap-x-3 gap-y-1.5', !isDead && 'flex-col items-start!')}>
        <label
          htmlFor={id}
          className={classes(
            'text-label tracking-caps uppercase',
            isActive ? 'text-felt-money' : 'text-felt-muted',
            isDead && 'order-0',
          )}
        >
          {enteredIn(messagesOf(game), field).name}
        </label>
        <Places field={field} />
        <input
          id={id}
          value={textOf(form, field.id)}
          placeholder={field.holes ? calculator.cardOrEmpty : EXAMPLE.slice(0, Math.min(mostCards(field), 3) * 3 - 1)}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          // Not on focus, because the Tab key passes through every field on its way to the picker.
          onClick={() => !isActive && change({ ...form, active: field.id })}
          onChange={(event) => change(typeText(game, form, field.id, event.target.value))}
          onPaste={(event: ClipboardEvent) => {
            const spilled = paste(game, form, field.id, event.clipboardData.getData('text'))
            if (!spilled) return
            event.preventDefault()
            change(spilled)
          }}
          className={classes(
            'h-11 w-0 min-w-0 rounded-option border bg-black/15 px-3 text-body text-felt-ink tabular-nums placeholder:text-felt-muted/75',
            isDead ? 'min-w-32 flex-1' : 'min-w-full',
            problem !== undefined ? 'border-2 border-felt-money' : isActive ? 'border-felt-money' : 'border-felt-line',
          )}
        />
      </div>
      {problem !== undefined && (
        <p
          id={`${id}-problem`}
          role="alert"
          className="w-0 min-w-full rounded-key bg-raised px-2.5 py-1.5 text-caption break-words text-blunder-ink"
        >
          {problem}
        </p>
      )}
    </div>
  )
}

const EXAMPLE = 'Ks Qd 7c'

function Places({ field }: Props) {
  const { game, form, change, reading } = useFormHold()
  const cards = reading.cards[field.id] ?? []
  const next = form.active === field.id ? cards.length : -1
  const room = cards.length < mostCards(field) ? next + 1 : 0
  const count = field.counts.length === 0 ? cards.length : Math.max(enoughCards(field), cards.length, room)
  if (count === 0) return null
  return (
    <div className="flex flex-wrap md:gap-2">
      {Array.from({ length: count }, (_, place) => {
        const card = cards[place]
        if (typeof card === 'number')
          return (
            <Filled
              key={place}
              card={card}
              field={field}
              onClick={() => change(takeOut(game, form, field.id, place))}
            />
          )
        return (
          <Empty
            key={place}
            field={field}
            place={place}
            isNext={place === next}
            onClick={() => change({ ...form, active: field.id })}
          />
        )
      })}
    </div>
  )
}

const SPOT = 'grid min-h-11 min-w-11 place-items-center rounded-tile'
const sizeOf = (field: CardsField) => (field === DEAD_FIELD ? 'small' : 'normal')

function Filled({
  card,
  field,
  onClick,
}: {
  readonly card: Card
  readonly field: CardsField
  readonly onClick: () => void
}) {
  const { game } = useFormHold()
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={calculator.takeOut(cardWords.card(card), inSentence(game, field))}
      className={SPOT}
    >
      <PlayingCard spot={card} size={sizeOf(field)} hidden />
    </button>
  )
}

interface EmptyProps {
  readonly field: CardsField
  readonly place: number
  readonly isNext: boolean
  readonly onClick: () => void
}

function Empty({ field, place, isNext, onClick }: EmptyProps) {
  const { game } = useFormHold()
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={calculator.emptyPlace(enteredIn(messagesOf(game), field).name, place + 1)}
      className={classes(SPOT, isNext && 'calculator-next')}
    >
      <PlayingCard spot="empty" size={sizeOf(field)} hidden />
    </button>
  )
}
