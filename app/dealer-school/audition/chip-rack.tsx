'use client'

import { type FormEvent, useState } from 'react'
import { withPoint } from '@/app/_ui/typed-number'
import { audition } from '@/app/_languages/words'
import { Button, KeyHint, TextButton } from '@/app/_ui/button'
import { Input } from '@/app/_ui/field'
import { readAmount } from '@/lib/teaching/dealer-school/chips'
import { type ChipColor, colorOf, type Pile, type Rack, valueOf } from '@/lib/teaching/dealer-school/rack'
import { chips } from '../payouts/words'
import { chipInWords, pileInWords } from './words'

/** A ring in the chip's color. The chip's value is written inside, so that color alone carries no information. */
const RINGS: Readonly<Record<ChipColor, string>> = {
  half: 'border-muted',
  white: 'border-line-strong',
  pink: 'border-mistake',
  red: 'border-blunder',
  green: 'border-best',
  black: 'border-ink',
  purple: 'border-fine',
  yellow: 'border-brass',
}

interface Props {
  /** What is being paid: “Trips”. */
  readonly bet: string
  readonly rack: Rack
  readonly pile: Pile
  readonly onChip: (cents: number, more: number) => void
  readonly onPay: (cents: number) => void
  /**
   * Goes back to the other bets. Absent when chips are changed, because there are no other bets then and no amount can
   * be typed.
   */
  readonly onBack?: () => void
}

/** The rack, and the chips taken from it for one bet. */
export function ChipRack({ bet, rack, pile, onChip, onPay, onBack }: Props) {
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const total = valueOf(pile)
  const last = Object.keys(pile).at(0)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const cents = readAmount(withPoint(text))
    if (cents === undefined || cents === 0) setWrong(true)
    else onPay(cents)
  }
  return (
    <div role="group" aria-label={onBack ? audition.payBets(bet) : bet} className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {rack.map((cents, i) => (
          <button
            key={cents}
            type="button"
            aria-label={audition.addChip(chipInWords(cents))}
            onClick={() => onChip(cents, 1)}
            className={`grid h-14 w-14 place-items-center rounded-full border-4 border-dashed bg-paper text-caption font-semibold tabular-nums ${
              RINGS[colorOf(cents) ?? 'white']
            }`}
          >
            <span aria-hidden="true">{chips(cents).replace('$', '')}</span>
            <span aria-hidden="true" className="hidden text-micro font-normal text-muted hoverable:block">
              {i + 1}
            </span>
          </button>
        ))}
      </div>
      <p aria-live="polite" className="min-h-[1.5em] text-small tabular-nums">
        {total === 0 ? '' : pileInWords(pile)}
      </p>
      <div className="grid grid-cols-2 gap-2">
        <Button
          look="quiet"
          aria-disabled={last === undefined}
          onClick={() => last !== undefined && onChip(Number(last), -1)}
          className="px-2! text-small aria-disabled:opacity-45"
        >
          {audition.takeBack}
        </Button>
        <Button
          aria-disabled={total === 0}
          onClick={() => total > 0 && onPay(total)}
          className="px-2! aria-disabled:opacity-45"
        >
          {onBack ? audition.cut(chips(total)) : audition.cutChange(chips(total))} <KeyHint>⏎</KeyHint>
        </Button>
      </div>
      {onBack && (
        <form onSubmit={submit} className="grid grid-cols-rest-auto items-end gap-2">
          <label className="grid gap-1">
            <span className="text-caption text-muted">{audition.typed}</span>
            <Input
              value={text}
              inputMode="decimal"
              autoComplete="off"
              aria-invalid={isWrong}
              onChange={({ target: { value } }) => {
                setText(value)
                setWrong(false)
              }}
              className="w-full"
            />
          </label>
          <Button type="submit" look="quiet">
            {audition.pay}
          </Button>
        </form>
      )}
      {isWrong && (
        <p role="alert" className="text-caption text-blunder-ink">
          {audition.noAmount}
        </p>
      )}
      {onBack && (
        <TextButton onClick={onBack} className="justify-self-start text-small">
          {audition.backToBets}
        </TextButton>
      )}
    </div>
  )
}
