import Link from 'next/link'
import { classes } from '@/app/_components/classes'
import { loss } from '@/app/_components/format'
import type { AnyGame } from '@/lib/games/game'
import { findPage, handPath } from '@/lib/games/pages'
import type { Listed } from './listed'

/** Whether every cell of the game’s own map has a page. */
export const isMapped = ({ id, map }: AnyGame): boolean => map.rows.every(({ cells }) => cells.every((cell) => cell === null || findPage(id, cell.toLowerCase())))

/** Closer than this is marked, in base wagers: a slip there costs little. */
const CLOSE = 0.035
/** From these leads on, in base wagers, the colour is one step deeper: guide.css has the colours. */
const ACT_STEPS = [CLOSE, 0.12, 0.3, 0.55] as const
const WAIT_STEPS = [CLOSE, 0.2, 0.45] as const

function look(lead: number): string {
  const steps = lead > 0 ? ACT_STEPS : WAIT_STEPS
  return `class-map-${lead > 0 ? 'act' : 'wait'}-${steps.filter((step) => Math.abs(lead) >= step).length}`
}

/** The game’s map as a table of links: each hand by its best play and how clear it is. */
export function HandMap({ game, hands }: { readonly game: AnyGame; readonly hands: readonly Listed[] }) {
  const bySlug = new Map(hands.map((one) => [one.page.slug, one]))
  return (
    <figure className="class-map grid min-w-0 gap-3 rounded-[18px] border bg-raised p-2.5 shadow-panel min-[700px]:rounded-panel min-[700px]:p-4">
      <figcaption className="text-caption text-muted">{game.map.note} Outlined: close, within {loss(CLOSE)}. Each leads to its page.</figcaption>
      <table className="w-full table-fixed border-separate border-spacing-[1.5px] min-[700px]:border-spacing-[3px]">
        <caption className="sr-only">Every hand and its best play</caption>
        <tbody>
          {game.map.rows.map(({ name, cells }) => (
            <tr key={name}>
              {cells.map((cell, i) => {
                const one = cell === null ? undefined : bySlug.get(cell.toLowerCase())
                if (!one) return <td key={i} />
                return (
                  <td key={i} className={classes('class-map-cell rounded-[4px] text-center font-semibold min-[700px]:rounded-[6px]', look(one.lead), Math.abs(one.lead) < CLOSE && 'class-map-close')}>
                    <Link href={handPath(game.id, one.page.slug)} prefetch={false} title={`${one.page.name}: ${one.play}, by ${loss(Math.abs(one.lead))}`} className="grid h-full place-items-center">
                      {cell}
                      <span className="sr-only">: {one.play}</span>
                    </Link>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
