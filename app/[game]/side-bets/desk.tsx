'use client'

import { useCallback, useId, useMemo, useState } from 'react'
import { CardPicker, type Whereabouts } from '@/app/_components/card-picker'
import { readPieces } from '@/app/_components/card-pieces'
import { classes } from '@/app/_components/classes'
import { Figure } from '@/app/_components/figure'
import { money, percent, plain } from '@/app/_components/format'
import { namingUsualRules, withOwnRules } from '@/app/_components/own-rules'
import { Panel } from '@/app/_components/panel'
import { PillRow } from '@/app/_components/pill-row'
import { usePreferences } from '@/app/_components/preferences'
import { editRule, usualRules } from '@/app/_components/rule-texts'
import { RulesNotice } from '@/app/_components/rules-notice'
import { useAddress } from '@/app/_components/use-address'
import { useSides } from '@/app/_components/use-sides'
import { type Asked, useSolver, useWarmSolver } from '@/app/_components/use-solver'
import { called } from '@/app/_languages/area'
import { sideBets } from '@/app/_languages/english/side-bets'
import { type Card, makeCard } from '@/lib/cards/card'
import { evValue } from '@/lib/games/ev'
import type { SideFigures } from '@/lib/games/figures'
import type { AnyGame, PayTable } from '@/lib/games/game'
import { type MeterReading, PROBES, readMeter } from '@/lib/games/meter'
import { makeRules } from '@/lib/games/rules'
import { examplePreset, isUnknownTable } from '@/lib/games/usual-tables'
import { toNumber } from '@/lib/math/fraction'
import { readAddress, type SideForm, writeAddress } from './form'
import { Heading } from './heading'
import { KnownTables } from './known-tables'
import { MeterField } from './meter-field'
import { PayTableEditor } from './pay-table'
import { meterOptions, presetRequest, readForm, request, type SideHold, type SideReading, takes } from './read'
import { Returns } from './returns'
import { ShoePanel } from './shoe-panel'
import './side-bets.css'
import { SideProof } from './side-proof'
import { applyPreset, type KnownTable, presetsOf } from './tables'
import type { Unprinted } from './unprinted'
import { UnprintedNote } from './unprinted-note'
import { oneIn, returnsOf } from './words'

interface Props {
  readonly game: AnyGame
  /** By the bet's id. */
  readonly known: Readonly<Record<string, readonly KnownTable[]>>
  /** Of bets without a printed table, by the bet's id. */
  readonly unprinted?: Readonly<Record<string, Unprinted>>
}

const CHANNEL = 'side-bets'
/** Which bet is looked at says nothing of the rules. */
const FREE = ['bet']

/** The side bets of a game, one at a time: any table, its exact worth, and where that comes from. */
export function SideBets({ game, known, unprinted = {} }: Props) {
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
    <div className="side-bets">
      <Heading name={game.name} />
      <Notices hold={hold} />
      {game.sideBets.length > 1 && (
        <PillRow
          label={sideBets.sideBet}
          pills={game.sideBets.map(({ id, name }) => ({ id, name: called(name) }))}
          chosen={bet.id}
          onChoose={(id) => change({ ...form, bet: id, dead: '', meter: '', players: 1, shoe: null })}
        />
      )}
      <section aria-labelledby="bet" className="grid gap-3">
        <h2
          id="bet"
          className={game.sideBets.length > 1 ? 'sr-only' : 'text-[22px]/[1.25] font-semibold tracking-snug'}
        >
          {called(bet.name)}
        </h2>
        <p className="max-w-wide text-muted">{called(bet.about)}</p>
        {open ? (
          <UnprintedNote known={open} />
        ) : (
          <Figures hold={hold} asked={asked} figures={figures} late={late} meter={meter} />
        )}
      </section>
      <div className="side-bets-columns">
        <div className="side-bets-column">
          <PayTableEditor hold={hold} figures={open ? null : figures} late={late} meter={meter} />
          {takes(bet, 'meter') && (
            <MeterField hold={hold} meter={open ? null : meter} figures={open ? null : figures} />
          )}
          {!open && (reading.shoe ? <SideProof hold={hold} figures={asked.value} /> : <DeadCards hold={hold} />)}
        </div>
        <div className="side-bets-column">
          {!open && <Returns bet={called(bet.name)} field={reading.field} figures={figures} />}
          <KnownTables hold={hold} known={tables.known} fresh={tables.fresh} />
          {!open && !reading.shoe && <SideProof hold={hold} figures={asked.value} />}
        </div>
      </div>
      {reading.shoe && <ShoePanel key={bet.id} hold={hold} shoe={reading.shoe} figures={figures} />}
    </div>
  )
}

/** A bet whose prizes are not all printed begins with those that are, the others empty: not with an example. */
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

/** What the address said that cannot be read, and rules that are wrong where no field shows it. */
function Notices({ hold: { game, form, reading, change } }: { readonly hold: SideHold }) {
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

/** The figures of this bet, and the last ones while the next are worked out, so that nothing jumps at each key. */
function useKept({ value }: Asked<SideFigures>, bet: string): SideFigures | null {
  const [kept, setKept] = useState<{ readonly bet: string; readonly value: SideFigures } | null>(null)
  if (value && kept?.value !== value) setKept({ bet, value })
  return value ?? (kept?.bet === bet ? kept.value : null)
}

/** Figures that came with the page: those of the known tables under the usual rules. */
function atHand(game: AnyGame, { rules }: SideReading, known: readonly KnownTable[]): SideFigures | null {
  const text = makeRules(game, rules)
  const usual = game.variants[0].rules as SideReading['rules']
  return known.find(({ preset }) => makeRules(game, applyPreset(usual, preset)) === text)?.figures ?? null
}

/** The known tables and the table in force with every card still to come: as the page brought them, or anew where other rules changed them. */
function useKnown(
  hold: SideHold,
  brought: readonly KnownTable[],
): { readonly known: readonly KnownTable[]; readonly fresh: SideFigures | null } {
  const { game, reading } = hold
  const presets = presetsOf(game, reading.bet)
  const usual = game.variants[0].rules as SideReading['rules']
  const first = presets[0]
  const same =
    first !== undefined &&
    reading.meter === undefined &&
    reading.players === 1 &&
    makeRules(game, applyPreset(reading.rules, first)) === makeRules(game, applyPreset(usual, first))
  const wanted = presets.length < 2
  const anew = useSides(
    wanted || same ? [] : presets.map((preset) => presetRequest(game, reading, preset)),
    'side-bets-known',
  )
  const plain = request(game, reading.rules, reading.bet, meterOptions(reading))
  const found = Object.keys(reading.options).length === 0 ? atHand(game, reading, brought) : null
  const fresh = useSides(wanted || found ? [] : [plain], 'side-bets-fresh')[0] ?? found
  if (wanted || same) return { known: brought, fresh }
  return { known: presets.flatMap((preset, i) => (anew[i] ? [{ preset, figures: anew[i] }] : [])), fresh }
}

/** How the bet depends on its meter: which hand wins it, and where the bet is even. */
function useMeter({ game, reading }: SideHold): MeterReading | null {
  const probes = takes(reading.bet, 'meter')
    ? PROBES.map((meter) => request(game, reading.rules, reading.bet, { ...reading.options, meter }))
    : []
  const [low, high] = useSides(probes, 'side-bets-meter')
  return low && high ? readMeter(low, high) : null
}

/** Cards known to be gone: the figure is exact without them. */
function DeadCards({ hold: { game, form, reading, change } }: { readonly hold: SideHold }) {
  const id = useId()
  const { dead, deadProblem: problem, deadProblemLanguage, rules } = reading
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
          <h2 id={id} className="text-verdict font-semibold tracking-snug">
            {sideBets.seen}
          </h2>
          <p className="text-small text-muted">{sideBets.seenAbout}</p>
        </div>
        <div className="flex gap-2">
          <input
            aria-label={sideBets.deadCards}
            value={form.dead}
            placeholder="Ks Qd 7c"
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            aria-invalid={problem !== undefined}
            aria-describedby={`${id}-problem`}
            onChange={(event) => set(event.target.value)}
            className={classes(
              'h-11 min-w-0 flex-1 rounded-option border bg-paper px-3 tabular-nums',
              problem === undefined ? 'border-line-strong' : 'border-2 border-blunder',
            )}
          />
          {form.dead !== '' && (
            <button type="button" onClick={() => set('')} className="link min-h-11 px-2 text-small">
              {sideBets.clear}
            </button>
          )}
        </div>
        <p
          id={`${id}-problem`}
          lang={deadProblemLanguage}
          role="alert"
          className="text-caption break-words text-blunder-ink empty:hidden"
        >
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
  readonly hold: SideHold
  readonly asked: Asked<SideFigures>
  readonly figures: SideFigures | null
  /** The figures are the last ones, the next being worked out. */
  readonly late: boolean
  readonly meter: MeterReading | null
}

const BETS = 100

/** What the bet costs, in a large figure and a few small ones. */
function Figures({ hold, asked, figures, late, meter }: FiguresProps) {
  const { stake: set, currency } = usePreferences()
  const stake = hold.reading.bet.always ?? set
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
              called(hold.reading.bet.name),
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
      <p lang={asked.problem ? 'en' : undefined}>{asked.problem?.message ?? sideBets.notWorkedOut}</p>
      <button type="button" onClick={asked.retry} className="link min-h-11">
        {sideBets.tryAgain}
      </button>
    </div>
  )
}
