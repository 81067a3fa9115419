'use client'

import { calculator, cards as cardWords } from '@/app/_languages/words'
import { Select } from '@/app/_ui/field'
import { useState } from 'react'
import { Button, SmallButton, TextButton } from '@/app/_ui/button'
import { CardsInText } from '@/app/_felt/cards-in-text'
import { loss, whole, withUnit } from '@/app/_languages/format'
import { PlayingCard } from '@/app/_felt/playing-card'
import { ProgressLine } from '@/app/_ui/progress-line'
import { type Task, useTask } from '@/app/_solver/use-solver'
import { problemInWords } from '@/app/_ui/problem-words'
import type { Card } from '@/lib/cards/card'
import { evValue } from '@/lib/game/ev'
import { isBest, leadOf, unseenCards } from '@/lib/game/dead-cards/effects'
import { otherPlays, reverse, type Reversed, type ReverseProgress, type Seen } from '@/lib/game/dead-cards/reverse'
import type { Worth } from '@/lib/game/worth'
import { type Eyes, type EyesSpot, makeAsk } from './use-eyes'
import { BeforeAfter } from './eyes-map'
import { actionsInSentence, cardSign, digitsFor, nameOf } from './eyes-words'

/** How long pairs may be tried, in milliseconds, before the search adds cards one at a time. */
const PAIRS_TIME = 4000
const LEAST_PAIRS = 40

/** A search: the play that should become best, starting from single cards whose effects are all known. */
interface ReverseAsked {
  readonly spot: EyesSpot
  readonly action: string
  readonly singles: readonly Seen[]
  /** Milliseconds a decision takes. */
  readonly pace: number
}

interface Searching extends Pick<Task<Reversed, ReverseProgress>, 'status' | 'value' | 'part' | 'problem'> {
  readonly start: () => void
  readonly stop: () => void
}

const keyOf = ({ spot, action }: ReverseAsked): string => `${action} ${spot.key}`

/**
 * Searches for dead cards that make another play the best: at once if `atOnce` is true, otherwise after `start`.
 * Another question ends the search.
 */
function useReverse(asked: ReverseAsked | null, atOnce: boolean): Searching {
  const [started, setStarted] = useState<string | null>(null)
  const key = asked && keyOf(asked)
  const isOn = atOnce || started === key
  const { retry, cancel, ...task } = useTask<Reversed, ReverseProgress>(isOn ? key : null, (signal, onProgress) => {
    const { spot, action, singles, pace } = asked!
    const ask = makeAsk({ game: spot.game.id, rules: spot.rules, signal, pace: { ms: pace } })
    const mostPairs = Math.max(LEAST_PAIRS, Math.round(PAIRS_TIME / Math.max(pace, 0.01)))
    return reverse(spot, action, singles, { ask, mostPairs, onProgress })
  })
  const start = (): void => {
    setStarted(key)
    retry()
  }
  return { ...task, start, stop: cancel }
}

interface Props {
  readonly spot: EyesSpot
  readonly before: Worth
  readonly eyes: Eyes
  readonly onDead: (cards: readonly Card[]) => void
}

/** If a decision takes no longer than this, in milliseconds, the search starts by itself. */
const QUICK = 4

/** The question which dead cards would make another play the best. */
export function ReverseQuestion({ spot, before, eyes, onDead }: Props) {
  const { game } = spot
  const others = otherPlays(before, eyes.singles)
  const [chosen, setChosen] = useState<string | null>(null)
  const action = chosen ?? others[0]
  const alone = action === undefined ? [] : eyes.singles.filter(({ worth }) => isBest(worth, action))
  const asked =
    action === undefined || alone.length > 0 ? null : { spot, action, singles: eyes.singles, pace: eyes.pace }
  const search = useReverse(asked, eyes.pace <= QUICK)
  if (action === undefined) return null
  return (
    <div className="grid grid-cols-1 gap-3 border-t pt-4">
      <label className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
        <span className="text-body font-semibold">{calculator.askOut}</span>
        <Select
          className="max-w-full"
          value={action}
          options={others.map((one) => ({ value: one, name: nameOf(game, [one]) }))}
          onChoose={setChosen}
        />
      </label>
      {alone.length > 0 ? (
        <One spot={spot} before={before} eyes={eyes} action={action} onDead={onDead} />
      ) : (
        <Search key={action} spot={spot} before={before} action={action} search={search} onDead={onDead} />
      )}
    </div>
  )
}

const playOf = ({ game }: EyesSpot, action: string): string => actionsInSentence(game, [action])

const isTie = (worth: Worth, action: string): boolean => worth.best.length > 1 && isBest(worth, action)

/** How much better a best play is than the next; null if it ties for best. */
const marginOf = ({ game }: EyesSpot, worth: Worth, action: string): string | null =>
  isTie(worth, action) ? null : withUnit(loss(evValue(leadOf(worth, action))), game.unit)

/** The answer if a single card is enough: all of them are on the map already. */
function One({ spot, before, eyes, action, onDead }: Props & { readonly action: string }) {
  const cards = [...eyes.worths]
    .filter(([, worth]) => isBest(worth, action))
    .toSorted(([, a], [, b]) => evValue(leadOf(b, action)) - evValue(leadOf(a, action)))
  const [card, worth] = cards[0]!
  const unseen = unseenCards(spot.game, spot.rules, spot.state)
  const by = marginOf(spot, worth, action)
  const count = cards
    .filter(([, one]) => by === null || !isTie(one, action))
    .reduce((sum, [one]) => sum + (unseen.get(one) ?? 0), 0)
  const play = playOf(spot, action)
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-small">
        {calculator.oneEnough}{' '}
        <CardsInText>
          {count > 1
            ? calculator.oneOfMany(cardSign(card), play, by, whole(count))
            : calculator.oneCard(cardSign(card), play, by)}
        </CardsInText>
      </p>
      <Answer spot={spot} before={before} action={action} cards={[card]} worth={worth} onDead={onDead} />
    </div>
  )
}

interface SearchProps {
  readonly spot: EyesSpot
  readonly before: Worth
  readonly action: string
  readonly search: Searching
  readonly onDead: (cards: readonly Card[]) => void
}

function Search({ spot, before, action, search, onDead }: SearchProps) {
  if (search.status === 'idle')
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-56 text-small text-muted">{calculator.twoOrMore}</p>
        <Button look="quiet" onClick={search.start}>
          {calculator.lookForThem}
        </Button>
      </div>
    )
  if (search.status === 'failed') {
    const isStopped = search.problem?.name === 'Cancelled'
    return (
      <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-56 text-small">
          {isStopped ? calculator.searchStopped : search.problem && problemInWords(search.problem)}
        </p>
        <Button look="quiet" onClick={search.start}>
          {calculator.searchAgain}
        </Button>
      </div>
    )
  }
  if (search.value === null) return <Working search={search} />
  return (
    <div className="grid grid-cols-1 gap-3">
      <p role="status" className="text-small">
        <CardsInText>{found(spot, action, search.value)}</CardsInText>
      </p>
      <Answer
        spot={spot}
        before={before}
        action={action}
        cards={search.value.cards}
        worth={search.value.worth}
        onDead={onDead}
      />
    </div>
  )
}

function Working({ search: { part: progress, stop } }: { readonly search: Searching }) {
  const line = progress?.kind === 'more' ? calculator.adding(progress.cards) : calculator.pairing
  return (
    <div className="grid gap-2 text-small text-muted">
      <p>{line}</p>
      <div className="grid grid-cols-free-auto items-center gap-4">
        <ProgressLine
          done={progress?.kind === 'pairs' ? progress.done / progress.of : undefined}
          label={calculator.searching}
        />
        <TextButton onClick={stop} className="px-1.5">
          {calculator.stop}
        </TextButton>
      </div>
    </div>
  )
}

/** A sentence about what was tried and what was found. */
function found(spot: EyesSpot, action: string, { found: isFound, fewest, cards, pairs, worth }: Reversed): string {
  const play = playOf(spot, action)
  const count = whole(cards.length)
  const tried = { all: pairs.tried >= pairs.of, tried: whole(pairs.tried), of: whole(pairs.of) }
  if (!isFound) return calculator.noneFound(tried, count, play)
  const by = marginOf(spot, worth, action)
  if (cards.length === 2) return calculator.twoDo(play, by)
  return fewest ? calculator.threeDo(tried, play, by) : calculator.moreDo(tried, count, play, by)
}

interface AnswerProps {
  readonly spot: EyesSpot
  readonly before: Worth
  readonly action: string
  readonly cards: readonly Card[]
  readonly worth: Worth
  readonly onDead: (cards: readonly Card[]) => void
}

/** The cards, and what each option is worth if they are dead. */
function Answer({ spot: { game }, before, action, cards, worth, onDead }: AnswerProps) {
  return (
    <div className="grid grid-cols-1 gap-3 rounded-option border px-3.5 py-3">
      <div className="flex flex-wrap items-center gap-3">
        <p
          role="img"
          aria-label={cards.map((card) => cardWords.card(card)).join(', ')}
          className="flex min-w-0 flex-wrap gap-1"
        >
          {cards.map((card, i) => (
            <PlayingCard key={i} spot={card} size="small" hidden />
          ))}
        </p>
        <SmallButton onClick={() => onDead(cards)}>{calculator.putDead(cards.length)}</SmallButton>
      </div>
      <BeforeAfter
        game={game}
        before={before}
        after={worth}
        digits={digitsFor(Math.abs(evValue(leadOf(worth, action))))}
      />
    </div>
  )
}
