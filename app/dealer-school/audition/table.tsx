'use client'

import { messagesOf } from '@/app/_languages/messages'
import { betName } from '@/app/_felt/names'
import { classes } from '@/app/_ui/classes'
import { PlayingCard } from '@/app/_felt/playing-card'
import { audition } from '@/app/_languages/words'
import type { Zone } from '@/lib/game/felt'
import type { GameId } from '@/lib/games/ids'
import { say } from '@/lib/messages/message'
import {
  type Done,
  type Place,
  type Round,
  seatAt,
  stepNow,
  takenZones,
} from '@/lib/teaching/dealer-school/procedure/audition'
import { type Board, seatZones } from '@/lib/teaching/dealer-school/table/board'
import type { Table } from '@/lib/teaching/dealer-school/table/seat'
import { dealerOf, gameOf } from '@/lib/teaching/dealer-school/games'
import { chips, dueInWords } from '../_parts/due-words'
import { liesNow } from './first-bets'
import { chipInWords, decisionInWords, dueName, dueStaked, peekedInWords, pileInWords, placeInWords } from './words'
import { KeyHint, Button, TextButton } from '@/app/_ui/button'
import { type Due, readAmount } from '@/lib/teaching/dealer-school/table/chips'
import { type FormEvent, useState } from 'react'
import { withPoint } from '@/app/_ui/typed-number'
import { Input } from '@/app/_ui/field'
import { colorOf, type Pile, type Rack, valueOf } from '@/lib/teaching/dealer-school/table/rack'

interface Props {
  readonly round: Round
  /** The seat whose bets are open. */
  readonly picked: number | undefined
  /** The bet of that seat that is paid or that the keys act on. */
  readonly bet: string | undefined
  readonly onPlace: (place: Place) => void
  readonly onPeek: () => void
  readonly onExpose: () => void
}

type Cards = Extract<Zone, { kind: 'cards' }>

const cardZones = (zones: readonly Zone[]): readonly Cards[] => zones.filter((zone) => zone.kind === 'cards')

/** How many decisions a seat has made. */
const decided = ({ done }: Round, place: number): number =>
  done.reduce((sum, { step }) => sum + (step.kind === 'decide' && step.place === place ? step.actions.length : 0), 0)

/** A seat's current cards: those before its next decision, or at its end. */
function zonesNow(round: Round, place: number): readonly Cards[] {
  const seat = seatAt(round.board, place)
  const next = seat.did[decided(round, place)]
  return cardZones(seatZones(round.board, next ? { state: next.before } : seat))
}

const isSeen = (card: Cards['cards'][number]): boolean => typeof card === 'number'

const seen = (zones: readonly Cards[]): number => zones.reduce((sum, { cards }) => sum + cards.filter(isSeen).length, 0)

/**
 * The cards that all seats share. Once the dealer's hand is open, they come from the seat that saw most of them,
 * because players who folded early saw fewer. Before that, they come from the seat that is asked next or was asked
 * last, because no other has seen more.
 */
function commonZones(round: Round, isExposed: boolean): readonly Cards[] {
  const { board } = round
  const places = board.seats.map((_, i) => i + 1)
  const shared = (zones: readonly Cards[]): readonly Cards[] => zones.filter(({ owner }) => owner !== 'player')
  const most = (all: readonly (readonly Cards[])[]): readonly Cards[] =>
    all.reduce((best, zones) => (seen(zones) > seen(best) ? zones : best), [])
  if (isExposed) return most(board.seats.map((seat) => shared(cardZones(seatZones(board, seat)))))
  const open = places.filter((place) => seatAt(board, place).did.length > decided(round, place))
  const asked = open.map((place) => shared(zonesNow(round, place)))
  if (asked.length > 0) return asked.reduce((least, zones) => (seen(zones) < seen(least) ? zones : least))
  return most(
    board.seats.map((seat) => {
      const last = seat.did.at(-1)
      return shared(cardZones(seatZones(board, last ? { state: last.before } : seat)))
    }),
  )
}

/** A zone with its cards as the seat that sees most of them has them at the end. */
const zoneAtEnd = (board: Board, zone: Cards): Cards =>
  board.seats
    .flatMap((seat) => cardZones(seatZones(board, seat)).filter(({ id }) => id === zone.id))
    .reduce((best, one) => (seen([one]) > seen([best]) ? one : best), zone)

/**
 * Whether the seats' cards are open. In games that settle no bets earlier, that is when the dealer's cards are open and
 * no decisions are left.
 */
function areOpen(round: Round): boolean {
  const now = stepNow(round)
  const steps = round.done.map(({ step }) => step)
  if (steps.some(({ kind }) => kind === 'expose'))
    return !round.steps.slice(steps.length).some(({ kind }) => kind === 'decide')
  const { piles, settlement } = dealerOf(round.board.game)
  // In blackjack, the players' cards are dealt face up.
  if ('upcard' in piles) return steps.some((step) => step.kind === 'deal' && step.place === 'dealer')
  return (
    settlement.passes.some(({ after }) => after !== undefined) &&
    (now?.kind === 'settle' || steps.some(({ kind }) => kind === 'decide'))
  )
}

/** The table from the dealer's side, with the first seat at the dealer's left. Every seat is a button. */
export function AuditionTable({ round, picked, bet, onPlace, onPeek, onExpose }: Props) {
  const { board, done } = round
  const isOpen = areOpen(round)
  const isExposed = done.some(({ step }) => step.kind === 'expose')
  const isAnnounced = stepNow(round)?.kind === 'announce'
  // Until the bets are closed, each is shown with its amount. After that, the base wager represents the seat.
  const isOpenBet = !done.some(({ step }) => step.kind === 'bets')
  const dealt = new Set(done.flatMap(({ step }) => (step.kind === 'deal' ? [step.place] : [])))
  const cleared = new Set(done.flatMap(({ step }) => (step.kind === 'clear' ? [step.place] : [])))
  const zones = dealt.has('dealer') ? commonZones(round, isExposed) : []
  // A blackjack dealer shows one card from the start. In other games, all of the dealer's cards stay face down.
  const showsOne = 'upcard' in dealerOf(board.game).piles
  const { peek } = dealerOf(board.game)
  const looks = peek?.looks(board.rules) ?? false
  const peeked = done.find(({ step }) => step.kind === 'peek')?.step
  const turns = dealerOf(board.game).settlement.passes.some((pass) => pass.turns !== undefined)
  const turned = new Set(done.flatMap(({ step }) => (step.kind === 'turn' ? [step.zone] : [])))
  const shown = (zone: Cards): Cards => {
    if (zone.owner === 'board') return zone
    if (turned.has(zone.id)) return zoneAtEnd(board, zone)
    const { cards } = zone
    // A hole card that no seat plays against is turned too.
    if (isExposed) return { ...zone, cards: cards.map((card) => (card === 'back' ? (board.hole ?? card) : card)) }
    return { ...zone, cards: showsOne ? [cards[0]!, looks ? 'back' : 'empty'] : cards.map(() => 'back') }
  }
  return (
    <section
      aria-label={audition.table}
      className="felt-surface trainer-felt grid content-start gap-4 rounded-box p-3 md:rounded-panel md:p-5"
    >
      <div className="flex flex-wrap items-start gap-3">
        <button type="button" onClick={() => onPlace('dealer')} className={SEAT}>
          <b className="font-semibold">{audition.dealer} · D</b>
          <span className="text-caption">{stateOf('dealer', dealt, cleared)}</span>
        </button>
        <button type="button" onClick={onExpose} className={SEAT}>
          <b className="font-semibold">{turns ? audition.turnCards : audition.openHand} · E</b>
        </button>
        {looks && (
          <button type="button" onClick={onPeek} className={SEAT}>
            <b className="font-semibold">{audition.peek} · K</b>
          </button>
        )}
        <div className="flex flex-wrap gap-x-5 gap-y-2">
          {zones.map((zone) => (
            <Laid key={zone.id} game={board.game} zone={shown(zone)} />
          ))}
          {peeked?.kind === 'peek' && !isExposed && (
            <p className="self-center text-small text-felt-ink">{peekedInWords(peeked)}</p>
          )}
        </div>
      </div>
      <ol className="grid grid-cols-2 gap-2 md:grid-cols-3">
        {board.seats.map((_, i) => {
          const place = i + 1
          const seat = seatAt(board, place)
          const due = picked === place ? seat.due.find((one) => one.bet === bet) : undefined
          const taken = takenZones(
            board,
            seat,
            done.flatMap(({ step }) => (step.kind === 'settle' && step.place === place ? [step.due] : [])),
          )
          const decisions = done.flatMap(({ step }) =>
            step.kind === 'decide' && step.place === place ? [decisionInWords(board, step.actions)] : [],
          )
          return (
            <li key={place} className={classes('grid content-start gap-1.5', picked === place && 'max-md:col-span-2')}>
              <button
                type="button"
                aria-pressed={picked === place}
                onClick={() => onPlace(place)}
                className={classes(SEAT, 'w-full', picked === place && 'outline-2 outline-offset-2 outline-felt-money')}
              >
                <b className="font-semibold">
                  {isOpenBet
                    ? placeInWords(place)
                    : `${placeInWords(place)} · ${due ? dueStaked(board, due) : chips(seat.base)}`}
                </b>
                <span className="text-caption">
                  {isOpenBet
                    ? liesNow(round, place)
                        .map((one) => `${betName(gameOf(board.game), one.bet)} ${chips(one.cents)}`)
                        .join(' · ')
                    : cleared.has(place)
                      ? audition.cleared
                      : (decisions.at(-1) ?? stateOf(place, dealt, cleared))}
                </span>
              </button>
              {dealt.has(place) && !cleared.has(place) && (
                // On narrow screens there is room only for the seat being settled, and for none while the dealer's hand
                // is announced.
                <div
                  className={classes(
                    'flex flex-wrap gap-1.5',
                    (!isOpen || isAnnounced || (picked !== undefined && picked !== place)) && 'max-md:hidden',
                  )}
                >
                  {(isExposed && isOpen ? cardZones(seatZones(board, seat)) : zonesNow(round, place))
                    .filter(({ owner, id }) => owner === 'player' && !taken.includes(id))
                    .map((zone) => (
                      <Laid
                        key={zone.id}
                        game={board.game}
                        zone={isOpen ? zone : { ...zone, cards: zone.cards.map(() => 'back') }}
                      />
                    ))}
                </div>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

const SEAT =
  'grid min-h-12 content-center gap-0.5 rounded-option border border-felt-line bg-felt-deep/30 text-felt-ink px-3 py-1.5 text-left text-small'

function stateOf(place: Place, dealt: ReadonlySet<Place>, cleared: ReadonlySet<Place>): string {
  if (cleared.has(place)) return audition.cleared
  return dealt.has(place) ? '' : audition.notDealt
}

function Laid({ game, zone: { name, cards } }: { readonly game: GameId; readonly zone: Cards }) {
  return (
    <div role="group" aria-label={say(messagesOf(gameOf(game)).felt, name)} className="flex flex-wrap gap-0.75">
      {cards.map((spot, i) => (
        <PlayingCard key={i} spot={spot} size="small" />
      ))}
    </div>
  )
}

const CHOICE = 'min-h-11 rounded-option border border-line-strong px-2 text-small font-strong hover:bg-ink/5'

interface BetsProps {
  readonly table: Table
  /** Everything at the seat that must be settled. */
  readonly dues: readonly Due[]
  readonly done: readonly Done[]
  /** The bet that the keys act on. */
  readonly bet: string | undefined
  readonly onSay: (due: Due, does: 'lose' | 'push') => void
  readonly onPay: (due: Due) => void
}

/** A seat's bets, each with buttons to take, push or pay it. Settled bets stay visible. */
export function SeatBets({ table, dues, done, bet, onSay, onPay }: BetsProps) {
  return (
    <ul className="grid gap-3">
      {dues.map((due) => {
        const judged = done.find(({ step }) => step.kind === 'settle' && step.due === due)?.judged
        const name = dueName(table, due)
        return (
          <li key={due.bet} className="grid gap-1.5 border-t pt-2.5 first:border-t-0 first:pt-0">
            <p className="flex items-baseline justify-between gap-3 text-small">
              <b className={classes('font-semibold', due.bet === bet && 'underline underline-offset-4')}>{name}</b>
              <span className="text-muted tabular-nums">{due.stake > 0 && chips(due.stake)}</span>
            </p>
            {judged ? (
              <p className={classes('text-small', judged.isRight ? 'text-best-ink' : 'text-blunder-ink')}>
                {judged.isRight ? audition.done : audition.doneWrong(dueInWords(due))}
              </p>
            ) : (
              <div className="grid grid-cols-3 gap-2">
                <button
                  type="button"
                  aria-label={audition.takeBet(name)}
                  onClick={() => onSay(due, 'lose')}
                  className={CHOICE}
                >
                  {audition.take} <KeyHint>L</KeyHint>
                </button>
                <button
                  type="button"
                  aria-label={audition.pushBet(name)}
                  onClick={() => onSay(due, 'push')}
                  className={CHOICE}
                >
                  {audition.push} <KeyHint>P</KeyHint>
                </button>
                <button type="button" aria-label={audition.payBet(name)} onClick={() => onPay(due)} className={CHOICE}>
                  {audition.pay} <KeyHint>Y</KeyHint>
                </button>
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}

interface RackProps {
  /** What is being paid: “Trips”. */
  readonly bet: string
  /** The bet with its stake and odds, if a bet is paid. */
  readonly owed?: string
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
export function ChipRack({ bet, owed, rack, pile, onChip, onPay, onBack }: RackProps) {
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
      {owed !== undefined && <p className="text-small font-semibold">{owed}</p>}
      <div className="flex flex-wrap gap-2">
        {rack.map((cents, i) => (
          <button
            key={cents}
            type="button"
            aria-label={audition.addChip(chipInWords(cents))}
            onClick={() => onChip(cents, 1)}
            data-chip={colorOf(cents)}
            className="chip grid h-14 w-14 place-items-center rounded-full border-4 border-dashed text-caption font-semibold tabular-nums"
          >
            <span aria-hidden="true">{chips(cents).replace('$', '')}</span>
            <span aria-hidden="true" className="hidden text-micro font-normal hoverable:block">
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
