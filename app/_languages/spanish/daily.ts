import type { Catalogue } from '../catalogue'

export const daily: Catalogue['daily'] = {
  title: 'Mano del día',
  titleOf: (day) => `Mano del ${day}`,
  loading: 'Cargando la mano de hoy…',
  lookingForCall: (game) => `Buscando una decisión ajustada en ${game}…`,
  notFound: 'No se encontró la mano del día.',
  noProof: 'La respuesta está guardada; su prueba no se calculó.',
  about:
    'Una decisión ajustada: la mejor opción va muy poco por delante de la siguiente. Tienes un intento, hasta la medianoche de tu reloj.',

  trainLikeThis: 'Entrenar decisiones así',
  asDealt: (game) => `${game}, como se reparte`,

  notADay: 'No podemos leer la fecha de este enlace',
  noHandThatDay: 'Ese día no hay mano',
  notDealtYet: (day) => `La mano del ${day} aún no se ha repartido: la mano de cada día se reparte al empezar el día.`,
  beforeTheFirst: (day, first) => `El ${day} no hubo mano del día. La primera se repartió el ${first}.`,
  todaysHand: 'La mano de hoy',
  toFirstPage: 'Ir a la portada',

  yours: 'Tus manos del día',
  answeredLate: 'La respondiste un día posterior, así que no cuenta para los días seguidos.',
  copyResult: 'Copiar el resultado',
  nothingYet: 'Aquí verás tus días seguidos y cuántas decisiones acertaste.',
  inARow: 'Seguidos',
  days: (count) => (count === 1 ? 'día' : 'días'),
  right: 'Aciertos',
  calls: (count) => (count === 1 ? 'decisión' : 'decisiones'),
  of: (right, all) => `${right} de ${all}`,
  otherDays: 'Otros días',
  today: 'Hoy',
  dayBefore: 'El día anterior',
  dayAfter: 'El día siguiente',
  open: 'Pendiente:',

  streak: (days) => (days === 1 ? 'Un día' : `${days} días seguidos`),
  shared: (day) => `Feltwise, mano del ${day}`,
}
