import { cards as cardWords, guidePage, numbers } from '@/app/_languages/words'
import { messagesOf } from '@/app/_languages/messages'
import { PlainLink } from '@/app/_ui/link'
import { CardsInText } from '@/app/_felt/cards-in-text'
import { signedEv } from '@/app/_solver/ev-format'
import { loss } from '@/app/_languages/format'
import { handPath, handsOf } from '@/content/pages/index'
import { parseCards } from '@/lib/cards/card'
import { shortCard } from '@/lib/cards/words'
import type { StartingClass } from '@/lib/game/figures'
import type { AnyGame, Rules } from '@/lib/game/game'
import { bestAction, classCost } from './figures'
import { CELL, Heads, NAME, WideTable } from './parts'

interface Props {
  readonly game: AnyGame
  readonly rules: Rules
  readonly all: readonly StartingClass[]
}

const SHOWN = 5

/** The path of the page for a class of hands, by the class's id (`K5o`, `Q64`); undefined if it has none. */
function pathOfClass(game: AnyGame, id: string): string | undefined {
  const page = handsOf(game.id).find(({ slug }) => slug.replaceAll('-', '') === id.toLowerCase())
  return page && handPath(game.id, page.slug)
}

/** How much better the best action is than the next one: the least that a mistake costs. */
export function slip(one: StartingClass): number {
  const best = bestAction(one)
  return Math.min(...one.options.filter(({ action }) => action !== best).map(({ action }) => classCost(one, action)))
}

const closest = (those: readonly StartingClass[], most = SHOWN): readonly StartingClass[] =>
  [...those].sort((a, b) => slip(a) - slip(b)).slice(0, most)

/**
 * The classes on both sides of the line where the answer changes, with the closest in the middle. If not all hands have
 * the same actions, there is no single line, and these are the closest hands of all.
 */
function nearest(all: readonly StartingClass[]): readonly StartingClass[] {
  const actions = (one: StartingClass): string => one.options.map(({ action }) => action).join()
  if (all.some((one) => actions(one) !== actions(all[0]!))) return closest(all, 2 * SHOWN)
  const waits = all[0]!.options.at(-1)!.action
  const acting = closest(all.filter((one) => bestAction(one) !== waits))
  const waiting = closest(all.filter((one) => bestAction(one) === waits))
  return [...[...acting].reverse(), ...waiting]
}

/** A class whose id is a list of cards is shown as those cards, any other by its name. */
function ClassName({ id }: { readonly id: string }) {
  const cards = parseCards(id)
  if (!cards.ok || cards.value.length === 0) return id
  return <CardsInText>{cards.value.map((card) => shortCard(card, cardWords.joker)).join(' ')}</CardsInText>
}

function ClassLink({ path, id }: { readonly path: string | undefined; readonly id: string }) {
  if (path === undefined) return <ClassName id={id} />
  return (
    <PlainLink href={path} className="link inline-flex min-h-11 items-center md:min-h-0">
      <ClassName id={id} />
    </PlainLink>
  )
}

/** The hands nearest to the line on both sides, which need a rule most and where a mistake costs least. */
export function NearestTheLine({ game, all }: Props) {
  const rows = nearest(all)
  const label = (action: string): string => messagesOf(game).action(action).name
  return (
    <WideTable label={guidePage.nearest}>
      <Heads
        columns={[guidePage.hand, guidePage.best, guidePage.worthIn(numbers.units(game.unit)), guidePage.mistakeCosts]}
        left={2}
      />
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
