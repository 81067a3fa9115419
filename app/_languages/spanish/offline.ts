import type { Catalogue } from '../catalogue'

export const offline: Catalogue['offline'] = {
  title: 'Sin conexión',
  about:
    'Cada mano se resuelve en tu propio dispositivo, así que nada de lo que usas para entrenar necesita conexión. Se guarda tras la primera visita, y lo que respondes se guarda como siempre.',
  games: 'Los juegos',
  houseWayDrill: 'Práctica de las reglas de la casa',
  payouts: 'Pagar y recoger',
  foul: 'Encuentra el error',
  yours: 'Lo tuyo',
  dailyHand: 'La mano del día',
  houseWayEditor: 'Editor de reglas de la casa',
  opened: 'Páginas que has abierto',
  noneYet: 'Aún ninguna. Cada página que abres se guarda para leerla sin conexión.',
  all: (count) => `Las ${count}`,
  notOpened:
    'La página {path} no se ha abierto antes en este dispositivo, y ahora no hay conexión. Una vez abierta, se guarda.',
  tryAgain: 'Reintentar',
  newVersion: 'Hay una versión nueva.',
  reload: 'Recargar',
  notNow: 'Ahora no',
}
