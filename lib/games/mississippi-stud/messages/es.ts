import { readStartingSkill } from '@/lib/game/strategy/starting-hands'
import { ladderIn, skillIn } from '@/lib/messages/skills'
import type { Made, Messages, skills as englishSkills, WayId, WayRules } from './en'
import { words } from '@/lib/messages/words/es'
import { actionIn, type Actions, type WayWords } from '@/lib/messages/message'
import { ruleIn, wayIn } from '@/lib/messages/ways'
import { capital, lowerFirst } from '@/lib/text'
import type { MississippiAction } from '../rules'
import { table } from './table-es'

const actions: Actions<MississippiAction> = {
  'bet-3x': { name: 'Apostar 3×', doing: 'Apostar 3×', letter: 'T' },
  'bet-2x': { name: 'Apostar 2×', doing: 'Apostar 2×', letter: 'D' },
  'bet-1x': { name: 'Apostar 1×', doing: 'Apostar 1×', letter: 'U' },
  fold: { name: 'Retirarse', doing: 'Retirarse', letter: 'R' },
}

const DO: Readonly<Record<MississippiAction, string>> = {
  'bet-3x': 'Apuesta 3×',
  'bet-2x': 'Apuesta 2×',
  'bet-1x': 'Apuesta 1×',
  fold: 'Retírate',
}
const best = (played: readonly MississippiAction[]): string =>
  words.or(played.map((action, i) => (i === 0 ? DO[action] : DO[action].toLowerCase())))

const DOWN = {
  lost: 'si te retiras, los pierdes todos',
  same: 'seguir pierde de media lo mismo',
  less: 'aun así, seguir pierde más',
} as const

const ways: Readonly<Record<WayId, WayWords>> = {
  points: {
    name: 'Puntos y proyectos',
    about: 'La estrategia de Joseph Kisenwether, de Wizard of Odds: las cartas altas cuentan 2 y las medias 1.',
  },
  short: {
    name: 'Puntos en breve',
    about: 'Cuenta puntos y añade las parejas y los proyectos que más valen.',
  },
  'points-alone': { name: 'Solo puntos', about: 'Cuenta puntos y olvídate de los proyectos.' },
  'pair-or-high': {
    name: 'Una pareja o una carta alta',
    about: 'Sigue con cualquier pareja y con cualquier jota o mayor.',
  },
  'never-fold': { name: 'No retirarse nunca', about: 'Ve las cinco cartas, sean las que sean.' },
}

const wayRules: WayRules = {
  'short-start':
    'Dos cartas: apuesta 3× con cualquier pareja y 1× con dos puntos. Una jota o mayor cuenta dos puntos; de seis a diez, uno.',
  'short-made': 'Después, apuesta 3× con pareja de seises o mejor.',
  'short-four': 'Cuatro cartas: apuesta 3× con cuatro de un palo, o con cuatro seguidas desde 5-6-7-8.',
  'short-points': 'Apuesta 1× con una pareja menor, con tres de un palo o con tantos puntos como cartas.',
  'short-straight': 'Cuatro cartas: apuesta 1× con cualquier otro proyecto de escalera.',
  'alone-made': 'Apuesta 3× con pareja de seises o mejor, y con cualquier pareja en tus dos primeras cartas.',
  'alone-points': 'Apuesta 1× con una pareja baja, o con al menos tantos puntos como cartas.',
  made: 'Apuesta 3× con pareja de seises o mejor.',
  'pair-or-high': 'Apuesta 1× con una pareja baja o una carta alta.',
  'bet-rest': 'Apuesta 1× con todo lo demás.',
  'fold-rest': 'Retírate con todo lo demás.',
}

const STREETS = { third: 'Tercera calle', fourth: 'Cuarta calle', fifth: 'Quinta calle' } as const

const made: Made = {
  onStreet: ({ street, rule }) => `${STREETS[street]}: ${lowerFirst(rules[rule])}`,
}

const rules: Messages['rules'] = {
  'third-pair': 'Apuesta 3× con cualquier pareja.',
  'third-points': 'Apuesta 1× con dos puntos o más: una jota o mayor cuenta dos; del seis al diez, uno.',
  'third-six-five': 'Apuesta 1× con 6-5 del mismo palo.',
  'third-rest': 'Retírate con todo lo demás.',
  'fourth-made': 'Apuesta 3× con pareja de seises o mejor: ya no puedes perder.',
  'fourth-royal': 'Apuesta 3× con tres cartas para escalera real: de diez a as, de un palo.',
  'fourth-straight-flush':
    'Apuesta 3× con tres cartas del mismo palo si son seguidas desde 5-6-7, si les falta un valor en medio y una es jota o mayor, o si les faltan dos y dos son jotas o mayores.',
  'fourth-suited': 'Apuesta 1× con cualesquiera otras tres cartas del mismo palo.',
  'fourth-low-pair': 'Apuesta 1× con pareja de cincos o menor.',
  'fourth-points': 'Apuesta 1× con tres puntos o más.',
  'fourth-straight':
    'Apuesta 1× con tres cartas seguidas desde 4-5-6, o si falta un valor entre ellas y dos son de seis a diez.',
  'fourth-rest': 'Retírate con todo lo demás.',
  'fifth-made': 'Apuesta 3× con pareja de seises o mejor.',
  'fifth-flush': 'Apuesta 3× con cuatro de un palo.',
  'fifth-open-straight': 'Apuesta 3× con cuatro cartas seguidas desde 5-6-7-8.',
  'fifth-straight':
    'Apuesta 1× con cualquier otro proyecto de escalera: cuatro cartas a las que una más hace escalera.',
  'fifth-low-pair': 'Apuesta 1× con pareja de cincos o menor.',
  'fifth-points': 'Apuesta 1× con cuatro puntos o más.',
  'fifth-middles': 'Apuesta 1× con tres cartas de seis a diez si antes apostaste 3×: entonces retirarse cuesta más.',
  'fifth-rest': 'Retírate con todo lo demás.',
}

const alone: Messages['alone'] = {
  'third-rest':
    'Retírate con menos de dos puntos, salvo parejas y 6-5 del mismo palo. Una jota o mayor cuenta dos; del seis al diez, uno.',
  'fourth-suited':
    'Apuesta 1× con tres cartas del mismo palo que no estén lo bastante cerca de una escalera de color o real para apostar 3×.',
  'fourth-rest':
    'Retírate con menos de tres puntos sin pareja, tres del mismo palo ni tres cartas cercanas a una escalera.',
  'fifth-straight':
    'Apuesta 1× con cuatro cartas a las que una más hace escalera. Apuesta 3× si son del mismo palo o seguidas desde 5-6-7-8.',
  'fifth-rest':
    'Retírate con menos de cuatro puntos sin pareja, cuatro del mismo palo ni proyecto de escalera. La excepción: tres cartas de seis a diez si antes apostaste 3×.',
}

const skills: typeof englishSkills = {
  'fourth paying pair': 'Pareja de seises o mejor, en la cuarta calle',
  'fourth royal draw': 'Tres cartas para escalera real',
  'fourth straight flush draw': 'Tres cartas cerca de una escalera de color',
  'fourth flush draw': 'Otras tres de un palo',
  'fourth low pair': 'Pareja de cincos o menor, en la cuarta calle',
  'fourth points': 'Tres puntos o más, en la cuarta calle',
  'fourth straight draw': 'Tres cartas para escalera, en la cuarta calle',
  'fourth two points': 'Dos puntos sin proyecto, en la cuarta calle',
  'fourth less than two points': 'Menos de dos puntos sin proyecto, en la cuarta calle',
  'fifth paying pair': 'Pareja de seises o mejor, en la quinta calle',
  'fifth flush draw': 'Cuatro de un palo',
  'fifth open straight draw': 'Proyecto de escalera abierta desde 5-6-7-8',
  'fifth straight draw': 'Otro proyecto de escalera, en la quinta calle',
  'fifth low pair': 'Pareja de cincos o menor, en la quinta calle',
  'fifth points': 'Cuatro puntos o más, en la quinta calle',
  'fifth middle cards': 'Tres cartas medias y una baja, en la quinta calle',
  'fifth three points': 'Tres puntos sin proyecto, en la quinta calle',
  'fifth less than three points': 'Menos de tres puntos sin proyecto, en la quinta calle',
}

/** “Rey-cinco del mismo palo, en la tercera calle” */
function startingHand(id: string): string | undefined {
  const hand = readStartingSkill(id, 'third')
  return hand && `${capital(words.holeCards(hand))}, en la tercera calle`
}

function finalHand(wins: number, pushes: number): string {
  if (wins === 1) return 'cobra siempre'
  if (pushes === 0) return `cobra en el ${words.percent(wins)} de los repartos`
  if (wins === 0) return `no puede cobrar; te devuelve las apuestas en el ${words.percent(pushes)} de los repartos`
  return `cobra en el ${words.percent(wins)} de los repartos y te devuelve las apuestas en el ${words.percent(pushes)}`
}

export const es: Messages = {
  about:
    'Tu mano contra una tabla de pagos: antes de cada una de las tres cartas comunitarias, apuesta de una a tres veces tu ante o retírate. Una pareja de seises te devuelve el dinero.',
  ...table,
  action: actionIn(actions),
  stages: {
    third: 'Tercera calle',
    fourth: 'Cuarta calle',
    fifth: 'Quinta calle',
  },
  map: words.twoCardMap(
    'Muestra tus dos primeras cartas, con solo el ante en la mesa. Desde la cuarta calle cuentan también las apuestas hechas: cuanto más perderías al retirarte, menos hace falta para seguir.',
  ),
  drills: {
    'as-dealt': { name: 'Como se reparte', about: 'Rondas enteras, de las dos primeras cartas a la quinta.' },
    'close-calls': {
      name: 'Decisiones ajustadas',
      about: 'Manos cerca de la retirada, y proyectos cerca de una apuesta mayor, en cada calle.',
    },
    third: { name: 'Tercera calle', about: 'Tus dos primeras cartas: con cuáles vale la pena otro ante.' },
    fourth: { name: 'Cuarta calle', about: 'Tres cartas, tras apostar según la estrategia.' },
    fifth: { name: 'Quinta calle', about: 'Cuatro cartas, y solo falta una.' },
    neighbors: {
      name: 'Cartas de los vecinos',
      about: 'Manos ajustadas con hasta doce cartas vistas de tus vecinos: ¿cambian la jugada?',
    },
  },
  skill: skillIn(skills, startingHand),
  ladder: ladderIn({}, words.kickers),
  way: wayIn(ways, words.foundWay),
  rule: ruleIn(wayRules, made),
  rules,
  alone,
  why: {
    verdict: ({ best: played, made, ranks, isSuited }) =>
      `${best(played)} con ${made ? words.withHand(made) : `${ranks}${isSuited ? ' del mismo palo' : ''}`}.`,
    exception: ({ cause }) =>
      cause === 'cards'
        ? 'La regla no mira todas las cartas ni todo lo que has apostado. Eso hace de esta mano una excepción.'
        : words.exception(cause),
    allTheSame: () => 'Todas las opciones valen lo mismo.',
    counts: ({ action, wins, pushes }) =>
      `Si eliges ${actions[action].doing.toLowerCase()}, la mano final ${finalHand(wins, pushes)}.`,
    foldsLater: ({ folds }) => `Te retiras más tarde en el ${words.percent(folds)}.`,
    down: ({ stake, if: holds }) => `Tienes ${words.count(stake)} antes en la mesa; ${DOWN[holds]}.`,
  },
}
