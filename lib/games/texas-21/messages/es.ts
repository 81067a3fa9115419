import { readSkillCell } from '@/lib/engines/blackjack/index'
import type { FlopId } from '../skills'
import { skillIn } from '@/lib/messages/skills'
import { es as common } from '@/lib/messages/words/blackjack/es'
import { words } from '@/lib/messages/words/es'
import type { WayWords } from '@/lib/messages/message'
import { ruleIn, wayIn } from '@/lib/messages/ways'
import type { Messages, WayId } from './en'
import { table } from './table-es'

const ways: Readonly<Record<WayId, WayWords>> = {
  'total-dependent': {
    name: 'Lo mejor por totales',
    about: 'Lo mejor que se puede jugar mirando solo el total de la mano y la carta vista, como las tablas.',
    leaves: 'todas las decisiones',
  },
  'with-flop': {
    name: 'Mirando el flop',
    about: 'Lo mejor que se puede jugar contando también las cuatro cartas del flop.',
    leaves: 'todas las decisiones',
  },
  'basic-strategy': {
    name: 'Estrategia básica',
    about: 'Las reglas habituales, en orden: rendirse, dividir, doblar y luego plantarse o pedir.',
  },
  'never-bust': {
    name: 'No pasarse nunca',
    about: 'La estrategia básica, pero plántate con 12 o más, muestre lo que muestre el crupier.',
  },
  'mimic-the-dealer': {
    name: 'Imitar al crupier',
    about: 'Pide hasta diecisiete como el crupier; no dobles, dividas ni te rindas nunca.',
  },
}

const rules: Messages['rules'] = {
  ...common.rules,
  'short-surrender-16': 'Ríndete con 16 duro contra un nueve, un diez o un as.',
  'short-surrender-15-16': 'Ríndete con 15 y 16 duros contra un diez o un as.',
  'short-split-aces': 'Divide siempre los ases.',
  'short-split-most':
    'Divide siempre los ases. Divide otras parejas contra dos a seis, menos cuatros, cincos y dieces.',
  'short-split-more': 'Divide doses, treses, seises, sietes y nueves contra dos a seis.',
  'short-split-low': 'Divide doses, treses y sietes contra dos a siete.',
  'short-split-six-nine': 'Divide seises y nueves contra dos a seis.',
  'short-double-10-11': 'Dobla con diez y once contra dos a nueve.',
  'short-double-11': 'Dobla con once.',
  'short-double-9': 'Dobla con nueve a once contra dos a seis.',
  'short-double-soft': 'Dobla con 13 a 18 blandos contra un cinco o un seis.',
  'short-double-soft-46': 'Dobla con 13 a 18 blandos contra cuatro, cinco y seis.',
  'short-double-soft-36': 'Dobla con 17 y 18 blandos contra tres a seis.',
  'short-soft-19': 'Pide con 18 blando o menos.',
  'short-soft-18': 'Pide con 17 blando o menos.',
  'short-soft-18-high': 'Pide con 18 blando contra un nueve, un diez o un as.',
  'short-hit-16': 'Pide con 16 o menos contra siete o más.',
  'short-hit-12': 'Pide con 12 contra un dos o un tres.',
  'short-hit-11': 'Pide con once o menos.',
  'short-hit-14': 'Pide con 14 o menos.',
  'short-hit-17': 'Pide con 16 o menos.',
  'short-stand-12': 'Plántate con 12 duro o más contra dos a seis.',
  'short-stand-17': 'Plántate con 17 o más.',
  'rest-stand': 'Plántate con todo lo demás.',
  'rest-hit': 'Pide con todo lo demás.',
}

/** What a player sees of a flop that can change the play. */
const flops: Readonly<Record<FlopId, string>> = {
  'no tens on the flop': 'ningún diez en el flop',
  'one ten on the flop': 'un diez en el flop',
  'tens on the flop': 'varios dieces en el flop',
}

const skillCell = (id: string): string | undefined => {
  const [text = '', flop] = id.split(' with ')
  const cell = readSkillCell(text)
  if (!cell || flop === undefined) return cell && common.cell(cell)
  return Object.hasOwn(flops, flop) ? `${common.cell(cell)}, ${flops[flop as FlopId]}` : undefined
}

/** Stand or hit on hard totals against one up card: `hard v T`. */
function ladder(id: string): string {
  const cell = readSkillCell(id.replace(/^hard v /, 'hard 16 v '))
  if (!cell) throw new RangeError(`no ladder has the id “${id}”`)
  return `Totales duros contra ${common.upcard(cell.upcard)}`
}

export const es: Messages = {
  about:
    'Blackjack de seis barajas con un flop en la mesa: cuatro cartas más que todos ven antes de la primera jugada.',
  ...common,
  ...table,
  stages: {
    insurance: 'Seguro',
    play: 'Tu mano',
  },
  drills: {
    'as-dealt': {
      name: 'Como se reparte',
      about: 'Rondas enteras con el zapato recién barajado: el seguro donde se ofrece, cada mano hasta su final.',
    },
    'close-calls': {
      name: 'Decisiones ajustadas',
      about: 'Primeras jugadas que cuestan poco en un sentido o en otro, con el flop en la mesa.',
    },
    flop: {
      name: 'El flop cambia la jugada',
      about: 'El medio por ciento de los repartos en que las cuatro cartas del flop cambian la mejor primera jugada.',
    },
    stiff: {
      name: 'De doce a dieciséis',
      about: 'Manos duras con las que una carta puede hacer que te pases: plantarse, pedir o rendirse.',
    },
    soft: { name: 'Manos blandas', about: 'Un as que vale once: plantarse, pedir o doblar.' },
    pairs: { name: 'Parejas', about: 'Dos cartas del mismo valor: dividirlas, o jugar el total.' },
    doubles: { name: 'Nueve, diez, once', about: 'Los totales duros con los que se dobla, y contra qué.' },
    insurance: { name: 'Seguro', about: 'El crupier enseña un as: ¿media apuesta más, a dos por uno?' },
  },
  skill: skillIn(common.skills, skillCell),
  ladder,
  way: wayIn(ways, words.foundWay),
  rule: ruleIn(rules),
  rules,
}
