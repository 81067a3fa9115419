import { plain } from '@/app/_languages/format'
import { Table } from '@/app/_ui/table'
import { PlayingCard } from '@/app/_felt/playing-card'
import { becauseInWords } from '@/app/_felt/names'
import { messagesOf } from '@/app/_languages/messages'
import { paper } from '@/app/_languages/words'
import { SetCards } from '@/app/house-ways/_parts/set-cards'
import { clauseInWords, wayInWords } from '@/app/house-ways/_parts/clause-words'
import { setHand, usually } from '@/lib/engines/pai-gow/index'
import { GAME_NAMES } from '@/lib/games/names'
import { seatZones } from '@/lib/teaching/dealer-school/table/board'

import { gameOf } from '@/lib/teaching/dealer-school/games'
import { payoutSheet } from '@/lib/teaching/dealer-school/payouts/sheet'
import type { PayoutTable } from '@/lib/teaching/dealer-school/payouts/tables'
import { settingSheet, settlingSheet } from '@/lib/teaching/dealer-school/payouts/worksheet'
import { LaidCards } from '../_parts/laid-cards'
import { sentence } from '@/lib/text'
import { dueInWords, stakedInWords } from '../_parts/due-words'
import type { PaperAddress } from './address'

/* The printed sheets, which look the same on the page. */

function Head({ title, note, seed }: { readonly title: string; readonly note: string; readonly seed?: string }) {
  return (
    <header className="grid gap-1">
      <h2 className="font-serif text-title font-semibold tracking-title">{title}</h2>
      <p className="text-small text-muted">{note}</p>
      {seed !== undefined && (
        <p className="paper-lines text-small">
          {paper.name}: <span /> {paper.date}: <span /> {paper.seed(seed)}
        </p>
      )}
    </header>
  )
}

const CELL = 'py-1 pl-2.5 text-right whitespace-nowrap'

/** With at most this many stakes, paper has room for two tables side by side. */
const MOST_NARROW = 4

/** Every payout of a house on the chosen stakes. */
export function PayoutsSheet({ table, stakes }: Pick<PaperAddress, 'table' | 'stakes'>) {
  return (
    <section className="paper-sheet" aria-label={paper.sheets.payouts}>
      <Head title={paper.payoutsOf(GAME_NAMES[table.game])} note={paper.payoutsNote} />
      <div className="paper-tables" data-wide={stakes.length > MOST_NARROW}>
        {payoutSheet(table, stakes, { messages: messagesOf(gameOf(table.game)), payouts: paper.payouts }).map((one) => (
          <Payouts key={one.id} table={one} />
        ))}
      </div>
    </section>
  )
}

function Payouts({ table: { name, note, head, columns, rows } }: { readonly table: PayoutTable }) {
  return (
    <div className="paper-table relative overflow-x-auto" role="region" tabIndex={0} aria-label={name}>
      <Table>
        <caption className="pb-1 text-left">
          <span className="font-semibold">{name}</span>
          {note !== undefined && <span className="block text-caption text-muted">{note}</span>}
        </caption>
        <thead>
          <tr>
            <th scope="col" className="py-1 text-left font-normal text-muted">
              {head}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={`${CELL} font-normal text-muted`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} className="border-t">
              <th scope="row" className="py-1 text-left font-normal">
                {row.name}
              </th>
              {row.cells.map((cell, i) => (
                <td key={columns[i]} className={CELL}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}

/** Seats to settle, with the solutions. */
export function SettlingSheet({ table, hands, seed }: Pick<PaperAddress, 'table' | 'hands' | 'seed'>) {
  const seats = settlingSheet(table, seed, hands)
  return (
    <section className="paper-sheet" aria-label={paper.sheets.settling}>
      <Head title={paper.settlingOf(GAME_NAMES[table.game], seats.length)} note={paper.settlingNote} seed={seed} />
      <ol className="paper-items">
        {seats.map((seat, i) => (
          <li key={i} className="paper-item">
            <b className="font-semibold">{plain(i + 1, 0)}.</b>
            <LaidCards game={gameOf(table.game)} zones={seatZones(table, seat)} />
            <ul className="grid gap-1 text-small">
              {seat.due.map((due) => (
                <li key={due.bet} className="paper-lines">
                  {stakedInWords(gameOf(table.game), due)} <span />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <section className="paper-key" aria-label={paper.key}>
        <h3 className="font-semibold">{paper.key}</h3>
        <ol className="grid gap-1.5 text-small">
          {seats.map((seat, i) => (
            <li key={i}>
              <b className="font-semibold">{plain(i + 1, 0)}.</b>{' '}
              {seat.due.map((due) => (
                <span key={due.bet} className="paper-due">
                  {stakedInWords(gameOf(table.game), due)}: <b className="font-semibold">{dueInWords(due)}</b>{' '}
                  <span className="text-muted">{sentence(becauseInWords(gameOf(table.game), due.because))}</span>{' '}
                </span>
              ))}
            </li>
          ))}
        </ol>
      </section>
    </section>
  )
}

/** Hands of seven cards to set, with the house way's settings as solutions. */
export function SettingSheet({ way, hands, seed }: Pick<PaperAddress, 'way' | 'hands' | 'seed'>) {
  const dealing = usually(way)
  const asked = settingSheet(way, seed, hands)
  return (
    <section className="paper-sheet" aria-label={paper.sheets.setting}>
      <Head title={paper.settingOf(wayInWords(way), asked.length)} note={paper.settingNote} seed={seed} />
      <ol className="paper-items">
        {asked.map((cards, i) => (
          <li key={i} className="paper-item">
            <b className="font-semibold">{plain(i + 1, 0)}.</b>
            <div className="flex flex-wrap gap-0.75">
              {cards.map((card) => (
                <PlayingCard key={card} spot={card} size="small" />
              ))}
            </div>
            <p className="paper-lines text-small">
              {paper.front} <span /> {paper.clause} <span />
            </p>
          </li>
        ))}
      </ol>
      <section className="paper-key" aria-label={paper.key}>
        <h3 className="font-semibold">{paper.key}</h3>
        <ol className="paper-items">
          {asked.map((cards, i) => {
            const set = setHand(dealing, cards)!
            return (
              <li key={i} className="paper-item">
                <b className="font-semibold">{plain(i + 1, 0)}.</b>
                <SetCards hand={set} />
                <p className="text-small">
                  <b className="font-semibold">{set.clause.id}.</b> {clauseInWords(set.clause.sentence)}
                </p>
              </li>
            )
          })}
        </ol>
      </section>
    </section>
  )
}

/** The sentences of a house way's clauses. */
export function WaySheet({ way }: Pick<PaperAddress, 'way'>) {
  return (
    <section className="paper-sheet" aria-label={paper.sheets.way}>
      <Head title={paper.wayOf(wayInWords(way))} note={paper.wayNote} />
      <ol className="paper-clauses text-small">
        {way.clauses.map(({ id, sentence: said }) => (
          <li key={id} className="paper-clause">
            <b className="font-semibold">{id}</b> {clauseInWords(said)}
          </li>
        ))}
      </ol>
    </section>
  )
}
