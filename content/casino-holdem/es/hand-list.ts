import { list as english } from '@/content/casino-holdem/pages/list'
import { startingList } from '@/content/es/hands/starting'
import type { HandPage, HandPages } from '@/content/pages/hand-page'
import { rankNamed } from '@/lib/cards/card'
import { words } from '@/lib/messages/words/es'

const LOW = 'Ocho o menos de carta alta'

/** El nombre de una clase de manos, según su grupo. */
function className(group: string): string {
  if (group === 'pairs') return 'Parejas de mano'
  return group === 'low' ? LOW : `Manos de carta alta ${words.rank(rankNamed(group.toUpperCase()))}`
}

const title = (name: string): string => `${name} en Casino Hold’em: en qué flops igualar`

/** Si es una clase; las 169 manos conservan su nombre. */
const isClass = ({ slug }: HandPage): boolean => !/^[2-9tjqka]{2}[so]?$/.test(slug)

const starting = startingList(
  { ...english, groups: [], pages: english.pages.filter((page) => !isClass(page)) },
  'Ves a la vez tus dos cartas y el flop. Para cada clase de mano inicial: en qué flops igualar, cuáles están más ajustados y lo que cuesta igualar de más.',
  title,
)

const CARDS = ['Tu mano', 'El flop más ajustado']

const named = new Map(starting.pages.map((page) => [page.slug, page]))

export const list: HandPages = {
  ...starting,
  groups: english.groups.map(({ id }) => ({ id, name: className(id) })),
  pages: english.pages.map((page): HandPage => {
    const name = named.get(page.slug)?.name ?? className(page.group)
    const [first, ...more] = page.cards
    return {
      ...page,
      name,
      title: title(name),
      cards: [{ ...first, name: CARDS[0]! }, ...more.map((row) => ({ ...row, name: CARDS[1]! }))],
    }
  }),
}
