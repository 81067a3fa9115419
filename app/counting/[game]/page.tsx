import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { GameTextPage, textMetadata } from '@/app/[game]/_guide/game-text'
import { COUNTING_GAMES, countingPath } from '@/app/_site/counting'
import { countedAt } from '@/content/counting'
import { countingText } from '@/content/game-texts'
import { Edges, IndexPlays, totalGain } from './tables'

interface Props {
  readonly params: Promise<{ readonly game: string }>
}

export const dynamicParams = false
export const generateStaticParams = (): { game: string }[] => COUNTING_GAMES.map(({ id }) => ({ game: id }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { game } = await params
  return textMetadata(countingPath(game), await countingText(game))
}

/** What a count is worth at a game: the edge by count, and every play that a count changes, for each variant. */
export default async function CountingPage({ params }: Props) {
  const { game: id } = await params
  const game = COUNTING_GAMES.find((one) => one.id === id)
  const counted = countedAt(id)
  const usual = counted?.[0]
  if (!game || !usual) notFound()
  const figures = {
    Edges: () => <Edges counted={usual} />,
    IndexPlays: () => <IndexPlays game={game} counted={counted} />,
    // In bets, over a hundred rounds of one bet.
    Gain: ({ plays }: { readonly plays?: string }) =>
      totalGain(usual.plays, plays === undefined ? undefined : Number(plays)),
    Even: ({ of }: { readonly of: string }) => {
      const play = usual.plays.find(({ cell }) => cell === of)
      if (!play) throw new Error(`the count changes nothing with ${of}`)
      return play.even.toFixed(1).replace('-', '−')
    },
  }
  return (
    <GameTextPage
      game={game}
      path={countingPath(id)}
      crumb="What a count is worth"
      text={await countingText(id)}
      next={{ href: `/${id}/calculator`, name: 'Try any shoe' }}
      figures={figures}
    />
  )
}
