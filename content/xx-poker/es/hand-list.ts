import { list as english } from '@/content/xx-poker/pages/list'
import { theRank } from '@/content/es/hands/said'
import type { HandPage, HandPages } from '@/content/pages/hand-page'
import { ACE, rankNamed, rankOf } from '@/lib/cards/card'
import { exampleOf, kindOf } from '@/lib/games/xx-poker/hand-classes'
import { words } from '@/lib/messages/words/es'
import { capital } from '@/lib/text'

const GROUPS: Readonly<Record<string, string>> = {
  pair: 'Parejas y tríos',
  suited: 'Tres cartas de un palo',
  'top-two': 'Ni pareja ni un solo palo',
  contests: 'El primer duelo: qué carta colocar',
}

/** «al as», «a la dama» */
const toTheRank = (rank: number): string => `a ${theRank(rank)}`.replace(/^a el /, 'al ')

const CONTEST = /^contest-(.)$/
const contestRank = (slug: string): number | undefined => {
  const letter = CONTEST.exec(slug)?.[1]
  return letter === undefined ? undefined : rankNamed(letter)
}

/** «Pareja de doses», «Dama-jota y una carta menor», «Dos cartas que ganan a la dama» */
export function nameOf(slug: string): string {
  const contest = contestRank(slug)
  if (contest !== undefined)
    return `Dos cartas que ganan ${toTheRank(contest)}${contest === ACE ? ' (aquí, bajo)' : ''}`
  const [a, b] = exampleOf(slug).map(rankOf) as [number, number]
  switch (kindOf(slug)) {
    case 'pair':
      return `Pareja de ${words.rank(a, 2)}`
    case 'trips':
      return words.paid['three-of-a-kind']
    case 'suited':
      return `Carta alta ${words.rank(a)}, de un palo`
    case 'top-two':
      return `${capital(words.rank(a))}-${words.rank(b)} y una carta menor`
  }
}

function pageOf(page: HandPage): HandPage {
  const [name, contest] = [nameOf(page.slug), contestRank(page.slug)]
  if (contest === undefined) return { ...page, name, title: `${name} en XX Poker: ¿añadir o no?` }
  const [hand, dealer] = page.cards
  return {
    ...page,
    name,
    title: `Dos cartas ganan ${toTheRank(contest)} del crupier en XX Poker: ¿cuál colocar?`,
    cards: [
      { ...hand, name: 'Tu mano' },
      { ...dealer!, name: 'La primera carta de duelo' },
    ],
  }
}

export const list: HandPages = {
  ...english,
  name: 'Cuándo añadir y qué carta colocar',
  about:
    'Añadir o no antes de ver una carta del crupier: lo que vale cada mano y hasta dónde avanzan sus apuestas. Y qué carta colocar si dos ganan un duelo.',
  groups: english.groups.map(({ id }) => ({ id, name: GROUPS[id]! })),
  pages: english.pages.map(pageOf),
}
