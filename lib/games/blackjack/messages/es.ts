import { readSkillCell } from '@/lib/engines/blackjack/index'
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
    about: 'Lo mejor que se puede jugar con estas reglas mirando solo los totales, como hacen las tablas.',
    leaves: 'todas las decisiones',
  },
  'basic-strategy': {
    name: 'Estrategia básica',
    about: 'Las reglas habituales para un zapato, en orden: rendirse, dividir, doblar y luego plantarse o pedir.',
  },
  'no-surrender': {
    name: 'Estrategia básica sin rendición',
    about: 'La estrategia básica, pero sin rendirse nunca.',
  },
  'no-doubles': { name: 'Sin doblar', about: 'La estrategia básica, pero sin doblar nunca.' },
  'five-rules': { name: 'Seis reglas', about: 'Tan pocas que se aprenden de camino a la mesa.' },
  'never-bust': {
    name: 'No pasarse nunca',
    about: 'La estrategia básica, pero plántate con 12 duro o más, muestre lo que muestre el crupier.',
  },
  'mimic-the-dealer': {
    name: 'Imitar al crupier',
    about: 'Pide hasta diecisiete como el crupier; no dobles, dividas ni te rindas nunca.',
  },
}

const rules: Messages['rules'] = {
  ...common.rules,
  'simple-split': 'Divide ases y ochos.',
  'simple-double': 'Dobla con diez y once contra dos a nueve.',
  'simple-stand-17': 'Plántate con 17 duro o más, y con 18 blando o más (blando: con un as que vale once).',
  'simple-stand-12': 'Plántate con 12 duro o más contra dos a seis.',
  'simple-hit': 'Pide con todo lo demás.',
  'split-aces-eights':
    'Divide ases y ochos. Sin carta tapada, no dividas ases contra un as ni ochos contra un diez o un as.',
  'double-11':
    'Dobla con once, salvo contra un as si el crupier se planta con 17 blando. Sin carta tapada, no dobles contra un diez o un as.',
}

const skillCell = (id: string): string | undefined => {
  const cell = readSkillCell(id)
  return cell && common.cell(cell)
}

export const es: Messages = {
  about: 'El juego más jugado: acércate a veintiuno más que el crupier, sin pasarte.',
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
    stiff: {
      name: 'De doce a dieciséis',
      about: 'Manos duras con las que una carta puede hacer que te pases: plantarse, pedir o rendirse.',
    },
    soft: { name: 'Manos blandas', about: 'Un as que vale once: plantarse, pedir o doblar.' },
    pairs: { name: 'Parejas', about: 'Dos cartas del mismo valor: dividirlas, o jugar el total.' },
    doubles: { name: 'Nueve, diez, once', about: 'Los totales duros que se doblan, y contra qué.' },
    insurance: { name: 'Seguro', about: 'El crupier enseña un as: ¿media apuesta más, a dos por uno?' },
  },
  skill: skillIn(common.skills, skillCell),
  way: wayIn(ways, words.foundWay),
  rule: ruleIn(rules),
  rules,
}
