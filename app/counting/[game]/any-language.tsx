import { cardsOfDeal, cellOfHand, firstHand } from '@/lib/engines/blackjack/index'
import { cardOf, rankOfValue } from '@/lib/cards/card'
import { calculatorHref } from '@/app/_felt/spot-address'
import { actionName, mapWords } from '@/app/_felt/names'
import { variantName } from '@/app/_settings/rules-in-words'
import { Table } from '@/app/_ui/table'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { GameTextPage, textMetadata } from '@/app/[game]/_guide/game-text'
import { percent, plain, whole } from '@/app/_languages/format'
import { languageNow } from '@/app/_languages/messages'
import { gameTexts } from '@/app/_languages/words'
import { COUNTING_GAMES, countingPath } from '@/app/_site/pages-of-games'
import { type ComparedPlay, comparedPlays, type Counted, countedAt, type NamedPlay } from '@/content/counting'
import { countingText } from '@/content/game-texts'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { must } from '@/lib/result'

const withSign = (value: number, digits = 0): string => (value > 0 ? '+' : '') + plain(value, digits)

function Column({ children }: { readonly children: ReactNode }) {
  return (
    <th scope="col" className="py-2 pl-3 text-right align-bottom font-normal text-muted">
      {children}
    </th>
  )
}

const Cell = ({ children }: { readonly children: ReactNode }) => (
  <td className="py-2 pl-3 text-right align-top whitespace-nowrap">{children}</td>
)

/** The player's edge in a round at each whole true count. */
function Edges({ counted: { edges } }: { readonly counted: Counted }) {
  return (
    <Table className="my-4">
      <caption className="pb-1 text-left text-caption text-muted">{gameTexts.edges}</caption>
      <thead>
        <tr className="border-b">
          <th scope="col" className="py-2 text-left align-bottom font-normal text-muted">
            {gameTexts.trueCount}
          </th>
          <Column>{gameTexts.often}</Column>
          <Column>{gameTexts.basic}</Column>
          <Column>{gameTexts.best}</Column>
        </tr>
      </thead>
      <tbody>
        {edges.map(({ count, chance, basic, best }, i) => (
          <tr key={count} className="border-b">
            <th scope="row" className="py-2 text-left align-top font-normal">
              {(i === 0 ? gameTexts.orLess : i === edges.length - 1 ? gameTexts.orMore : String)(withSign(count))}
            </th>
            <Cell>{percent(chance, 1)}</Cell>
            <Cell>{withSign(100 * basic, 2)}</Cell>
            <Cell>{withSign(100 * best, 2)}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** Plays that add less than this in a hundred rounds are left out. In bets. */
const LEAST_GAIN = 0.0003

const worthIt = (plays: readonly NamedPlay[]): readonly NamedPlay[] => plays.filter(({ gain }) => gain >= LEAST_GAIN)

/** The total of the first plays, or of all, in a hundred rounds. In bets. */
const totalGain = (plays: readonly NamedPlay[], first = plays.length): string =>
  plain(
    plays.slice(0, first).reduce((sum, { gain }) => sum + gain, 0),
    3,
  )

const from = ({ index, from }: Pick<NamedPlay, 'index' | 'from'>): string =>
  (from === 'up' ? gameTexts.orMore : gameTexts.orLess)(withSign(index))

/** The decision of a play: insurance, or two cards against an up card. */
const decided = (game: AnyTaughtGame, { cell, play }: NamedPlay): string =>
  cell === 'insurance' ? actionName(game, play) : mapWords(game).cell!(cellOfHand(firstHand(cell)))

function Plays({ game, plays }: { readonly game: AnyTaughtGame; readonly plays: readonly NamedPlay[] }) {
  return (
    <Table>
      <thead>
        <tr className="border-b">
          <th scope="col" className="py-2 text-left align-bottom font-normal text-muted">
            {gameTexts.hand}
          </th>
          <Column>{gameTexts.trueCount}</Column>
          <Column>{gameTexts.evenAt}</Column>
          <Column>{gameTexts.adds}</Column>
        </tr>
      </thead>
      <tbody>
        {plays.map((play) => (
          <tr key={`${play.cell} ${play.play}`} className="border-b">
            <th scope="row" className="py-2 text-left align-top font-normal">
              {decided(game, play)}
              <span className="block text-caption text-muted">{gameTexts.instead(play.play, play.basic)}</span>
            </th>
            <Cell>{from(play)}</Cell>
            <Cell>{withSign(play.even, 2)}</Cell>
            <Cell>{plain(play.gain, 4)}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** The plays that a count changes, by variant. The usual variant is open, the others are folded. */
function IndexPlays({ game, counted }: { readonly game: AnyTaughtGame; readonly counted: readonly Counted[] }) {
  return (
    <div className="my-4 grid gap-3">
      {counted.map(({ variant, plays }, i) => (
        <details key={variant} open={i === 0}>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">{variantName(game, variant)}</summary>
          <Plays game={game} plays={worthIt(plays)} />
        </details>
      ))}
    </div>
  )
}

/** The Illustrious 18 as they are printed, beside ours. */
function Illustrious({ game, compared }: { readonly game: AnyTaughtGame; readonly compared: readonly ComparedPlay[] }) {
  return (
    <Table className="my-4">
      <thead>
        <tr className="border-b">
          <th scope="col" className="py-2 text-left align-bottom font-normal text-muted">
            {gameTexts.hand}
          </th>
          <Column>{gameTexts.inPrint}</Column>
          <Column>{gameTexts.ours}</Column>
          <Column>{gameTexts.evenAt}</Column>
        </tr>
      </thead>
      <tbody>
        {compared.map(({ ours, printed }) => (
          <tr key={ours.cell} className="border-b">
            <th scope="row" className="py-2 text-left align-top font-normal">
              {decided(game, ours)}
              <span className="block text-caption text-muted">{gameTexts.instead(ours.play, ours.basic)}</span>
            </th>
            <Cell>{from({ index: printed, from: ours.from })}</Cell>
            <Cell>{ours.index === printed ? from(ours) : <strong>{from(ours)}</strong>}</Cell>
            <Cell>{withSign(ours.even, 2)}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** The values that add one to the Hi-Lo count. */
const LOW = [2, 3, 4, 5, 6]
const SUITS = 4

/**
 * A shoe to change in the calculator: one hand that a count changes, with so many low cards gone that the count is one above
 * the play's index.
 */
function shoeHref(game: AnyTaughtGame, { plays }: Counted): string {
  const play = plays.find(({ cell, from, index }) => cell !== 'insurance' && from === 'up' && index > 0)
  if (!play) throw new Error('a high count changes no hand')
  const { deals, upcard } = firstHand(play.cell)
  const [first, second] = cardsOfDeal(deals[0]!)
  const { rules } = game.variants[0]
  const decks = (rules as { readonly decks: number }).decks
  const dead = Array.from({ length: (play.index + 1) * decks }, (_, i) =>
    cardOf(rankOfValue(LOW[i % LOW.length]!), Math.floor(i / LOW.length) % SUITS),
  )
  const state = must(
    game.enter(rules, {
      ...game.values(game.start(rules)),
      hand: [cardOf(rankOfValue(first), 0), cardOf(rankOfValue(second), 1)],
      upcard: [cardOf(rankOfValue(upcard), 2)],
      dead,
    }),
  )
  return calculatorHref(game, rules, state)
}

interface Props {
  readonly params: Promise<{ readonly game: string }>
}

export const generateStaticParams = (): { game: string }[] => COUNTING_GAMES.map(({ id }) => ({ game: id }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { game } = await params
  return textMetadata(countingPath(game), await countingText(game, languageNow()))
}

/** What counting is worth in a game: the edge by count, and every play that a count changes, for each variant. */
export default async function CountingPage({ params }: Props) {
  const { game: id } = await params
  const game = COUNTING_GAMES.find((one) => one.id === id)
  const counted = countedAt(id)
  const usual = counted?.[0]
  if (!game || !usual) notFound()
  const playOf = (of: string): NamedPlay => {
    const play = usual.plays.find(({ cell }) => cell === of)
    if (!play) throw new Error(`the count changes nothing with ${of}`)
    return play
  }
  const compared = comparedPlays(counted)
  const inPrint = (of: string): ComparedPlay => compared.find(({ ours }) => ours.cell === of)!
  const figures = {
    Edges: () => <Edges counted={usual} />,
    IndexPlays: () => <IndexPlays game={game} counted={counted} />,
    // In bets, over a hundred rounds with one bet each.
    Gain: ({ plays }: { readonly plays?: string }) =>
      totalGain(usual.plays, plays === undefined ? undefined : Number(plays)),
    // A play's even point, and the count from which it is made.
    Even: ({ of }: { readonly of: string }) => withSign(playOf(of).even, 2),
    From: ({ of }: { readonly of: string }) => withSign(playOf(of).index),
    Illustrious: () => <Illustrious game={game} compared={compared} />,
    // How many of the printed plays have our index, and how many there are.
    Agreeing: () => whole(compared.filter(({ ours, printed }) => ours.index === printed).length),
    Listed: () => whole(compared.length),
    // A printed play's index in print and ours, and the count at which ours is even.
    Printed: ({ of }: { readonly of: string }) => withSign(inPrint(of).printed),
    Ours: ({ of }: { readonly of: string }) => withSign(inPrint(of).ours.index),
    OursEven: ({ of }: { readonly of: string }) => withSign(inPrint(of).ours.even, 2),
  }
  return (
    <GameTextPage
      game={game}
      path={countingPath(id)}
      crumb={gameTexts.counting}
      text={await countingText(id, languageNow())}
      next={{ href: shoeHref(game, usual), name: gameTexts.anyShoe }}
      figures={figures}
    />
  )
}
