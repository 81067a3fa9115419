'use client'

import { useId } from 'react'
import { ButtonLink, TextButton } from '@/app/_ui/button'
import { classes } from '@/app/_ui/classes'
import { Tick } from '@/app/_ui/field'
import { Notice } from '@/app/_ui/notice'
import { useAddressChoice } from '@/app/_ui/use-address-choice'
import { money, percent } from '@/app/_languages/format'
import { hourlyCost, hourOf } from '@/app/_settings/pace'
import { setPreferences, usePreferences } from '@/app/_settings/preferences'
import { myTable } from '@/app/_languages/words'
import type { Line, TableGame } from './questions'

interface ChoiceProps {
  readonly title: string
  readonly options: readonly { readonly lines: readonly Line[] }[]
  readonly chosen: number
  readonly onChoose: (i: number) => void
}

/** A question that the felt answers. Left out if all known tables are the same. */
function Choice({ title, options, chosen, onChoose }: ChoiceProps) {
  const name = useId()
  if (options.length < 2) return null
  return (
    <fieldset className="grid gap-1">
      <legend className="pb-1 text-verdict font-semibold tracking-snug">{title}</legend>
      {options.map(({ lines }, i) => (
        <label
          key={i}
          className={classes(
            'grid min-h-11 cursor-pointer grid-cols-auto-free items-baseline gap-x-3 rounded-option border px-3 py-2.5',
            i === chosen ? 'border-ink' : 'hover:bg-ink/4',
          )}
        >
          <Tick
            type="radio"
            name={name}
            checked={i === chosen}
            onChange={() => onChoose(i)}
            className="translate-y-0.5"
          />
          <span className="grid min-w-0 gap-0.5">
            {lines.map((line) => (
              <span key={line.name} className="break-words tabular-nums">
                {line.name}:{' '}
                <b className="font-strong">
                  {typeof line.value === 'string' ? line.value : line.value ? myTable.yes : myTable.no}
                </b>
              </span>
            ))}
            {i === 0 && <span className="text-caption text-muted">{myTable.usual}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** The position of the reader's rules among a game's tables; null if they aren't one of these. */
function placeOf({ tables }: TableGame, kept: string): readonly [placard: number, dealer: number] | null {
  for (const [i, row] of tables.entries()) {
    const j = row.findIndex(({ rules }) => rules === kept)
    if (j >= 0) return [i, j]
  }
  return null
}

/**
 * Three questions that anyone can answer by looking at the felt. They set the rules everywhere, and show what the table
 * costs compared with the usual one.
 */
export function MyTable({ games }: { readonly games: readonly [TableGame, ...TableGame[]] }) {
  const { rules: kept } = usePreferences()
  const [id, setId] = useAddressChoice('game', games[0].id)
  const game = games.find((one) => one.id === id) ?? games[0]
  const place = placeOf(game, kept[game.id] ?? '')
  const [placard, dealer] = place ?? [-1, -1]
  const set = (i: number, j: number): void => {
    const { [game.id]: _before, ...others } = kept
    const { rules } = game.tables[i]![j]!
    setPreferences({ rules: rules === '' ? others : { ...others, [game.id]: rules } })
  }
  return (
    <div className="grid gap-8">
      <fieldset className="grid gap-2">
        <legend className="pb-2 text-verdict font-semibold tracking-snug">{myTable.whichGame}</legend>
        <div className="grid grid-cols-1 gap-1 sm:grid-cols-2 lg:grid-cols-3">
          {games.map((one) => (
            <label
              key={one.id}
              className={classes(
                'flex min-h-11 cursor-pointer items-center gap-3 rounded-option border px-3',
                one.id === game.id ? 'border-ink' : 'hover:bg-ink/4',
              )}
            >
              <Tick type="radio" name="game" checked={one.id === game.id} onChange={() => setId(one.id)} />
              {one.name}
            </label>
          ))}
        </div>
      </fieldset>
      <Choice
        key={`${game.id} placard`}
        title={myTable.whatPays}
        options={game.placards}
        chosen={placard}
        onChoose={(i) => set(i, Math.max(dealer, 0))}
      />
      <Choice
        key={`${game.id} dealer`}
        title={myTable.whatElse}
        options={game.dealers}
        chosen={dealer}
        onChoose={(j) => set(Math.max(placard, 0), j)}
      />
      {place === null ? (
        <Notice tone="plain">
          <p>{myTable.ownRules}</p>
          <p>
            <TextButton onClick={() => set(0, 0)}>{myTable.usual}</TextButton>
          </p>
        </Notice>
      ) : (
        <Cost game={game} placard={placard} dealer={dealer} />
      )}
    </div>
  )
}

/** What the table costs an hour at the reader's stake, and the difference from the usual one. */
function Cost({
  game: { id, name, terms, tables },
  placard,
  dealer,
}: {
  readonly game: TableGame
  readonly placard: number
  readonly dealer: number
}) {
  const preferences = usePreferences()
  const hour = hourOf(terms, terms, preferences)
  const inMoney = (edge: number): string => money(hourlyCost(edge, hour), preferences.currency)
  const table = tables[placard]![dealer]!
  const usual = tables[0]![0]!.edge
  const more = table.edge === null || usual === null ? null : table.edge - usual
  const query = table.rules === '' ? '' : `?rules=${encodeURIComponent(table.rules)}`
  return (
    <section aria-labelledby="cost" className="grid gap-3 rounded-panel border bg-raised p-5">
      <h2 id="cost" className="text-caption text-muted">
        {myTable.yourTable(name)}
      </h2>
      <p role="status" className="text-verdict font-semibold tracking-snug">
        {table.edge === null ? myTable.notSolved : myTable.costs(inMoney(table.edge), percent(table.edge))}{' '}
        {more !== null && more !== 0 && (more > 0 ? myTable.more(inMoney(more)) : myTable.less(inMoney(-more)))}
      </p>
      <p className="text-small text-muted">
        {tables.length * tables[0]!.length === 1 ? myTable.onlyOne : myTable.setEverywhere}
      </p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={`/${id}/trainer`} prefetch={false}>
          {myTable.train}
        </ButtonLink>
        <ButtonLink href={`/${id}/pay-tables${query}`} look="quiet" prefetch={false}>
          {table.edge === null ? myTable.solve : myTable.otherTable}
        </ButtonLink>
      </p>
    </section>
  )
}
