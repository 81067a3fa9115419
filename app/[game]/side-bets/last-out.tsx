'use client'

import { useId, useState } from 'react'
import { classes } from '@/app/_components/classes'
import { PlayingCard } from '@/app/_components/playing-card'
import { called } from '@/app/_languages/area'
import { shoe as words } from '@/app/_languages/english/shoe'
import { filled } from '@/app/_languages/filled'
import { parseCards, type Card } from '@/lib/cards/card'
import { cardInWords } from '@/lib/cards/words'
import type { Shoe } from './shoe'
import { percentSigned, type RunPoint } from './words'

interface Props {
  readonly shoe: Shoe
  readonly run: readonly RunPoint[]
  /** False where the shoe has not the cards. */
  readonly onEnter: (cards: readonly Card[]) => boolean
}

/** The cards that left last and what that did to the bet; and a field to enter many at once. */
export function LastOut({ shoe, run, onEnter }: Props) {
  const last = shoe.steps.at(-1)
  const [now, before] = [run.at(-1), run.at(-2)]
  const moved = now && before ? now.ev - before.ev : null
  return (
    <div className="grid gap-x-8 gap-y-3 border-t pt-3 min-[800px]:grid-cols-2">
      <div className="grid min-h-21 content-start gap-1.5" aria-live="polite">
        <p className="text-small">
          {last && moved !== null
            ? filled(last.back ? words.backMoved : words.outMoved, {
                change: <b className="font-semibold tabular-nums">{percentSigned(moved, 3)}</b>,
              })
            : last
              ? last.back
                ? words.lastBack
                : words.lastOut
              : words.noneOut}
        </p>
        {last && (
          <p
            className="flex flex-wrap gap-1"
            aria-label={last.cards.map((card) => called(cardInWords(card))).join(', ')}
            role="img"
          >
            {last.cards.slice(-16).map((card, i) => (
              <PlayingCard key={i} spot={card} size="small" hidden />
            ))}
          </p>
        )}
      </div>
      <Entry onEnter={onEnter} />
    </div>
  )
}

/** What is wrong with the cards typed; empty of what can be read. */
interface Told {
  readonly problem: string
  /** Of what the reader of cards says. */
  readonly language?: 'en'
}

const NOTHING: Told = { problem: '' }

function Entry({ onEnter }: Pick<Props, 'onEnter'>) {
  const id = useId()
  const [text, setText] = useState('')
  const [{ problem, language }, setTold] = useState<Told>(NOTHING)
  const enter = (): void => {
    const cards = parseCards(text)
    if (!cards.ok) return setTold({ problem: cards.problem.message, language: 'en' })
    if (cards.value.length === 0) return setTold({ problem: words.typeCards })
    if (!onEnter(cards.value)) return setTold({ problem: words.notThatMany })
    setText('')
    setTold(NOTHING)
  }
  return (
    <form
      noValidate
      className="grid content-start gap-1"
      onSubmit={(event) => {
        event.preventDefault()
        enter()
      }}
    >
      <label htmlFor={id} className="text-caption text-muted">
        {words.manyAtOnce}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          value={text}
          placeholder="Ks Qd 7c"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={problem !== ''}
          aria-describedby={`${id}-problem`}
          onChange={(event) => setText(event.target.value.slice(0, 900))}
          className={classes(
            'h-11 min-w-0 flex-1 rounded-option border bg-paper px-3 tabular-nums',
            problem === '' ? 'border-line-strong' : 'border-2 border-blunder',
          )}
        />
        <button
          type="submit"
          className="min-h-11 rounded-button border border-line-strong px-4 text-small font-semibold hover:bg-ink/5"
        >
          {words.takeOut}
        </button>
      </div>
      <p
        id={`${id}-problem`}
        lang={language}
        role="alert"
        className="text-caption break-words text-blunder-ink empty:hidden"
      >
        {problem}
      </p>
    </form>
  )
}
