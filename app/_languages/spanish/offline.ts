import type { Catalogue } from '../catalogue'

export const offline: Catalogue['offline'] = {
  title: 'Sin conexión',
  about:
    'Tu propio dispositivo resuelve cada mano. Cuando hayas abierto un juego, su entrenador, su calculadora y sus demás herramientas funcionan sin conexión. Tus respuestas se guardan como siempre.',
  device: 'En este dispositivo',
  checking: 'Comprobando qué funciona sin conexión en este dispositivo.',
  notKeptYet:
    'Aún no hay nada guardado en este dispositivo. Las páginas comunes se descargan solas poco después de cargar una página.',
  noGameKept:
    'Aún no funciona ningún juego sin conexión. Abre uno y funcionarán todas sus herramientas. Las páginas que has abierto también funcionan.',
  gamesKept: (games, count) =>
    `${games} ${count === 1 ? 'funciona' : 'funcionan'} sin conexión con todas las herramientas. También las páginas que has abierto. Cualquier otro juego funcionará cuando lo abras.`,
  allKept: 'Todos los juegos funcionan sin conexión con todas las herramientas. También las páginas que has abierto.',
  partsMissing:
    'Faltan partes de la copia sin conexión. Se descargan solas mientras tienes conexión, o puedes repararla ahora.',
  keepAll: (size) => `Guardar todos los juegos (unos ${size})`,
  keepingAll: 'Descargando todos los juegos. Puedes seguir usando el sitio.',
  allNotKept:
    'No se han podido descargar algunos juegos. Comprueba la conexión y el espacio libre del dispositivo e inténtalo otra vez.',
  repair: 'Comprobar y reparar',
  repairing: 'Comprobando cada archivo guardado y descargando los dañados y los que faltan.',
  repaired: 'Todos los archivos guardados están completos.',
  notRepaired:
    'No se ha podido reparar la copia sin conexión. Comprueba la conexión y el espacio libre del dispositivo e inténtalo otra vez.',
  savesData: 'Tu navegador está en modo de ahorro de datos, así que sin conexión solo funciona lo que has usado.',
  keepsNothing: 'Este navegador no guarda páginas de este sitio, así que hace falta conexión.',
  notOnDevice: 'Aún no está en este dispositivo. Ábrelo una vez con conexión.',
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
