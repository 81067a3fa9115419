import { evValue } from '@/lib/games/ev'
import type { HandAnswer, OwnPages } from './hand-page'

/*
 * Which hands have a page of their own. Of a class of hands that are played for the same reason, one has it; the others are rows of its table or
 * of the game's list, which say what is best, what it is worth and what the next best costs: there is nothing else to say of a hand that nobody
 * plays wrong. The classes are each game's own (`OwnPages`). `npm run make:moved` writes down where each hand is found.
 */

/** Above this cost of the mistake, in base wagers, no decision is close; a game whose stakes are smaller has its own. */
const CLOSE = 0.1

/** A best play that so few of a game's hands have is one that people forget. */
const RARE = 0.05

/** A game's hands with the answer for each. */
export type Answered = readonly (readonly [slug: string, answer: HandAnswer])[]

/** How far the best option is ahead of the next, in base wagers; infinite where there is no other. */
export function leadOf({ solution }: Pick<HandAnswer, 'solution'>): number {
  const [best, next = -Infinity] = solution.options.map(({ ev }) => evValue(ev)).sort((a, b) => b - a)
  return best! - next
}

/**
 * The hands with a page of their own: those with a close decision, those whose best play few hands have, and those that people ask about; of each class
 * the one that is asked about or closest.
 */
export function worthAPage(own: OwnPages | undefined, hands: Answered): ReadonlySet<string> {
  if (own === undefined) return new Set(hands.map(([slug]) => slug))
  if (own.areClasses) return new Set(hands.map(([slug]) => own.classOf(slug)))
  const isAsked = (slug: string): boolean => own.asked?.includes(slug) ?? false
  const share = (play: string): number =>
    hands.filter(([, { solution }]) => solution.best.includes(play)).length / hands.length
  const worth = hands
    .filter(
      ([slug, answer]) =>
        isAsked(slug) || leadOf(answer) < (own.close ?? CLOSE) || share(answer.solution.best[0]!) < RARE,
    )
    .toSorted(([a, one], [b, other]) => Number(isAsked(b)) - Number(isAsked(a)) || leadOf(one) - leadOf(other))
    .map(([slug, { solution }]) => ({
      slug,
      of: `${own.classOf(slug)}${own.splitsByPlay?.(slug) ? ` ${solution.best[0]!}` : ''}`,
    }))
  return new Set(worth.filter(({ of }, at) => worth.findIndex((one) => one.of === of) === at).map(({ slug }) => slug))
}

/** The slugs that the tables of a page name. */
const namedOn = ({ sections }: HandAnswer): ReadonlySet<string> =>
  new Set(sections.flatMap(({ tables = [] }) => tables.flatMap(({ rows }) => rows.flatMap(({ page }) => page ?? []))))

/** Where each hand without a page is a row: a page of its class that names it, by its slug, or the list (`undefined`). */
export function rowsOf(own: OwnPages | undefined, hands: Answered): ReadonlyMap<string, string | undefined> {
  const kept = worthAPage(own, hands)
  const pages = hands
    .filter(([slug]) => kept.has(slug))
    .toSorted(([, one], [, other]) => leadOf(one) - leadOf(other))
    .map(([slug, answer]) => ({ slug, named: namedOn(answer) }))
  const pageOf = (slug: string): string | undefined =>
    pages.find((page) => own?.classOf(page.slug) === own?.classOf(slug) && page.named.has(slug))?.slug
  return new Map(hands.flatMap(([slug]) => (kept.has(slug) ? [] : [[slug, pageOf(slug)] as const])))
}
