import { skillIn } from '@/lib/messages/skills'
import type { Made, Messages, Signs, skills as englishSkills, WayId, WayRules } from './en'
import { type Card, JOKER, parseCard, rankNamed, RANKS, rankOf } from '@/lib/cards/card'
import type { ActionWords, WayWords } from '@/lib/messages/message'
import { ruleIn, signInWords, wayIn } from '@/lib/messages/ways'
import { words } from '@/lib/messages/words/es'
import { must } from '@/lib/result'
import { capital, lowerFirst } from '@/lib/text'
import type { XxAction } from '../round'
import { POSITION_NAMES } from '../rules'
import { table } from './table-es'

const FEMININE = ['J', 'Q']

/** “el rey de picas”, “la dama de picas” */
const theCard = (card: Card): string =>
  `${card !== JOKER && FEMININE.includes(RANKS[rankOf(card)]!) ? 'la' : 'el'} ${words.card(card)}`

/** “al rey de picas” */
const toCard = (card: Card): string => theCard(card).replace(/^el /, 'al ').replace(/^la /, 'a la ')

const ADD_ONS: Readonly<Record<string, string>> = { add: 'la mitad', 'add-0.25': 'un cuarto', 'add-0.1': 'un décimo' }

/** Infinitive and imperative. */
function spoken(id: XxAction): readonly [doing: string, go: string] {
  if (id === 'decline') return ['no añadir', 'no añadas']
  if (id === 'hold') return ['guardar tus cartas', 'guarda tus cartas']
  if (id in ADD_ONS) return [`añadir ${ADD_ONS[id]!}`, `añade ${ADD_ONS[id]!}`]
  if (id === 'place:lowest') return ['colocar la más baja que gana', 'coloca la más baja que gana']
  if (id === 'place:highest') return ['colocar la más alta que gana', 'coloca la más alta que gana']
  const card = theCard(must(parseCard(id.replace(/^place:/, ''))))
  return [`colocar ${card}`, `coloca ${card}`]
}

const action = (id: XxAction): ActionWords => {
  const name = capital(spoken(id)[0])
  return { name, doing: name, ...(id === 'decline' && { letter: 'N' }) }
}

const best = (played: readonly XxAction[]): string => {
  const all = played.map((id) => spoken(id)[1])
  // “Coloca el ocho de tréboles o el rey de tréboles”: the verb is said once.
  const isOne = all.every((one) => one.startsWith('coloca '))
  return capital(words.or(all.map((one, i) => (isOne && i > 0 ? one.slice('coloca '.length) : one))))
}

const ways: Readonly<Record<WayId, WayWords>> = {
  short: { name: 'La lista corta', about: 'Añade según la lista corta de la guía de este juego.' },
  'exact-list': {
    name: 'La lista exacta',
    about: 'Añade según la lista exacta, que con las reglas estándar es lo mejor para cada mano.',
  },
  pairs: {
    name: 'Solo parejas y un palo',
    about: 'Añade con pareja o mejor y con tres cartas del mismo palo, y con nada más.',
  },
  'never-add': { name: 'No añadir nunca', about: 'Quédate en la apuesta Play con todas las manos.' },
  'always-add': { name: 'Añadir siempre', about: 'Añade la mitad sin mirar.' },
  'highest-first': {
    name: 'Primero la carta más alta',
    about: 'Juega cada duelo con la carta más alta que gana; añade donde eso aún compensa.',
    leaves: 'el añadido',
  },
}

const rules: Messages['rules'] = {
  pair: 'Añade con cualquier pareja o trío.',
  suited: 'Añade con tres cartas del mismo palo.',
  'nine-or-higher': 'Añade con tres cartas que quepan en una escalera, todas nueves o mayores.',
  'in-a-row': 'Añade con tres seguidas, ocho-siete-seis o mayores.',
  'with-an-eight': 'Añade con dama-jota-ocho, jota-diez-ocho y jota-nueve-ocho.',
  decline: 'Con todo lo demás no añadas, ni siquiera con ases y reyes.',
  'contest-one-lowest': 'Coloca la carta más baja que gana.',
  'contest-one-none': 'Guarda tus cartas cuando ninguna gana.',
  'contest-two-lowest': 'Coloca la carta más baja que gana.',
  'contest-two-none': 'Guarda tus cartas cuando ninguna gana.',
}

const exact: Messages['exact'] = {
  pair: { text: 'Añade con cualquier pareja o trío.', alone: null },
  'seven-three-two': { text: 'No añadas con siete-tres-dos del mismo palo.', alone: null },
  suited: {
    text: 'Añade con otras tres cartas del mismo palo.',
    alone: 'Añade con tres cartas del mismo palo, salvo siete-tres-dos.',
  },
  'king-ten-nine': { text: 'Con rey-diez-nueve, añade solo si los tres palos son distintos.', alone: null },
  'nine-or-higher': {
    text: 'Añade con otras tres que quepan en una escalera, todas nueves o mayores.',
    alone:
      'Añade con tres cartas que quepan en una escalera, todas nueves o mayores, salvo rey-diez-nueve con dos cartas de un palo.',
  },
  'in-a-row': { text: 'Añade con tres seguidas, ocho-siete-seis o mayores.', alone: null },
  'queen-jack-eight': {
    text: 'Con dama-jota-ocho, añade salvo que la dama y la jota sean del mismo palo.',
    alone: null,
  },
  'with-an-eight': { text: 'Añade con jota-diez-ocho y jota-nueve-ocho.', alone: null },
  'three-suits': {
    text: 'Añade con diez-nueve-siete, diez-ocho-siete y siete-seis-cinco si los tres palos son distintos.',
    alone: null,
  },
  decline: {
    text: 'Con todo lo demás no añadas, ni siquiera con ases y reyes.',
    alone: 'Sin pareja, un solo palo o cartas para escalera, no añadas, ni siquiera con ases y reyes.',
  },
}

const wayRules: WayRules = {
  'then-lowest': 'Después coloca en cada duelo la carta más baja que gana.',
  'decline-all': 'No añadas nunca.',
  'add-all': 'Añade con todas las manos.',
  highest: 'Coloca en cada duelo la carta más alta que gana.',
}

const signs: Signs = {
  pair: 'pareja o trío',
  straight: 'tres cartas que quepan en una escalera',
  near: 'tres cartas seguidas o con un hueco',
  row: 'tres cartas seguidas',
  'one-suit': 'tres cartas de un solo palo',
  'three-suits': 'todas de distinto palo',
  from: (rank = 0) => `ninguna carta por debajo de ${words.aRank(rank)}`,
  high: (rank = 0) => (rank === 12 ? 'un as' : `${words.aRank(rank)} o mayor`),
}

const made: Made = {
  exact: ({ rule }) => exact[rule].text,
  listed: (rule) => words.listed(rule.says === 'add' ? 'Añade' : 'No añadas', rule, (id) => signInWords(signs, id)),
}

const skills: typeof englishSkills = {
  'add-on pair or better': 'Pareja o trío: ¿añadir?',
  'add-on one suit': 'Tres cartas de un palo: ¿añadir?',
  'add-on low one suit': 'Las manos más bajas de un palo: ¿añadir?',
  'add-on high straight cards': 'Cartas altas de escalera: ¿añadir?',
  'add-on low straight cards': 'Cartas bajas de escalera: ¿añadir?',
  'add-on nothing': 'Ni pareja ni palo ni cartas de escalera: ¿añadir?',
  'contest one one card wins': 'Primer duelo, gana una de tus cartas',
  'contest one two cards win': 'Primer duelo, ganan dos de tus cartas',
  'contest one three cards win': 'Primer duelo, ganan todas tus cartas',
  'contest two one card wins': 'Segundo duelo, gana una de tus cartas',
  'contest two two cards win': 'Segundo duelo, ganan dos de tus cartas',
  'contest two three cards win': 'Segundo duelo, ganan todas tus cartas',
  'contest two after a win one card wins': 'Segundo duelo tras ganar, gana una de tus cartas',
  'contest two after a win two cards win': 'Segundo duelo tras ganar, ganan tus dos cartas',
}

/** “Diez-nueve-siete: ¿añadir?” */
function byRanks(id: string): string | undefined {
  const letters = /^add-on ([2-9TJQKA]{3})$/.exec(id)?.[1]
  const ranks = [...(letters ?? '')].map(rankNamed)
  const isSpelled = ranks.length > 0 && ranks.every((rank, i) => i === 0 || rank < ranks[i - 1]!)
  return !isSpelled ? undefined : `${capital(ranks.map((rank) => words.rank(rank)).join('-'))}: ¿añadir?`
}

export const es: Messages = {
  about:
    'Tres cartas contra una tabla de pagos: antes de dos duelos puedes añadir a tu apuesta una sola vez, y los duelos la multiplican por dos o por cinco.',
  ...table,
  action,
  stages: {
    'add-on': 'Añadido',
    'contest-one': 'Primer duelo',
    'contest-two': 'Segundo duelo',
  },
  map: words.threeCardMap(
    'La mejor jugada antes de que el crupier descubra una carta. ',
    'deciden la tercera carta y los palos',
  ),
  ends: POSITION_NAMES,
  drills: {
    'as-dealt': { name: 'Como se reparte', about: 'Rondas enteras, del añadido a la última carta.' },
    'add-on': {
      name: 'Añadido',
      about: 'Añadir o no la mitad de la apuesta Play, antes de ver ninguna carta del crupier.',
    },
    'close-add-ons': {
      name: 'Añadidos ajustados',
      about: 'Manos cerca de la línea: cartas de escalera, cartas altas, las más bajas de un palo.',
    },
    'contest-one': { name: 'Primer duelo', about: 'Ganan dos o tres de tus cartas: cuál colocar.' },
  },
  skill: skillIn(skills, byRanks),
  way: wayIn(ways, words.foundWay),
  rule: ruleIn({ ...rules, ...wayRules }, made),
  rules,
  alone: { decline: exact.decline.alone! },
  exact,
  why: {
    verdict: ({ best: played, ranks, isSuited }) => `${best(played)} con ${ranks}${isSuited ? ' del mismo palo' : ''}.`,
    contestVerdict: ({ best: played, contest }) => `${best(played)} contra ${theCard(contest)}.`,
    shortListErrs: () => 'Aquí la lista corta se equivoca.',
    exactSays: ({ rule }) => `La lista exacta: ${lowerFirst(exact[rule].alone ?? exact[rule].text)}`,
    exception: ({ cause }) => words.exception(cause),
    ends: ({ x2, x5 }) =>
      `Las apuestas acaban en ${POSITION_NAMES.x2} en el ${words.percent(x2)} de los repartos y en ${POSITION_NAMES.x5} en el ${words.percent(x5)}.`,
    betsWin: ({ wins, loses }) =>
      `Ganan en el ${words.percent(wins)} y ${loses === 0 ? 'no pierden nunca' : `pierden en el ${words.percent(loses)}`}.`,
    addOnWorth: ({ order }) =>
      order === 0
        ? 'De media, la apuesta Play ni gana ni pierde, y un añadido tampoco.'
        : order > 0
          ? 'De media, la apuesta Play gana, así que el mayor añadido gana más.'
          : 'De media, la apuesta Play pierde, así que un añadido perdería más.',
    noneWins: ({ contest }) =>
      `Ninguna de tus cartas gana ${toCard(contest)}: hace falta una carta mayor del mismo palo.`,
    contestWorth: ({ at, order }) =>
      `Tu mano vale ${order === 0 ? 'lo mismo' : order > 0 ? 'más' : 'menos'} en ${POSITION_NAMES[at]} que si guardas tus cartas.`,
    onlyOne: ({ card }) => `De tus cartas solo gana ${theCard(card)}.`,
    anyWins: () => 'Cualquier carta que gane sirve igual: después de este duelo no hay otro.',
    chances: ({ unseen, each }) =>
      `De las ${words.count(unseen)} cartas que pueden salir, lo que te queda gana a ${words.and(each.map(({ card, beaten }) => `${words.count(beaten)} sin ${theCard(card)}`))}.`,
  },
}
