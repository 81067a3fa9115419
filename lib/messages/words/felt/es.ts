import type { Held } from '@/lib/cards/hand-words'
import { words } from '../es'
import type { Entered, FeltSentences, HalfHand } from './en'

/* Lo mismo en español. */

export const held = ({ hole, ranks, made }: Held): string =>
  [
    ...(hole ? [words.holeCards(hole)] : []),
    ...(ranks ? [ranks.map((rank) => words.rank(rank)).join('-')] : []),
    ...(made ? [words.hand(made)] : []),
  ].join(': ')

export const halfInWords = (half: HalfHand): string => {
  if ('behind' in half) return half.behind ? words.hand(half.behind) : 'cinco ases'
  const [high, low] = half.front
  return held(high === low ? { made: { hand: 'pair', first: high, second: low } } : { ranks: half.front })
}

const heldAnd =
  (end: string) =>
  (cards: Held): string =>
    `${held(cards)}, ${end}`

export const felt: FeltSentences = {
  hand: () => 'Tu mano',
  playersHand: () => 'Mano del jugador',
  dealer: () => 'Crupier',
  board: () => 'Mesa',
  communityCards: () => 'Cartas comunitarias',
  firstBox: () => 'Tu primera casilla',
  secondBox: () => 'Tu segunda casilla',
  cards: held,
  toDecide: (cards) => `${held(cards)}: por decidir`,
  called: heldAnd('igualada'),
  folded: heldAnd('retirada'),
  higher: heldAnd('más alta'),
  equal: heldAnd('igual'),
  lower: heldAnd('más baja'),
  wins: heldAnd('gana'),
  ties: heldAnd('empata'),
  pushes: heldAnd('empata'),
  loses: heldAnd('pierde'),
  qualifies: heldAnd('califica'),
  notQualified: heldAnd('no califica'),
  winsNotQualified: heldAnd('gana, no califica'),
  tiesNotQualified: heldAnd('empata, no califica'),
  noGame: heldAnd('sin juego'),
}

/** Los campos que comparten varios juegos. */
export const entered: Entered = {
  hand: { name: 'Tu mano', inSentence: 'tu mano' },
  board: { name: 'Mesa', inSentence: 'la mesa' },
  dead: { name: 'Cartas muertas', inSentence: 'las cartas muertas' },
}
