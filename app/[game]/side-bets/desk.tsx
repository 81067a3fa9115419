'use client'

import './side-bets.css'
import { useCallback, useMemo, useState } from 'react'
import { PillRow } from '@/app/_components/pill-row'
import { namingUsualRules, withOwnRules } from '@/app/_components/own-rules'
import { useAddress } from '@/app/_components/use-address'
import { useSides } from '@/app/_components/use-sides'
import { useSolver, useWarmSolver, type Asked } from '@/app/_components/use-solver'
import { called } from '@/app/_languages/area'
import { sideBets } from '@/app/_languages/english/side-bets'
import type { SideFigures } from '@/lib/games/figures'
import type { AnyGame, PayTable } from '@/lib/games/game'
import { type MeterReading, PROBES, readMeter } from '@/lib/games/meter'
import { makeRules } from '@/lib/games/rules'
import { examplePreset, isUnknownTable } from '@/lib/games/usual-tables'
import { editRule, usualRules } from '@/app/_components/rule-texts'
import { DeadCards } from './dead-cards'
import { Figures } from './figures'
import { readAddress, writeAddress, type SideForm } from './form'
import { Heading } from './heading'
import { KnownTables } from './known-tables'
import { MeterField } from './meter-field'
import { PayTableEditor } from './pay-table'
import { SideProof } from './side-proof'
import { meterOptions, presetRequest, readForm, request, takes, type SideReading, type SideHold } from './read'
import { Returns } from './returns'
import { ShoePanel } from './shoe-panel'
import type { Unprinted } from './unprinted'
import { UnprintedNote } from './unprinted-note'
import { applyPreset, type KnownTable, presetsOf } from './tables'

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
  if (form.notice === null && elsewhere.length === 0) return null
  return (
    <div
      role="alert"
      className="grid justify-items-start gap-1 rounded-option border border-mistake bg-mistake/8 px-4 py-3 text-small break-words"
    >
      {form.notice !== null && <p>{form.notice}</p>}
      {elsewhere.map(([name, problem]) => (
        <p key={name} lang="en" className="min-w-0 max-w-full">
          {name === 'rules' || name === 'variant' ? problem : `${name}: ${problem}`}
        </p>
      ))}
      {elsewhere.length > 0 && (
        <button
          type="button"
          onClick={() => change({ ...form, rules: usualRules(game), notice: null })}
          className="link min-h-11"
        >
          {sideBets.usualRules}
        </button>
      )}
    </div>
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

/** How the bet hangs on its meter: which hand wins it, and where the bet is even. */
function useMeter({ game, reading }: SideHold): MeterReading | null {
  const probes = takes(reading.bet, 'meter')
    ? PROBES.map((meter) => request(game, reading.rules, reading.bet, { ...reading.options, meter }))
    : []
  const [low, high] = useSides(probes, 'side-bets-meter')
  return low && high ? readMeter(low, high) : null
}
