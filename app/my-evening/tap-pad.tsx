'use client'

import { useMemo } from 'react'
import { CardPicker } from '@/app/_felt/card-picker'
import { actionName, arrangeWords } from '@/app/_felt/names'
import { cards as cardWords, evening } from '@/app/_languages/words'
import { Button } from '@/app/_ui/button'
import { type Card, makeCard } from '@/lib/cards/card'
import type { Rules } from '@/lib/game/game'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { type NamesOf, nextTyped, readTypedHand, type TypedNext, type TypedProblem } from '@/lib/teaching/evening/read'

/* Writes an evening's text by taps. A tap adds what a user would type, so both are read in the same way. */

const CARD_AT_END = /(?:joker|jk|(?:10|[2-9tjqka])[shdc])$/i

/** A text without its last part: a card, a word, or a line break. */
export function withoutLast(text: string): string {
  const shown = text.replace(/[ ,]+$/, '')
  if (shown.endsWith('\n')) return shown.slice(0, -1)
  return shown.replace(CARD_AT_END.test(shown) ? CARD_AT_END : /[^\s,]+$/, '').replace(/[ ,]+$/, '')
}

/** A line with one more word. A card is joined to the other cards of its deal. */
const withWord = (line: string, word: string, joins: boolean): string =>
  `${line}${joins || line === '' || line.endsWith(' ') ? '' : ' '}${word}`

/** The text that a user would type for an action. */
const wordOf = (game: AnyTaughtGame, rules: Rules, action: string): string =>
  /:(.*)$/.exec(action)?.[1] ?? game.keyOf(rules, action)

interface Props {
  readonly game: AnyTaughtGame
  readonly rules: Rules
  readonly text: string
  readonly namesOf: NamesOf
  /** Returns the problem with a line in words. */
  readonly inWords: (problem: TypedProblem) => string
  readonly onText: (text: string) => void
}

/** Buttons for the last line of an evening: the cards that can come, or the actions. */
export function TapPad({ game, rules, text, namesOf, inWords, onText }: Props) {
  const start = text.lastIndexOf('\n') + 1
  const line = text.slice(start)
  const next = useMemo(() => nextTyped(game, rules, line, namesOf), [game, rules, line, namesOf])
  const deck = useMemo(() => {
    const first = nextTyped(game, rules, '')
    return first?.kind === 'cards' ? [...new Set(first.stub)] : []
  }, [game, rules])
  const add = (word: string, joins = false): void => onText(text.slice(0, start) + withWord(line, word, joins))
  const read = useMemo(() => readTypedHand(game, rules, line, namesOf), [game, rules, line, namesOf])
  return (
    <div className="grid grid-cols-1 gap-3 pt-1">
      <p role="status" className="text-small">
        <span className="font-mono wrap-anywhere">{line}</span>{' '}
        {next === null && !read.ok ? inWords(read.problem) : askedOf(game, next, line)}
      </p>
      {next?.kind === 'action' ? (
        <div className="grid grid-cols-2 gap-2">
          {next.actions.map((action) => (
            <Button key={action} look="quiet" onClick={() => add(wordOf(game, rules, action))}>
              {actionName(game, action)}
            </Button>
          ))}
        </div>
      ) : (
        next !== null && (
          <CardPicker
            label={evening.cards}
            cards={next.kind === 'moved' ? deck.filter((card) => next.stub.includes(card)) : deck}
            whereabouts={(card: Card) => (next.stub.includes(card) ? 'free' : 'used')}
            onToggle={(card) => add(makeCard(card), next.given > 0)}
          />
        )
      )}
      <div className="grid grid-cols-2 gap-2">
        <Button look="quiet" disabled={text === ''} onClick={() => onText(withoutLast(text))}>
          {cardWords.undo}
        </Button>
        {next?.kind === 'moved' && next.given === 0 ? (
          <Button look="quiet" onClick={() => add('house way')}>
            {arrangeWords(game).suggestedBy}
          </Button>
        ) : (
          <Button disabled={!read.ok} onClick={() => onText(`${text}\n`)}>
            {evening.nextHand}
          </Button>
        )}
      </div>
    </div>
  )
}

/** What the pad asks for. */
function askedOf(game: AnyTaughtGame, next: TypedNext | null, line: string): string {
  switch (next?.kind) {
    case 'cards':
      return line === '' ? evening.tapYours : evening.tapCards
    case 'moved':
      return evening.tapFront(game.arrange!.count)
    case 'action':
      return evening.tapAction
    case undefined:
      return evening.tapDone
  }
}
