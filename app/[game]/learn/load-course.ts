import { percent } from '@/app/_languages/format'
import { loadTaughtGame } from '@/lib/games/load'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import type { Lesson } from '@/lib/teaching/course/course'
import type { CourseFigures } from '@/lib/teaching/course/figures'
import { TEST_HANDS } from '@/lib/teaching/course/test'

/** The lessons of a game's course, and the code that works with them. */
export interface CourseHold {
  readonly game: AnyTaughtGame
  readonly figures: CourseFigures
  readonly lessons: readonly Lesson[]
  readonly code: typeof import('@/lib/teaching/course/mastery')
  readonly test: typeof import('@/lib/teaching/course/test')
}

/** Loads them. Pages are shown before that. Rejects if loading fails. */
export async function loadCourse(id: string): Promise<CourseHold> {
  const [game, code, test, { lessonsOf }, { courseFiguresOf }] = await Promise.all([
    loadTaughtGame(id),
    import('@/lib/teaching/course/mastery'),
    import('@/lib/teaching/course/test'),
    import('@/lib/teaching/course/course'),
    import('@/lib/teaching/course/figures'),
  ])
  const figures = await courseFiguresOf(id)
  return { game, code, test, figures, lessons: lessonsOf(figures) }
}

/**
 * A chance of being right in whole percent, rounded down so that a chance just below the pass mark never appears to
 * reach it.
 */
export const chanceInWords = (chance: number): string => percent(Math.floor(100 * chance) / 100, 0)

/*
 * Links to the parts of a course, which are sessions of the trainer. `rules` is what `makeRules` writes; empty for the
 * usual rules.
 */

const trainer = (game: string, rules: string, query: string): string =>
  `/${game}/trainer?${rules === '' ? '' : `rules=${encodeURIComponent(rules)}&`}${query}`

export const lessonHref = (game: string, rule: string, rules = ''): string =>
  trainer(game, rules, `choice=course&lesson=${encodeURIComponent(rule)}`)
export const placementHref = (game: string, rules = ''): string => trainer(game, rules, 'choice=placement')
export const testHref = (game: string, rules = ''): string => trainer(game, rules, `n=${TEST_HANDS}`)
export const reviewHref = (game: string, rules = ''): string => trainer(game, rules, 'choice=due')
