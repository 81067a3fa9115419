import type { SummaryLanguage, SummaryText } from '../summary'

/** What a base wager is called, with its article. */
const WAGERS: Readonly<Record<string, { readonly of: string; readonly one: string; readonly many: string }>> = {
  ante: { of: 'del ante', one: 'ante', many: 'antes' },
  bet: { of: 'de la apuesta', one: 'apuesta', many: 'apuestas' },
  'Play bet': { of: 'de la apuesta Play', one: 'apuesta Play', many: 'apuestas Play' },
}

const wagerOf = (unit: string): (typeof WAGERS)[string] => {
  const wager = WAGERS[unit]
  if (!wager) throw new Error(`“${unit}” has no Spanish name`)
  return wager
}

export const spanish: SummaryLanguage = {
  id: 'es',
  link: 'En español',
  words: {
    breadcrumbs: 'Dónde estás',
    games: 'Juegos',
    guide: 'Guía en breve',
    houseEdge: 'Ventaja de la casa',
    elementOfRisk: 'Elemento de riesgo',
    averageBet: 'Apuesta media',
    ofTheWager: (unit) => wagerOf(unit).of,
    wagers: (amount, unit) => `${amount} ${amount === '1' ? wagerOf(unit).one : wagerOf(unit).many}`,
    anHour: (stake, unit, pace) => `{figure} por hora con ${stake} de ${wagerOf(unit).one} y ${pace} rondas por hora`,
    oneIn: (number) => `una de cada ${number}`,
    train: 'Entrenar',
    wholeGuide: 'La guía entera, en inglés',
    moreTitle: 'Para seguir',
    more: [
      ['/trainer', 'El entrenador: decides una mano y ves lo que vale cada opción, por qué, y la prueba'],
      ['/calculator', 'La calculadora: cualquier mano, con las cartas que hayas visto y las reglas de tu mesa'],
      ['/strategy', 'La estrategia entera, en tablas y en listas de toda longitud, para imprimir'],
      ['/pay-tables', 'Las tablas de pagos: arrastra un pago y el juego entero se resuelve otra vez'],
      ['/risk', 'El riesgo de una sesión: hasta dónde puede ir la suerte en una noche'],
    ],
    tools: 'El entrenador y las demás herramientas también hablan español.',
    settings: 'Elige el idioma en los ajustes',
    otherGames: 'Otros juegos',
    pictureLine: 'Estrategia, probabilidades y ventaja de la casa',
    found: ['español', 'castellano', 'spanish', 'estrategia', 'ventaja de la casa'],
  },
  text: async (game) => (await import(`../es/${game}.mdx`)) as SummaryText,
}
