import made from '@/content/casino-holdem/hands.json' with { type: 'json' }
import { parseCards } from '@/lib/cards/card'
import type { HandPage, HandPages } from '@/content/pages/hand-page'
import { startingPages } from '@/content/pages/starting-list'
import { must } from '@/lib/result'
import { lowerFirst } from '@/lib/text'
import type { CasinoMade, FlopCase } from '@/lib/games/casino-holdem/census/hands'
import { VARIANTS } from '@/lib/games/casino-holdem/rules'
import { skill } from '@/lib/games/casino-holdem/skills'
import { start } from '@/lib/games/casino-holdem/round'

/*
 * The pages of Casino Hold'em: one for each class of starting hands by their higher card, shown with the flop on which
 * its call is closest. On the flop, the higher card and the board decide, so the 169 hands are rows on the page of
 * their class.
 */

const MADE = new Map((made.pages as unknown as readonly CasinoMade[]).map((one) => [one.slug, one]))

/** The closest of a hand's flops, whether it calls or folds there. */
export const closestCase = ({ call, fold }: Pick<CasinoMade, 'call' | 'fold'>): FlopCase =>
  [call, fold]
    .filter((one) => one !== undefined)
    .reduce((near, one) => (Math.abs(one.gain) < Math.abs(near.gain) ? one : near))

function onItsFlop(page: HandPage, slug = page.slug): HandPage {
  const { hand, flop } = closestCase(MADE.get(slug)!)
  const cards = { hand: must(parseCards(hand)), board: must(parseCards(flop)) }
  const { rules } = VARIANTS[0]
  return {
    ...page,
    cards: [
      { name: 'Your hand', cards: cards.hand },
      { name: 'The closest flop', cards: cards.board },
    ],
    spot: cards,
    skills: [skill(rules, { ...start(rules), ...cards })],
  }
}

const STARTING = startingPages(
  'Two cards and the flop are seen at once. For each kind of starting hand: on which flops to call, which are the closest, and what calling too often costs.',
  (name) => `${name} in Casino Hold’em: on which flops to call`,
)

// ——— Classes ————————————————————————————————————————————————————————————————————————————————————————————————

/** Hands of eight high or less are one class: their cards decide nothing. */
const LOW = { id: 'low', name: 'Eight high or less' } as const
const LOW_FROM = STARTING.groups.findIndex(({ id }) => id === '8')

const GROUPS = [...STARTING.groups.slice(0, LOW_FROM), LOW]
const isLow = (group: string): boolean => STARTING.groups.findIndex(({ id }) => id === group) >= LOW_FROM

const HANDS = STARTING.pages.map((page) => (isLow(page.group) ? { ...page, group: LOW.id } : page))

/** `ace-high` for the group “Ace high”; `pairs`. */
const slugOfGroup = (name: string): string => name.toLowerCase().replaceAll(' ', '-')

/** The hands of each class, by its slug. */
export const CLASSES: ReadonlyMap<string, readonly string[]> = new Map(
  GROUPS.map(({ id, name }) => [slugOfGroup(name), HANDS.filter(({ group }) => group === id).map(({ slug }) => slug)]),
)

/** The class of a hand. */
export const classOfHand = (slug: string): string => [...CLASSES].find(([, hands]) => hands.includes(slug))![0]

/** The hand of a class with the closest flop, shown on the class's page. */
export const drawnOf = (slug: string): string =>
  CLASSES.get(slug)!.reduce((near, one) =>
    Math.abs(closestCase(MADE.get(one)!).gain) < Math.abs(closestCase(MADE.get(near)!).gain) ? one : near,
  )

function classPage({ id, name }: HandPages['groups'][number]): HandPage {
  const slug = slugOfGroup(name)
  const called = id === 'pairs' ? 'Pocket pairs' : id === LOW.id ? name : `${name.replace(' ', '-')} hands`
  const page = {
    slug,
    name: called,
    title: `${called} in Casino Hold’em: on which flops to call`,
    also: id === 'pairs' ? ['any pair'] : id === LOW.id ? [] : [lowerFirst(name), `${id}x`],
    group: id,
  }
  return onItsFlop({ ...page, cards: [{ cards: [] }], spot: {}, skills: [] }, drawnOf(slug))
}

export const list: HandPages = {
  ...STARTING,
  own: { classOf: (slug) => (CLASSES.has(slug) ? slug : classOfHand(slug)), areClasses: true },
  groups: GROUPS,
  pages: GROUPS.flatMap((group) => [
    classPage(group),
    ...HANDS.filter((page) => page.group === group.id).map((page) => onItsFlop(page)),
  ]),
}
