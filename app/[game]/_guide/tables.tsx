import { betName } from '@/app/_felt/names'
import { guidePage } from '@/app/_languages/words'
import {
  fieldWords,
  payInWords,
  ruleInWords,
  valueWords,
  variantName,
  winsWords,
  payTableWords,
} from '@/app/_settings/rules-in-words'
import { Table } from '@/app/_ui/table'
import { percent, plain, signed, units, whole } from '@/app/_languages/format'
import type { AnyGame, PayPreset, PayTable, RuleField, Rules, SideBet } from '@/lib/game/game'
import { makeRules, valueAt } from '@/lib/game/rules'
import { PlainLink } from '@/app/_ui/link'
import { evValue } from '@/lib/game/ev'
import type { SideFigures } from '@/lib/game/figures'
import { ButtonLink } from '@/app/_ui/button'
import type { Guide } from '@/content/guide'
import { tablePath } from '@/app/[game]/side-bets/_table/found'
import { sideTables } from '@/lib/game/precomputed/side-tables'
import { CELL, HEAD, HEAD_RIGHT, NAME, Section, WideTable } from './parts'
import type { Price } from '@/lib/game/precomputed/strategy-prices'
import { priceOf, rulesOf, sideOf } from './figures'

type PayField = Extract<RuleField, { kind: 'pays' }>

/** A pay of the main game as a placard writes it. A hand with a pay of 0 gets its stake back. */
const payOrPush = (pay: number): string => (pay === 0 ? guidePage.pushes : payInWords(pay))

/** The pay tables of the main game and its other rules, with their usual values. */
export function MainBets({ game, rules }: { readonly game: AnyGame; readonly rules: Rules }) {
  const fields = game.ruleFields.filter((field) => field.bet === undefined)
  return (
    <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-2">
      {fields
        .filter((field) => field.kind === 'pays')
        .map((field) => (
          <PayList key={field.path.join('.')} game={game} field={field} pays={valueAt(rules, field.path) as PayTable} />
        ))}
      <dl className="grid gap-4">
        {fields
          .filter((field) => field.kind !== 'pays')
          .map((field) => (
            <div key={field.path.join('.')} className="grid gap-0.5 border-t pt-3">
              <dt className="text-caption text-muted">{fieldWords(game, field).name}</dt>
              <dd className="font-semibold">{ruleInWords(game, field, valueAt(rules, field.path))}</dd>
              <dd className="text-small text-muted">{fieldWords(game, field).meaning}</dd>
            </div>
          ))}
      </dl>
    </div>
  )
}

interface PayListProps {
  readonly game: AnyGame
  readonly field: PayField
  readonly pays: PayTable
}

function PayList({ game, field, pays }: PayListProps) {
  const { name, meaning } = fieldWords(game, field)
  return (
    <div className="grid gap-2">
      <Table>
        <caption className="pb-1 text-left">
          <span className="text-body font-semibold">{name}</span>
          <span className="block text-caption text-muted">{meaning}</span>
        </caption>
        <tbody>
          {field.hands.map(({ id }) => (
            <tr key={id} className="border-t">
              <th scope="row" className={NAME}>
                {valueWords(game, field, id)}
              </th>
              <td className={CELL}>{payOrPush(pays[id] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}

interface Named {
  readonly name: string
  readonly rules: Rules
}

interface Props {
  readonly game: AnyGame
  /** Rules worth comparing, besides the variants and the known pay tables of the main game. */
  readonly changes: readonly { readonly name: string; readonly rules: string }[]
}

export const hasVariants = (game: AnyGame, changes: Props['changes']): boolean => allOf(game, changes).length > 1

/** The game's variants, its known pay tables for the main bets, and the given changes, without duplicates. */
function allOf(game: AnyGame, changes: Props['changes']): readonly Named[] {
  const usual = game.variants[0].rules as Rules
  const main = game.ruleFields.filter((field) => field.kind === 'pays' && field.bet === undefined)
  const tables = game.presets.flatMap(({ table, id, pays }): Named[] => {
    const field = main.find(({ path }) => path.at(-1) === table)
    return field
      ? [
          {
            name: `${fieldWords(game, field).name}: ${payTableWords(game, id)}`,
            rules: { ...usual, pays: { ...usual.pays, [table]: pays as PayTable } },
          },
        ]
      : []
  })
  const named = changes.map(({ name, rules }) => ({ name, rules: rulesOf(game, rules) }))
  const all: readonly Named[] = [
    ...game.variants.map(({ id, rules }) => ({ name: variantName(game, id), rules: rules as Rules })),
    ...tables,
    ...named,
  ]
  return all.filter(
    ({ rules }, i) => all.findIndex((other) => makeRules(game, other.rules) === makeRules(game, rules)) === i,
  )
}

/** The figures of the whole game under each variant of the rules. */
export async function Variants({ game, changes }: Props) {
  const rows: (Named & { readonly price: Price })[] = []
  for (const named of allOf(game, changes)) rows.push({ ...named, price: await priceOf(game, named.rules) })
  const grows = rows.some(({ price }) => evValue(price.averageBet) !== 1)
  return (
    <WideTable label={guidePage.variantsTable}>
      <thead>
        <tr>
          <th scope="col" className={HEAD}>
            {guidePage.rules}
          </th>
          <th scope="col" className={HEAD_RIGHT}>
            {guidePage.houseEdge}
          </th>
          <th scope="col" className={`${HEAD_RIGHT} max-md:hidden`}>
            {guidePage.againstFirst}
          </th>
          {grows && (
            <>
              <th scope="col" className={HEAD_RIGHT}>
                <span className="max-md:hidden">{guidePage.elementOfRisk}</span>
                <span className="md:hidden">{guidePage.atRisk}</span>
              </th>
              <th scope="col" className={`${HEAD_RIGHT} max-md:hidden`}>
                {guidePage.averageBet}
              </th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, rules, price }, i) => (
          <tr key={name} className="border-t">
            <th scope="row" className={NAME}>
              <PlainLink href={calculatorWith(game, rules)} className="link font-strong">
                {name}
              </PlainLink>
            </th>
            <td className={`${CELL} font-semibold`}>{percent(-evValue(price.ev))}</td>
            <td className={`${CELL} text-muted max-md:hidden`}>
              {i === 0 ? '' : guidePage.points(signed(shown(price) - shown(rows[0]!.price), 2))}
            </td>
            {grows && (
              <>
                <td className={CELL}>{percent(-evValue(price.ev) / evValue(price.averageBet))}</td>
                <td className={`${CELL} max-md:hidden`}>{plain(evValue(price.averageBet), 2)}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </WideTable>
  )
}

/** An edge as the table shows it, in percent. The next column shows differences between these rounded figures. */
const shown = ({ ev }: Price): number => Math.round(-evValue(ev) * 10_000) / 100

function calculatorWith(game: AnyGame, rules: Rules): string {
  const text = makeRules(game, rules)
  return `/${game.id}/calculator${text === '' ? '' : `?rules=${text}`}`
}

interface SideProps {
  readonly game: AnyGame
  readonly rules: Rules
  readonly bet: SideBet
}

/** Every side bet of the game, and a link to price another pay table. */
export function SideBets({ game, rules, guide }: Omit<SideProps, 'bet'> & { readonly guide: Guide }) {
  return (
    <Section id="side-bets" title={guidePage.sideBets} lead={guide.sideBets}>
      <div className="grid min-w-0 gap-10">
        {game.sideBets.map((bet) => (
          <SideBetTables key={bet.id} game={game} rules={rules} bet={bet} />
        ))}
        <ButtonLink href={`/${game.id}/side-bets`} look="quiet" className="justify-self-start">
          {guidePage.priceYours}
        </ButtonLink>
      </div>
    </Section>
  )
}

const withTable = (rules: Rules, { table, pays }: PayPreset): Rules => ({
  ...rules,
  pays: { ...rules.pays, [table]: pays },
})

interface Column {
  readonly preset: PayPreset
  readonly figures: SideFigures
}

/** A side bet under each known pay table: what each hand pays, how often it occurs, and the edge. */
async function SideBetTables({ game, rules, bet }: SideProps) {
  const field = game.ruleFields.find((one): one is PayField => one.kind === 'pays' && one.bet === bet.id)
  if (!field) return null
  const all = game.presets.filter(({ table, example }) => table === field.path.at(-1) && example === undefined)
  const presets = [...all.filter(({ usual }) => usual), ...all.filter(({ usual }) => !usual)]
  const columns: Column[] = await Promise.all(
    presets.map(async (preset) => ({ preset, figures: await sideOf(game, withTable(rules, preset), bet.id) })),
  )
  const first = columns[0]
  if (!first) return null
  return (
    <div className="grid min-w-0 gap-2">
      <h3 className="text-large/snug font-semibold">{betName(game, bet.id)}</h3>
      <p className="max-w-text text-small text-muted">{guidePage.paysToOne(winsWords(game, bet.id))}</p>
      <WideTable label={guidePage.tablesOf(betName(game, bet.id))}>
        <thead>
          <tr>
            <th scope="col" className={HEAD}>
              {guidePage.hand}
            </th>
            <th scope="col" className={HEAD_RIGHT}>
              {guidePage.oneInColumn}
            </th>
            {columns.map(({ preset }, i) => (
              <th key={preset.id} scope="col" className={HEAD_RIGHT}>
                <TableName
                  path={pathOfTable(game, bet, withTable(rules, preset))}
                  name={preset.usual ? guidePage.usualTable : guidePage.tableNumber(i + 1)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {field.hands.map(({ id }) => (
            <tr key={id} className="border-t">
              <th scope="row" className={NAME}>
                {valueWords(game, field, id)}
              </th>
              <td className={`${CELL} text-muted`}>{oneIn(columns, id)}</td>
              {columns.map(({ preset, figures }) => (
                <td key={preset.id} className={CELL}>
                  {isPush(figures, preset, id) ? guidePage.pushes : toOne(preset.pays[id] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t-2 border-ink">
            <th scope="row" className={NAME}>
              {guidePage.houseEdge}
              <span className="sr-only">; {guidePage.anyWin}</span>
            </th>
            <td className={`${CELL} text-muted`}>{winsOneIn(first.figures)}</td>
            {columns.map(({ preset, figures }) => (
              <td key={preset.id} className={`${CELL} font-semibold`}>
                {percent(-evValue(figures.ev))}
              </td>
            ))}
          </tr>
        </tfoot>
      </WideTable>
    </div>
  )
}

/** The path of a known pay table's page; undefined if it has none. */
function pathOfTable(game: AnyGame, bet: SideBet, rules: Rules): string | undefined {
  const text = makeRules(game, rules)
  const table = sideTables(game).find((one) => one.bet === bet.id && makeRules(game, one.rules) === text)
  return table && tablePath(game, table)
}

function TableName({ path, name }: { readonly path: string | undefined; readonly name: string }) {
  if (path === undefined) return name
  return (
    <PlainLink href={path} className="link inline-flex min-h-11 items-end">
      {name}
    </PlainLink>
  )
}

/** Whether a pay table's number for a hand isn't a win but returns the stake. */
const isPush = ({ hits }: SideFigures, { pays }: PayPreset, id: string): boolean =>
  (pays[id] ?? 0) > 0 && hits.some((hit) => hit.id === id && hit.ways > 0 && hit.pay === 0)

/** `1.5`: a pay to one, in a table whose heading says “to one”. */
const toOne = (pay: number): string => (pay === 0 ? '—' : units(pay))

const rounded = (value: number): string => (value < 100 ? units(Math.round(value * 10) / 10) : whole(Math.round(value)))

/** How rarely a hand occurs, according to a table that pays it by itself. */
function oneIn(columns: readonly Column[], id: string): string {
  const named = columns.flatMap(({ figures }) =>
    figures.hits.filter((hit) => hit.id === id && hit.ways > 0).map((hit) => figures.deals / hit.ways),
  )
  return named.length === 0 ? '' : rounded(Math.max(...named))
}

function winsOneIn({ hits, deals }: SideFigures): string {
  const ways = hits.filter(({ pay }) => pay > 0).reduce((sum, hit) => sum + hit.ways, 0)
  return ways === 0 ? '' : rounded(deals / ways)
}
