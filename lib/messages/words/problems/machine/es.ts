import type { Machine } from './en'

/* Lo mismo en español. */

const LASTS = 'Lo que respondas cuenta mientras esta página esté abierta.'

export const machine: Machine = {
  'solving-stopped': () => 'El cálculo se ha detenido.',
  'solver-threw': () => 'No hemos podido calcular esto, y el fallo es nuestro. Cuéntanoslo, por favor.',
  'cannot-deal': () => 'Quedan muy pocas cartas para repartir esto.',
  'pays-too-large': () => 'Estos pagos son demasiado grandes para sumarlos con exactitud.',
  'no-webassembly': () =>
    'Los juegos enteros necesitan WebAssembly, que no funciona en este navegador. Las decisiones se resuelven sin él.',
  'no-such-game': ({ text }) => `No hay ningún juego llamado «${text}».`,
  'game-not-loaded': () =>
    'No se ha podido cargar el programa que resuelve este juego. Comprueba la conexión y prueba otra vez.',
  'worker-not-loaded': () => 'El programa que resuelve no se ha cargado. Comprueba la conexión y prueba otra vez.',
  'worker-died': () =>
    'El programa que resuelve se ha detenido de repente. Se inicia de nuevo con la pregunta siguiente; prueba otra vez.',
  'worker-silent': ({ seconds }) =>
    `El programa que resuelve no ha dado señales de vida en ${seconds} segundos y se ha detenido. Prueba otra vez.`,
  StorageBlocked: () =>
    `Este navegador no guarda nada de este sitio: es una ventana privada, o un ajuste bloquea los datos de los sitios. ${LASTS}`,
  StorageFull: () =>
    'No queda sitio en el almacenamiento de este navegador. Lo guardado está a salvo; lo nuevo se queda en esta página y se intenta guardar otra vez.',
  StorageDamaged: () =>
    `El navegador no ha podido leer su propia base de datos, y no se ha cambiado nada en ella. ${LASTS}`,
  StorageSlow: () => `El almacenamiento del navegador no responde. Lo esperamos. ${LASTS}`,
  NewerData: () =>
    `Este navegador tiene datos de un Feltwise más nuevo; no se ha cambiado nada. Recarga la página para tener el nuevo. ${LASTS}`,
  OlderTab: () =>
    'Otra pestaña con un Feltwise más antiguo ocupa todavía los datos. Ciérrala o recárgala; hasta entonces lo que respondas se queda en esta página.',
  Outdated: () =>
    'En otra pestaña se ha abierto un Feltwise más nuevo, que se ha hecho cargo de los datos. Recarga esta página; hasta entonces no se guarda nada más desde aquí.',
}
