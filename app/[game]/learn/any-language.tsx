import { stageName } from '@/app/_felt/names'
import { messagesOf } from '@/app/_languages/messages'
import { course, pages } from '@/app/_languages/words'
import { gridPath } from '@/app/_site/pages-of-games'
import { Title } from '@/app/_ui/heading'
import { Link } from '@/app/_ui/link'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Breadcrumbs } from '@/app/_seo/breadcrumbs'
import { firstPage } from '@/app/_site/game-places'
import { pageMetadata } from '@/app/_seo/metadata'
import { paceOf } from '@/lib/game/pace'
import type { AnyGame } from '@/lib/game/game'
import { ruleAlone } from '@/lib/messages/message'
import { EVERY_GAME, findGame } from '@/lib/games/index'
import { pricedLessons } from '@/lib/teaching/course/prices'
import { courseFiguresOf } from '@/lib/teaching/course/figures'
import { hasGrid } from '@/lib/teaching/quiz/grid'
import { Course } from './course'

interface Props {
  readonly params: Promise<{ readonly game: string }>
}

export const generateStaticParams = (): { game: string }[] => EVERY_GAME.map(({ id }) => ({ game: id }))

const pathOf = (game: AnyGame): string => `/${game.id}/learn`

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const game = findGame((await params).game)
  if (!game) return {}
  return pageMetadata({
    path: pathOf(game),
    title: pages.learnTitle(game.name),
    description: pages.learnAbout(game.name),
  })
}

export default async function LearnPage({ params }: Props) {
  const game = findGame((await params).game)
  if (!game) notFound()
  const lessons = pricedLessons(await courseFiguresOf(game.id))
  return (
    <div className="mx-auto grid max-w-190 gap-6 px-4 py-6 md:px-8 md:py-10">
      <Breadcrumbs
        silent
        items={[
          { name: game.name, path: firstPage(game.id) },
          { name: pages.course, path: pathOf(game) },
        ]}
      />
      <header className="grid gap-2">
        <Title>{course.title(game.name)}</Title>
        <p>{course.intro}</p>
      </header>
      <Course
        game={{ id: game.id, pace: paceOf(game) }}
        lessons={lessons.map(({ rule, stage, price }) => ({
          rule,
          stage: game.stages.length > 1 ? stageName(game, stage) : null,
          text: ruleAlone(messagesOf(game), rule),
          price,
        }))}
      />
      {hasGrid(game) && (
        <p>
          <Link href={gridPath(game.id)} prefetch={false} className="link inline-flex min-h-11 items-center text-small">
            {course.toGrid}
          </Link>
        </p>
      )}
    </div>
  )
}
