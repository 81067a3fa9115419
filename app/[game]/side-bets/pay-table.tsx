'use client'

import { type ReactNode, useId } from 'react'
import { Table } from '@/app/_ui/table'
import dynamic from 'next/dynamic'
import { TextButton } from '@/app/_ui/button'
import { Heading } from '@/app/_ui/heading'
import { classes } from '@/app/_ui/classes'
import { grouped, percent, plain, units, whole } from '@/app/_languages/format'
import { Panel, TitledPanel } from '@/app/_ui/panel'
import { asTyped } from '@/app/_ui/typed-number'
import { useTyped } from '@/app/_ui/use-typed-number'
import { fieldWords, handWords, shortHand, valueWords } from '@/app/_settings/rules-in-words'
import { sideBets } from '@/app/_languages/words'
import type { SideFigures } from '@/lib/game/figures'
import type { AnyGame, RuleField } from '@/lib/game/game'
import type { MeterReading } from '@/lib/game/side-bets/meter'
import { shortName } from '@/lib/game/rules'
import { RuleInput } from '@/app/_settings/rule-input'
import { editRule, ruleText, type RuleTexts } from '@/app/_settings/rule-texts'
import { Input, Select } from '@/app/_ui/field'
import { filled } from '@/app/_languages/filled'
import { evValue } from '@/lib/game/ev'
import { MOST_PLAYERS } from '@/lib/game/solver'
import { reduce, toNumber } from '@/lib/math/fraction'
import { chartOrWords } from '@/app/_charts/chart-or-words'
import { type SideForm, takes, useSideHold } from './read'
import type { PayField } from './tables'
import { chance, type NamedLine, oneIn, type ReturnLine, type Returns, returnsOf } from './words'

interface Props {
  readonly figures: SideFigures | null
  readonly late: boolean
  readonly meter: MeterReading | null
}

/** The bet's pay table with a field for each pay, and how often the hand occurs and what it returns. */
export function PayTableEditor({ figures, late, meter }: Props) {
  const { game, form, reading, change } = useSideHold()
  const { bet, field } = reading
  const others = game.ruleFields.filter((one) => one.bet === bet.id && one !== field)
  return (
    <section aria-labelledby="pays">
      <Panel>
        <div className="-my-2.5 flex min-h-11 items-center gap-3">
          <Heading id="pays">{sideBets.payTable}</Heading>
          {field && isChanged(form, field) && (
            <TextButton
              onClick={() => change({ ...form, rules: usualTable(form, field) })}
              className="ml-auto text-small"
            >
              {sideBets.reset}
            </TextButton>
          )}
        </div>
        {field && <p className="-mt-2 text-small text-muted md:-mt-3">{fieldWords(game, field).meaning}</p>}
        {field && <PaysTable field={field} figures={figures} late={late} meter={meter} />}
        {others.map((one) => (
          <OtherRule key={one.path.join('.')} field={one} />
        ))}
      </Panel>
    </section>
  )
}

const isChanged = (form: SideForm, field: PayField): boolean =>
  Object.keys(form.rules.edits).some((name) => name.startsWith(`${shortName(field.path)}.`))

/** The rules with the game's own table for this bet. All other edits are kept. */
function usualTable(form: SideForm, field: PayField): RuleTexts {
  const edits = Object.entries(form.rules.edits).filter(([name]) => !name.startsWith(`${shortName(field.path)}.`))
  return { ...form.rules, edits: Object.fromEntries(edits) }
}

function OtherRule({ field }: { readonly field: RuleField }) {
  const { game, form, reading, change } = useSideHold()
  const rules = {
    texts: form.rules,
    problems: reading.ruleProblems,
    change: (next: RuleTexts) => change({ ...form, rules: next }),
  }
  return <RuleInput game={game} hold={rules} field={field} />
}

const HEAD = 'pb-1.5 text-right align-bottom font-normal'
const CELL = 'pl-3 text-right tabular-nums'

function PaysTable({ field, figures, late, meter }: Props & { readonly field: PayField }) {
  const { game, reading } = useSideHold()
  const read = figures ? returnsOf(figures) : null
  return (
    <Table caption={sideBets.caption(fieldWords(game, field).name)}>
      <Heads />
      <tbody aria-busy={late} className={late ? 'text-muted' : undefined}>
        {field.hands.map((hand) => {
          const line = read?.lines.find(({ id }) => id === hand.id)
          return (
            <HandRow key={hand.id} game={game} field={field} hand={hand} line={line} figures={figures}>
              {reading.meter !== undefined && meter?.hands.includes(hand.id) ? (
                <MeterPay field={field} net={line?.pay} />
              ) : (
                <Pay field={field} hand={hand} />
              )}
            </HandRow>
          )
        })}
      </tbody>
      {figures && read && <Sums deals={figures.deals} read={read} />}
    </Table>
  )
}

function Heads() {
  return (
    <thead>
      <tr className="text-caption text-muted">
        <th scope="col" className="pb-1.5 text-left align-bottom font-normal">
          {sideBets.hand}
        </th>
        <th scope="col" className={classes(HEAD, 'max-sm:hidden')}>
          {sideBets.ways}
        </th>
        <th scope="col" className={classes(HEAD, 'max-sm:hidden')}>
          {sideBets.chance}
        </th>
        <th scope="col" className={classes(HEAD, 'pr-8')}>
          {sideBets.pays}
        </th>
        <th scope="col" className={classes(HEAD, 'w-18')}>
          {sideBets.backOfHundred}
        </th>
      </tr>
    </thead>
  )
}

interface HandRowProps {
  readonly game: AnyGame
  readonly field: PayField
  readonly hand: PayField['hands'][number]
  /** Undefined for a hand without a pay of its own, and until the figures are known. */
  readonly line: ReturnLine | undefined
  readonly figures: SideFigures | null
  /** The hand's pay. */
  readonly children: ReactNode
}

function HandRow({ game, field, hand, line, figures, children }: HandRowProps) {
  const deals = figures?.deals ?? 0
  return (
    <tr className="border-t align-top">
      <th scope="row" className="py-3 text-left font-strong">
        {valueWords(game, field, hand.id)}
        {hand.asks && <span className="block text-caption font-normal text-muted">{fieldWords(game, field).asks}</span>}
        <span className="block text-caption font-normal text-muted tabular-nums">
          {line ? oneIn(line.ways, deals) : figures ? sideBets.notPaid : ''}
          {line && <span className="block sm:hidden">{sideBets.waysOf(whole(line.ways))}</span>}
        </span>
      </th>
      <td className={classes(CELL, 'py-3 text-muted max-sm:hidden')}>{line ? whole(line.ways) : '—'}</td>
      <td className={classes(CELL, 'py-3 text-muted max-sm:hidden')}>{line ? chance(line.ways / deals) : '—'}</td>
      <td className="py-1.5 pl-2">{children}</td>
      <td className={classes(CELL, 'py-3 font-semibold')}>{line ? plain(line.back * 100, 2) : '—'}</td>
    </tr>
  )
}

function Sums({ deals, read }: { readonly deals: number; readonly read: Returns }) {
  return (
    <tfoot className="tabular-nums">
      <tr className="border-t align-top text-muted">
        <th scope="row" className="py-2.5 text-left font-normal">
          {sideBets.loses}
          <span className="block text-caption sm:hidden">{sideBets.waysOf(whole(read.losses))}</span>
        </th>
        <td className={classes(CELL, 'py-2.5 max-sm:hidden')}>{whole(read.losses)}</td>
        <td className={classes(CELL, 'py-2.5 max-sm:hidden')}>{chance(read.losses / deals)}</td>
        <td />
        <td className={classes(CELL, 'py-2.5')}>{plain(0, 2)}</td>
      </tr>
      <tr className="border-t-2 border-ink align-top">
        <th scope="row" className="py-2.5 text-left font-semibold">
          {sideBets.allDeals}
          <span className="block text-caption font-normal text-muted sm:hidden">{whole(deals)}</span>
        </th>
        <td className={classes(CELL, 'py-2.5 max-sm:hidden')}>{whole(deals)}</td>
        <td className={classes(CELL, 'py-2.5 max-sm:hidden')}>{percent(1)}</td>
        <td />
        <td className={classes(CELL, 'py-2.5 font-semibold')}>{plain(read.back * 100, 2)}</td>
      </tr>
    </tfoot>
  )
}

function MeterPay({ field, net }: { readonly field: PayField; readonly net: number | undefined }) {
  return (
    <p className="ml-auto w-fit py-1.5 pr-8 text-right tabular-nums">
      {net === undefined ? sideBets.theMeter : units(field.prizes ? net + 1 : net)}
      <span className="block text-caption text-muted">{sideBets.theMeter}</span>
    </p>
  )
}

interface PayProps {
  readonly field: PayField
  readonly hand: PayField['hands'][number]
}

function Pay({ field, hand }: PayProps) {
  const { game, form, reading, change } = useSideHold()
  const id = useId()
  const path = [...field.path, hand.id]
  const problem = reading.ruleProblems[shortName(path)]
  const typed = useTyped(ruleText(game, form.rules, path), (text) =>
    change({ ...form, rules: editRule(game, form.rules, path, text) }),
  )
  return (
    <div className="grid justify-items-end gap-1">
      <div className="flex items-center gap-1.5">
        <Input
          inputMode="decimal"
          {...typed}
          aria-label={hand.asks ? handWords(game, field, hand) : sideBets.paysToOne(valueWords(game, field, hand.id))}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : id}
          className="w-19 text-right font-semibold"
        />
        <span aria-hidden="true" className="w-6.5 text-caption whitespace-nowrap text-muted">
          {field.prizes ? sideBets.forOne : sideBets.toOne}
        </span>
      </div>
      {problem !== undefined && (
        <p id={id} role="alert" className="max-w-47.5 text-right text-caption break-words text-blunder-ink">
          {problem}
        </p>
      )}
    </div>
  )
}

interface MeterFieldProps {
  readonly meter: MeterReading | null
  readonly figures: SideFigures | null
}

/**
 * The meter of a progressive bet as the sign at the table shows it, and the meter at which the bet becomes favorable.
 */
export function MeterField({ meter, figures }: MeterFieldProps) {
  const { form, reading, change } = useSideHold()
  const id = useId()
  const { meterProblem: problem } = reading
  const typed = useTyped(form.meter, (text) => change({ ...form, meter: text.slice(0, 40) }))
  const share = figures?.share ?? 1
  const won = figures?.hits.find((hit) => meter?.hands.includes(hit.id))?.pay
  const isShared = takes(reading.bet, 'players')
  return (
    <section aria-labelledby={id} className="side-bets-meter">
      <Panel>
        <div className="grid gap-1">
          <Heading id={id}>{sideBets.meter}</Heading>
          <p className="text-small text-muted">{isShared ? sideBets.sharedMeterAbout : sideBets.meterAbout}</p>
        </div>
        <label className="grid max-w-65 gap-1 text-caption text-muted">
          {sideBets.meterInBets}
          <Input
            inputMode="decimal"
            {...typed}
            placeholder={won === undefined ? '' : asTyped(String(Number((won / share).toFixed(6))))}
            aria-invalid={problem !== undefined}
            aria-describedby={`${id}-problem`}
            className="font-semibold"
          />
        </label>
        <p id={`${id}-problem`} role="alert" className="text-caption break-words text-blunder-ink empty:hidden">
          {problem}
        </p>
        {isShared && (
          <label className="grid max-w-65 gap-1 text-caption text-muted">
            {sideBets.playersOnIt}
            <Select
              value={String(form.players)}
              options={Array.from({ length: MOST_PLAYERS }, (_, i) => ({ value: `${i + 1}`, name: `${i + 1}` }))}
              onChoose={(players) => change({ ...form, players: Number(players) })}
              className="font-semibold"
            />
          </label>
        )}
        {figures?.share !== undefined && (
          <p className="text-small tabular-nums">{sideBets.shareOf(String(reading.players), percent(figures.share))}</p>
        )}
        {meter && figures && <Even meter={meter} figures={figures} />}
      </Panel>
    </section>
  )
}

function Even({ meter, figures }: { readonly meter: MeterReading; readonly figures: SideFigures }) {
  const { breakEven } = meter
  if (!breakEven) return <p className="text-small">{sideBets.noMeter}</p>
  const edge = -evValue(figures.ev)
  return (
    <div className="grid gap-1 text-small">
      <p>
        {filled((edge > 0 ? sideBets.evenKeeps : sideBets.evenGains)(percent(Math.abs(edge))), {
          meter: <b className="font-semibold tabular-nums">{plain(toNumber(breakEven), 2)}</b>,
        })}
      </p>
      <p className="text-caption break-words text-muted tabular-nums">
        {sideBets.exactMeter(grouped(reduce(breakEven)))}
      </p>
    </div>
  )
}

const ReturnsChart = dynamic(() => chartOrWords(import('./charts').then((module) => module.ReturnsChart)), {
  ssr: false,
})

const ROW = 36

/** A sentence about the hand that returns the most. */
function inWords(lines: readonly NamedLine[], back: number): string {
  const top = [...lines].sort((a, b) => b.back - a.back)[0]
  if (!top || back === 0) return sideBets.nothingBack
  return sideBets.mostBack(top.name, percent(top.back / back, 0))
}

/** The lines in the order of the pay table, after those that it doesn't list. */
function inTableOrder(game: AnyGame, lines: readonly ReturnLine[], field: PayField | undefined): readonly NamedLine[] {
  if (!field) return lines.map((line) => ({ ...line, name: line.id }))
  const place = ({ id }: ReturnLine): number => field.hands.findIndex((hand) => hand.id === id)
  return lines.map((line) => ({ ...line, name: shortHand(game, field, line.id) })).sort((a, b) => place(a) - place(b))
}

interface ReturnLinesProps {
  readonly game: AnyGame
  readonly bet: string
  readonly field: PayField | undefined
  readonly figures: SideFigures | null
}

/** Where the return comes from: a bar for each hand. The pay table has the same figures as text. */
export function ReturnLines({ game, bet, field, figures }: ReturnLinesProps) {
  const read = figures ? returnsOf(figures) : null
  const rows = read ? inTableOrder(game, read.lines, field) : []
  const kept = figures ? Math.max(0, -evValue(figures.ev)) : 0
  return (
    <TitledPanel
      id="returns"
      title={sideBets.returns}
      className="side-bets-returns"
      lead={
        <p className="text-small text-muted">
          {read ? `${sideBets.ofHundredOn(bet)} ${inWords(rows, read.back)}` : sideBets.ofHundred}
        </p>
      }
    >
      <div style={{ height: (Math.max(rows.length, 2) + 1) * ROW }}>
        {read && <ReturnsChart bet={bet} rows={rows} kept={kept} />}
      </div>
    </TitledPanel>
  )
}
