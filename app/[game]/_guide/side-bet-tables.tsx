import { ButtonLink } from '@/app/_components/button'
import { percent, units, whole } from '@/app/_components/format'
import type { Guide } from '@/content/guide'
import { evValue } from '@/lib/games/ev'
import type { SideFigures } from '@/lib/games/figures'
import type { AnyGame, PayPreset, RuleField, Rules, SideBet } from '@/lib/games/game'
import { makeRules } from '@/lib/games/rules'
import { sideTables, tableSlug } from '@/lib/games/side-tables'
import { sideOf } from './figures'
import { CELL, HEAD, HEAD_RIGHT, NAME, Section, WideTable } from './parts'

type PayField = Extract<RuleField, { kind: 'pays' }>

interface SideProps {
  readonly game: AnyGame
  readonly rules: Rules
  readonly bet: SideBet
}

/** Every side bet of the game, and the way to price another table of one. */
export function SideBets({ game, rules, guide }: Omit<SideProps, 'bet'> & { readonly guide: Guide }) {
  return (
    <Section id="side-bets" title="Side bets" lead={guide.sideBets}>
      <div className="grid min-w-0 gap-10">
        {game.sideBets.map((bet) => (
          <SideBetTables key={bet.id} game={game} rules={rules} bet={bet} />
        ))}
        <ButtonLink href={`/${game.id}/side-bets`} look="quiet" className="justify-self-start">
          Price your own table
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

/** A side bet under every known table: what each hand pays, how often it comes, and the edge. */
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
      <h3 className="text-large/snug font-semibold">{bet.name}</h3>
      <p className="max-w-text text-small text-muted">{bet.about} Pays are to one.</p>
      <WideTable label={`${bet.name}: pay tables and their edges`}>
        <thead>
          <tr>
            <th scope="col" className={HEAD}>
              Hand
            </th>
            <th scope="col" className={HEAD_RIGHT}>
              One in
            </th>
            {columns.map(({ preset }, i) => (
              <th key={preset.name} scope="col" className={HEAD_RIGHT}>
                <TableName
                  path={pathOfTable(game, bet, withTable(rules, preset))}
                  name={preset.usual ? 'Usual table' : `Table ${i + 1}`}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {field.hands.map(({ id, name }) => (
            <tr key={id} className="border-t">
              <th scope="row" className={NAME}>
                {name}
              </th>
              <td className={`${CELL} text-muted`}>{oneIn(columns, id)}</td>
              {columns.map(({ preset, figures }) => (
                <td key={preset.name} className={CELL}>
                  {isPush(figures, preset, id) ? 'pushes' : toOne(preset.pays[id] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t-2 border-ink">
            <th scope="row" className={NAME}>
              House edge
              <span className="sr-only">; any win comes once in</span>
            </th>
            <td className={`${CELL} text-muted`}>{winsOneIn(first.figures)}</td>
            {columns.map(({ preset, figures }) => (
              <td key={preset.name} className={`${CELL} font-semibold`}>
                {percent(-evValue(figures.ev))}
              </td>
            ))}
          </tr>
        </tfoot>
      </WideTable>
    </div>
  )
}

/** The page of a known table; undefined of one that has none. */
function pathOfTable(game: AnyGame, bet: SideBet, rules: Rules): string | undefined {
  const text = makeRules(game, rules)
  const table = sideTables(game).find((one) => one.bet === bet.id && makeRules(game, one.rules) === text)
  return table && `/${game.id}/side-bets/${tableSlug(game, table)}`
}

function TableName({ path, name }: { readonly path: string | undefined; readonly name: string }) {
  if (path === undefined) return name
  return (
    <a href={path} className="link inline-flex min-h-11 items-end">
      {name}
    </a>
  )
}

/** Whether a table's number for a hand is no pay but says that the hand gets its stake back. */
const isPush = ({ hits }: SideFigures, { pays }: PayPreset, id: string): boolean =>
  (pays[id] ?? 0) > 0 && hits.some((hit) => hit.id === id && hit.ways > 0 && hit.pay === 0)

/** `1.5`: a pay to one, where the table says so once. */
const toOne = (pay: number): string => (pay === 0 ? '—' : units(pay))

const rounded = (value: number): string => (value < 100 ? units(Math.round(value * 10) / 10) : whole(Math.round(value)))

/** How rarely a hand comes, from a table that names it by itself. */
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
