import type { Catalogue } from '../catalogue'

export const handPages: Catalogue['handPages'] = {
  listTitle: (game, list) => `${game}: ${list}`,
  subject: (hand, game) => `${hand} en ${game}`,
  train: 'Entrenar esta mano',

  worths: (units) => `Lo que vale cada opción, en ${units}`,
  theOther: (count) => `Las otras ${count}`,
  expected: (units) => `Valor esperado, en ${units}.`,
  best: 'lo mejor',
  betterOnAverage: 'mejor de media',
  costs: (loss) => `cuesta ${loss}`,
  nextCosts: (option, loss) => `${option} cuesta ${loss}`,
  thisHand: 'esta mano',

  beside: 'Manos vecinas',
  tryIt: 'Pruébalo',
  decide: (hand) => `Tu decisión: ${hand}`,
  why: 'Por qué',
  worthUnits: (grade, ev, units) => `${grade}: vale ${ev} ${units}.`,
  costsUnits: (grade, loss, units) => `${grade}: cuesta ${loss} ${units}.`,

  cents: (amount) => `${amount} centavos`,
  doingWith: (doing, hand) => `Lo que cuesta ${doing} con ${hand}`,
  doing: (doing) => `Lo que cuesta ${doing}`,
  aHandMore: (price, right, stake, unit) =>
    `Son ${price} más por mano que ${right}, con ${unit === 'ante' ? 'un' : 'una'} ${unit} de ${stake}.`,
  timesAnHour: (times) => `unas ${times} veces por hora`,
  onceAnHour: 'más o menos una vez por hora',
  onceIn: (hours) => `una vez cada ${hours} horas`,
  comesUp: (times, rounds, price) => `A ${rounds} rondas por hora te toca ${times}: ${price} por hora.`,
  aYear: (hours, price) => `Con ${hours} horas por semana son ${price} al año.`,
  hardlyAnybody: 'Casi nadie comete este error.',
  neverNotice: 'No lo notarías nunca.',
  atBestPlay: 'jugando lo mejor posible',
  addsTo: (share) => `Lo que te cuesta el juego sube entonces un ${share}.`,
  moreThanGame: (played, price) => `Es más de lo que cuesta el propio juego ${played}: ${price} por hora.`,

  proof: 'Prueba',
  rounded: 'Redondeado a quince cifras',
  command: 'La orden',
  asJson: 'Página en JSON (en inglés)',
  onYourSite: 'Ponla en tu sitio (en inglés)',
  hands: 'Manos',
  before: 'Anterior',
  next: 'Siguiente',
  all: 'Todas las manos',
}
