import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Breadcrumbs } from '@/app/_components/breadcrumbs'
import { pageMetadata } from '@/app/_components/metadata'
import { paceOf } from '@/app/_components/pace'
import { course } from '@/app/_languages/english/course'
import { Said } from '@/app/_languages/said'
import type { AnyGame } from '@/lib/games/game'
import { findGame, GAMES } from '@/lib/games/index'
import { lessonsOf } from '@/lib/teaching/course/course'
import { courseFiguresOf } from '@/lib/teaching/course/figures'
import { Course } from './course'

interface Props {
  readonly params: Promise<{ readonly game: string }>
}

export const dynamicParams = false
export const generateStaticParams = (): { game: string }[] => GAMES.map(({ id }) => ({ game: id }))

const pathOf = (game: AnyGame): string => `/${game.id}/learn`

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const game = findGame((await params).game)
  if (!game) return {}
  return pageMetadata({
    path: pathOf(game),
    title: `Learn ${game.name}: the rules that save most first`,
    description: `A course in ${game.name}: one rule a lesson, in the order of what each saves you, with hands that are graded exactly.`,
  })
}

export default async function LearnPage({ params }: Props) {
  const game = findGame((await params).game)
  if (!game) notFound()
  const lessons = lessonsOf(await courseFiguresOf(game.id), game)
  return (
    <div className="mx-auto grid max-w-190 gap-6 px-4 py-6 md:px-8 md:py-10">
      <Breadcrumbs
        silent
        items={[
          { name: game.name, path: `/${game.id}` },
          { name: 'Course', path: pathOf(game) },
        ]}
      />
      <header className="grid gap-2">
        <h1 className="font-serif text-title font-semibold tracking-title">
          {game.name}{' '}
          <span className="font-normal text-muted">
            <Said at="course.title">{course.title}</Said>
          </span>
        </h1>
        <p>
          <Said at="course.intro">{course.intro}</Said>
        </p>
      </header>
      <Course
        game={{ id: game.id, pace: paceOf(game) }}
        lessons={lessons.map(({ rule, stage, text, saves }) => ({
          rule,
          stage: game.stages.length > 1 ? (game.stages.find(({ id }) => id === stage)?.name ?? null) : null,
          text,
          saves,
        }))}
      />
    </div>
  )
}
