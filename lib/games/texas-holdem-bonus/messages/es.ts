import { readStartingSkill } from '@/lib/game/strategy/starting-hands'
import { ladderIn, skillIn } from '@/lib/messages/skills'
import type { Made, Messages, skills as englishSkills, WayId } from './en'
import { words } from '@/lib/messages/words/es'
import { listed, onBoard, starting } from '@/lib/families/holdem/words/es'
import { actionIn, type Actions, type WayWords } from '@/lib/messages/message'
import { ruleIn, type SignWords, wayIn } from '@/lib/messages/ways'
import { capital, lowerFirst } from '@/lib/text'
import type { BonusAction } from '../round'
import { table } from './table-es'

const actions: Actions<BonusAction> = {
  bet: { name: 'Apostar', doing: 'Apostar', letter: 'A' },
  check: { name: 'Pasar', doing: 'Pasar', letter: 'P' },
  fold: { name: 'Retirarse', doing: 'Retirarse', letter: 'R' },
}

const DO: Readonly<Record<BonusAction, string>> = { bet: 'Apuesta', check: 'Pasa', fold: 'Retírate' }
const best = (played: readonly BonusAction[]): string =>
  words.or(played.map((action, i) => (i === 0 ? DO[action] : DO[action].toLowerCase())))

const BEST_AFTER = 'el flop y el turn'

const ways: Readonly<Record<WayId, WayWords>> = {
  rules: { name: 'Las reglas al pie de la letra', about: 'Las reglas ordenadas de la guía de este juego y nada más.' },
  'never-fold': {
    name: 'No retirarse nunca',
    about: 'Apuesta con todas las manos antes del flop y juega lo mejor en el flop y el turn.',
    leaves: BEST_AFTER,
  },
  'fold-low-deuces': {
    name: 'Retirarse con más doses',
    about: 'Retírate con un dos y una carta del tres al diez de otro palo, y juega lo mejor en el flop y el turn.',
    leaves: BEST_AFTER,
  },
  'fold-no-face': {
    name: 'Esperar pareja o figura',
    about: 'Retírate con toda mano sin pareja, as ni figura, y juega lo mejor en el flop y el turn.',
    leaves: BEST_AFTER,
  },
  'bet-pairs': {
    name: 'Apostar con pareja',
    about: 'No te retires nunca; en el flop y el turn apuesta solo con pareja o mejor.',
  },
  'always-bet': { name: 'Apostar siempre', about: 'Apuesta cada vez sin mirar.' },
  'never-bet': {
    name: 'No volver a apostar',
    about: 'Apuesta con todas las manos antes del flop y luego pasa hasta el final.',
  },
}

const WHEN: Readonly<Record<string, string>> = {
  preflop: 'Antes del flop',
  flop: 'En el flop',
  turn: 'En el turn',
}

const SIGNS: Readonly<Record<string, SignWords>> = {
  preflop: starting,
  flop: onBoard(true),
  turn: onBoard(false),
}

const made: Made = {
  atStage: ({ stage, rule }) => `${WHEN[stage]}: ${lowerFirst(rules[rule])}`,
  listed: (rule) => listed(rule, SIGNS[rule.stage!]!, WHEN[rule.stage!]!),
}

const rules: Messages['rules'] = {
  'preflop-deuce': 'Retírate con un 2 y una carta del 3 al 7 de otro palo.',
  'preflop-four-three': 'Donde el ante solo se paga desde color, retírate también con cuatro-tres de distinto palo.',
  'preflop-rest': 'Apuesta con todo lo demás.',
  'flop-strong': 'Apuesta con dobles parejas o mejor, si las forman tus cartas.',
  'flop-underpair': 'Pasa con una pareja de mano por debajo de un flop sin pareja.',
  'flop-pair': 'Apuesta con cualquier otra pareja propia.',
  'flop-flush-draw': 'Apuesta con cuatro para color si tu carta de ese palo es un ocho o mayor.',
  'flop-ace':
    'Apuesta con un as en un flop con pareja, con cualquier proyecto de escalera, y con un diez o mayor al lado si el flop también tiene uno y no es de un solo palo. Pasa con los demás ases.',
  'flop-two-high': 'Apuesta con dos cartas de diez o mayores si dos cartas del flop son nueves o mayores; si no, pasa.',
  'flop-straight-draw':
    'Apuesta con un proyecto de escalera abierta si tus dos cartas son ochos o mayores; pasa con los menores.',
  'flop-rest': 'Pasa con todo lo demás.',
  'turn-strong': 'Apuesta con dobles parejas o mejor, si las forman tus cartas.',
  'turn-four-suited':
    'Con cuatro de un palo en la mesa y ninguna tuya, pasa con todo lo que no llegue a dobles parejas.',
  'turn-low-pair':
    'Con la pareja más baja, pasa si es de mano y está por debajo de toda la mesa, o si hay tres de un palo en la mesa; apuesta con las demás.',
  'turn-pair': 'Apuesta con cualquier otra pareja propia.',
  'turn-ace': 'Apuesta con un as en una mesa con pareja, salvo que en la mesa haya tres cartas de un palo.',
  'turn-flush-draw': 'Apuesta con cuatro para color si tu carta de ese palo es un as o un rey; pasa con las menores.',
  'turn-rest': 'Pasa con todo lo demás: ahora ningún proyecto de escalera vale una apuesta.',
}

const alone: Messages['alone'] = {
  'preflop-four-three': 'Retírate con 4-3 de distinto palo si el ante solo se paga desde color.',
  'preflop-rest': 'Apuesta con todas las manos menos un 2 y una carta del 3 al 7 de otro palo.',
  'preflop-rest-from-flush': 'Apuesta con todas las manos menos 4-3, o un 2 y una carta del 3 al 7, de distinto palo.',
  'flop-pair': 'Apuesta con una pareja propia, salvo una pareja de mano por debajo de un flop sin pareja.',
  'flop-rest':
    'Pasa con carta alta rey o menos sin cuatro para color (la tuya un ocho o mayor), dos cartas de diez o mayores ni proyecto de escalera abierta.',
  'turn-four-suited':
    'Con cuatro de un palo en la mesa y ninguna tuya, apuesta solo si tus cartas forman dobles parejas o mejor.',
  'turn-pair':
    'Apuesta con una pareja propia, salvo que sea la más baja o haya en la mesa cuatro de un palo que no tienes.',
  'turn-rest':
    'Pasa sin pareja propia ni cuatro para color, salvo con un as en una mesa con pareja: ahora ningún proyecto de escalera vale una apuesta.',
}

const skills: typeof englishSkills = {
  'flop two pair or better': 'Dobles parejas o mejor, en el flop',
  'flop low pocket pair': 'Pareja de mano por debajo del flop',
  'flop pocket pair': 'Otra pareja de mano, en el flop',
  'flop pair on a paired flop': 'Pareja propia en un flop con pareja',
  'flop top pair': 'Pareja máxima, en el flop',
  'flop second pair': 'Segunda pareja, en el flop',
  'flop bottom pair': 'Pareja mínima, en el flop',
  'flop flush draw': 'Cuatro para color con un ocho o más, en el flop',
  'flop ace high': 'Carta alta as, en el flop',
  'flop two high cards': 'Dos cartas desde el diez, en el flop',
  'flop straight draw': 'Proyecto de escalera abierta, en el flop',
  'flop king high': 'Carta alta rey sin nada más, en el flop',
  'flop nothing': 'Carta alta dama o menos sin nada más, en el flop',
  'turn two pair or better': 'Dobles parejas o mejor, en el turn',
  'turn four of a suit': 'Cuatro de un palo en la mesa y ninguna tuya',
  'turn lowest pair': 'La pareja más baja, en el turn',
  'turn pair': 'Otra pareja propia, en el turn',
  'turn pair on a paired board': 'Pareja propia en una mesa con pareja, en el turn',
  'turn ace high': 'Carta alta as en una mesa con pareja, en el turn',
  'turn flush draw': 'Cuatro para color, en el turn',
  'turn ace alone': 'Carta alta as en una mesa sin pareja, en el turn',
  'turn nothing': 'Carta alta rey o menos sin nada más, en el turn',
}

/** “Rey-cinco del mismo palo, antes del flop” */
function startingHand(id: string): string | undefined {
  const hand = readStartingSkill(id)
  return hand && `${capital(words.holeCards(hand))}, antes del flop`
}

export const es: Messages = {
  about:
    'Hold’em contra un crupier que siempre juega. Apuesta 2× para ver el flop. Luego puedes añadir 1× en el flop y 1× en el turn.',
  ...table,
  action: actionIn(actions),
  stages: {
    preflop: 'Antes del flop',
    flop: 'En el flop',
    turn: 'En el turn',
  },
  map: words.twoCardMap('La mejor jugada antes del flop.'),
  drills: {
    'as-dealt': { name: 'Como se reparte', about: 'Rondas enteras, de las dos primeras cartas al final.' },
    'close-calls': { name: 'Decisiones ajustadas', about: 'Manos cerca de la línea, en cada ronda de apuestas.' },
    preflop: { name: 'Antes del flop', about: 'Cartas bajas de dos palos: dos antes más, o retirarse.' },
    flop: { name: 'En el flop', about: 'Manos con las que ya se apostó: un ante más, o pasar.' },
    turn: { name: 'En el turn', about: 'La última apuesta, tras un flop jugado según las reglas.' },
  },
  skill: skillIn(skills, startingHand),
  ladder: ladderIn({}, words.kickers),
  way: wayIn(ways, words.foundWay),
  rule: ruleIn(rules, made),
  rules,
  alone,
  why: {
    startingVerdict: (at) => `${best(at.best)} con ${words.startingHand(at.id, at.rank)}.`,
    verdict: (at) => `${best(at.best)} con ${words.withHand(at.hand)}.`,
    exception: ({ cause }) => words.exception(cause),
    betEnds: ({ wins, loses }) =>
      `Si apuestas, ganas el ${words.percent(wins)} de los repartos y pierdes el ${words.percent(loses)}.`,
    anteAlso: ({ paid }) => `En el ${words.percent(paid)} se paga además el ante.`,
    worth: ({ betting }) =>
      ({
        wins: 'Apostar gana de media.',
        less: 'Apostar pierde de media menos que retirarse.',
        more: 'Apostar pierde de media más que retirarse.',
        same: 'Apostar y retirarse pierden de media lo mismo.',
        nothing: 'Apostar no gana nada de media frente a retirarse.',
      })[betting],
    ends: ({ wins, loses }) => `Ganas el ${words.percent(wins)} de los repartos y pierdes el ${words.percent(loses)}.`,
    oneMore: ({ gains }) => `De media, un ante más ${gains ? 'gana' : 'pierde'}.`,
    evens: () => 'Son exactamente los mismos, así que un ante más ni gana ni pierde.',
  },
}
