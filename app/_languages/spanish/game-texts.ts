import type { Catalogue } from '../catalogue'

const PLAYS: Readonly<Record<string, readonly [instead: string, of: string]>> = {
  stand: ['plántate', 'plantarte'],
  hit: ['pide', 'pedir'],
  double: ['dobla', 'doblar'],
  split: ['divide', 'dividir'],
  surrender: ['ríndete', 'rendirte'],
  insure: ['tómalo', 'tomarlo'],
  decline: ['recházalo', 'rechazarlo'],
}

export const gameTexts: Catalogue['gameTexts'] = {
  neighbors: 'Las cartas de los vecinos',
  trainThem: 'Entrenarlas',
  counting: 'Lo que vale contar',
  anyShoe: 'Probar cualquier zapato',
  edges: 'Lo que vale una ronda para ti, en tanto por ciento de la apuesta',
  trueCount: 'Cuenta verdadera',
  often: 'Cada cuánto',
  basic: 'Estrategia básica',
  best: 'Mejor jugada',
  orLess: (count) => `${count} o menos`,
  orMore: (count) => `${count} o más`,
  hand: 'Mano',
  evenAt: 'Equilibrio con',
  inPrint: 'Publicado',
  ours: 'Aquí',
  adds: 'Suma en 100 rondas',
  instead: (play, basic) => `${PLAYS[play]![0]} en vez de ${PLAYS[basic]![1]}`,
}
