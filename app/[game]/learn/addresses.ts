import { TEST_HANDS } from '@/lib/teaching/course/test'

/* Where the parts of a course are: sessions of the trainer. `rules` as `makeRules` writes them; empty for the usual ones. */

const trainer = (game: string, rules: string, query: string): string =>
  `/${game}/trainer?${rules === '' ? '' : `rules=${encodeURIComponent(rules)}&`}${query}`

export const lessonHref = (game: string, rule: string, rules = ''): string =>
  trainer(game, rules, `choice=course&lesson=${encodeURIComponent(rule)}`)
export const placementHref = (game: string, rules = ''): string => trainer(game, rules, 'choice=placement')
export const testHref = (game: string, rules = ''): string => trainer(game, rules, `n=${TEST_HANDS}`)
export const reviewHref = (game: string, rules = ''): string => trainer(game, rules, 'choice=due')
