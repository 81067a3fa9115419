import { ladderIn, skillIn } from '@/lib/messages/skills'
import type { Messages, skills as englishSkills, WayId } from './en'
import { words } from '@/lib/messages/words/es'
import { listed, onBoard } from '@/lib/families/holdem/words/es'
import { actionIn, type Actions, type WayWords } from '@/lib/messages/message'
import { type Listed, ruleIn, wayIn } from '@/lib/messages/ways'
import type { CasinoAction } from '../round'
import { table } from './table-es'

const actions: Actions<CasinoAction> = {
  call: { name: 'Igualar', doing: 'Igualar', letter: 'I' },
  fold: { name: 'Retirarse', doing: 'Retirarse', letter: 'R' },
}

const ways: Readonly<Record<WayId, WayWords>> = {
  rules: { name: 'Las reglas al pie de la letra', about: 'Las reglas ordenadas de la guía de este juego y nada más.' },
  'ten-high': {
    name: 'Carta alta diez o mejor',
    about: 'Iguala con pareja, proyecto de color o de escalera abierta, o carta alta diez o mejor.',
  },
  'ace-king': {
    name: 'As o rey, pareja o proyecto',
    about: 'Iguala con pareja, proyecto de color o de escalera abierta, o un as o rey; retírate con lo demás.',
  },
  everything: { name: 'Igualar siempre', about: 'Iguala sin mirar las cartas.' },
}

const signs = onBoard(true)

const rules: Messages['rules'] = {
  made: 'Iguala con cualquier pareja o mejor que forme una carta tuya.',
  'flush-draw': 'Iguala con un proyecto de color si una de sus cartas es tuya.',
  'straight-draw': 'Iguala con un proyecto de escalera que completen dos valores: abierto, o dos internos a la vez.',
  'ace-king': 'Iguala con cualquier as o rey.',
  'one-suit': 'Retírate con todo lo demás si el flop es de un solo palo y no tienes ninguna carta de él.',
  'low-flop':
    'Iguala con cualquier mano si dos cartas del flop son doses o treses: esa pareja no le da juego al crupier.',
  'inside-straight':
    'Iguala con un proyecto de escalera interna, salvo que tus dos cartas estén por debajo del flop, la mayor sea como mucho un ocho y la menor como mucho un cinco.',
  queen: 'Iguala con cualquier dama.',
  jack: 'Iguala con una jota. La excepción: retírate con jota-dos y jota-tres en un flop sin pareja cuyas tres cartas van del cuatro al diez.',
  ten: 'Iguala con un diez y un seis o mayor; con menos, solo si el flop tiene un dos o un tres, o dos cartas por encima del diez.',
  nine: 'Con un nueve, iguala nueve-ocho, y un nueve con un cuatro o mayor del mismo palo si el flop tiene ese palo; retírate con los otros nueves.',
  rest: 'Retírate con carta alta ocho o menos.',
}

const alone: Messages['alone'] = {
  'one-suit':
    'Si el flop es de un solo palo, retírate con carta alta dama o menos, salvo que tengas pareja, una carta de ese palo o un proyecto de escalera que completen dos valores.',
}

const skills: typeof englishSkills = {
  'pair or better': 'Pareja propia o mejor',
  'flush draw': 'Cuatro para color',
  'open straight draw': 'Proyecto de escalera que completan dos valores',
  'inside straight draw': 'Proyecto de escalera interna',
  'inside straight draw below the flop': 'Proyecto de escalera interna con las dos cartas por debajo del flop',
  'ace high': 'Carta alta as',
  'king high': 'Carta alta rey',
  'flop of one suit': 'Nada en un flop de un solo palo',
  'low flop': 'Flop con dos doses o treses',
  'queen high with a four or higher': 'Carta alta dama con un cuatro o más',
  'queen high with a two or three': 'Carta alta dama con un dos o tres',
  'jack high with a four or higher': 'Carta alta jota con un cuatro o más',
  'jack high with a two or three': 'Carta alta jota con un dos o tres',
  'ten high with a six or higher': 'Carta alta diez con un seis o más',
  'ten high with a five or lower': 'Carta alta diez con un cinco o menos',
  'nine-eight': 'Nueve-ocho',
  'nine high suited': 'Carta alta nueve, dos cartas de un palo que el flop también tiene',
  'nine high': 'Carta alta nueve, sin nada más',
  'eight high': 'Carta alta ocho',
  'seven high or less': 'Carta alta siete o menos',
}

export const es: Messages = {
  about:
    'Dos cartas y el flop de una vez: paga dos veces tu ante para seguir o retírate. El crupier necesita una pareja de cuatros para calificar.',
  ...table,
  action: actionIn(actions),
  stages: {
    flop: 'Igualar o retirarse',
  },
  map: words.twoCardMap('Decides con el flop en la mesa: cada casilla dice en cuántos flops se iguala con la mano.'),
  drills: {
    'as-dealt': { name: 'Como se reparte', about: 'Rondas enteras como vienen, hasta el final.' },
    'close-calls': {
      name: 'Decisiones ajustadas',
      about: 'Cartas altas débiles y proyectos flojos: las manos cerca de la línea.',
    },
    'high-cards': { name: 'Ni pareja ni proyecto', about: 'Solo cartas altas: con cuáles igualar.' },
    draws: { name: 'Proyectos', about: 'Proyectos de color y de escalera, buenos y flojos.' },
    'two-boxes': {
      name: 'Dos casillas',
      about:
        'Dos casillas tuyas, una junto a la otra. Decides primero en una y luego en la otra, y ves las cartas de las dos.',
    },
  },
  skill: skillIn(skills),
  ladder: ladderIn({ 'high-cards': 'Cartas altas sin nada más' }, words.kickers),
  way: wayIn(ways, words.foundWay),
  rule: ruleIn(rules, { listed: (rule: Listed) => listed(rule, signs) }),
  rules,
  alone,
  why: {
    verdict: ({ best, hand }) =>
      `${best.length > 1 ? 'Iguala o retírate' : best[0] === 'call' ? 'Iguala' : 'Retírate'} con ${words.withHand(hand)}.`,
    startingVerdict: ({ best, id, rank }) =>
      `${best.length > 1 ? 'Iguala o retírate' : best[0] === 'call' ? 'Iguala' : 'Retírate'} con ${words.startingHand(id, rank)}.`,
    exception: ({ cause }) => words.exception(cause),
    noGame: ({ share }) => `El crupier no tiene juego en el ${words.percent(share)} de los repartos.`,
    againstAGame: ({ wins, loses }) =>
      `Cuando tiene juego, ganas en el ${words.percent(wins)} y pierdes en el ${words.percent(loses)}.`,
    showdown: ({ wins, loses }) =>
      `Ganas en el ${words.percent(wins)} de los repartos y pierdes en el ${words.percent(loses)}.`,
    worth: ({ calling }) =>
      ({
        wins: 'Igualar gana de media.',
        less: 'Igualar pierde de media menos que retirarse.',
        more: 'Igualar pierde de media más que retirarse.',
        same: 'Igualar y retirarse pierden de media lo mismo.',
        nothing: 'Igualar no gana nada de media frente a retirarse.',
      })[calling],
    boxes: () => 'Tus dos casillas deciden una tras otra, y las cartas de la otra ya no pueden salir.',
  },
}
