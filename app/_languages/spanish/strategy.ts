import { capital } from '@/lib/text'
import type { Catalogue } from '../catalogue'

const ofThe = (unit: string): string => (unit === 'ante' ? 'del ante' : `de la ${unit}`)
const counted = (count: number): string => (count === 1 ? '1 regla' : `${count} reglas`)

export const strategy: Catalogue['strategy'] = {
  title: (game) => `Tabla de estrategia de ${game}`,
  bestPlay: 'Juego óptimo',

  rulesAre: 'Reglas: ',
  shownUsual: 'Se muestran las reglas habituales.',
  notWorkedOut: 'Parado. Estas reglas no se calcularon.',
  failed: 'El cálculo falló.',
  tryAgain: 'Reintentar',
  stop: 'Parar',
  playing: 'El juego entero se juega una vez por cada forma, con estas reglas.',
  solving: 'El juego entero se calcula con estas reglas.',
  pricing: 'Calculando lo que cuesta cada forma de jugar',
  workingOut: 'Calculando el juego óptimo',

  keeps: (edge, unit) => `Jugando lo mejor posible, la casa se queda con el ${edge} ${ofThe(unit)}`,
  keepsSet: (edge, unit) => `Siguiendo las reglas de la casa, la casa se queda con el ${edge} ${ofThe(unit)}`,
  wins: (edge, unit) => `Jugando lo mejor posible, ganas el ${edge} ${ofThe(unit)}`,
  winsSet: (edge, unit) => `Siguiendo las reglas de la casa, ganas el ${edge} ${ofThe(unit)}`,
  worked: 'Calculado para cada mano con estas reglas.',
  workedLeads: 'Calculado para cada mano con estas reglas. La página de cada mano, si la tiene, está a un toque.',

  byIt: (edge, unit, cost) =>
    `Colocando así todas las manos pagas el ${edge} ${ofThe(unit)}: un ${cost} más que con el juego óptimo.`,
  inOrder: 'Las reglas por orden',
  first: 'Usa la primera regla que valga para tu mano.',
  firstBest: 'Usa la primera regla que valga para tu mano. Al pie de la letra son el juego óptimo.',
  firstCosts: (cost) =>
    `Usa la primera regla que valga para tu mano. Al pie de la letra cuestan un ${cost} más que el juego óptimo.`,
  usualFirst: 'Usa la primera regla que valga para tu mano. Están hechas para las reglas habituales.',
  usualFirstBest:
    'Usa la primera regla que valga para tu mano. Están hechas para las reglas habituales. Al pie de la letra también son el juego óptimo con estas.',
  usualFirstCosts: (cost) =>
    `Usa la primera regla que valga para tu mano. Están hechas para las reglas habituales. Al pie de la letra cuestan con estas un ${cost} más que el juego óptimo.`,
  clauses: (map, rows) =>
    `${map}: ${rows.toLowerCase()}, qué se hace con ellas, con qué frecuencia salen y cuánto valen`,
  says: 'Qué dice',
  hands: 'Manos',
  worth: (units) => `Valor, ${units}`,
  oneIn: (count) => `1 de ${count}`,

  print: 'Imprimir',
  whatToPrint: 'Qué imprimir',
  page: 'Tabla y reglas',
  pageAbout: 'Una página, A4 o carta, en blanco y negro.',
  chart: 'Solo la tabla',
  chartAbout: 'Una página, tan grande como quepa.',
  card: 'Una tarjeta de bolsillo',
  cardAbout: 'Para recortar y doblar: 85,6 por 54 milímetros.',
  ways: 'Formas de jugar',
  waysAbout: 'La tabla de lo que cuestan y las listas desplegadas abajo.',
  bestCard: (edge) => `Juego óptimo: ventaja de la casa ${edge}`,
  wayCard: (way, edge) => `${way}: ventaja de la casa ${edge}`,
  costlyCard: (way, edge, cost) => `${way}: ventaja de la casa ${edge}, ${cost} más que el juego óptimo`,
  sheetOf: (sheet, sheets) => `${sheet} de ${sheets}`,
  cut: 'Recorta por la línea y dobla por la mitad: una tarjeta de 85,6 por 54 milímetros.',

  simplicity: 'Lo que cuesta la sencillez',
  answer: (count, word, cost) =>
    count === 1
      ? `Una regla cuesta un ${cost} más que el juego óptimo.`
      : `${capital(word)} reglas cuestan un ${cost} más que el juego óptimo.`,
  answerBest: (count, word) =>
    count === 1 ? 'Una regla es el juego óptimo.' : `${capital(word)} reglas son el juego óptimo.`,
  basis: (unit, pace, stake) => `En tanto por ciento ${ofThe(unit)}; una hora son ${pace} rondas de ${stake}.`,
  dots: 'Cada punto es una forma de jugar: más a la derecha cuantas más reglas hay que recordar, más abajo cuanto menos cuesta. La línea une las más baratas de cada longitud.',
  costsNothing: 'no cuesta nada',
  gains: (share) => `gana un ${share}`,
  costs: (share) => `cuesta un ${share}`,
  nothing: 'nada',
  rules: 'Reglas',
  overBest: 'Coste sobre el juego óptimo',
  dot: (rules, cost) => `${counted(rules)}, ${cost}`,
  spokenDot: (rules, cost) => `${counted(rules)} ${cost}`,
  curve: (game, dots) =>
    `${game}: lo que cuesta, sobre el juego óptimo, la forma más barata con cada número de reglas. ${dots}.`,

  table: 'Formas de jugar: número de reglas, ventaja de la casa y coste',
  way: 'Forma de jugar',
  edge: 'Ventaja de la casa',
  price: 'Cuesta',
  anHour: 'Por hora',

  each: 'Cada forma, regla por regla',
  fromTheTop: 'Lee de arriba abajo y usa la primera regla que valga para tu mano.',
  others: 'Formas que no son una lista completa de reglas',
  yours: 'la tuya',
  leaves: (what) => `Deja ${what} al juego óptimo, así que no está en ninguna curva.`,
  over: 'Sobre el juego óptimo',
  overAnHour: 'Sobre el juego óptimo, por hora',
  asFraction: 'Como fracción',
  keepsFraction: (fraction, unit) => `La casa se queda con ${fraction} ${ofThe(unit)}.`,
  printCard: 'Imprimir como tarjeta de bolsillo',
  makeMine: 'Que sea mi estrategia',
  yoursNow: 'Ya es la tuya: el {trainer} te dirá lo que dice.',
  trainer: 'entrenador',
  putAway: 'Dejarla',
}
