import { tableWords } from '@/app/_settings/rules-in-words'
import { betPages, questions } from '@/app/_languages/words'
import { Link } from '@/app/_ui/link'
import { percent } from '@/app/_languages/format'
import type { AnyGame } from '@/lib/game/game'
import { type KnownTable, knownTables, usualTable } from '@/lib/game/precomputed/known-tables'
import { anHour, askOf, basisOf, Question, Questions, unlessDraft } from './parts'

/** Edges that differ by less than this, in base wagers, count as equal. */
const SAME = 1e-6

/** The tables with the lowest edge, as it is shown. Sorted by edge before. */
const lowestOf = (tables: readonly KnownTable[]): readonly KnownTable[] =>
  tables.filter(({ edge }) => percent(edge) === percent(tables[0]!.edge))

/** Questions about pay tables: which is best, what a poor one costs, and what a single rule is worth. */
export const PayTableQuestions = unlessDraft(({ game }: { readonly game: AnyGame }) => {
  const tables = knownTables(game)
  const found = tables.filter(({ comparison }) => !comparison)
  const compared = tables.filter(({ comparison }) => comparison)
  const [best, worst] = [found[0]!, found.at(-1)!]
  const usual = usualTable(game)
  const more = (table: KnownTable): number => table.edge - usual.edge
  return (
    <Questions>
      <Question ask={askOf('bestTable', game)}>
        {found.length === 1 ? (
          <p>
            {questions.onlyTable(tableWords(game, best), percent(best.edge))} ({betPages.where(best.where)}).
          </p>
        ) : (
          <>
            <p>
              {questions.lowest(
                lowestOf(found).map((table) => tableWords(game, table)),
                percent(best.edge),
              )}
            </p>
            <ul className="grid list-disc gap-2 pl-5">
              {found.map((table) => (
                <li key={table.id}>
                  {questions.tableEdge(tableWords(game, table), percent(table.edge))}{' '}
                  <span className="text-muted">{betPages.where(table.where)}.</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </Question>
      {worst.edge - best.edge > SAME && (
        <Question ask={questions.badTable(game.name)}>
          <p>
            {questions.worstCosts(
              tableWords(game, worst),
              tableWords(game, best),
              anHour(game, worst.edge - best.edge),
              basisOf(game),
            )}
          </p>
        </Question>
      )}
      {compared.length > 0 && (
        <Question ask={questions.singleRules(game.name)}>
          <p>{questions.compared(game.name, tableWords(game, usual))}</p>
          <ul className="grid list-disc gap-2 pl-5">
            {compared.map((table) => (
              <li key={table.id}>
                {questions.moreOrLess(tableWords(game, table), percent(Math.abs(more(table))), more(table) > 0)}
              </li>
            ))}
          </ul>
        </Question>
      )}
      <p>
        <Link href="/best-odds" prefetch={false} className="link">
          {questions.oneList}
        </Link>
      </p>
    </Questions>
  )
})
