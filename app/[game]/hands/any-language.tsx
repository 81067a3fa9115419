import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { languageNow } from '@/app/_languages/messages'
import { chrome, handPages as words } from '@/app/_languages/words'
import { Title } from '@/app/_ui/heading'
import { Section } from '@/app/[game]/_guide/parts'
import { Breadcrumbs } from '@/app/_seo/breadcrumbs'
import { CardsInText, inSentence } from '@/app/_felt/cards-in-text'
import { pageMetadata } from '@/app/_seo/metadata'
import type { AnyGame, Rules } from '@/lib/game/game'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import type { HandPage, HandPages } from '@/content/pages/hand-page'
import { findGame, GAMES } from '@/lib/games/index'
import { answerOf, findPage, handPages, handPath, hasPage } from '@/content/pages/index'
import { actionName } from '@/app/_felt/names'
import { loss, signed } from '@/app/_languages/format'
import { PlainLink } from '@/app/_ui/link'
import { evValue } from '@/lib/game/ev'
import { cellLinks, shortened } from '@/app/[game]/hands/_parts/found'
import { DecisionTable } from '@/app/_charts/decision-table'
import type { StartingClass } from '@/lib/game/figures'
import type { Solution } from '@/lib/game/solution'
import '../_guide/guide.css'

/* The hands of a game with their best plays, for lists. */

interface Listed {
  readonly page: HandPage
  /** The name of the best play. */
  readonly play: string
  /** Its EV, in base wagers. */
  readonly ev: number
  readonly rules: Rules
  readonly options: Solution<string>['options']
}

async function listedHand(game: AnyGame, page: HandPage): Promise<Listed> {
  const { solution, rules } = await answerOf(game.id, page.slug)
  const { options } = solution
  return {
    page,
    play: actionName(game, solution.best[0]!),
    ev: Math.max(...options.map(({ ev }) => evValue(ev))),
    rules,
    options,
  }
}

const listed = (game: AnyGame, pages: readonly HandPage[]): Promise<readonly Listed[]> =>
  Promise.all(pages.map((page) => listedHand(game, page)))

interface Props {
  readonly params: Promise<{ readonly game: string }>
}

export const generateStaticParams = (): { game: string }[] => GAMES.map(({ id }) => ({ game: id }))

const titleOf = ({ name }: HandPages, game: AnyGame): string => words.listTitle(game.name, inSentence(name))

async function find(
  params: Props['params'],
): Promise<{ readonly game: AnyTaughtGame; readonly pages: HandPages } | undefined> {
  const game = findGame((await params).game)
  return game && { game, pages: handPages(game.id, languageNow()) }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await find(params)
  if (!found) return {}
  const { game, pages } = found
  return pageMetadata({
    path: handPath(game.id),
    title: titleOf(pages, game),
    description: shortened(pages.about),
  })
}

const ROW = 'grid min-h-11 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 py-1.5'

/** “Check costs 0.85”: the second-best option; undefined if there is only one. */
function nextBest(game: AnyGame, { options, ev }: Listed): string | undefined {
  const [, next] = options.toSorted((a, b) => evValue(b.ev) - evValue(a.ev))
  return next && words.nextCosts(actionName(game, next.action), loss(ev - evValue(next.ev)))
}

/** Hands with their best plays and EVs. Each links to its page; a hand without a page is described here. */
function HandList({ game, hands }: { readonly game: AnyGame; readonly hands: readonly Listed[] }) {
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2 4xl:grid-cols-3">
      {hands.map((hand) => {
        const { slug } = hand.page
        const path = handPath(game.id, slug)
        const isHere = path === `${handPath(game.id)}#${slug}`
        return isHere ? (
          <li key={slug} id={slug} className={`${ROW} scroll-mt-20 border-t target:bg-ink/5`}>
            <Columns hand={hand}>
              <span className="font-strong">
                <CardsInText>{hand.page.name}</CardsInText>
              </span>
              <span className="block text-caption text-muted">
                <CardsInText>{nextBest(game, hand) ?? ''}</CardsInText>
              </span>
            </Columns>
          </li>
        ) : (
          <li key={slug} className="border-t">
            <PlainLink href={path} className={`group ${ROW}`}>
              <Columns hand={hand}>
                <span className={`${hasPage(game.id, slug) ? 'link' : ''} font-strong group-hover:underline`}>
                  <CardsInText>{hand.page.name}</CardsInText>
                </span>
              </Columns>
            </PlainLink>
          </li>
        )
      })}
    </ul>
  )
}

const Columns = ({ hand: { play, ev }, children }: { readonly hand: Listed; readonly children: ReactNode }) => (
  <>
    <span>{children}</span>
    <span className="text-small text-muted">
      <CardsInText>{play}</CardsInText>
    </span>
    <span className="w-[4.2em] text-right text-small tabular-nums">{signed(ev)}</span>
  </>
)

const cellsOf = ({ map }: AnyTaughtGame): readonly string[] =>
  map.rows.flatMap(({ cells }) => cells.filter((cell) => cell !== null))

/** Whether every cell of the game's map has a page. */
const isMapped = (game: AnyTaughtGame): boolean => cellsOf(game).every((cell) => findPage(game.id, cell.toLowerCase()))

/** The game's map as a table of links: the best play with each hand, and how clear it is. */
function HandMap({ game, hands }: { readonly game: AnyTaughtGame; readonly hands: readonly Listed[] }) {
  const bySlug = new Map(hands.map((one) => [one.page.slug, one]))
  const cells = cellsOf(game).map((id): StartingClass => ({
    id,
    deals: 1,
    options: bySlug.get(id.toLowerCase())!.options,
  }))
  return <DecisionTable game={game} rules={hands[0]!.rules} cells={cells} links={cellLinks(game, cells)} />
}

export default async function HandsPage({ params }: Props) {
  const found = await find(params)
  if (!found) notFound()
  const { game, pages } = found
  const hands = await listed(game, pages.pages)
  return (
    <div className="mx-auto grid max-w-275 gap-10 px-4 pt-5 pb-16 md:gap-14 md:px-8 md:pt-8">
      <header className="grid gap-4">
        <Breadcrumbs
          items={[
            { name: chrome.games, path: '/games' },
            { name: game.name, path: `/${game.id}` },
            { name: chrome.hands, path: handPath(game.id) },
          ]}
        />
        <Title className="md:text-poster/[1.12]">{titleOf(pages, game)}</Title>
        <p className="max-w-answer text-lead">{pages.about}</p>
      </header>
      {isMapped(game) && <HandMap game={game} hands={hands} />}
      {pages.groups.map(({ id, name }) => (
        <Section key={id} id={`group-${id}`} title={name}>
          <HandList game={game} hands={hands.filter(({ page }) => page.group === id)} />
        </Section>
      ))}
    </div>
  )
}
