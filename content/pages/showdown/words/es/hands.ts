import { qualifyingHands } from '@/lib/families/showdown/rules'
import { RANKS } from '@/lib/cards/card'
import type { PokerHand } from '@/lib/cards/hands'
import { actionsOf } from '@/lib/families/showdown/figures'
import { rangeHand } from '@/lib/families/showdown/hands'
import type { ShowdownPage } from '@/lib/families/showdown/page'
import { phrases } from '@/lib/families/showdown/words/es'
import { actionIn } from '@/lib/messages/message'
import { capital, lowerFirst } from '@/lib/text'
import { andList, aRank, many, orList, saidCount } from '@/content/es/hands/said'
import type { Cell, RowHand } from '../../rows'
import type { ListWords } from '../words'

/* Manos y jugadas en español, para la lista y dentro de las frases. */

export const { words } = phrases.common
const { glossary } = phrases.common
export const act = actionIn(glossary.actions)

/** Las formas de cada verbo: «sube», «subes», «subir», «subirías». */
const FORMS: Readonly<Record<string, { do: string; you: string; doing: string; would: string }>> = {
  raise: { do: 'sube', you: 'subes', doing: 'subir', would: 'subirías' },
  play: { do: 'juega', you: 'juegas', doing: 'jugar', would: 'jugarías' },
  fold: { do: 'retírate', you: 'te retiras', doing: 'retirarte', would: 'te retirarías' },
}
export const forms = (action: string) => FORMS[action]!

export const range = (name: string): string => glossary.rangeHand(rangeHand(name))

/** La apuesta de base: `ante` o `apuesta`. */
export const unitOf = ({ unit }: Pick<ShowdownPage, 'unit'>) => unit as 'ante' | 'apuesta'
/** «antes» */
export const units = ({ unit }: Pick<ShowdownPage, 'unit'>): string => `${unit}s`
/** «tres antes» */
export const stakes = (count: number, page: Pick<ShowdownPage, 'unit'>): string =>
  `${saidCount(count, unitOf(page) === 'ante' ? 'm' : 'f')} ${count === 1 ? page.unit : units(page)}`

// ——— Manos ————————————————————————————————————————————————————————————————————————————————————————————————————

export function row(hand: RowHand): string {
  switch (hand.as) {
    case 'pair':
      return `Pareja de ${many(hand.rank)}`
    case 'kind': {
      const name = words.paid[hand.id as PokerHand]
      return hand.orBetter ? `${name} o mejor` : name
    }
    case 'top':
      return hand.ranks.length === 1
        ? `Carta alta ${words.rank(hand.ranks[0]!)}`
        : hand.ranks.map((rank) => RANKS[rank]).join('-')
    case 'rest':
      return `Carta alta ${words.rank(hand.rank)} o menos`
  }
}

/** La mano dentro de una frase: «una pareja de doses», «A-K-Q», «carta alta as». */
export function inText({ row: { hand } }: Pick<Cell, 'row'>): string {
  if (hand.as === 'pair') return `una ${lowerFirst(row(hand))}`
  if (hand.as === 'kind') return `${range(hand.id)}${hand.orBetter ? ' o mejor' : ''}`
  return lowerFirst(row(hand))
}

export const cellName = (name: string, up: number | undefined): string =>
  up === undefined ? name : `${name} contra ${aRank(up)}`

const upTyped = (up: number): string => (up < 8 ? RANKS[up]! : up === 8 ? '10' : words.rank(up))

export const contra = ({ up }: Cell): string => (up === undefined ? '' : ` contra ${aRank(up)}`)

export const PLACES = ['primera', 'segunda', 'tercera', 'cuarta', 'quinta']

export const needed = (qualifies: string): string => (qualifies === 'none' ? 'cualquier mano' : range(qualifies))

/** Las palabras de la lista. */
export const list: ListWords = {
  row,
  cell: cellName,
  title: ({ row: { hand }, up }, game, actions) =>
    `${row(hand)}${up === undefined ? '' : ` contra ${upTyped(up)}`} en ${game}: ¿${orList(actions.map((action) => act(action).name.toLowerCase()))}?`,
  also({ row: { hand }, up }) {
    const against = up === undefined ? '' : ` contra ${upTyped(up)}`
    if (hand.as === 'top' && hand.ranks.length > 1)
      return [
        hand.ranks.map((rank) => words.rank(rank)).join('-') + against,
        hand.ranks.map((rank) => RANKS[rank]).join('') + against,
      ]
    if (hand.as === 'pair') return [RANKS[hand.rank]!.repeat(2) + against, many(hand.rank) + against]
    return []
  },
  group: (id, qualifies, weakest) =>
    ({
      made: `${row(weakest)} o mejor`,
      pairs: 'Parejas',
      line: `${capital(range(qualifies))} sin pareja`,
      less: `Menos de ${range(qualifies)}`,
    })[id as string] ?? capital(range(id)),
  listName: ({ dealer, player }) =>
    dealer.up === 1
      ? 'Cada mano contra cada carta del crupier'
      : `Todas las manos de ${saidCount(player.cards)} cartas`,
  listAbout(page, { lacks, whole }) {
    const close = range(qualifyingHands(page).usual)
    const each = `Cada clase de mano${page.dealer.up === 1 ? ' contra cada carta que puede enseñar el crupier' : ''}: la mejor jugada, lo que vale y lo que cuesta la otra.`
    if (whole > 0)
      return `${each} Las ${whole} manos con ${close} van una por una, porque la línea entre ${andList(actionsOf(page).map((action) => act(action).name.toLowerCase()))} pasa por ellas.`
    const without = lacks
      ? `, así que ${row(lacks.row)} no lleva ${lacks.ranks.map((rank) => words.rank(rank)).join(' ni ')}`
      : ''
    return `${each} Las manos se nombran por sus cartas más altas${without}; las ajustadas son las de ${close}.`
  },
  hand: 'Tu mano',
  upcard: 'Carta del crupier',
}
