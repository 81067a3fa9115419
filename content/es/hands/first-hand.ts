import { typedCards, type Run, runsOf } from '@/content/pages/first-hand-words'
import type { FirstHandTableWords } from '@/content/pages/first-hand-tables'
import type { HandPage, HandPages } from '@/content/pages/hand-page'
import { rankOfValue } from '@/lib/cards/card'
import { cardsOfDeal, type FirstHand, firstHand, type Play } from '@/lib/engines/blackjack/index'
import { words } from '@/lib/messages/words/es'
import { capital } from '@/lib/text'
import { orList } from './said'

/* Las primeras manos de blackjack en español, en los dos juegos que las tienen. */

/** El consejo: «Plántate». */
export const DO: Readonly<Record<Play, string>> = {
  stand: 'Plántate',
  hit: 'Pide',
  double: 'Dobla',
  split: 'Divide',
  surrender: 'Ríndete',
}

/** «te plantas» */
export const YOU: Readonly<Record<Play, string>> = {
  stand: 'te plantas',
  hit: 'pides',
  double: 'doblas',
  split: 'divides',
  surrender: 'te rindes',
}

/** «plantarse» */
export const TO: Readonly<Record<Play, string>> = {
  stand: 'plantarse',
  hit: 'pedir',
  double: 'doblar',
  split: 'dividir',
  surrender: 'rendirse',
}

/** Infinitivos dirigidos al lector: «pierdes menos al plantarte». */
export const TO_YOU: Readonly<Record<Play, string>> = { ...TO, stand: 'plantarte', surrender: 'rendirte' }

/** «un diez», «un as» */
export const upcard = (value: number): string => words.aRank(rankOfValue(value))

const KINDS = { hard: 'duro', soft: 'blando' } as const

type Hand = Pick<FirstHand, 'kind' | 'number'>

/** «16 duro», «18 blando», «pareja de ochos» */
export const handWords = ({ kind, number }: Hand): string =>
  kind === 'pair' ? `pareja de ${words.rank(rankOfValue(number), 2)}` : `${number} ${KINDS[kind]}`

/** «el 16 duro», «la pareja de ochos» */
export const theHand = (hand: Hand): string => `${hand.kind === 'pair' ? 'la' : 'el'} ${handWords(hand)}`

/** «16 duro contra un diez» */
export const firstHandName = (hand: FirstHand): string => `${capital(handWords(hand))} contra ${upcard(hand.upcard)}`

/** «diez-seis» de `T6 v T` */
export const dealCards = (deal: string): string =>
  cardsOfDeal(deal)
    .map((value) => words.rank(rankOfValue(value)))
    .join('-')

/** «contra un dos o un tres», «contra cartas del siete al as» */
export const runText = ({ upcards }: Pick<Run, 'upcards'>): string =>
  upcards.length <= 3
    ? `contra ${orList(upcards.map(upcard))}`
    : `contra cartas del ${words.rank(rankOfValue(upcards[0]!))} al ${words.rank(rankOfValue(upcards.at(-1)!))}`

/**
 * «te plantas contra un dos y pides contra un as»; «doblas contra un seis y te plantas contra el resto». Undefined si la
 * jugada es siempre la misma.
 */
export function lineText(hand: FirstHand, bestAgainst: (upcard: number) => Play): string | undefined {
  const runs = runsOf(bestAgainst)
  const [first, middle, last] = runs
  if (!middle) return undefined
  if (runs.length === 3 && first!.play === last!.play)
    return `Con ${handWords(hand)} ${YOU[middle.play]} ${runText(middle)} y ${YOU[last!.play]} contra el resto.`
  const said = runs.map((run) => `${YOU[run.play]} ${runText(run)}`)
  return `Con ${handWords(hand)} ${said.length === 2 ? said.join(' y ') : `${said.slice(0, -1).join('; ')}; y ${said.at(-1)!}`}.`
}

const HEADS = ['Lo mejor', 'Vale, apuestas', 'Un error cuesta'] as const

export const tables: FirstHandTableWords = {
  upcards: (hand, isWhole) => ({
    caption: `${capital(handWords(hand))} contra ${isWhole ? 'cada carta vista' : 'las cartas vecinas'}`,
    columns: ['Carta', ...HEADS],
  }),
  against: (value) => `Contra ${upcard(value)}`,
  alike: { caption: 'Manos que se juegan igual, donde cada una es más ajustada', columns: ['Mano', ...HEADS] },
  hand: firstHandName,
  deals: { caption: 'Por sus dos cartas', columns: ['Cartas', ...HEADS] },
  dealName: (deal) => capital(dealCards(deal)),
}

const typed = (hand: FirstHand): string => (hand.kind === 'pair' ? typedCards(hand) : handWords(hand))

/** La lista de manos de un juego, con nombres en español. `title` recibe la mano y la carta, tal como se escriben. */
export const firstHandList = (
  list: HandPages,
  about: string,
  title: (hand: FirstHand, typed: string) => string,
): HandPages => ({
  ...list,
  name: 'Cada primera mano contra cada carta vista',
  about,
  groups: list.groups.map(({ id }) => ({
    id,
    name: id === 'hard' ? 'Totales duros' : id === 'soft' ? 'Totales blandos' : 'Parejas',
  })),
  pages: list.pages.map((page): HandPage => {
    const hand = firstHand(page.slug)
    const [own, shown] = page.cards
    return {
      ...page,
      name: firstHandName(hand),
      title: title(hand, `${typed(hand)} contra ${hand.upcard === 1 ? 'as' : hand.upcard}`),
      cards: [
        { ...own, name: 'Tu mano' },
        { ...shown!, name: 'La carta del crupier' },
      ],
    }
  }),
})
