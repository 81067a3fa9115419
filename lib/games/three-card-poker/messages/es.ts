import { capital } from '@/lib/text'
import { rankNamed } from '@/lib/cards/card'
import { ladderIn, skillIn } from '@/lib/messages/skills'
import type { skills as englishSkills } from './en'
import { words } from '@/lib/messages/es'
import { actionIn, type Actions, type WayWords } from '@/lib/messages/message'
import { ruleIn, wayIn } from '@/lib/messages/ways'
import type { ThreeCardAction } from '../round'
import type { Messages, WayId, WayRules } from './en'
import { table } from './table-es'

const actions: Actions<ThreeCardAction> = {
  play: { name: 'Jugar', doing: 'Jugar', letter: 'J' },
  fold: { name: 'Retirarse', doing: 'Retirarse', letter: 'R' },
}

const ways: Readonly<Record<WayId, WayWords>> = {
  'queen-six-four': {
    name: 'Dama-seis-cuatro o mejor',
    about: 'Juega dama-seis-cuatro o mejor y retírate con lo demás.',
  },
  'queen-seven': { name: 'Dama-siete o mejor', about: 'Juega una dama con un siete o mayor y retírate con lo demás.' },
  'queen-high': {
    name: 'Carta alta dama o mejor',
    about: 'Juega lo que calificaría como mano del crupier: imita al crupier.',
  },
  everything: { name: 'Jugarlo todo', about: 'Juega sin mirar tus cartas.' },
}

const wayRules: WayRules = {
  'play-queen-six-four': 'Juega dama-seis-cuatro o mejor.',
  'play-queen-seven': 'Juega dama-siete o mejor.',
  'play-queen-high': 'Juega carta alta dama o mejor.',
  'play-everything': 'Juega todas las manos.',
  'fold-rest': 'Retírate con todo lo demás.',
}

const rules: Messages['rules'] = {
  pair: 'Juega con pareja o mejor.',
  'ace-or-king': 'Juega cualquier mano con un as o un rey.',
  'queen-six-four': 'Con una dama, juega dama-seis-cuatro o mejor.',
  fold: 'Retírate con todo lo que sea menos de dama-seis-cuatro.',
}

const skills: typeof englishSkills = {
  'mini-royal': 'Mini escalera real',
  'straight-flush': 'Escalera de color',
  'three-of-a-kind': 'Trío',
  straight: 'Escalera',
  flush: 'Color',
  pair: 'Pareja',
  'ace-high': 'Carta alta as',
  'king-high': 'Carta alta rey',
  'queen-high': 'Carta alta dama con un ocho o más',
  'jack-high or less': 'Carta alta jota o menos',
}

/** “Dama-seis-cuatro” */
const queens = (id: string): string | undefined =>
  /^Q[3-7][2-6]$/.test(id) && id[1]! > id[2]!
    ? capital([...id].map((letter) => words.rank(rankNamed(letter))).join('-'))
    : undefined

export const es: Messages = {
  about:
    'Tres cartas contra las tres del crupier: juega o retírate, y gana la mano más alta. El crupier necesita carta alta dama para calificar.',
  ...table,
  action: actionIn(actions),
  stages: {
    play: 'Jugar o retirarse',
  },
  map: words.threeCardMap('', 'decide la tercera carta'),
  drills: {
    'as-dealt': { name: 'Como se reparte', about: 'Cada mano como sale de la baraja.' },
    'close-calls': {
      name: 'Decisiones ajustadas',
      about: 'De dama-cinco a dama-siete: las manos a los dos lados de la línea.',
    },
    'queen-high': { name: 'Carta alta dama', about: 'Todas las manos de carta alta dama, claras y ajustadas.' },
  },
  skill: skillIn(skills, queens),
  rungs: { 'K high': 'Carta alta K', 'J high': 'Carta alta J' },
  ladder: ladderIn({ 'high-cards': 'Cartas altas' }, words.kickers),
  way: wayIn(ways, words.foundWay),
  rule: ruleIn(wayRules),
  rules,
  why: {
    verdict: ({ best, hand, ranks }) =>
      `${best.length > 1 ? 'Juega o retírate' : best[0] === 'play' ? 'Juega' : 'Retírate'} con ${hand.hand === 'high-card' ? ranks : words.withHand(hand)}.`,
    exception: ({ cause }) => words.exception(cause),
    notQualified: ({ share }) =>
      `El crupier no califica en el ${words.percent(share)} de los repartos, y ganas el ante.`,
    otherwise: ({ wins, loses }) =>
      wins === 0
        ? `Si califica, no puedes ganar: pierdes las dos apuestas en el ${words.percent(loses)}.`
        : `Si califica, ganas las dos apuestas en el ${words.percent(wins)} y pierdes las dos en el ${words.percent(loses)}.`,
    showdown: ({ wins, loses }) =>
      `Ganas en el ${words.percent(wins)} de los repartos y pierdes en el ${words.percent(loses)}.`,
    worth: ({ playing }) =>
      ({
        wins: 'Jugar gana de media.',
        less: 'Jugar pierde de media menos que retirarse.',
        more: 'Jugar pierde de media más que retirarse.',
        same: 'Jugar y retirarse pierden de media lo mismo.',
      })[playing],
  },
}
