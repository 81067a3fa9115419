'use client'

import { Link } from '@/app/_ui/link'
import { useSearchParams } from 'next/navigation'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Skeleton } from '@/app/[game]/trainer/skeleton'
import { plain } from '@/app/_languages/format'
import { useInBrowser } from '@/app/_ui/store'
import { useKeys } from '@/app/_ui/use-keys'
import { audition as words } from '@/app/_languages/english/audition'
import { dealerSchool } from '@/app/_languages/english/dealer-school'
import { foul } from '@/app/_languages/english/foul'
import { RulesPicker } from '@/app/_settings/rules-picker'
import { Button, KeyHint, TextButton } from '@/app/_ui/button'
import { Checkbox, Field, Input, Select } from '@/app/_ui/field'
import { Heading } from '@/app/_ui/heading'
import { KeyHelp } from '@/app/_ui/key-help'
import type { KeyLine } from '@/app/_ui/key-lines'
import { OpenedPage } from '@/app/_ui/opened-page'
import { PillRow } from '@/app/_ui/pill-row'
import { problemInWords } from '@/app/_ui/problem-words'
import { GAME_IDS, GAME_NAMES, isGameId } from '@/lib/games/ids'
import { withUsualSides } from '@/lib/games/usual-tables'
import {
  type Audition,
  type AuditionEvent,
  type AuditionStep,
  isOver,
  isShiftOver,
  type Place,
  reduceAudition,
  type Round,
  roundAnswers,
  roundingFor,
  seatAt,
  startAudition,
  stepNow,
  timeOf,
} from '@/lib/teaching/dealer-school/audition'
import { usualTable } from '@/lib/teaching/dealer-school/board'
import type { Due } from '@/lib/teaching/dealer-school/chips'
import { changeFor, mostSeats } from '@/lib/teaching/dealer-school/happenings'
import { dealerOf, gameOf } from '@/lib/teaching/dealer-school/games'
import { takesCommission } from '@/lib/teaching/dealer-school/house'
import {
  countOf,
  EMPTY_PILE,
  fewestChips,
  type Pile,
  type Rack,
  readRack,
  withChip,
} from '@/lib/teaching/dealer-school/rack'
import { nextSeed } from '@/lib/teaching/quiz/seed'
import { capital } from '@/lib/text'
import { sourceOf, wordsOf } from '../_parts/dispute-words'
import { HouseChoices, LimitFields, LiveTables } from '../_parts/house-fields'
import { HouseRules } from '../_parts/house-rules'
import { namedGames, useChosenGame, useSchoolGames } from '../_parts/school-games'
import { useSchoolLog } from '../_parts/use-school-log'
import { chips, dueInWords } from '../payouts/words'
import { type AuditionAddress, type Limit, LIMITS, readAddress, readLimit, writeAddress } from './address'
import { ChipRack } from './chip-rack'
import { Report } from './report'
import { SeatBets } from './seat-bets'
import { AuditionTable } from './table'
import { betName, chipInWords, handInWords, pileInWords, placeInWords, stepInWords } from './words'

type Frame = Pick<AuditionAddress, Limit>
type Settings = AuditionAddress['settings']

/** What is said of the last thing that was done. */
interface Said {
  readonly isRight: boolean
  readonly text: string
}

/** What is said of a bet that was settled: what was due, and the fewest chips that pay it. */
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
  return { isRight, text: [isRight ? words.right : words.wrong(dueInWords(due)), ...cut, ...best].join(' ') }
}

/** What is said of something that happened: the ruling, why, and whose it is. */
function ruledInWords({ done }: Round): Said {
  const { step, isRight } = done.at(-1)!
  const { dispute } = (step as Extract<AuditionStep, { kind: 'rule' }>).question
  const { options, why } = wordsOf(dispute)
  const ruling = words.ruling(options[dispute.ruling]!, why, sourceOf(dispute)?.title)
  return { isRight: isRight!, text: `${isRight ? words.right : words.wrongRuling} ${ruling}` }
}

/** What is said of an announcement. */
function announcedInWords({ done }: Round): Said {
  const { step, isRight } = done.at(-1)!
  const hand = handInWords((step as Extract<AuditionStep, { kind: 'announce' }>).hand)
  return { isRight: isRight!, text: isRight ? words.right : words.misread(hand) }
}

/** What is said of a chip that was changed: what was cut, and the fewest chips that change it. */
function exchangedInWords({ done }: Round, rack: Rack, pile: Pile): Said {
  const { step, isRight } = done.at(-1)!
  const { cents } = step as Extract<AuditionStep, { kind: 'change' }>
  const fewest = changeFor(rack, cents)!
  const best = isRight && countOf(fewest) === countOf(pile) ? [] : [words.fewest(pileInWords(fewest))]
  const said = isRight ? words.right : words.wrong(chips(cents))
  return { isRight: isRight!, text: [said, words.exchanged(pileInWords(pile)), ...best].join(' ') }
}

/** The table being run: its round, what is open of it, and the rounds before. The address follows it. */
function useAudition(opened: AuditionAddress, onAddress: (query: string) => void) {
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
    setBet(place === undefined ? undefined : seatAt(round.board, place).due[0]?.bet)
  }
  const send = (event: Exclude<AuditionEvent, { kind: 'next' }>): Round => {
    const next = reduceAudition(held, event)
    if (next.round.done.length > round.done.length) since.current = performance.now()
    // What a round leaves is kept before its end shows. By then somebody may have begun at another table.
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
    // Whose bets are settled next is the trainee's to say: the seat opens, and its bets are judged.
    if (step?.kind === 'settle' && to !== 'dealer') return openSeat(to)
    // What happens comes first: it is said what to do before anybody is served.
    if (step?.kind === 'rule' || step?.kind === 'change' || step?.kind === 'announce') return
    openSeat(undefined)
    told(send({ kind: 'place', place: to, ms: ms() }), null)
  }
  const restart = (change: Partial<Settings>): void => {
    const wanted = { ...settings, ...(change.game === undefined ? {} : { house: [] }), ...change }
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
    frame,
    picked,
    bet,
    paying,
    pile,
    said,
    place,
    settle,
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
      const dues = seatAt(round.board, picked).due
      setBet(dues[(dues.findIndex((one) => one.bet === bet) + 1) % dues.length]?.bet)
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

type Running = ReturnType<typeof useAudition>

const keyLines = (): readonly KeyLine[] => [
  [['1', '–', '7'], words.keySeat],
  [['1', '–', '3'], words.keyRule],
  [['D'], words.keyDealer],
  [['E'], words.keyOpen],
  [['B'], words.keyBet],
  [['L', 'P', 'Y'], words.keyTake],
  [[dealerSchool.spaceKey], words.keyNext],
  [[dealerSchool.backspaceKey], words.keyBack],
]

/** What the keys do: seats and bets, or chips while a bet is being paid. */
function useTableKeys(running: Running): void {
  const { held, settings, picked, bet, paying, pile } = running
  const { board } = held.round
  const now = stepNow(held.round)
  const cuts = paying !== null || now?.kind === 'change'
  const due = picked === undefined ? undefined : seatAt(board, picked).due.find((one) => one.bet === bet)
  const total = Object.entries(pile).reduce((sum, [cents, count]) => sum + Number(cents) * count, 0)
  const letters: Readonly<Record<string, () => void>> = {
    d: () => running.place('dealer'),
    e: running.expose,
    b: running.nextBet,
    l: () => due && running.settle(due, 'lose'),
    p: () => due && running.settle(due, 'push'),
    y: () => due && running.pay(due),
  }
  useKeys({
    onNumber: (index) => {
      const chip = settings.rack[index]
      if (now?.kind === 'rule') running.rule(now.question.options[index])
      else if (now?.kind === 'announce') running.announce(index)
      else if (cuts) {
        if (chip !== undefined) running.chip(chip, 1)
      } else if (index < board.seats.length) running.place(index + 1)
    },
    onLetter: (letter) => letters[letter]?.(),
    onNext: () => {
      if (isOver(held.round)) running.next()
      else if (paying && total > 0) running.settle(paying, 'pay', total)
      else if (now?.kind === 'change') running.exchange()
    },
    onBack: () => {
      const last = Object.keys(pile).at(0)
      if (cuts && last !== undefined) running.chip(Number(last), -1)
      else if (paying) running.back()
    },
  })
}

interface Props {
  readonly opened: AuditionAddress
  readonly onAddress: (query: string) => void
}

/** The audition: table, what is done at it, pace. */
export function Table({ opened, onAddress }: Props) {
  const running = useAudition(opened, onAddress)
  const { held, frame, picked } = running
  const { round, rounds } = held
  useTableKeys(running)
  const over = isOver(round)
  const source = sourceOf(dealerOf(round.board.game).settlement)
  return (
    <div className="trainer">
      <SettingsBar running={running} />
      <AuditionTable round={round} picked={picked} onPlace={running.place} onExpose={running.expose} />
      {over ? <Over key={round.board.seed} running={running} /> : <Panel running={running} />}
      <div className="trainer-wide grid gap-4 max-md:order-1">
        <HouseRules table={round.board} />
        <p className="px-1 text-caption text-muted">
          {words.order(source?.title)}{' '}
          {source?.url !== undefined && (
            <a href={source.url} rel="noreferrer" className="link">
              {foul.readSource}
            </a>
          )}{' '}
          <Link href={`/dealer-school/${round.board.game}#round`} className="link">
            {words.guide}
          </Link>
        </p>
        <Report rounds={over ? [...rounds, round] : rounds} settings={running.settings} frame={frame} />
        <KeyHelp lines={keyLines()} />
      </div>
    </div>
  )
}

/** What is open of the table, and what is said of the last step. */
function Panel({ running }: { readonly running: Running }) {
  const { held, frame, settings, picked, bet, paying, pile, said } = running
  const { round } = held
  const [hints, setHints] = useState(false)
  const now = stepNow(round)
  return (
    <section aria-label={words.yourMove} className="trainer-panel">
      <Heading>{picked === undefined ? words.yourMove : words.betsOf(placeInWords(picked))}</Heading>
      <div role="status" className="grid gap-1 text-small">
        {said && <p className={said.isRight ? 'text-best-ink' : 'text-blunder-ink'}>{said.text}</p>}
        {round.number !== undefined && now?.kind === 'deal' && <p>{words.dice(plain(round.number, 0))}</p>}
        {hints && now && <p>{words.nextIs(stepInWords(round.board, now))}</p>}
      </div>
      {now?.kind === 'rule' ? (
        <Happens step={now} onRule={running.rule} />
      ) : now?.kind === 'announce' ? (
        <>
          <p className="text-small font-semibold">{words.whatDoYouAnnounce}</p>
          <Choices options={now.options.map((hand) => capital(handInWords(hand)))} onChoose={running.announce} />
        </>
      ) : now?.kind === 'change' ? (
        <>
          <p className="text-small">{words.exchange(placeInWords(now.place), chipInWords(now.cents))}</p>
          <ChipRack
            key="change"
            bet={words.stepChange(placeInWords(now.place), chips(now.cents))}
            rack={settings.rack}
            pile={pile}
            onChip={running.chip}
            onPay={running.exchange}
          />
        </>
      ) : picked === undefined ? (
        <p className="text-small text-muted">{now?.kind === 'settle' ? words.pressBet : words.pressSeat}</p>
      ) : paying ? (
        <ChipRack
          key={paying.bet}
          bet={betName(paying)}
          rack={settings.rack}
          pile={pile}
          onChip={running.chip}
          onPay={(cents) => running.settle(paying, 'pay', cents)}
          onBack={running.back}
        />
      ) : (
        <SeatBets
          dues={seatAt(round.board, picked).due}
          done={round.done}
          bet={bet}
          onSay={running.settle}
          onPay={running.pay}
        />
      )}
      {frame.clock !== undefined && (
        <ShotClock key={`${round.board.seed} ${round.done.length}`} seconds={frame.clock} />
      )}
      <TextButton
        aria-pressed={hints}
        onClick={() => setHints(!hints)}
        className="mt-auto justify-self-start text-small"
      >
        {words.hint}
      </TextButton>
    </section>
  )
}

/** What happened, and what can be done about it. */
function Happens({
  step: { place, question },
  onRule,
}: {
  readonly step: Extract<AuditionStep, { kind: 'rule' }>
  readonly onRule: (option: string) => void
}) {
  const { situation, options } = wordsOf(question.dispute)
  return (
    <div className="grid gap-2">
      <p className="text-small">
        <b className="font-semibold">{words.happened(placeInWords(place))}.</b> {situation}
      </p>
      <p className="text-small font-semibold">{words.whatDoYouDo}</p>
      <Choices options={question.options.map((id) => options[id]!)} onChoose={(i) => onRule(question.options[i]!)} />
    </div>
  )
}

/** What may be said or done, each with its key. */
const Choices = ({
  options,
  onChoose,
}: {
  readonly options: readonly string[]
  readonly onChoose: (index: number) => void
}) => (
  <ol className="grid gap-2">
    {options.map((option, i) => (
      <li key={option}>
        <button
          type="button"
          onClick={() => onChoose(i)}
          className="flex min-h-11 w-full items-center gap-3 rounded-option border border-line-strong px-3 py-2 text-left text-small hover:bg-ink/5"
        >
          <span className="min-w-0 flex-1">{option}</span>
          <KeyHint>{i + 1}</KeyHint>
        </button>
      </li>
    ))}
  </ol>
)

/** The time that a step may take, as a bar that runs out. Nothing ends with it: a step that takes longer is counted. */
const ShotClock = ({ seconds }: { readonly seconds: number }) => (
  <div className="grid gap-1">
    <p className="text-caption text-muted">{words.clockFor(plain(seconds, 0))}</p>
    <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-ink/10">
      <div className="shot-clock h-full bg-ink" style={{ animationDuration: `${seconds}s` }} />
    </div>
  </div>
)

const SECOND = 1000

/** The end of a round, or of the shift: its time and its errors, and the next. */
function Over({ running: { held, ends, next } }: { readonly running: Running }) {
  const button = useRef<HTMLButtonElement>(null)
  const focus = useEffectEvent(() => button.current?.focus({ preventScroll: true }))
  useEffect(() => focus(), [])
  const { round, rounds } = held
  const { done } = round
  const slips = done.reduce((sum, one) => sum + one.slips, 0)
  const wrong = done.filter(({ judged }) => judged && !judged.isRight).length
  const heading = ends ? words.shiftOver : words.roundOver
  return (
    <section aria-label={heading} className="trainer-panel">
      <Heading>{heading}</Heading>
      <div role="status" className="grid gap-1">
        {ends && <p>{words.shiftOf(rounds.length + 1, (rounds.length + 1) * round.board.seats.length)}</p>}
        <p>{words.roundIn(`${plain(timeOf([round]) / SECOND, 1)} s`, slips, wrong)}</p>
      </div>
      <div className="trainer-next">
        <Button ref={button} onClick={next} aria-keyshortcuts="Space" className="w-full">
          {ends ? words.nextShift : words.nextRound} <KeyHint>{dealerSchool.space}</KeyHint>
        </Button>
      </div>
    </section>
  )
}

/** Which game and rules, how many players, the house's chips and the pace that is asked for. */
function SettingsBar({ running }: { readonly running: Running }) {
  const { frame, settings, change, setFrame } = running
  const { game, rules, seats } = settings
  const id = useId()
  const [shown, choose] = useChosenGame(game, (one) => change(usualTable(one)))
  const pills = Array.from({ length: mostSeats(settings) }, (_, i) => ({ id: String(i + 1), name: String(i + 1) }))
  return (
    // On a narrow screen all but the game comes after the table, so that a seat's bets are in the first screen.
    <div className="trainer-wide grid gap-2 max-md:contents">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-md:contents">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 md:contents">
          <h1 className="font-serif text-heading/title font-semibold tracking-title md:text-title short:text-heading">
            {words.title}
          </h1>
          <label htmlFor={`${id}-game`} className="sr-only">
            {dealerSchool.game}
          </label>
          <Select
            id={`${id}-game`}
            value={shown}
            options={GAME_IDS.map((one) => ({ value: one, name: GAME_NAMES[one] }))}
            onChoose={(value) => isGameId(value) && choose(value)}
            className="flex-[0_1_260px]"
          />
        </div>
        <div className="text-copy text-muted max-md:order-1">
          <RulesPicker
            game={gameOf(game)}
            rules={rules}
            onChoose={(chosen) => change({ rules: withUsualSides(gameOf(game), chosen) })}
          />
        </div>
        <div className="min-w-0 max-md:order-1">
          <PillRow
            label={words.howManySeats}
            pills={pills}
            chosen={String(seats)}
            onChoose={(count) => change({ seats: Number(count) })}
          />
        </div>
      </div>
      <House frame={frame} settings={settings} onFrame={setFrame} onSettings={change} />
    </div>
  )
}

interface HouseProps {
  readonly frame: Frame
  readonly settings: Settings
  readonly onFrame: (change: Partial<Frame>) => void
  readonly onSettings: (change: Partial<Settings>) => void
}

const LIMIT_IDS = Object.keys(LIMITS) as readonly Limit[]

/** A number that an instructor asks for, or none. */
function LimitField({ limit, frame, onFrame }: Pick<HouseProps, 'frame' | 'onFrame'> & { readonly limit: Limit }) {
  const [text, setText] = useState(() => String(frame[limit] ?? ''))
  const isWrong = text.trim() !== '' && readLimit(limit, text.trim()) === undefined
  return (
    <Field label={words.limits[limit]}>
      <Input
        value={text}
        inputMode="numeric"
        aria-invalid={isWrong}
        onChange={({ target: { value } }) => {
          setText(value)
          onFrame({ [limit]: readLimit(limit, value.trim()) })
        }}
        className="w-full"
      />
      {isWrong && (
        <span role="alert" className="text-caption text-blunder-ink">
          {words.noLimit(plain(LIMITS[limit], 0))}
        </span>
      )}
    </Field>
  )
}

function House({ frame, settings, onFrame, onSettings }: HouseProps) {
  const { game, rules, rack, happens, lammers, house, limits } = settings
  const [text, setText] = useState(() => rack.map((cents) => String(cents / 100)).join(', '))
  const read = readRack(text)
  return (
    <details className="max-md:order-1">
      <summary className="min-h-11 py-2.5 text-small font-semibold">{words.house}</summary>
      <div className="grid gap-3 pb-2 sm:grid-cols-3">
        <Field label={words.rack}>
          <Input
            value={text}
            aria-invalid={!read.ok}
            onChange={({ target: { value } }) => {
              setText(value)
              const next = readRack(value)
              if (next.ok) onSettings({ rack: next.value })
            }}
            className="w-full"
          />
          {!read.ok && (
            <span role="alert" className="text-caption text-blunder-ink">
              {problemInWords(read.problem)}
            </span>
          )}
        </Field>
        {LIMIT_IDS.map((limit) => (
          <LimitField key={limit} limit={limit} frame={frame} onFrame={onFrame} />
        ))}
        <Checkbox checked={happens} onChange={({ target: { checked } }) => onSettings({ happens: checked })}>
          {words.happens}
        </Checkbox>
        {takesCommission(settings) && (
          <Checkbox checked={lammers} onChange={({ target: { checked } }) => onSettings({ lammers: checked })}>
            {words.lammers}
          </Checkbox>
        )}
        <HouseChoices
          choices={dealerOf(game).houseRules ?? []}
          chosen={house}
          onChoose={(chosen) => onSettings({ house: chosen })}
        />
        <LimitFields key={game} limits={limits} onLimits={(next) => onSettings({ limits: next })} />
      </div>
      <LiveTables key={game} game={game} rules={rules} onRules={(next) => onSettings({ rules: next })} />
    </details>
  )
}

/** The audition, at the round that the address holds, or at a new one. */
function Opened() {
  return (
    <OpenedPage read={readAddress} dealt="table" back={{ href: '/dealer-school', name: dealerSchool.toSchool }}>
      {(opened, onAddress) => <Table opened={opened} onAddress={onAddress} />}
    </OpenedPage>
  )
}

/** The table comes out of the address and of chance, which only the browser has. */
export function AuditionLoader() {
  return useInBrowser() ? <WithGame /> : <Skeleton title={words.title} />
}

function WithGame() {
  const isHere = useSchoolGames(namedGames(useSearchParams()))
  return isHere ? <Opened /> : <Skeleton title={words.title} />
}
