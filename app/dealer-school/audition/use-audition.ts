'use client'

import { useEffect, useRef, useState } from 'react'
import { audition as words } from '@/app/_languages/words'
import {
  type Audition,
  type AuditionEvent,
  type AuditionStep,
  isOver,
  type Place,
  reduceAudition,
  type Round,
  roundAnswers,
  roundingFor,
  seatAt,
  startAudition,
  stepNow,
} from '@/lib/teaching/dealer-school/procedure/audition'
import type { Due } from '@/lib/teaching/dealer-school/table/chips'
import { changeFor, mostSeats } from '@/lib/teaching/dealer-school/procedure/happenings'
import {
  countOf,
  EMPTY_PILE,
  fewestChips,
  type Pile,
  type Rack,
  withChip,
} from '@/lib/teaching/dealer-school/table/rack'
import { isShiftOver } from '@/lib/teaching/dealer-school/procedure/pace'
import { firstBets, limitsOf } from '@/lib/teaching/dealer-school/procedure/first-bets'
import { nextSeed } from '@/lib/teaching/quiz/seed'
import { sourceOf, wordsOf } from '../_parts/dispute-words'
import { useSchoolLog } from '../_parts/use-school-log'
import { chips, dueInWords } from '../_parts/due-words'
import { type AuditionAddress, type Limit, writeAddress } from './address'
import { faultInWords, handInWords, owedInWords, peekedInWords, pileInWords, stepInWords } from './words'

export type Frame = Pick<AuditionAddress, Limit>
export type Settings = AuditionAddress['settings']

/** The verdict on the last action. */
interface Said {
  readonly isRight: boolean
  readonly text: string
}

/** The verdict on a settled bet: what was due, and the fewest chips that pay it. */
function settledInWords(round: Round, rack: Rack, pile: Pile): Said {
  const { judged } = round.done.at(-1)!
  const { due, isRight } = judged!
  const fewest = due.does === 'pay' ? fewestChips(rack, due.cents) : EMPTY_PILE
  const cut = countOf(pile) > 0 ? [words.youPaid(pileInWords(pile), chips(judged!.said.cents ?? 0))] : []
  const best =
    fewest === undefined
      ? [words.cannot]
      : due.does === 'pay' && countOf(fewest) !== countOf(pile)
        ? [words.fewest(pileInWords(fewest))]
        : []
  const owed = due.does === 'pay' ? [`${owedInWords(round.board, due)}.`] : []
  const verdict = isRight ? words.right : words.wrong(dueInWords(due))
  return { isRight, text: [verdict, ...owed, ...cut, ...best].join(' ') }
}

/** The verdict on an event: the ruling, its reason, and its source. */
function ruledInWords({ done }: Round): Said {
  const { step, isRight } = done.at(-1)!
  const { dispute } = (step as Extract<AuditionStep, { kind: 'rule' }>).question
  const { options, why } = wordsOf(dispute)
  const ruling = words.ruling(options[dispute.ruling]!, why, sourceOf(dispute)?.title)
  return { isRight: isRight!, text: `${isRight ? words.right : words.wrongRuling} ${ruling}` }
}

/** The verdict on closing the bets: if one had to be sent back, why, and the source of the rule. */
function closedInWords(round: Round, settings: Settings): Said | null {
  const { step, isRight } = round.done.at(-1)!
  const { wrong } = step as Extract<AuditionStep, { kind: 'bets' }>
  if (!wrong) return null
  const fault = faultInWords(round.board, wrong, limitsOf(settings))
  const source = wrong.source && sourceOf(wrong)?.title
  return { isRight: isRight!, text: (isRight ? words.closedRight : words.closedWrong)(fault, source) }
}

/** The verdict on an announcement. */
function announcedInWords({ board, done }: Round): Said {
  const { step, isRight } = done.at(-1)!
  const hand = handInWords(board, (step as Extract<AuditionStep, { kind: 'announce' }>).hand)
  return { isRight: isRight!, text: isRight ? words.right : words.misread(hand) }
}

/** The verdict on changing a chip: what was given, and the usual change. */
function exchangedInWords({ done }: Round, rack: Rack, pile: Pile): Said {
  const { step, isRight } = done.at(-1)!
  const { cents } = step as Extract<AuditionStep, { kind: 'change' }>
  const usual = changeFor(rack, cents)!
  const best = isRight && pileInWords(usual) === pileInWords(pile) ? [] : [words.usualChange(pileInWords(usual))]
  const said = isRight ? words.right : words.wrong(chips(cents))
  return { isRight: isRight!, text: [said, words.exchanged(pileInWords(pile)), ...best].join(' ') }
}

/** The bets of a seat that a key can act on: those before the deal, or those to settle. */
const betsOf = (round: Round, place: number): readonly string[] => {
  const seat = seatAt(round.board, place)
  return (stepNow(round)?.kind === 'bets' ? firstBets(round.board, seat) : seat.due).map(({ bet }) => bet)
}

/** The state of the table: its round, what is open, and the earlier rounds. The address follows it. */
export function useAudition(opened: AuditionAddress, onAddress: (query: string) => void) {
  const [held, setHeld] = useState<Audition>(() => startAudition(opened.settings, opened.seed))
  const [settings, setSettings] = useState<Settings>(opened.settings)
  const [frame, setFrame] = useState<Frame>(opened)
  const [picked, pick] = useState<number | undefined>(undefined)
  const [bet, setBet] = useState<string | undefined>(undefined)
  const [paying, setPaying] = useState<Due | null>(null)
  const [pile, setPile] = useState<Pile>(EMPTY_PILE)
  const [said, setSaid] = useState<Said | null>(null)
  const { keepAnswers } = useSchoolLog()
  const since = useRef(0)
  const { round } = held
  const { rack } = settings
  const { seed } = round.board
  useEffect(() => {
    since.current = performance.now()
  }, [seed, settings])

  const address = writeAddress({ ...frame, settings, seed })
  useEffect(() => onAddress(address), [address, onAddress])

  const openSeat = (place: number | undefined): void => {
    pick(place)
    setPaying(null)
    setPile(EMPTY_PILE)
    setBet(place === undefined ? undefined : betsOf(round, place)[0])
  }
  const send = (event: Exclude<AuditionEvent, { kind: 'next' }>): Round => {
    const next = reduceAudition(held, event)
    if (next.round.done.length > round.done.length) since.current = performance.now()
    // Stores the answers of a round before its end is shown. By then, the trainee may have started another table.
    const show = (): void => setHeld((now) => (now === held ? next : now))
    if (isOver(next.round) && !isOver(round)) keepAnswers(() => roundAnswers(next.round), show)
    else show()
    return next.round
  }
  // The shift ends with the round in which its time runs out.
  const ends = isOver(round) && frame.shift !== undefined && isShiftOver([...held.rounds, round], frame.shift)
  const ms = (): number => Math.round(performance.now() - since.current)
  const told = (after: Round, right: Said | null): void => {
    const due = stepNow(round)
    setSaid(after.isWrong && due ? { isRight: false, text: words.notYet(stepInWords(round.board, due)) } : right)
  }
  const settle = (due: Due, does: 'lose' | 'push' | 'pay', cents?: number): void => {
    if (picked === undefined) return
    const judged = cents === undefined ? { does } : { does, cents }
    const after = send({ kind: 'settle', place: picked, bet: due.bet, said: judged, ms: ms() })
    told(after, after.isWrong ? null : settledInWords(after, rack, does === 'pay' ? pile : EMPTY_PILE))
    setPaying(null)
    setPile(EMPTY_PILE)
    if (!after.isWrong) {
      const open = seatAt(round.board, picked).due.find(
        (one) => !after.done.some(({ step }) => step.kind === 'settle' && step.due === one),
      )
      setBet(open?.bet)
    }
  }
  const place = (to: Place): void => {
    const step = stepNow(round)
    // The trainee decides whose bets are settled next. The seat opens, and its bets are judged.
    if ((step?.kind === 'settle' || step?.kind === 'bets') && to !== 'dealer') return openSeat(to)
    // An event comes first: the trainee must handle it before serving anyone.
    if (step?.kind === 'rule' || step?.kind === 'change' || step?.kind === 'announce') return
    openSeat(undefined)
    told(send({ kind: 'place', place: to, ms: ms() }), null)
  }
  const restart = (change: Partial<Settings>): void => {
    // Only the rounds of an older link are dealt as they were.
    const { isOlder: _, ...now } = settings
    const wanted = { ...now, ...(change.game === undefined ? {} : { house: [] }), ...change }
    const seats = Math.min(wanted.seats, mostSeats(wanted))
    const next = { ...wanted, seats, rounding: roundingFor(wanted.rack) }
    setSettings(next)
    setHeld(startAudition(next, nextSeed(seed)))
    openSeat(undefined)
    setSaid(null)
  }
  return {
    held,
    ends,
    settings,
    rule: (option: string | undefined): void => {
      if (option === undefined || stepNow(round)?.kind !== 'rule') return
      setSaid(ruledInWords(send({ kind: 'rule', option, ms: ms() })))
    },
    announce: (option: number): void => {
      const step = stepNow(round)
      if (step?.kind !== 'announce' || option >= step.options.length) return
      setSaid(announcedInWords(send({ kind: 'announce', option, ms: ms() })))
    },
    exchange: (): void => {
      if (stepNow(round)?.kind !== 'change' || countOf(pile) === 0) return
      setSaid(exchangedInWords(send({ kind: 'change', pile, ms: ms() }), rack, pile))
      setPile(EMPTY_PILE)
    },
    sendBack: (one: string | undefined): void => {
      if (picked === undefined || one === undefined || stepNow(round)?.kind !== 'bets') return
      const after = send({ kind: 'send-back', place: picked, bet: one })
      setSaid(after.isWrong ? { isRight: false, text: words.betStays } : { isRight: true, text: words.sentBack })
    },
    close: (): void => {
      openSeat(undefined)
      const after = send({ kind: 'close', ms: ms() })
      told(after, after.isWrong ? null : closedInWords(after, settings))
    },
    frame,
    picked,
    bet,
    paying,
    pile,
    said,
    place,
    settle,
    peek: (): void => {
      openSeat(undefined)
      const after = send({ kind: 'peek', ms: ms() })
      const step = after.done.at(-1)?.step
      told(after, step?.kind === 'peek' ? { isRight: true, text: peekedInWords(step) } : null)
    },
    expose: (): void => {
      openSeat(undefined)
      told(send({ kind: 'expose', ms: ms() }), null)
    },
    pay: (due: Due): void => {
      setBet(due.bet)
      setPile(EMPTY_PILE)
      setPaying(due)
    },
    back: (): void => setPaying(null),
    chip: (cents: number, more: number): void => setPile((now) => withChip(now, cents, more)),
    nextBet: (): void => {
      if (picked === undefined) return
      const bets = betsOf(round, picked)
      setBet(bets[(bets.findIndex((one) => one === bet) + 1) % bets.length])
    },
    next: (): void => {
      setHeld(ends ? startAudition(settings, nextSeed(seed)) : reduceAudition(held, { kind: 'next' }))
      openSeat(undefined)
      setSaid(null)
    },
    change: restart,
    setFrame: (change: Partial<Frame>): void => setFrame({ ...frame, ...change }),
  }
}

export type Running = ReturnType<typeof useAudition>
