'use client'

import { type ReactNode, useId } from 'react'
import { classes } from '@/app/_components/classes'
import { percent, plain, units, whole } from '@/app/_components/format'
import { Panel } from '@/app/_components/panel'
import { useTyped } from '@/app/_components/typed-number'
import { called } from '@/app/_languages/area'
import { sideBets } from '@/app/_languages/english/side-bets'
import { langOf } from '@/app/_languages/lang-of'
import type { SideFigures } from '@/lib/games/figures'
import type { RuleField } from '@/lib/games/game'
import type { MeterReading } from '@/lib/games/meter'
import { shortName } from '@/lib/games/rules'
import { RuleInput } from '@/app/_components/rule-input'
import { editRule, ruleText, type RuleTexts } from '@/app/_components/rule-texts'
import type { SideHold } from './read'
import type { PayField } from './tables'
import { chance, oneIn, type ReturnLine, type Returns, returnsOf } from './words'

interface Props {
  readonly hold: SideHold
  readonly figures: SideFigures | null
  readonly late: boolean
  readonly meter: MeterReading | null
}

/** The bet's pay table, each pay to be changed, and beside it how often the hand comes and what it brings back. */
export function PayTableEditor({ hold, figures, late, meter }: Props) {
  const { game, form, reading, change } = hold
  const { bet, field } = reading
  const others = game.ruleFields.filter((one) => one.bet === bet.id && one !== field)
  return (
    <section aria-labelledby="pays">
      <Panel>
        <div className="-my-2.5 flex min-h-11 items-center gap-3">
          <h2 id="pays" className="text-verdict font-semibold tracking-snug">
            {sideBets.payTable}
          </h2>
          {field && isChanged(hold, field) && (
            <button
              type="button"
              onClick={() => change({ ...form, rules: usualTable(hold, field) })}
              className="link ml-auto min-h-11 text-small"
            >
              {sideBets.reset}
            </button>
          )}
        </div>
        {field && (
          <p lang={langOf(field.meaning)} className="-mt-2 text-small text-muted md:-mt-3">
            {called(field.meaning)}
          </p>
        )}
        {field && <Table hold={hold} field={field} figures={figures} late={late} meter={meter} />}
        {others.map((one) => (
          <OtherRule key={one.path.join('.')} hold={hold} field={one} />
        ))}
      </Panel>
    </section>
  )
}

const isChanged = ({ form }: SideHold, field: PayField): boolean =>
  Object.keys(form.rules.edits).some((name) => name.startsWith(`${shortName(field.path)}.`))

/** The rules with this table as the game has it, everything else kept. */
function usualTable({ form }: SideHold, field: PayField): RuleTexts {
  const edits = Object.entries(form.rules.edits).filter(([name]) => !name.startsWith(`${shortName(field.path)}.`))
  return { ...form.rules, edits: Object.fromEntries(edits) }
}

function OtherRule({
  hold: { game, form, reading, change },
  field,
}: {
  readonly hold: SideHold
  readonly field: RuleField
}) {
  const rules = {
    texts: form.rules,
    problems: reading.ruleProblems,
    change: (next: RuleTexts) => change({ ...form, rules: next }),
  }
  return <RuleInput game={game} hold={rules} field={field} />
}

const HEAD = 'pb-1.5 text-right align-bottom font-normal'
const CELL = 'pl-3 text-right tabular-nums'

function Table({ hold, field, figures, late, meter }: Props & { readonly field: PayField }) {
  const read = figures ? returnsOf(figures) : null
  return (
    <table className="w-full border-collapse text-small">
      <caption className="sr-only">{sideBets.caption(called(field.name))}</caption>
      <Heads />
      <tbody aria-busy={late} className={late ? 'text-muted' : undefined}>
        {field.hands.map((hand) => {
          const line = read?.lines.find(({ id }) => id === hand.id)
          return (
            <HandRow key={hand.id} hand={hand} line={line} figures={figures}>
              {hold.reading.meter !== undefined && meter?.hands.includes(hand.id) ? (
                <MeterPay pay={line?.pay} />
              ) : (
                <Pay hold={hold} field={field} hand={hand} />
              )}
            </HandRow>
          )
        })}
      </tbody>
      {figures && read && <Sums deals={figures.deals} read={read} />}
    </table>
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
  readonly hand: PayField['hands'][number]
  /** Undefined of a hand that is not paid for itself, or while nothing is known. */
  readonly line: ReturnLine | undefined
  readonly figures: SideFigures | null
  /** Its pay. */
  readonly children: ReactNode
}

function HandRow({ hand, line, figures, children }: HandRowProps) {
  const deals = figures?.deals ?? 0
  return (
    <tr className="border-t align-top">
      <th scope="row" className="py-3 text-left font-strong">
        {called(hand.name)}
        {hand.asks !== undefined && (
          <span className="block text-caption font-normal text-muted">{called(hand.asks)}</span>
        )}
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

function MeterPay({ pay }: { readonly pay: number | undefined }) {
  return (
    <p className="ml-auto w-fit py-1.5 pr-8 text-right tabular-nums">
      {pay === undefined ? sideBets.theMeter : units(pay)}
      <span className="block text-caption text-muted">{sideBets.theMeter}</span>
    </p>
  )
}

interface PayProps {
  readonly hold: SideHold
  readonly field: PayField
  readonly hand: PayField['hands'][number]
}

function Pay({ hold: { game, form, reading, change }, field, hand }: PayProps) {
  const id = useId()
  const path = [...field.path, hand.id]
  const problem = reading.ruleProblems[shortName(path)]
  const typed = useTyped(ruleText(game, form.rules, path), (text) =>
    change({ ...form, rules: editRule(game, form.rules, path, text) }),
  )
  return (
    <div className="grid justify-items-end gap-1">
      <div className="flex items-center gap-1.5">
        <input
          inputMode="decimal"
          autoComplete="off"
          {...typed}
          aria-label={
            hand.asks === undefined
              ? sideBets.paysToOne(called(hand.name))
              : `${called(hand.name)}: ${called(hand.asks)}`
          }
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : id}
          className={classes(
            'h-11 w-19 rounded-option border bg-paper px-2.5 text-right text-body font-semibold tabular-nums',
            problem === undefined ? 'border-line-strong' : 'border-2 border-blunder',
          )}
        />
        <span aria-hidden="true" className="w-6.5 text-caption whitespace-nowrap text-muted">
          {sideBets.toOne}
        </span>
      </div>
      {problem !== undefined && (
        <p id={id} lang="en" role="alert" className="max-w-47.5 text-right text-caption break-words text-blunder-ink">
          {problem}
        </p>
      )}
    </div>
  )
}
