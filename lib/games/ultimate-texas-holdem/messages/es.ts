import { readStartingSkill } from '@/lib/game/strategy/starting-hands'
import { capital } from '@/lib/text'
import { ladderIn, skillIn } from '@/lib/messages/skills'
import type { Made, Messages, skills as englishSkills, TripsAfterFold, WayId } from './en'
import { words } from '@/lib/messages/words/es'
import { actionIn, type Actions, type WayWords } from '@/lib/messages/message'
import { ruleIn, wayIn } from '@/lib/messages/ways'
import type { UltimateAction } from '../round'
import { table } from './table-es'

const DO: Readonly<Record<UltimateAction, string>> = {
  'raise-4x': 'Sube 4×',
  'raise-3x': 'Sube 3×',
  'raise-2x': 'Sube 2×',
  'raise-1x': 'Sube 1×',
  check: 'Pasa',
  fold: 'Retírate',
}

const actions: Actions<UltimateAction> = {
  'raise-4x': { name: 'Subir 4×', doing: 'Subir 4×', letter: 'S' },
  'raise-3x': { name: 'Subir 3×', doing: 'Subir 3×', letter: 'T' },
  'raise-2x': { name: 'Subir 2×', doing: 'Subir 2×', letter: 'D' },
  'raise-1x': { name: 'Subir 1×', doing: 'Subir 1×', letter: 'U' },
  check: { name: 'Pasar', doing: 'Pasar', letter: 'P' },
  fold: { name: 'Retirarse', doing: 'Retirarse', letter: 'R' },
}

const best = (played: readonly UltimateAction[]): string =>
  words.or(played.map((action, i) => (i === 0 ? DO[action] : DO[action].toLowerCase())))

const ways: Readonly<Record<WayId, WayWords>> = {
  full: {
    name: 'Las reglas al pie de la letra',
    about: 'Toda la estrategia de esta página, con la regla de las 21 cartas en el river.',
  },
  kicker: {
    name: 'Carta alta en vez de contar cartas',
    about: 'Toda la estrategia, pero en el river una buena carta alta en lugar de las 21 cartas.',
  },
  'hidden-pair': {
    name: 'Pareja propia o retirarse',
    about: 'Toda la estrategia, pero en el river te retiras con todo lo que sea menos que una pareja propia.',
  },
  'any-pair': {
    name: 'Cualquier pareja en el river',
    about:
      'Toda la estrategia, pero en el river subes con cualquier pareja, también la de la mesa, pero nunca sin pareja.',
  },
  'never-fold': {
    name: 'No retirarse nunca',
    about: 'Toda la estrategia, pero subes con todo lo que llegue al river.',
  },
  'three-times': {
    name: 'Tres en vez de cuatro',
    about: 'Toda la estrategia, pero antes del flop subes tres antes, nunca cuatro.',
  },
  'ace-king-pair': {
    name: 'Cualquier as, rey o pareja',
    about: 'Sube de entrada con un as, un rey o una pareja, y después con una pareja propia.',
  },
  'no-flop': { name: 'Nunca en el flop', about: 'Toda la estrategia, pero sin subir nunca en el flop.' },
  'never-early': { name: 'Nunca antes del flop', about: 'Toda la estrategia, pero cada mano espera al flop.' },
  'only-early': {
    name: 'Antes del flop o nunca',
    about: 'Toda la estrategia antes del flop; lo que no subes ahí lo retiras al final.',
  },
  mimic: {
    name: 'Imitar al crupier',
    about: 'Sube en cuanto haya pareja, que es lo que el crupier necesita para calificar, y no antes.',
  },
  'always-early': { name: 'Subir siempre de entrada', about: 'Sube antes del flop sin mirar las cartas.' },
}

const [TWO, KING, ACE] = [0, 11, 12]

interface From {
  readonly from: number
}

const orBetter = (rank: number): string => `${words.aRank(rank)}${rank === ACE ? '' : ' o mayor'}`

function anyFrom({ from }: From): string {
  if (from === ACE) return 'cualquier as'
  return from === KING ? 'cualquier as o rey' : `cualquier mano con ${words.aRank(from)} o mayor`
}

function kicker({ top, from, suited }: Parameters<Made['earlyKicker']>[0]): string {
  const ofOneSuit = suited ? ' del mismo palo' : ''
  if (from === TWO) return `cualquier ${words.rank(top)}${suited ? ' con otra carta del mismo palo' : ''}`
  return `${words.aRank(top)} con ${words.aRank(from)}${from === top - 1 ? '' : ' o mayor'}${ofOneSuit}`
}

const BEST_KICKERS = [
  'la mejor carta alta posible',
  'una de las dos mejores cartas altas posibles',
  'una de las tres mejores cartas altas posibles',
]

const early = (what: string): string => `Antes del flop, sube con ${what}.`
const onFlop = (what: string): string => `En el flop, sube con ${what}.`
const onRiver = (what: string): string => `En el river, sube con ${what}.`

const made: Made = {
  earlyAny: () => early('todas las manos'),
  earlyPair: ({ from }) =>
    early(from === TWO ? 'cualquier pareja' : `pareja de ${words.rank(from, 2)}${from === ACE ? '' : ' o mejor'}`),
  earlyKicker: (at) => early(kicker(at)),
  earlyTop: (at) => early(anyFrom(at)),
  earlyBoth: ({ from }) => early(`dos cartas de ${words.rank(from)} o más`),
  flopAny: () => onFlop('todas las manos'),
  flopPairButTwos: () => onFlop('pareja propia o mejor, pero no con solo una pareja de doses de mano'),
  flopPair: ({ from }) =>
    onFlop(
      from === TWO
        ? 'pareja propia o mejor'
        : `pareja propia de ${words.rank(from, 2)} o mejor, o dobles parejas o mejor con una carta tuya`,
    ),
  flopAnyPair: () => onFlop('cualquier pareja o mejor, también si está en la mesa'),
  flopTwoPair: () => onFlop('dobles parejas o mejor, salvo que estén enteras en la mesa'),
  flopFlush: ({ from }) =>
    onFlop(
      from === TWO
        ? 'cuatro para color con una carta tuya'
        : `cuatro para color si tu carta de ese palo es ${orBetter(from)}`,
    ),
  flopStraight: () => onFlop('un proyecto de escalera que completen dos valores'),
  flopOvers: () => onFlop('dos cartas por encima de todo el flop'),
  flopTop: (at) => onFlop(anyFrom(at)),
  riverAny: () => onRiver('todas las manos'),
  riverPair: () => onRiver('pareja propia o mejor'),
  riverAnyPair: () => onRiver('cualquier pareja o mejor, también si está en la mesa'),
  riverOuts: ({ outs }) => `En el river, sube si te ganan menos de ${outs} cartas no vistas.`,
  riverTop: (at) => onRiver(anyFrom(at)),
  riverKicker: ({ from }) => onRiver(`pareja o más en la mesa y ${orBetter(from)} en la mano`),
  riverBest: ({ above }) => onRiver(BEST_KICKERS[above]!),
  checkAll: () => 'Pasa con todo y retírate en el river.',
  checkRest: () => 'Pasa con todo lo demás y retírate en el river.',
  checkEarlyRest: () => 'Pasa con todo lo demás.',
}

const rules: Messages['rules'] = {
  'preflop-pairs': 'Sube con cualquier pareja de treses o mejor; pasa con pareja de doses.',
  'preflop-aces': 'Sube con cualquier as.',
  'preflop-kings': 'Sube con un rey y cualquier carta de su palo; con una de otro palo, si es un cinco o mayor.',
  'preflop-queens': 'Sube con una dama y un seis o mayor de su palo, o un ocho o mayor de otro palo.',
  'preflop-jacks': 'Sube con una jota y un ocho o mayor de su palo, o un diez de otro palo.',
  'preflop-rest': 'Pasa con todo lo demás: con un diez o menos no valen la pena cuatro antes a ciegas.',
  'flop-two-pair': 'Sube con dobles parejas o mejor, salvo que estén enteras en la mesa.',
  'flop-deuces': 'Pasa con doses de mano si no ha salido un tercero, aunque haya pareja en la mesa.',
  'flop-hidden-pair': 'Sube con una pareja propia: la que forma al menos una de tus cartas.',
  'flop-four-flush':
    'Sube con un proyecto de color (cuatro cartas del mismo palo) si la tuya es un diez o mayor; pasa si es menor.',
  'flop-board-pair': 'Pasa cuando la única pareja, o el trío, está en la mesa.',
  'flop-rest': 'Pasa con todo lo demás, también con proyectos de escalera y cartas más altas que el flop.',
  'river-hidden-pair': 'Sube con una pareja propia o mejor: lo que tus cartas forman con la mesa.',
  'river-board-pair':
    'Con pareja o más en la mesa y solo una carta alta tuya, sube si te ganan menos de 21 cartas no vistas; si no, retírate.',
  'river-high-card': 'Sin ninguna pareja, sube si te ganan menos de 21 cartas no vistas; si no, retírate.',
}

const alone: Messages['alone'] = {
  'preflop-rest': 'Pasa con carta alta diez o menos y sin pareja: no vale la pena arriesgar cuatro antes a ciegas.',
  'flop-rest':
    'Pasa sin pareja propia ni cuatro cartas para color, también con proyectos de escalera o cartas más altas que el flop.',
}

const skills: typeof englishSkills = {
  'flop two pair or better': 'Dobles parejas o mejor, en el flop',
  'flop pocket deuces': 'Doses de mano sin mejorar, en el flop',
  'flop pocket pair': 'Pareja de mano, en el flop',
  'flop top pair': 'Pareja máxima, en el flop',
  'flop second pair': 'Segunda pareja, en el flop',
  'flop bottom pair': 'Pareja mínima, en el flop',
  'flop pair on one suit': 'Pareja propia en un flop de un solo palo',
  'flop flush draw ten or higher': 'Cuatro para color con un diez o más, en el flop',
  'flop flush draw nine or lower': 'Cuatro para color con un nueve o menos, en el flop',
  'flop paired with a queen or higher': 'Una dama o más en un flop con pareja',
  'flop paired': 'Carta alta jota o menos en un flop con pareja',
  'flop straight draw': 'Proyecto de escalera abierta, en el flop',
  'flop nothing': 'Ni pareja ni proyecto, en el flop',
  'river two pair or better': 'Dobles parejas o mejor con tus cartas, en el river',
  'river hidden pair': 'Pareja propia, en el river',
  'river pair on four of a suit': 'Pareja propia con cuatro de un palo en la mesa',
  'river board plays': 'Nada tuyo en las cinco cartas, en el river',
  'river two pair on board': 'Carta alta con dobles parejas o mejor en la mesa',
  'river pair on board with an ace': 'Un as con pareja en la mesa, en el river',
  'river pair on board with a king': 'Un rey con pareja en la mesa, en el river',
  'river pair on board with a queen': 'Una dama con pareja en la mesa, en el river',
  'river pair on board with a jack': 'Una jota con pareja en la mesa, en el river',
  'river pair on board with a ten or less': 'Un diez o menos con pareja en la mesa, en el river',
  'river no pair with an ace': 'Un as sin pareja, en el river',
  'river no pair with a king': 'Un rey sin pareja, en el river',
  'river no pair with a queen': 'Una dama sin pareja, en el river',
  'river no pair with a jack': 'Una jota sin pareja, en el river',
  'river no pair with a ten or less': 'Un diez o menos sin pareja, en el river',
}

/** “Rey-cinco del mismo palo, antes del flop” */
function startingHand(id: string): string | undefined {
  const hand = readStartingSkill(id)
  return hand && `${capital(words.holeCards(hand))}, antes del flop`
}

const foldLoses: Readonly<Record<TripsAfterFold, string>> = {
  lost: 'dos antes y Trips',
  kept: 'solo dos antes, pague lo que pague Trips',
  uncounted: 'solo dos antes',
}

const insteadOfFour: Readonly<Record<TripsAfterFold, string>> = {
  lost: 'dos antes y Trips en vez de hasta cuatro antes y Trips',
  kept: 'dos antes en vez de hasta cuatro, pague lo que pague Trips',
  uncounted: 'dos antes en vez de hasta cuatro',
}

export const es: Messages = {
  about: 'Hold’em contra el crupier: sube 4× antes del flop, 2× en el flop o 1× en el river, pero solo una vez.',
  ...table,
  action: actionIn(actions),
  stages: {
    preflop: 'Antes del flop',
    flop: 'En el flop',
    river: 'En el river',
  },
  map: words.twoCardMap('La mejor jugada antes del flop.'),
  drills: {
    'as-dealt': { name: 'Como se reparte', about: 'Rondas enteras, de las dos primeras cartas al final.' },
    'close-calls': { name: 'Decisiones ajustadas', about: 'Manos cerca de la línea, en cada ronda de apuestas.' },
    preflop: { name: 'Antes del flop', about: 'Cuatro antes ahora, o esperar.' },
    flop: { name: 'En el flop', about: 'Manos que un buen jugador ha pasado: dos antes ahora, o esperar al river.' },
    river: { name: 'En el river', about: 'Manos pasadas dos veces: un ante más, o retirarse.' },
  },
  skill: skillIn(skills, startingHand),
  ladder: ladderIn({ pairs: 'Parejas' }, words.kickers),
  way: wayIn(ways, words.foundWay),
  rule: ruleIn({}, made),
  rules,
  alone,
  why: {
    startingVerdict: ({ best: played, id, rank }) => `${best(played)} con ${words.startingHand(id, rank)}.`,
    verdict: ({ best: played, hand }) => `${best(played)} con ${words.withHand(hand)}.`,
    outsTogether: ({ deals }) =>
      `La regla cuenta cartas sueltas. En ${words.count(deals)} ${deals === 1 ? 'reparto' : 'repartos'} el crupier te gana con dos cartas juntas que por separado no te ganarían.`,
    outsUnqualified: ({ deals }) =>
      `La regla cuenta cartas sueltas. En ${words.count(deals)} ${deals === 1 ? 'reparto' : 'repartos'} el crupier te gana pero no califica, y recuperas el ante.`,
    exception: ({ cause }) => words.exception(cause),
    noneRaises: (at) =>
      `Con ${words.rank(at.high, 2)} ${at.suited ? 'del mismo palo' : 'de distinto palo'} no se sube nunca: incluso ${at.best}, la mejor mano, vale más pasando.`,
    raisedCounts: (at) => `Ganas el ${words.percent(at.wins)} de los repartos y pierdes el ${words.percent(at.loses)}.`,
    mostNow: () => 'Sube ahora: si pasas, después solo puedes apostar dos antes como mucho.',
    checkIsLess: () => 'Pasar vale aún menos, porque las manos que ganas pagan menos.',
    wouldRaise: (at) =>
      `Si subes, ganas el ${words.percent(at.wins)} de los repartos y pierdes el ${words.percent(at.loses)}.`,
    checkFolds: (at) =>
      `Si pasas, aún puedes apostar cuando la mesa ayude; te retiras en el river en el ${words.percent(at.folds)} de los repartos y pierdes ${foldLoses[at.trips]}.`,
    checkNeverFolds: () => 'Si pasas, aún puedes apostar cuando la mesa ayude, y en el river nunca te retiras.',
    playedOut: (at) =>
      `Al enseñar las cartas ganas el ${words.percent(at.wins)} de los repartos y pierdes el ${words.percent(at.loses)}.`,
    gainsMoreThanFolding: (at) =>
      `Dos antes ahora ganan más de lo que ahorra pasar y retirarse en el river en el ${words.percent(at.folds)} de los repartos.`,
    neverFolded: () => 'En el river nunca te retirarías, y dos antes ahora valen más que uno entonces.',
    canStillFold: (at) =>
      `Si pasas, puedes retirarte en el river en el ${words.percent(at.folds)} de los repartos y perder ${insteadOfFour[at.trips]}.`,
    outs: (at) =>
      `Te ${at.outs === 1 ? 'gana' : 'ganan'} ${words.count(at.outs)} de las ${words.count(at.unseen)} cartas no vistas.`,
    riverCounts: (at) =>
      `De las ${words.count(at.deals)} manos posibles del crupier ganas a ${words.count(at.wins)}, empatas con ${words.count(at.ties)} y pierdes con ${words.count(at.loses)}.`,
    riverWorth: ({ raising }) =>
      ({
        wins: 'Subir gana de media.',
        less: 'Subir pierde de media menos que retirarse.',
        more: 'Subir pierde de media más que retirarse.',
        same: 'Subir y retirarse pierden de media lo mismo.',
        nothing: 'Subir no gana nada de media frente a retirarse.',
      })[raising],
  },
}
