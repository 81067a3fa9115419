import Link from 'next/link'
import { CELL, HEAD, HEAD_RIGHT, NAME } from '@/app/[game]/_guide/parts'
import { CardsInText } from '@/app/_components/cards-in-text'
import { classes } from '@/app/_components/classes'
import type { Source } from '@/lib/errata/published'
import { exactText, oursText, publishedText, verdictText } from './words'
import type { Worked } from './work'

const WIDE = 'max-md:hidden'
const NARROW = 'md:hidden'

/** Who publishes a figure, with its address where it has one. */
export function SourceLink({ source: { name, url } }: { readonly source: Source }) {
  if (url === undefined) return <>{name}</>
  return (
    <a
      href={url}
      rel="nofollow noreferrer"
      className="underline decoration-line-strong underline-offset-2 hover:text-ink"
    >
      {name}
    </a>
  )
}

/** A shell command on lines of its own. */
export const Command = ({ children }: { readonly children: string }) => (
  <pre
    tabIndex={0}
    aria-label="The command"
    className="overflow-x-auto rounded-option border bg-raised px-3 py-2.5 font-mono text-micro/prose wrap-anywhere whitespace-pre-wrap text-ink select-all"
  >
    {children}
  </pre>
)

/** Published figures of one verdict. `linked`: each leads to a section of its own. */
export function Rows({
  rows,
  label,
  linked = false,
}: {
  readonly rows: readonly Worked[]
  readonly label: string
  readonly linked?: boolean
}) {
  return (
    <table className="w-full border-collapse text-small tabular-nums max-[359px]:[&_:is(td,th)]:whitespace-normal">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr>
          <th scope="col" className={HEAD}>
            Figure
          </th>
          <th scope="col" className={HEAD_RIGHT}>
            Published<span className={NARROW}>, ours</span>
          </th>
          <th scope="col" className={classes(HEAD_RIGHT, WIDE)}>
            Ours
          </th>
          {linked && (
            <th scope="col" className={classes(HEAD_RIGHT, WIDE)}>
              Verdict
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.published.id} row={row} linked={linked} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ row, linked }: { readonly row: Worked; readonly linked: boolean }) {
  const { published, game, verdict, measured } = row
  const ours = measured ? oursText(published, measured, game) : 'none'
  return (
    <tr id={linked ? undefined : published.id} className="scroll-mt-20 border-t align-top">
      <th scope="row" className={classes(NAME, 'normal-nums')}>
        {linked ? (
          <a href={`#${published.id}`} className="link py-3.5">
            <CardsInText>{published.what}</CardsInText>
          </a>
        ) : (
          <CardsInText>{published.what}</CardsInText>
        )}
        <span className="block text-caption font-normal text-muted">
          {game.name} · <SourceLink source={published.source} />
        </span>
        {linked ? (
          <span className={classes('block text-caption font-normal text-mistake-ink', NARROW)}>
            {verdictText(verdict, published, game)}
          </span>
        ) : (
          <Proof row={row} />
        )}
      </th>
      <td className={CELL}>
        {publishedText(published, game)}
        <span className={classes('block font-semibold', NARROW)}>{ours}</span>
      </td>
      <td className={classes(CELL, WIDE, 'font-semibold')}>{ours}</td>
      {linked && <td className={classes(CELL, WIDE, 'text-mistake-ink')}>{verdictText(verdict, published, game)}</td>}
    </tr>
  )
}

/** What an agreeing figure rests on, folded; what is to be said of it, open. */
function Proof({ row: { published, measured, recompute } }: { readonly row: Worked }) {
  return (
    <span className="block font-normal">
      {published.why !== undefined && (
        <span className="block max-w-wide pt-1 text-caption text-muted">{published.why}</span>
      )}
      {measured && recompute && (
        // It may be unfolded before React has come: that is no mismatch.
        <details suppressHydrationWarning className="group text-caption text-muted">
          <summary className="link inline-flex min-h-11 list-none items-center md:min-h-7 details-marker:hidden">
            Recompute it yourself
          </summary>
          <div className="grid gap-2 pb-2">
            <p className="break-words">
              Ours is {exactText(measured)}. In the command’s answer: {recompute.read}.
            </p>
            <Command>{recompute.command}</Command>
          </div>
        </details>
      )}
    </span>
  )
}

/** The guide of the game that a figure is of. */
export const GuideLink = ({ game }: Pick<Worked, 'game'>) => (
  <Link href={`/${game.id}`} className="link">
    {game.name}
  </Link>
)
