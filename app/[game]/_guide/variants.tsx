import { percent, plain, signed } from '@/app/_components/format'
import { PlainLink } from '@/app/_components/plain-link'
import { evValue } from '@/lib/games/ev'
import type { GameFigures } from '@/lib/games/figures'
import type { AnyGame, PayTable, Rules } from '@/lib/games/game'
import { makeRules } from '@/lib/games/rules'
import { rulesOf, wholeOf } from './figures'
import { CELL, HEAD, HEAD_RIGHT, NAME, WideTable } from './parts'

interface Named {
  readonly name: string
  readonly rules: Rules
}

interface Props {
  readonly game: AnyGame
  /** Rules worth comparing besides the variants and the known tables of the main game. */
  readonly changes: readonly { readonly name: string; readonly rules: string }[]
}

/** Whether there is anything to compare. */
export const hasVariants = (game: AnyGame, changes: Props['changes']): boolean => allOf(game, changes).length > 1

/** The game's variants, its known tables for the main bets, and the changes named: each once. */
function allOf(game: AnyGame, changes: Props['changes']): readonly Named[] {
  const usual = game.variants[0].rules as Rules
  const main = game.ruleFields.filter((field) => field.kind === 'pays' && field.bet === undefined)
  const tables = game.presets.flatMap(({ table, name, pays }): Named[] => {
    const field = main.find(({ path }) => path.at(-1) === table)
    return field
      ? [{ name: `${field.name}: ${name}`, rules: { ...usual, pays: { ...usual.pays, [table]: pays as PayTable } } }]
      : []
  })
  const named = changes.map(({ name, rules }) => ({ name, rules: rulesOf(game, rules) }))
  const all: readonly Named[] = [
    ...game.variants.map(({ name, rules }) => ({ name, rules: rules as Rules })),
    ...tables,
    ...named,
  ]
  return all.filter(
    ({ rules }, i) => all.findIndex((other) => makeRules(game, other.rules) === makeRules(game, rules)) === i,
  )
}

/** What each variant of the rules makes of the whole game. */
export async function Variants({ game, changes }: Props) {
  const rows: (Named & { readonly figures: GameFigures })[] = []
  for (const named of allOf(game, changes)) rows.push({ ...named, figures: await wholeOf(game, named.rules) })
  const grows = rows.some(({ figures }) => evValue(figures.averageBet) !== 1)
  return (
    <WideTable label="Variants and their edges">
      <thead>
        <tr>
          <th scope="col" className={HEAD}>
            Rules
          </th>
          <th scope="col" className={HEAD_RIGHT}>
            House edge
          </th>
          <th scope="col" className={`${HEAD_RIGHT} max-md:hidden`}>
            Against the first
          </th>
          {grows && (
            <>
              <th scope="col" className={HEAD_RIGHT}>
                <span className="max-md:hidden">Element of risk</span>
                <span className="md:hidden">At risk</span>
              </th>
              <th scope="col" className={`${HEAD_RIGHT} max-md:hidden`}>
                Average bet
              </th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, rules, figures }, i) => (
          <tr key={name} className="border-t">
            <th scope="row" className={NAME}>
              <PlainLink href={calculatorWith(game, rules)} className="link font-strong">
                {name}
              </PlainLink>
            </th>
            <td className={`${CELL} font-semibold`}>{percent(-evValue(figures.ev))}</td>
            <td className={`${CELL} text-muted max-md:hidden`}>
              {i === 0 ? '' : `${signed(shown(figures) - shown(rows[0]!.figures), 2)} points`}
            </td>
            {grows && (
              <>
                <td className={CELL}>{percent(-evValue(figures.ev) / evValue(figures.averageBet))}</td>
                <td className={`${CELL} max-md:hidden`}>{plain(evValue(figures.averageBet), 2)}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </WideTable>
  )
}

/** An edge as the table shows it, in percent. The difference in the next column is of the rounded figures. */
const shown = ({ ev }: GameFigures): number => Math.round(-evValue(ev) * 10_000) / 100

function calculatorWith(game: AnyGame, rules: Rules): string {
  const text = makeRules(game, rules)
  return `/${game.id}/calculator${text === '' ? '' : `?rules=${text}`}`
}
