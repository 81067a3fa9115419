import type { AnyTaughtGame } from '@/lib/games/teaching'
import type { Lesson } from '@/lib/teaching/course/course'

/** The lessons of a game's course, and what works with them. */
export interface CourseHold {
  readonly lessons: readonly Lesson[]
  readonly code: typeof import('@/lib/teaching/course/mastery')
}

/** Fetches them: pages show without. Rejects where they don't come. */
export async function loadCourse(game: AnyTaughtGame): Promise<CourseHold> {
  const [code, { lessonsOf }, { courseFiguresOf }] = await Promise.all([
    import('@/lib/teaching/course/mastery'),
    import('@/lib/teaching/course/course'),
    import('@/lib/teaching/course/figures'),
  ])
  return { code, lessons: lessonsOf(await courseFiguresOf(game.id), game) }
}
