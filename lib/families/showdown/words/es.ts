import { words } from '@/lib/messages/words/es'
import { entered, felt } from '@/lib/messages/words/felt/es'
import { glossary } from '@/lib/messages/words/glossary/es'
import { comesTo, settled } from '@/lib/messages/words/settled/es'
import { capital } from '@/lib/text'
import type { BetEnd, Phrases, SpokenSign } from './catalogue'

/* Lo mismo en español. */

const PLACES = ['más alta', 'segunda más alta', 'tercera más alta', 'cuarta más alta', 'más baja']

const CARD = 'la carta del crupier'

/** Los imperativos de las reglas, por el nombre de la acción. */
const IMPERATIVES: Readonly<Record<string, string>> = { Subir: 'Sube', Jugar: 'Juega', Retirarse: 'Retírate' }
/** «Sube 3×» de «Subir 3×» */
const imperative = (action: string): string => action.replace(/^\S+/, (verb) => IMPERATIVES[verb] ?? verb)

function condition(sign: SpokenSign): string {
  switch (sign.kind) {
    case 'holds':
      return `tienes ${words.or(sign.ranks.map(words.aRank))}`
    case 'up':
      return sign.most - sign.least === 1
        ? `${CARD} es ${words.or([words.aRank(sign.most), words.aRank(sign.least)])}`
        : `${CARD} va de ${words.rank(sign.least)} a ${words.rank(sign.most)}`
    case 'matches':
      return `${CARD} coincide con una tuya`
    case 'differs':
      return `${CARD} no coincide con ninguna tuya`
    case 'below':
      return `${CARD} es menor que tu ${PLACES[sign.place - 1]!}`
  }
}

const conditions = (signs: readonly SpokenSign[]): string =>
  words.and(
    signs.map((sign, i) => {
      const [said, before] = [condition(sign), i > 0 ? condition(signs[i - 1]!) : '']
      return said.startsWith(CARD) && before.startsWith(CARD) ? said.slice(CARD.length + 1) : said
    }),
  )
const NUMBERS = ['una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho']

/** «el ante gana 1 a 1 y la subida empata» */
const comeTo = (ends: readonly BetEnd[]): string => words.and(ends.map(({ bet, comesTo: end }) => `${bet} ${end}`))

const allOf = (bets: number): string => (bets === 2 ? 'las dos' : 'todas las')

export const phrases: Phrases = {
  common: { words, glossary, entered, felt, settled, comesTo },
  stage: (actions) => capital(words.or(actions.map((name) => name.toLowerCase()))),
  qualifies: {
    name: 'El crupier califica con',
    meaning: (ends) => `La mano mínima con la que el crupier juega. Con menos, ${comeTo(ends)}.`,
  },
  most: (bet, hand) => ({
    name: `Máximo en ${bet} con ${hand}`,
    meaning: `Cuántos antes puedes apostar en ${bet} con ${hand} o mejor.`,
  }),
  entered: {
    upcard: { name: 'Carta descubierta del crupier', inSentence: 'la carta descubierta del crupier' },
    dealerCards: { name: 'Otras cartas del crupier que viste', inSentence: 'las otras cartas del crupier' },
    seen: { name: 'Cartas del crupier que viste', inSentence: 'las cartas del crupier que viste' },
  },
  orBetter: (hand) => `${hand} o mejor`,
  withOrBetter: (hand, rank) => `${hand} con ${rank} o más`,
  orLess: (hand) => `${hand} o menos`,
  anyHand: 'Cualquier mano',
  lessThan: (hand) => `Menos de ${hand}`,
  other: (hand) => `Otras ${hand}`,
  against: (hand, up) => `${hand} contra ${up}`,
  map: {
    name: 'Tu mano y la carta del crupier',
    rowsName: 'Tu mano',
    columnsName: 'Carta del crupier',
    note: 'Busca tu mano a la izquierda y la carta del crupier arriba. En una casilla partida deciden tus otras cartas.',
  },
  mapWithoutUp: {
    name: 'Tu mano',
    rowsName: 'Tu mano',
    columnsName: 'La mejor jugada',
    note: 'Busca tu mano a la izquierda. En una casilla partida deciden tus otras cartas.',
  },
  thirdCard: 'decide la tercera carta',
  highCards: (action, ranks) => `${imperative(action)} con cualquier mano que tenga ${words.or(ranks)}.`,
  withTop: (action, rank, hand) => `Con ${rank}, ${imperative(action).toLowerCase()} ${hand} o mejor.`,
  rule(action, hand, signs, isOnly) {
    if (hand === undefined) return `${imperative(action)} con ${isOnly ? 'todas las manos' : 'todo lo demás'}.`
    if (signs.length === 0) return `${imperative(action)} con ${hand} o mejor.`
    return `${imperative(action)} con ${hand} si ${conditions(signs)}.`
  },
  alone: (action, hand, isSplit) =>
    isSplit
      ? `${imperative(action)} con ${hand} si ninguna regla dice otra cosa, y con cualquier mano más débil.`
      : `${imperative(action)} con todo lo que sea menos de ${hand}.`,
  conditions,
  skill: (hand, signs) => `${hand}: ${conditions(signs)}`,
  threshold: (action, hand, isDealers) => ({
    name: `${capital(hand)} o mejor`,
    about: isDealers
      ? `${imperative(action)} con lo que calificaría como mano del crupier: imita al crupier.`
      : `${imperative(action)} con ${hand} o mejor y retírate con lo demás.`,
  }),
  everything: (action) => ({ name: `${action}lo todo`, about: `${imperative(action)} sin mirar tus cartas.` }),
  rules: (count, isPublished) => ({
    name: isPublished ? 'Las reglas publicadas' : `${capital(NUMBERS[count - 1] ?? String(count))} reglas`,
    about: isPublished
      ? 'Las reglas que imprimen los libros y las webs.'
      : `Las ${NUMBERS[count - 1] ?? String(count)} reglas que juntas cuestan menos, según una búsqueda.`,
  }),
  verdict: ({ actions, hand }) =>
    `${capital(words.or(actions.map((name) => imperative(name).toLowerCase())))} con ${hand}.`,
  withNothing: (ranks) => ranks,
  notQualified: (share, won, ends) =>
    `El crupier no califica en el ${share} de los repartos${won.length > 0 ? `, y ganas ${words.and(won)}` : `: ${comeTo(ends)}`}.`,
  otherwise(wins, loses, never, bets) {
    if (bets === undefined)
      return never
        ? `Si califica, no puedes ganar: pierdes en el ${loses}.`
        : `Si califica, ganas en el ${wins} y pierdes en el ${loses}.`
    return never
      ? `Si califica, no puedes ganar: pierdes ${allOf(bets)} apuestas en el ${loses}.`
      : `Si califica, ganas ${allOf(bets)} apuestas en el ${wins} y pierdes ${bets === 2 ? 'las dos' : 'todas'} en el ${loses}.`
  },
  showdown: (wins, loses, never) =>
    never
      ? `No puedes ganar: pierdes en el ${loses} de los repartos.`
      : `Ganas en el ${wins} de los repartos y pierdes en el ${loses}.`,
  paid: (hand, bet, end) => `Con ${hand}, ${bet} ${end} si superas al crupier.`,
  worth: (doing, folding, playing) =>
    ({
      wins: `${doing} gana de media.`,
      less: `${doing} pierde de media menos que ${folding.toLowerCase()}.`,
      more: `${doing} pierde de media más que ${folding.toLowerCase()}.`,
      same: `${doing} y ${folding.toLowerCase()} pierden de media lo mismo.`,
      nothing: `${doing} no gana nada de media frente a ${folding.toLowerCase()}.`,
    })[playing],
  closeCalls: (from, to) => `De ${from.toLowerCase()} a ${to}: las manos a los dos lados de la línea.`,
  everyHigh: (hand) => `Todas las manos de ${hand}, claras y ajustadas.`,
  ladder: 'Cartas altas',
}
