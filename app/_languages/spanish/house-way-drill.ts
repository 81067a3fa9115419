import type { Catalogue } from '../catalogue'

export const houseWayDrill: Catalogue['houseWayDrill'] = {
  title: 'Práctica de las reglas de la casa',
  toWays: 'A las reglas de la casa',
  open: 'Boca arriba',
  liesOpen: 'Las cartas quedan boca arriba',
  seconds: (seconds) => `${seconds} s`,
  liesOpenFor: (seconds) => `Las cartas quedan boca arriba ${seconds} segundos`,
  howLong: 'Cuánto tiempo quedan boca arriba las cartas',
  everyClause: 'Todas las cláusulas; las raras, más a menudo',
  someClauses: (count) => `${count} cláusulas`,
  oneFamily: 'Una familia',

  yourSetting: 'Tu colocación',
  setTheHand: 'Coloca la mano como debe la casa',
  isFull: 'Dos cartas delante: confirma o cámbialas.',
  faceDown: 'Las cartas ya están boca abajo. Colócalas de memoria.',
  tapTwo: 'Toca o arrastra dos cartas: van delante.',
  sort: 'Ordenar',
  anyCards: 'Vale cualquier carta del valor correcto, mientras la mano de detrás valga lo mismo.',
  anyCardsFlash: (seconds) =>
    `Vale cualquier carta del valor correcto, mientras la mano de detrás valga lo mismo. Las cartas quedan boca arriba ${seconds} segundos.`,
  keys: (count) => `Las teclas 1 a ${count} mueven las cartas; S, U y C pulsan los botones, Espacio confirma.`,

  dealersHand: 'La mano del crupier',
  inFront: 'Delante',
  behind: 'Detrás',
  youInFront: 'Tú, delante',
  youBehind: 'Tú, detrás',
  houseInFront: 'La casa, delante',
  houseBehind: 'La casa, detrás',

  right: 'Bien',
  foul: 'Mano nula',
  notThisWay: 'Esta casa no lo hace así',
  otherCards: 'Con otras cartas de los mismos valores: la misma colocación.',
  setting: (front, behind) => `${front} delante, ${behind} detrás`,
  whyNoEarlier: 'Por qué ninguna cláusula anterior',
  inReference: 'La cláusula en la referencia',
  nextHand: 'Siguiente mano',

  before: 'Aún no has respondido. Aquí verás tus aciertos, tu racha, tu tiempo por mano y cada cláusula.',
  thisSession: 'Esta sesión',
  inARow: 'Aciertos seguidos',
  best: (streak) => `récord ${streak}`,
  timeForHand: 'Tiempo por mano',
  byClause: 'Cláusula por cláusula',
  clause: 'Cláusula',
  comesAtTable: 'Sale en la mesa',

  spokenFaceDown: (count) => `Las ${count} cartas ya están boca abajo. Colócalas de memoria.`,
  spokenHand: (cards, count) =>
    `La mano del crupier: ${cards}. Las teclas 1 a ${count} ponen cartas delante: dos de ellas.`,
  spokenRight: 'Bien. {clause}',
  spokenWrong: 'No es así. Las reglas de la casa: {setting}. {clause}',
}
