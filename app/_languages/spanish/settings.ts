import type { Catalogue } from '../catalogue'

export const settings: Catalogue['settings'] = {
  title: 'Ajustes',
  keptHere: 'Se guardan solo en este navegador, tienen efecto enseguida y valen para todos los juegos.',
  notKept:
    'El almacenamiento de este navegador para este sitio está lleno o bloqueado: lo que ajustas tiene efecto, pero dura solo hasta que cierres la página.',
  needsScript: 'Lo que ajustas se guarda en tu navegador y se lee allí, así que esta página necesita JavaScript.',

  language: 'Idioma',
  languageAbout: 'Cada idioma tiene sus propias páginas. Elige uno para cambiar.',
  languageNow: (language) => `Ahora el idioma es: ${language}.`,
  notFetched: (language) =>
    `No se ha podido cargar el idioma (${language}): no hay conexión, o el sitio se ha actualizado desde que abriste esta página. Hasta que se cargue, la página se queda como está.`,
  tryAgain: 'Reintentar',

  money: 'Dinero',
  moneyAbout: 'Los costes se muestran en esta moneda; aquí nunca se paga nada.',
  stakeOfBet: 'Importe: lo que vale una apuesta',
  stakeProblem: (most) => `El importe es un número mayor que 0 y como mucho ${most}.`,
  currency: 'Moneda',
  pace: 'Ritmo: rondas por hora',
  paceProblem: (most) => `El ritmo es un número entero de 1 a ${most}.`,
  paceAbout: (rounds) => `Todos los costes por hora lo usan. Si dejas ${rounds}, cada juego va a su propio ritmo.`,
  staysInForce: (problem, value) => `${problem} Sigue valiendo ${value}.`,

  stakeWorth: (unit) => `Lo que vale cada ${unit}. Los costes se muestran en esta moneda; aquí nunca se paga nada.`,
  stakeWorthBet: 'Lo que vale una apuesta. Los costes se muestran en esta moneda; aquí nunca se paga nada.',
  stake: 'Importe',
  set: 'Fijar',
  allSettings: 'Todos los ajustes',

  cards: 'Cartas',
  cardsAbout: 'Cómo se ven y cómo se reparten, en todas partes.',
  cardsNow: 'Cómo se ven ahora las cartas',
  fourColours: 'Cuatro colores',
  fourColoursAbout: 'Los diamantes son azules y los tréboles, verdes.',
  size: 'Tamaño',
  small: 'Pequeño',
  normal: 'Normal',
  large: 'Grande',
  dealing: 'Reparto',
  atOnce: 'Al instante',
  quick: 'Rápido',
  normalSpeed: 'Normal',
  slow: 'Lento',
  lessMotion: 'Si tu sistema pide menos movimiento, las cartas aparecen siempre al instante.',

  sounds: 'Sonidos',
  soundsAbout: 'Una carta sobre el tapete, y un tono suave para el acierto y el error.',
  speed: 'Velocidad',
  speedAbout: 'En el entrenador. Tras un fallo la mano siguiente siempre te espera.',
  onward: 'Pasar a la mano siguiente tras un acierto',
  soundsInTrainer: 'Sonidos en el entrenador',
  hearThem: 'Escúchalos:',
  soundCard: 'Una carta',
  soundRight: 'Acierto',
  soundWrong: 'Error',

  keys: 'Teclas',
  keysAbout: 'Atajos de teclado para los botones.',
  singleKeys: 'Letras, números y signos',
  singleKeysAbout:
    'Eligen opciones, abren la búsqueda y la ayuda. Desactívalos si se pulsan por casualidad o al dictar: el tabulador, las flechas, el espacio y la tecla Intro lo hacen todo.',

  rules: 'Las reglas con que juegas',
  rulesAbout:
    'Valen en el entrenador, la calculadora, las tablas de pagos, las apuestas laterales y el riesgo, salvo que un enlace diga otras.',
  otherRules:
    'También puedes tener otras reglas: fíjalas donde quieras, en las tablas de pagos de un juego o en un enlace, ábrelas en su entrenador y elige «Jugar siempre con estas reglas» donde se nombran las reglas en uso.',

  colours: 'Colores',
  coloursAbout: 'De las páginas.',
  device: 'En este dispositivo',
  deviceAbout: 'Sin conexión, y como aplicación.',
  whatWorks: 'Lo que funciona sin conexión',
  install: 'Instalar como aplicación',
  installed: 'Está instalada: esta es la aplicación.',
  installByMenu:
    'La mayoría de los navegadores también pueden instalarla desde su menú: «Instalar» o «Añadir a la pantalla de inicio».',
  answers: 'Lo que has hecho',
  answersAbout: 'Cada respuesta se guarda también en este navegador.',
  yourAnswers: 'Guardar, recuperar o borrar tus respuestas',

  reset: 'Restablecer todos los ajustes',
  undo: 'Deshacer',
  wasReset: 'Ajustes restablecidos.',
}
