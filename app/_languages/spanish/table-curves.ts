import type { Catalogue } from '../catalogue'

export const tableCurves: Catalogue['tableCurves'] = {
  thisTable: 'Esta tabla',
  isThisTable: (name) => `${name} (esta tabla)`,
  houseEdge: 'Ventaja de la casa',
  elementOfRisk: 'Elemento de riesgo',
  costAnHour: 'Coste por hora',
  pays: (hand) => `Pago de ${hand}, a uno`,
  paysShort: (hand) => `Pago de ${hand}`,

  edgeOver: (value) => `La ventaja según «${value}»`,
  eachPoint: 'En cada punto se resuelve de nuevo el juego entero.',
  theUsual: (value) => `Lo habitual, ${value}`,
  between:
    'La ventaja es exacta en cada punto y, entre dos puntos, nunca queda por debajo de la línea que los une. Solo se dobla donde cambia la mejor jugada.',
  spoken: (title, edges, values) =>
    `Ventaja de la casa según «${title}»: ${edges[0]} con ${values[0]}, ${edges[1]} con ${values[1]}. La tabla de abajo tiene cada punto.`,
  caption: (title) => `Ventaja de la casa según «${title}»`,
  thisOneUsual: 'esta, lo habitual',
  thisOne: 'esta',
  usual: 'lo habitual',

  workingOutCurve: 'Calculando la curva',
  workingOutTables: 'Calculando estas tablas',
  workingOutLines: 'Calculando las líneas',
  workOutCurve: 'Calcular la curva',
  workOutTables: 'Calcular estas tablas',
  workOutLines: 'Calcular las líneas',
  cancel: 'Cancelar',
  takesLong: 'Con estas reglas el juego entero tarda un rato, así que el resto se calcula cuando lo pidas.',
  tryAgain: 'Reintentar',

  ruleEffects: 'Cuánto vale cada regla',
  ruleEffectsHow:
    'Esta tabla con una sola regla cambiada. Un más es mejor para ti. Elige una línea para aplicar esa regla y ver qué jugadas cambian.',
  change: 'Si cambia esto',
  forYou: 'Para ti',
  compare: 'Comparar tablas',
  compareHow:
    'Aparta una tabla, cámbiala o elige otra, y míralas una al lado de la otra. Se quedan mientras esta pestaña esté abierta.',
  compared: 'Qué se compara',
  comparedCaption: 'Las tablas comparadas',
  comparedSpoken: (what, figures) => `${what}: ${figures}.`,
  table: 'Tabla',
  keepAs: 'Guardar esta tabla como',
  add: 'Añadir',
  full: 'La comparación está llena: la tabla que añadas ahora ocupa el lugar de la más antigua.',
  kept: 'Tablas en la comparación',
  takeOut: (name) => `Quitar ${name}`,
  addKnown: 'Añadir una tabla conocida',
  chooseOne: 'Elige una',
  changesAndMore: (first, more) => `${first} y ${more} más`,

  overOne: 'Sus ventajas según un valor',
  chooseValue: 'Elige el valor que varía',
  overSpoken: (title, count) =>
    `Ventaja de la casa según «${title}» en ${count} tablas. La tabla de abajo tiene cada punto.`,
  edgesOver: (title) => `Ventajas según ${title}`,
  overCaption: (title) => `Ventaja de la casa de cada tabla según «${title}»`,
}
