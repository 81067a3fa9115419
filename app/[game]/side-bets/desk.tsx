'use client'

import { betName } from '@/app/_felt/names'
import { winsWords } from '@/app/_settings/rules-in-words'
import { Heading } from '@/app/_ui/heading'
import { TextButton } from '@/app/_ui/button'
import './side-bets.css'
import { useCallback, useId, useMemo, useState } from 'react'
import { CardPicker, type Whereabouts } from '@/app/_felt/card-picker'
import { readPieces } from '@/app/_felt/card-pieces'
import { classes } from '@/app/_ui/classes'
import { AS_TYPED, Input } from '@/app/_ui/field'
import { CopyBox } from '@/app/_ui/copy'
import { helps, ruleFields, sideBets } from '@/app/_languages/words'
import { Figure } from '@/app/_solver/figure'
import { grouped, money, percent, plain, whole } from '@/app/_languages/format'
import { namingUsualRules, withOwnRules } from '@/app/_settings/own-rules'
import { Panel, TitledPanel } from '@/app/_ui/panel'
import { PillRow } from '@/app/_ui/pill-row'
import { usePreferences } from '@/app/_settings/preferences'
import { editRule, usualRules } from '@/app/_settings/rule-texts'
import { RulesNotice } from '@/app/_settings/rules-notice'
import { useAddress } from '@/app/_ui/use-address'
import { useGame } from '@/app/_solver/use-game'
import {
  edgeCommand,
  meterOptions,
  presetRequest,
  readAddress,
  readForm,
  request,
  type SideForm,
  SideHeld,
  type SideHold,
  type SideReading,
  takes,
  useSideHold,
  writeAddress,
} from './read'
import { useSides } from '@/app/_settings/use-sides'
import { type Asked, useSolver, useWarmSolver } from '@/app/_solver/use-solver'
import { filled } from '@/app/_languages/filled'
import { problemInWords } from '@/app/_ui/problem-words'
import { type Card, makeCard } from '@/lib/cards/card'
import { isForfeited } from '@/lib/game/side-bets/forfeited'
import { evValue } from '@/lib/game/ev'
import type { SideFigures } from '@/lib/game/figures'
import type { AnyGame, PayTable, Rules, SideBet } from '@/lib/game/game'
import { type MeterReading, PROBES, readMeter } from '@/lib/game/side-bets/meter'
import { makeRules } from '@/lib/game/rules'
import { applyPreset, examplePreset, isUnknownTable } from '@/lib/game/side-bets/usual-tables'
import { reduce, toNumber } from '@/lib/math/fraction'
import { KnownTables, UnprintedNote } from './known-tables'
import { MeterField, PayTableEditor, ReturnLines } from './pay-table'
import { ShoePanel } from './shoe-panel'
import { type KnownTable, sorted } from './tables'
import type { Unprinted } from './unprinted'
import { oneIn, returnsOf } from './words'

/** The game's name and the page's title. */
function PageTitle({ name }: { readonly name: string }) {
  return (
    <h1 className="font-serif text-heading/title font-semibold tracking-title md:text-title">
      {name}: <span className="text-copy font-normal tracking-normal text-muted md:text-minor">{sideBets.title}</span>
    </h1>
  )
}

/** The proof of the figure: the number of deals, the exact fraction, and the command that computes it again. */
function SideProof({ figures }: { readonly figures: SideFigures | null }) {
  const { game, reading } = useSideHold()
  return (
    <TitledPanel id="proof" title={sideBets.proof} className="side-bets-proof">
      <p className="min-h-[3em] text-small text-muted tabular-nums">
        {figures &&
          filled(sideBets.worthExactly(whole(figures.deals)), {
            worth: (
              <span className="text-ink break-words">
                {figures.ev.kind === 'exact'
                  ? sideBets.exactly(grouped(reduce(figures.ev)))
                  : plain(figures.ev.value, 9)}
              </span>
            ),
          })}
      </p>
      <CopyBox label={helps.theCommand} text={edgeCommand(game, reading)} />
    </TitledPanel>
  )
}

/** What the bet does after a fold, if that is a rule of the table; and what its figures count, if a fold loses it. */
function afterFoldWords(game: AnyGame, rules: Rules, bet: string): readonly string[] {
  if (!game.ruleFields.some(({ path }) => path[0] === 'afterFold' && path[1] === bet)) return []
  return isForfeited(rules, bet) ? [ruleFields.foldLoses, sideBets.withoutFolds] : [sideBets.foldKeeps]
}

interface SideBetsProps {
  readonly game: AnyGame
  /** By the bet's id. */
  readonly known: Readonly<Record<string, readonly KnownTable[]>>
  /** Of bets whose prizes aren't all printed, by the bet's id. */
  readonly unprinted?: Readonly<Record<string, Unprinted>>
}

const CHANNEL = 'side-bets'
/** The keys of the address that don't concern the rules. */
const FREE = ['bet']

/** The side bets of a game, one at a time: any pay table, its exact EV, and which hands return it. */
export function SideBets({ game, known, unprinted = {} }: SideBetsProps) {
  useWarmSolver(CHANNEL, game.id)
  const read = useCallback((query: URLSearchParams) => readAddress(game, withOwnRules(game, query, FREE)), [game])
  const write = useCallback((one: SideForm) => namingUsualRules(game, writeAddress(game, one), FREE), [game])
  const [typed, change] = useAddress(read, write)
  const form = useMemo(() => fromPrinted(game, typed), [game, typed])
  const reading = useMemo(() => readForm(game, form), [game, form])
  const hold: SideHold = { game, form, reading, change }
  const { bet, options } = reading
  const asked = useSolver('side', request(game, reading.rules, bet, options), { channel: CHANNEL })
  const tables = useKnown(hold, known[bet.id] ?? [])
  const meter = useMeter(hold)
  const figures =
    useKept(asked, bet.id) ?? (Object.keys(options).length === 0 ? atHand(game, reading, known[bet.id] ?? []) : null)
  const late = asked.value === null
  const open = isUnknownTable(game, reading.rules, bet.id, reading.meter) ? unprinted[bet.id] : undefined
  return (
    <SideHeld value={hold}>
      <div className="side-bets">
        <PageTitle name={game.name} />
        <Notices />
        {game.sideBets.length > 1 && (
          <PillRow
            label={sideBets.sideBet}
            pills={game.sideBets.map(({ id }) => ({ id, name: betName(game, id) }))}
            chosen={bet.id}
            onChoose={(id) => change({ ...form, bet: id, dead: '', meter: '', players: 1, shoe: null })}
          />
        )}
        <section aria-labelledby="bet" className="grid gap-3">
          <h2
            id="bet"
            className={game.sideBets.length > 1 ? 'sr-only' : 'text-[22px]/[1.25] font-semibold tracking-snug'}
          >
            {betName(game, bet.id)}
          </h2>
          <p className="max-w-wide text-muted">
            {[winsWords(game, bet.id), ...afterFoldWords(game, reading.rules, bet.id)].join(' ')}
          </p>
          {open ? (
            <UnprintedNote known={open} />
          ) : (
            <Figures asked={asked} figures={figures} late={late} meter={meter} />
          )}
        </section>
        <div className="side-bets-columns">
          <div className="side-bets-column">
            <PayTableEditor figures={open ? null : figures} late={late} meter={meter} />
            {takes(bet, 'meter') && <MeterField meter={open ? null : meter} figures={open ? null : figures} />}
            {!open && (reading.shoe ? <SideProof figures={asked.value} /> : <DeadCards />)}
          </div>
          <div className="side-bets-column">
            {!open && <ReturnLines game={game} bet={betName(game, bet.id)} field={reading.field} figures={figures} />}
            <KnownTables known={tables.known} fresh={tables.fresh} />
            {!open && !reading.shoe && <SideProof figures={asked.value} />}
          </div>
        </div>
        {reading.shoe && <ShoePanel key={bet.id} shoe={reading.shoe} figures={figures} />}
      </div>
    </SideHeld>
  )
}

/**
 * A bet whose prizes aren't all printed starts with the printed ones and leaves the others empty, instead of starting
 * with an example.
 */
function fromPrinted(game: AnyGame, form: SideForm): SideForm {
  const preset = examplePreset(game, form.bet)
  const field = game.ruleFields.find((one) => one.kind === 'pays' && one.bet === form.bet)
  const { rules } = readForm(game, form)
  if (!preset?.example || field?.kind !== 'pays' || !isSamePays(rules.pays[preset.table]!, preset.pays)) return form
  const { printed } = preset.example
  return {
    ...form,
    rules: field.hands.reduce(
      (texts, { id }) => editRule(game, texts, [...field.path, id], String(printed[id] ?? 0)),
      form.rules,
    ),
  }
}

const isSamePays = (a: PayTable, b: PayTable): boolean => Object.keys(b).every((id) => a[id] === b[id])

/** Problems with the address, and with rules that no field on this page shows. */
function Notices() {
  const { game, form, reading, change } = useSideHold()
  const table = reading.field ? `${reading.field.path.at(-1) ?? ''}.` : null
  const elsewhere = Object.entries(reading.ruleProblems).filter(([name]) => table === null || !name.startsWith(table))
  return (
    <RulesNotice
      notice={form.notice}
      problems={elsewhere}
      onUsualRules={() => change({ ...form, rules: usualRules(game), notice: null })}
      onClose={() => change({ ...form, notice: null })}
    />
  )
}

/**
 * The figures of this bet. The previous ones stay until the next are solved, so that nothing jumps at each keystroke.
 */
function useKept({ value }: Asked<SideFigures>, bet: string): SideFigures | null {
  const [kept, setKept] = useState<{ readonly bet: string; readonly value: SideFigures } | null>(null)
  if (value && kept?.value !== value) setKept({ bet, value })
  return value ?? (kept?.bet === bet ? kept.value : null)
}

/** The figures included in the page: those of the known tables under the usual rules. */
function atHand(game: AnyGame, { rules }: SideReading, known: readonly KnownTable[]): SideFigures | null {
  const text = makeRules(game, rules)
  const usual = game.variants[0].rules as SideReading['rules']
  return known.find(({ preset }) => makeRules(game, applyPreset(usual, preset)) === text)?.figures ?? null
}

/**
 * The figures of the known tables and of the current one with all cards still to come: those in the page, or new ones
 * if other rules changed them.
 */
function useKnown(
  hold: SideHold,
  brought: readonly KnownTable[],
): { readonly known: readonly KnownTable[]; readonly fresh: SideFigures | null } {
  const { game, reading } = hold
  const usual = game.variants[0].rules as SideReading['rules']
  const first = brought[0]?.preset
  const same =
    first !== undefined &&
    reading.meter === undefined &&
    reading.players === 1 &&
    makeRules(game, applyPreset(reading.rules, first)) === makeRules(game, applyPreset(usual, first))
  const wanted = brought.length < 2
  const anew = useSides(
    wanted || same ? [] : brought.map(({ preset }) => presetRequest(game, reading, preset)),
    'side-bets-known',
  )
  const plain = request(game, reading.rules, reading.bet, meterOptions(reading))
  const found = Object.keys(reading.options).length === 0 ? atHand(game, reading, brought) : null
  const fresh = useSides(wanted || found ? [] : [plain], 'side-bets-fresh')[0] ?? found
  if (wanted || same) return { known: brought, fresh }
  return {
    known: brought.flatMap((one, i) => (anew[i] ? [{ ...one, figures: anew[i] }] : [])),
    fresh,
  }
}

/** How the bet depends on its meter: which hand wins it, and at which meter the bet is even. */
function useMeter({ game, reading }: SideHold): MeterReading | null {
  const probes = takes(reading.bet, 'meter')
    ? PROBES.map((meter) => request(game, reading.rules, reading.bet, { ...reading.options, meter }))
    : []
  const [low, high] = useSides(probes, 'side-bets-meter')
  return low && high ? readMeter(low, high) : null
}

/** Cards known to be dead. The figure without them is exact. */
function DeadCards() {
  const { game, form, reading, change } = useSideHold()
  const id = useId()
  const { dead, deadProblem: problem, rules } = reading
  const set = (text: string): void => change({ ...form, dead: text.slice(0, 400) })
  const toggle = (card: Card): void => {
    const strange = readPieces(form.dead).strange
    const cards = dead.includes(card) ? dead.filter((one) => one !== card) : [...dead, card]
    set([...cards.map(makeCard), ...strange].join(' '))
  }
  const whereabouts = (card: Card): Whereabouts => (dead.includes(card) ? 'here' : 'free')
  return (
    <section aria-labelledby={id} className="side-bets-dead">
      <Panel>
        <div className="grid gap-1">
          <Heading id={id}>{sideBets.seen}</Heading>
          <p className="text-small text-muted">{sideBets.seenAbout}</p>
        </div>
        <div className="flex gap-2">
          <Input
            {...AS_TYPED}
            aria-label={sideBets.deadCards}
            value={form.dead}
            placeholder="Ks Qd 7c"
            aria-invalid={problem !== undefined}
            aria-describedby={`${id}-problem`}
            onChange={(event) => set(event.target.value)}
            className="flex-1"
          />
          {form.dead !== '' && (
            <TextButton onClick={() => set('')} className="px-2 text-small">
              {sideBets.clear}
            </TextButton>
          )}
        </div>
        <p id={`${id}-problem`} role="alert" className="text-caption break-words text-blunder-ink empty:hidden">
          {problem}
        </p>
        <CardPicker
          cards={[...game.deck(rules).cards]}
          whereabouts={whereabouts}
          onToggle={toggle}
          label={sideBets.deadCards}
        />
      </Panel>
    </section>
  )
}

interface FiguresProps {
  readonly asked: Asked<SideFigures>
  readonly figures: SideFigures | null
  /** Whether the figures are the previous ones, while the next are being solved. */
  readonly late: boolean
  readonly meter: MeterReading | null
}

const BETS = 100

/** What the bet costs: a large figure and a few small ones. */
function Figures({ asked, figures, late, meter }: FiguresProps) {
  const { game, reading } = useSideHold()
  const { bet } = reading
  const { stake: set, currency } = usePreferences()
  const stake = bet.always ?? set
  if (asked.status === 'failed') return <Failed asked={asked} />
  if (!figures)
    return (
      <p className="min-h-17.5 animate-appear text-small text-muted [animation-delay:250ms]">{sideBets.counting}</p>
    )
  const edge = -evValue(figures.ev)
  const { wins } = returnsOf(figures)
  return (
    <>
      <dl
        aria-busy={late}
        className={classes('flex flex-wrap items-end gap-x-9 gap-y-3 transition-colors', late && '[&_dd]:text-muted')}
      >
        <div>
          <dt className="text-caption text-muted">{edge < 0 ? sideBets.yourEdge : sideBets.houseEdge}</dt>
          <dd className="text-[44px]/[1.05] font-semibold tracking-tightest tabular-nums md:text-giant/[1.05]">
            {percent(Math.abs(edge))}
          </dd>
        </div>
        <Figure label={(edge < 0 ? sideBets.gainOf : sideBets.costOf)(BETS, money(stake, currency))}>
          {money(Math.abs(edge) * BETS * stake, currency)}
        </Figure>
        <Figure label={sideBets.winningBet}>{oneIn(wins, figures.deals)}</Figure>
        <Figure label={sideBets.comesBackOf(BETS)}>{plain((1 - edge) * BETS, 2)}</Figure>
        {meter && (
          <Figure label={sideBets.evenAtMeter}>
            {meter.breakEven ? plain(toNumber(meter.breakEven), 2) : sideBets.none}
          </Figure>
        )}
      </dl>
      <p role="status" className="sr-only">
        {late
          ? ''
          : (edge < 0 ? sideBets.spokenYours : sideBets.spokenHouse)(
              betName(game, bet.id),
              percent(Math.abs(edge)),
              oneIn(wins, figures.deals),
            )}
      </p>
    </>
  )
}

function Failed({ asked }: { readonly asked: Asked<SideFigures> }) {
  return (
    <div
      role="alert"
      className="grid max-w-lead justify-items-start gap-1 rounded-option border border-mistake bg-mistake/8 px-4 py-3 text-small"
    >
      <p>{asked.problem ? problemInWords(asked.problem) : sideBets.notWorkedOut}</p>
      <TextButton onClick={asked.retry}>{sideBets.tryAgain}</TextButton>
    </div>
  )
}

interface Props {
  readonly gameId: string
  readonly gameName: string
  /** With the name and the winning hands of each, in the page's language. */
  readonly bets: readonly (SideBet & { readonly name: string; readonly wins: string })[]
  /** By the bet's id. */
  readonly known: Readonly<Record<string, readonly KnownTable[]>>
  /** Of bets whose prizes aren't all printed, by the bet's id. */
  readonly unprinted: Readonly<Record<string, Unprinted>>
}

/** The table is in the address, which only the browser knows. The server sends every bet with its known tables. */
export function SideBetsLoader({ gameId, gameName, bets, known, unprinted }: Props) {
  const game = useGame(gameId)
  if (game && bets.length > 0) return <SideBets game={game} known={known} unprinted={unprinted} />
  return (
    <div className="side-bets" aria-busy="true">
      <PageTitle name={gameName} />
      {bets.map((bet) => (
        <Panel key={bet.id}>
          <Heading>{bet.name}</Heading>
          <p className="text-muted">{bet.wins}</p>
          {unprinted[bet.id] && <UnprintedNote known={unprinted[bet.id]!} />}
          <dl className="grid tabular-nums">
            {sorted(known[bet.id] ?? []).map(({ preset, name, figures }) => (
              <div key={preset.id} className="flex gap-4 border-t py-2">
                <dt className="mr-auto">{name}</dt>
                <dd>{percent(-evValue(figures.ev))}</dd>
              </div>
            ))}
          </dl>
        </Panel>
      ))}
    </div>
  )
}
