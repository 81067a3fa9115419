import { isGameId } from '@/lib/games/ids'
import { priceOfNextBest } from '@/lib/game/precomputed/rule-prices'
import { toNumber } from '@/lib/math/fraction'
import { type Lesson, lessonsOf } from './course'
import type { CourseFigures } from './figures'

/** A lesson, and what playing its hands the next best way costs, in base wagers a round; null if nobody counted it. */
export type PricedLesson = Lesson & { readonly price: number | null }

/** The lessons of a course, in their order, with the exact prices of their rules under the usual rules. For servers. */
export const pricedLessons = (figures: CourseFigures): readonly PricedLesson[] =>
  lessonsOf(figures).map((lesson) => {
    const { says = null } = figures.rules.find(({ rule }) => rule === lesson.rule) ?? {}
    const price = isGameId(figures.game) ? priceOfNextBest(figures.game, lesson.rule, says) : null
    return { ...lesson, price: price && toNumber(price) }
  })
