import type { Catalogue } from '../catalogue'

export const myTable: Catalogue['myTable'] = {
  title: 'Mi mesa',
  lead: 'Lee las reglas de tu mesa en el tapete. Se usan en todo el sitio, y ves lo que te cuestan.',
  whichGame: '¿A qué juego juegas?',
  whatPays: '¿Qué pagos anuncia el cartel?',
  whatElse: '¿Qué más dicen las reglas?',
  usual: 'La mesa habitual',
  ownRules: 'Has puesto tus propias reglas para este juego. Lo que elijas aquí las sustituye.',
  yes: 'sí',
  no: 'no',
  yourTable: (game) => `Tu mesa: ${game}`,
  costs: (money, edge) => `${money} por hora jugando de la mejor manera: una ventaja de la casa del ${edge}.`,
  more: (money) => `Son ${money} por hora más que en la mesa habitual.`,
  less: (money) => `Son ${money} por hora menos que en la mesa habitual.`,
  notSolved: 'Esta combinación aún no está resuelta. Tu navegador puede hacerlo.',
  onlyOne: 'De este juego conocemos una sola mesa.',
  setEverywhere: 'El entrenador, la calculadora, las apuestas laterales y la página del riesgo usan ya estas reglas.',
  train: 'Entrenar en esta mesa',
  solve: 'Resolver esta mesa',
  otherTable: 'Mi mesa paga otra cosa',
  find: 'Léelas en tu mesa: tres preguntas',
}
