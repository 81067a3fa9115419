import { list as english } from '@/content/three-card-poker/pages/list'
import type { HandPage, HandPages } from '@/content/pages/hand-page'
import { rankOf } from '@/lib/cards/card'
import type { ThreeCardHand } from '@/lib/cards/hands'
import { exampleOf, kindOf } from '@/lib/games/three-card-poker/hand-classes'
import { words } from '@/lib/messages/es'

const GROUPS: Readonly<Record<string, string>> = {
  'queen-high': 'Carta alta dama',
  'king-high': 'Carta alta rey',
  'ace-high': 'Carta alta as',
  pairs: 'Parejas',
  made: 'Color o mejor',
  less: 'Menos de una dama',
}

/** «Q-6-4», «Carta alta rey, con nueve», «Pareja de cuatros», «Color» */
function nameOf({ slug, name }: HandPage): string {
  const [a, b] = exampleOf(slug).map(rankOf) as [number, number]
  switch (kindOf(slug)) {
    case 'queen':
      return name
    case 'top-two':
      return `Carta alta ${words.rank(a)}, con ${words.rank(b)}`
    case 'pair':
      return `Pareja de ${words.rank(a, 2)}`
    case 'top':
      return `Carta alta ${words.rank(a)}${slug.endsWith('less') ? ' o menos' : ''}`
    default:
      return words.paid[slug as ThreeCardHand]
  }
}

export const list: HandPages = {
  ...english,
  name: 'Todas las manos de tres cartas',
  about:
    'Las manos de carta alta dama, una por una, y las demás por lo que las decide: lo que vale jugar cada una y dónde pasa la línea.',
  groups: english.groups.map(({ id }) => ({ id, name: GROUPS[id]! })),
  pages: english.pages.map((page): HandPage => {
    const name = nameOf(page)
    return {
      ...page,
      name,
      title: `${name} en Three Card Poker: ${page.group === 'made' ? 'lo que vale' : '¿jugar o retirarse?'}`,
    }
  }),
}
