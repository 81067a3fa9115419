'use client'

import { Link } from '@/app/_ui/link'
import { useQuery } from '@/app/_ui/use-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Skeleton } from '@/app/_solver/skeleton'
import { plain } from '@/app/_languages/format'
import { UntilLoaded, useLoaded } from '@/app/_solver/until-loaded'
import { useKeys } from '@/app/_ui/use-keys'
import { audition as words, dealerSchool, foul } from '@/app/_languages/words'
import { Button, KeyHint, NumberedButton, TextButton } from '@/app/_ui/button'
import { Heading } from '@/app/_ui/heading'
import { KeyHelp, type KeyLine } from '@/app/_ui/key-help'
import { OpenedPage } from '@/app/_ui/opened-page'
import { type AuditionStep, isInTurn, isOver, seatAt, stepNow } from '@/lib/teaching/dealer-school/procedure/audition'
import { dealerOf } from '@/lib/teaching/dealer-school/games'
import { timeOf } from '@/lib/teaching/dealer-school/procedure/pace'
import { limitsOf } from '@/lib/teaching/dealer-school/procedure/first-bets'
import { capital } from '@/lib/text'
import { sourceOf, wordsOf } from '../_parts/dispute-words'
import { HouseRules } from '../_parts/house-rules'
import { namedGames, useSchoolGames } from '../_parts/school-games'
import { chips, limitsInWords } from '../_parts/due-words'
import { type AuditionAddress, readAddress } from './address'
import { ChipRack, SeatBets, AuditionTable } from './table'
import { FirstBets } from './first-bets'
import { Report } from './report'
import { SettingsBar } from './settings-bar'
import { type Running, useAudition } from './use-audition'
import { chipInWords, dueName, dueStaked, handInWords, owedInWords, placeInWords, stepInWords } from './words'

const keyLines = (): readonly KeyLine[] => [
  [['1', '–', '7'], words.keySeat],
  [['1', '–', '3'], words.keyRule],
  [['D'], words.keyDealer],
  [['N'], words.keyClose],
  [['C'], words.keySendBack],
  [['K'], words.keyPeek],
  [['E'], words.keyOpen],
  [['B'], words.keyBet],
  [['L', 'P', 'Y'], words.keyTake],
  [[dealerSchool.spaceKey], words.keyNext],
  [[dealerSchool.backspaceKey], words.keyBack],
]

/** The table's keys: for seats and bets, or for chips while a bet is being paid. */
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
    k: running.peek,
    n: running.close,
    c: () => running.sendBack(bet),
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

/** The audition: the table, the panel for its actions, and the pace. */
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
      <AuditionTable
        round={round}
        picked={picked}
        bet={running.paying?.bet ?? running.bet}
        onPlace={running.place}
        onPeek={running.peek}
        onExpose={running.expose}
      />
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

/** The open part of the table, and the verdict on the last step. */
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
          <Choices
            options={now.options.map((hand) => capital(handInWords(round.board, hand)))}
            onChoose={running.announce}
          />
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
      ) : now?.kind === 'bets' ? (
        <FirstBets
          round={round}
          picked={picked}
          bet={bet}
          limits={limitsInWords(limitsOf(settings))}
          onSendBack={running.sendBack}
          onClose={running.close}
        />
      ) : picked === undefined ? (
        <p className="text-small text-muted">{now?.kind === 'settle' ? words.pressBet : words.pressSeat}</p>
      ) : paying ? (
        <ChipRack
          key={paying.bet}
          bet={dueName(round.board, paying)}
          owed={isInTurn(round, paying) ? owedInWords(round.board, paying) : dueStaked(round.board, paying)}
          rack={settings.rack}
          pile={pile}
          onChip={running.chip}
          onPay={(cents) => running.settle(paying, 'pay', cents)}
          onBack={running.back}
        />
      ) : (
        <SeatBets
          table={round.board}
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

/** What happened, and the possible rulings. */
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

/** Things to say or do, each with its key. */
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
        <NumberedButton number={i + 1} onClick={() => onChoose(i)}>
          {option}
        </NumberedButton>
      </li>
    ))}
  </ol>
)

/** The time for a step, as a shrinking bar. Nothing ends when it runs out; slower steps are only counted. */
const ShotClock = ({ seconds }: { readonly seconds: number }) => (
  <div className="grid gap-1">
    <p className="text-caption text-muted">{words.clockFor(plain(seconds, 0))}</p>
    <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-ink/10">
      <div className="shot-clock h-full bg-ink" style={{ animationDuration: `${seconds}s` }} />
    </div>
  </div>
)

const SECOND = 1000

/** The end of a round or shift: its time, its errors, and a button for the next. */
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

/** The audition, with the round in the address or a new one. */
function Opened() {
  return (
    <OpenedPage read={readAddress} dealt="table" back={{ href: '/dealer-school', name: dealerSchool.toSchool }}>
      {(opened, onAddress) => <Table opened={opened} onAddress={onAddress} />}
    </OpenedPage>
  )
}

/** The table depends on the address and on chance, which only the browser has. */
export const AuditionLoader = ({ about }: { readonly about: string }) => (
  <UntilLoaded skeleton={<Skeleton title={words.title} about={about} />}>
    <WithGame />
  </UntilLoaded>
)

function WithGame() {
  const isHere = useSchoolGames(namedGames(useQuery()))
  useLoaded(isHere)
  return isHere ? <Opened /> : null
}
