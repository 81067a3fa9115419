import { words } from '@/lib/messages/words/es'
import { capital } from '@/lib/text'
import { heldPhrases, signInWords, type SignWords } from '@/lib/messages/ways'
import type { listed as listedInEnglish, onBoard as onBoardInEnglish, starting as startingInEnglish } from './en'

/* Los signos que leen las estrategias cortas de los juegos de hold'em. */

const [KING, ACE] = [11, 12]

const orBetter = (rank: number): string =>
  rank === ACE ? 'un as' : rank === KING ? 'un as o rey' : `${words.aRank(rank)} o mayor`
const orLower = (rank: number): string =>
  rank === 0 ? 'un dos' : rank === 1 ? 'un dos o un tres' : `${words.aRank(rank)} o menor`
const onFlop = (count: number, one: string, two: string): string =>
  `un flop con ${count === 1 ? one : `dos cartas de ${two}`}`

const cards = {
  under: (rank = 0): string => `carta alta ${words.rank(rank)} o menos`,
  both: (rank = 0): string => `dos cartas de ${words.rank(rank)} o más`,
  kicker: (rank = 0): string => orLower(rank),
  high: (first = 0, rank?: number): string =>
    rank === undefined ? orBetter(first) : onFlop(first, `${words.aRank(rank)} o mayor`, `${words.rank(rank)} o más`),
} satisfies SignWords

export const starting: typeof startingInEnglish = {
  ...cards,
  pair: 'pareja',
  offsuit: 'dos cartas de distinto palo',
  suited: 'dos cartas del mismo palo',
}

export const onBoard: typeof onBoardInEnglish = (isFlop) => {
  const board = isFlop ? 'un flop' : 'una mesa'
  return {
    ...cards,
    pair: 'pareja propia o mejor',
    strong: 'dobles parejas propias o mejor',
    'second-pair': 'segunda pareja propia o mejor',
    'top-pair': 'pareja máxima propia o mejor',
    'pair-or-draw': 'al menos un proyecto',
    'pair-or-open': 'al menos un proyecto de color o de escalera abierta',
    'no-pair': 'ninguna pareja',
    nothing: 'salvo que tengas pareja o proyecto',
    'nothing-open': 'salvo que tengas pareja, proyecto de color o de escalera abierta',
    underpair: 'pareja de mano por debajo de toda la mesa',
    flush: (rank) =>
      rank === undefined
        ? 'cuatro para color, una de ellas tuya'
        : `cuatro para color, la tuya ${rank === KING ? 'un as o rey' : `${words.aRank(rank)} o mayor`}`,
    straight: 'cualquier proyecto de escalera',
    'open-straight': 'un proyecto de escalera que completen dos valores',
    'one-over': 'una carta por encima de toda la mesa',
    'two-above': `dos cartas más altas en ${isFlop ? 'el flop' : 'la mesa'}`,
    'two-over': 'las dos cartas por encima de toda la mesa',
    backdoor: 'tres para color, dos de ellas tuyas',
    paired: `${board} con pareja`,
    unpaired: `${board} sin pareja`,
    'three-suited': isFlop ? 'un flop de un solo palo' : 'una mesa con tres de un palo',
    'four-suited': 'una mesa con cuatro de un palo',
    low: (count = 1, rank = 0) =>
      onFlop(count, orLower(rank), rank === 1 ? 'dos o tres' : `${words.rank(rank)} o menos`),
  }
}

const joined = (phrases: readonly string[]): string =>
  words.and(phrases, phrases.some((phrase) => phrase.includes(',')) ? ',' : undefined)

const DO: Readonly<Record<string, string>> = { bet: 'apuesta', call: 'iguala', check: 'pasa', fold: 'retírate' }

export const listed: typeof listedInEnglish = (rule, signs, when) => {
  const { held, unless } = heldPhrases(rule.hand, signs, {
    lowTwo: (rank) => `2-3 a 2-${rank + 2} de distinto palo`,
    lowPocketPair: (rank) => `pareja de mano de ${words.rank(rank, 2)} o menos por debajo de toda la mesa`,
    bothAndHigh: (both, high) => `dos cartas de ${words.rank(both)} o más, una de ellas ${orBetter(high)}`,
    withLow: (high, low) => `${high} y ${low}`,
  })
  const board = words.and(rule.board.map((id) => signInWords(signs, id)))
  const place = board && `en ${board}`
  // A flop says when it is. An exception follows the board, or it would be read as one of the board.
  const moment = board.includes('flop') ? undefined : when
  const isFirst = place !== '' && (moment === undefined || unless !== '')
  const opening = [isFirst ? moment : when, isFirst && place].filter(Boolean).join(', ')
  const hand =
    held.length > 0
      ? joined(held)
      : rule.isOnly
        ? 'todas las manos'
        : board || unless
          ? 'cualquier mano'
          : 'todo lo demás'
  const tail = `${unless && `, ${unless}`}${isFirst ? '' : place && ` ${place}`}`
  return capital(`${opening && `${opening}, `}${DO[rule.says]!} con ${hand}${tail}.`)
}
