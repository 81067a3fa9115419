'use client'

import { useState } from 'react'
import { Button, TextButton } from '@/app/_ui/button'
import { CardsInText, spokenCards } from '@/app/_felt/cards-in-text'
import { loss, signed, withUnit } from '@/app/_languages/format'
import { TitledPanel } from '@/app/_ui/panel'
import { ProgressLine } from '@/app/_ui/progress-line'
import { withWords } from '@/app/_languages/messages'
import { calculator, numbers } from '@/app/_languages/words'
import { useFetched } from '@/app/_solver/use-fetched'
import { filled } from '@/app/_languages/filled'
import { problemInWords } from '@/app/_ui/problem-words'
import type { Card } from '@/lib/cards/card'
import { evValue } from '@/lib/game/ev'
import { leadOf, presentPlay, unseenCards } from '@/lib/game/dead-cards/effects'
import type { AnyGame } from '@/lib/game/game'
import type { Solution } from '@/lib/game/solution'
import { worthOf, type Worth } from '@/lib/game/worth'
import { ChosenCard, EyesMap } from './eyes-map'
import {
  actionsInSentence,
  cardSign,
  digitsFor,
  effectsOf,
  flipsOf,
  nameOf,
  strongest,
  summary,
  type CardEffect,
} from './eyes-words'
import { useEyes, useEyesSpot, type Eyes, type EyesSpot } from './use-eyes'

interface Props {
  readonly game: AnyGame
  readonly rules: EyesSpot['rules']
  readonly state: unknown
  readonly solution: Solution<string>
  /** Adds cards to the form's dead cards. */
  readonly onDead: (cards: readonly Card[]) => void
}

/**
 * How the decision would change if the player had seen each unseen card dead, and which dead cards would make another
 * play best.
 */
export function TableWithEyes({ game, rules, state, solution, onDead }: Props) {
  const spot = useEyesSpot(game, rules, state)
  if (!spot || solution.options.length < 2) return null
  return (
    <TitledPanel id="eyes" title={calculator.eyes} className="calculator-eyes">
      <Seeing key={spot.key} spot={spot} before={worthOf(solution)} onDead={onDead} />
    </TitledPanel>
  )
}

interface SeeingProps {
  readonly spot: EyesSpot
  readonly before: Worth
  readonly onDead: (cards: readonly Card[]) => void
}

function Seeing({ spot, before, onDead }: SeeingProps) {
  const { game, rules } = spot
  const eyes = useEyes(spot)
  const [chosen, setChosen] = useState<Card | null>(null)
  const left = unseenCards(game, rules, spot.state)
  const effects = effectsOf(before, eyes.worths, left)
  const most = Math.max(0, ...effects.map(({ change }) => Math.abs(evValue(change))))
  const digits = digitsFor(most)
  const byCard = new Map(effects.map((effect) => [effect.card, effect]))
  const picked = chosen === null ? undefined : byCard.get(chosen)
  return (
    <>
      <Standing spot={spot} before={before} eyes={eyes} effects={effects} />
      <EyesMap
        game={game}
        rules={rules}
        left={left}
        effects={byCard}
        most={most}
        digits={digits}
        chosen={chosen}
        onChoose={setChosen}
        caption={calculator.caption(spokenCards(nameOf(game, [presentPlay(before)])), numbers.units(game.unit))}
      />
      <Legend play={nameOf(game, [presentPlay(before)])} />
      <div aria-live="polite" className="min-h-[3.2em]">
        {picked ? (
          <ChosenCard game={game} before={before} effect={picked} digits={digits} onDead={onDead} />
        ) : (
          <p className="text-small text-muted">{calculator.tapCard}</p>
        )}
      </div>
      {eyes.status === 'solved' && (
        <>
          <InWords game={game} effects={effects} digits={digits} />
          <Reverse spot={spot} before={before} eyes={eyes} onDead={onDead} />
        </>
      )}
    </>
  )
}

/** Which dead cards would make another play the best. It comes once the map is whole, and so does its code. */
function Reverse(asked: SeeingProps & { readonly eyes: Eyes }) {
  const part = useFetched('reverse question', () =>
    withWords('[game]/calculator/reverse-question', import('./reverse-question')),
  )
  return part && <part.ReverseQuestion {...asked} />
}

/** The first sentence, the progress of the map, or what went wrong. */
function Standing({
  spot: { game },
  before,
  eyes,
  effects,
}: {
  readonly spot: EyesSpot
  readonly before: Worth
  readonly eyes: Eyes
  readonly effects: readonly CardEffect[]
}) {
  const play = presentPlay(before)
  const lead = evValue(leadOf(before, play))
  if (eyes.status === 'failed') return <Failed eyes={eyes} />
  return (
    <div className="grid gap-1">
      <p role="status" className="text-body font-strong">
        {eyes.status === 'solved' ? <CardsInText>{summary(game, before, effects)}</CardsInText> : calculator.asking}
      </p>
      <p className="text-small text-muted">
        {filled(calculator.ahead(withUnit(loss(lead), game.unit)), {
          play: <CardsInText>{nameOf(game, [play])}</CardsInText>,
        })}
      </p>
      {eyes.status === 'solving' && (
        <div className="mt-1 grid grid-cols-free-auto items-center gap-4">
          <ProgressLine done={eyes.done} label={calculator.filling} />
          <TextButton onClick={eyes.cancel} className="px-1.5 text-small">
            {calculator.stop}
          </TextButton>
        </div>
      )}
    </div>
  )
}

function Failed({ eyes: { problem, retry } }: { readonly eyes: Eyes }) {
  const stopped = problem?.name === 'Cancelled'
  if (problem?.name === 'TooFewCards') return <p className="text-small text-muted">{calculator.tooFew}</p>
  return (
    <div role="alert" className="grid justify-items-start gap-2">
      <p className="text-small">{stopped ? calculator.mapStopped : problem && problemInWords(problem)}</p>
      <Button look="quiet" onClick={retry}>
        {stopped ? calculator.fillAgain : calculator.tryAgain}
      </Button>
    </div>
  )
}

const STEPS = [4, 3, 2, 1] as const

/** The meaning of the colors. */
function Legend({ play }: { readonly play: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-caption text-muted">
      <p className="flex flex-wrap items-center gap-2">
        <span className="whitespace-nowrap">{calculator.weakens}</span>
        <span aria-hidden="true" className="eyes-scale flex gap-0.5">
          {STEPS.map((step) => (
            <span key={step} className={`eyes-swatch eyes-against-${step}`} />
          ))}
          <span className="eyes-swatch" />
          {STEPS.toReversed().map((step) => (
            <span key={step} className={`eyes-swatch eyes-for-${step}`} />
          ))}
        </span>
        <span className="max-md:whitespace-nowrap">
          {calculator.strengthens}
          <span className="max-md:hidden">
            {' '}
            <CardsInText>{play}</CardsInText>
          </span>
        </span>
      </p>
      <p className="flex items-center gap-2">
        <span aria-hidden="true" className="eyes-swatch eyes-flips" /> {calculator.flips}
      </p>
      <p className="flex items-center gap-2">
        <span aria-hidden="true" className="eyes-swatch eyes-gone" /> {calculator.seen}
      </p>
    </div>
  )
}

const MOST_LISTED = 6

/** The map in words: the cards that change the best play, or else those with the strongest effects. */
function InWords({
  game,
  effects,
  digits,
}: {
  readonly game: AnyGame
  readonly effects: readonly CardEffect[]
  readonly digits: number
}) {
  const flips = flipsOf(effects)
  return (
    <div className="grid gap-3 border-t pt-3">
      {flips.map(({ to, effects: some }) => (
        <div key={to.join()} className="grid gap-1">
          <h3 className="text-small font-semibold">
            {filled(calculator.makeBest('{play}'), {
              play: <CardsInText>{actionsInSentence(game, to)}</CardsInText>,
            })}
          </h3>
          <ul
            aria-label={spokenCards(calculator.makeBest(actionsInSentence(game, to)))}
            className="flex flex-wrap gap-x-4 gap-y-1 text-small tabular-nums"
          >
            {some.map(({ card, lead }) => (
              <li key={card}>
                <b className="font-semibold">
                  <CardsInText>{cardSign(card)}</CardsInText>
                </b>{' '}
                <span className="text-muted">{calculator.by(loss(-evValue(lead)))}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className="grid gap-3 sm:grid-cols-2">
        <Strongest title={calculator.weaken} effects={strongest(effects, 'against', MOST_LISTED)} digits={digits} />
        <Strongest title={calculator.strengthen} effects={strongest(effects, 'for', MOST_LISTED)} digits={digits} />
      </div>
    </div>
  )
}

function Strongest({
  title,
  effects,
  digits,
}: {
  readonly title: string
  readonly effects: readonly CardEffect[]
  readonly digits: number
}) {
  return (
    <div className="grid content-start gap-1">
      <h3 className="text-small font-semibold">{title}</h3>
      {effects.length === 0 ? (
        <p className="text-small text-muted">{calculator.noneDoes}</p>
      ) : (
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-small tabular-nums">
          {effects.map(({ card, change }) => (
            <li key={card}>
              <b className="font-semibold">
                <CardsInText>{cardSign(card)}</CardsInText>
              </b>{' '}
              <span className="text-muted">{signed(evValue(change), digits)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
