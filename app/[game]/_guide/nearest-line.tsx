import { CardsInText } from '@/app/_components/cards-in-text'
import { signedEv } from '@/app/_components/ev-format'
import { loss } from '@/app/_components/format'
import { parseCards, RANKS, rankOf, suitOf } from '@/lib/cards/card'
import type { StartingClass } from '@/lib/games/figures'
import type { AnyGame, Rules } from '@/lib/games/game'
import { bestAction, classCost } from './figures'
import { pathOfClass } from './hand-link'
import { CELL, Heads, NAME, WideTable } from './parts'

interface Props {
  readonly game: AnyGame
  readonly rules: Rules
  readonly all: readonly StartingClass[]
}

const SHOWN = 5

/** In the order of the suits of a card. */
const SUIT_SIGNS = ['♠', '♥', '♦', '♣'] as const

/** The best action against the best of the others: the least that a mistake costs. */
function slip(one: StartingClass): number {
  const best = bestAction(one)
  return Math.min(...one.options.filter(({ action }) => action !== best).map(({ action }) => classCost(one, action)))
}

const closest = (those: readonly StartingClass[], most = SHOWN): readonly StartingClass[] =>
  [...those].sort((a, b) => slip(a) - slip(b)).slice(0, most)

/**
 * The classes on both sides of the line where the answer changes, the closest to it in the middle. Where hands don't all
 * have the same actions there is no single line, and these are the closest of all.
 */
function nearest(all: readonly StartingClass[]): readonly StartingClass[] {
  const actions = (one: StartingClass): string => one.options.map(({ action }) => action).join()
  if (all.some((one) => actions(one) !== actions(all[0]!))) return closest(all, 2 * SHOWN)
  const waits = all[0]!.options.at(-1)!.action
  const acting = closest(all.filter((one) => bestAction(one) !== waits))
  const waiting = closest(all.filter((one) => bestAction(one) === waits))
  return [...[...acting].reverse(), ...waiting]
}

/** A class that is named by cards of its own is shown as those cards; others go by their name. */
function ClassName({ id }: { readonly id: string }) {
  const cards = parseCards(id)
  if (!cards.ok || cards.value.length === 0) return id
  return (
    <CardsInText>
      {cards.value.map((card) => `${RANKS[rankOf(card)]}${SUIT_SIGNS[suitOf(card)]}`).join(' ')}
    </CardsInText>
  )
}

function ClassLink({ path, id }: { readonly path: string | undefined; readonly id: string }) {
  if (path === undefined) return <ClassName id={id} />
  return (
    <a href={path} className="link inline-flex min-h-11 items-center md:min-h-0">
      <ClassName id={id} />
    </a>
  )
}

/** The hands nearest the line, on both sides of it: where a rule is needed and a mistake costs least. */
export function NearestTheLine({ game, rules, all }: Props) {
  const rows = nearest(all)
  const label = (action: string): string => game.label(rules, action).name
  return (
    <WideTable label="The hands nearest the line">
      <Heads columns={['Hand', 'Best', `Worth, ${game.unit}s`, 'A mistake costs']} left={2} />
      <tbody>
        {rows.map((one, i) => {
          const best = bestAction(one)
          const top = one.options.find(({ action }) => action === best)!
          const crosses = i === SHOWN && bestAction(rows[i - 1]!) !== best
          return (
            <tr key={one.id} className={crosses ? 'border-t-2 border-ink' : 'border-t'}>
              <th scope="row" className={NAME}>
                <ClassLink path={pathOfClass(game, one.id)} id={one.id} />
              </th>
              <td className="py-2.5 pr-4">{label(best)}</td>
              <td className={CELL}>{signedEv(top.ev)}</td>
              <td className={CELL}>{loss(slip(one))}</td>
            </tr>
          )
        })}
      </tbody>
    </WideTable>
  )
}
