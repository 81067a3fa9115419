import type { Catalogue } from '../catalogue'

const so = (count: string, one: string, many = `${one}s`): string => `${count} ${count === '1' ? one : many}`
const buenaOMala = (good: boolean): string => (good ? 'buena' : 'mala')

export const progress: Catalogue['progress'] = {
  title: 'Progreso',
  toEvening: 'Escribir las manos de una noche',
  toData: 'Tus datos: exportar, importar, borrar',
  reading: 'Leyendo lo que has entrenado…',
  needsScript: 'Lo que entrenas se guarda en tu navegador, así que esta página necesita JavaScript.',
  close: 'Cerrar',

  answers: (count) => so(count, 'respuesta'),
  rounds: (count) => so(count, 'ronda'),
  schoolAnswers: (count) => so(count, 'respuesta en la escuela', 'respuestas en la escuela'),
  records: (count) => so(count, 'registro'),
  skills: (count) => so(count, 'habilidad', 'habilidades'),
  bounds: (low, high) => `${low} a ${high}`,
  decisions: 'Decisiones',
  errorRate: 'Tasa de error',
  inTwenty: '19 de 20',
  costsAnHour: 'Coste por hora',
  result: 'Resultado',
  luck: 'Suerte',
  until: 'Hasta',
  inFigures: (title) => `${title}, en cifras`,
  onlyFirst: (count) => `Ver solo ${count}`,
  allOf: (count) => `Ver todo (${count})`,

  game: 'Juego',
  allGames: 'Todos los juegos',
  stage: 'Fase',
  allStages: 'Todas las fases',
  skill: 'Habilidad',
  allSkills: 'Todas',
  noGameNamed: 'Una fase o una habilidad pertenece a un juego y el enlace no nombra ninguno: se muestra todo.',
  noSuchGame: (name) => `Aquí no hay ningún juego «${name}»: se muestra todo.`,
  noSuchStage: (game, stage) => `${game} no tiene ninguna fase «${stage}»: se muestran todas sus fases.`,
  notStored: 'No se ha guardado.',

  firstAnswer:
    'Empieza con tu primera respuesta: cuánto cuestan tus errores, en qué habilidades están y si cada vez son menos.',
  keptHere: 'Todo se guarda en este navegador y en ningún otro sitio. Puedes sacarlo en un archivo cuando quieras.',
  answerFirst: 'Responder la primera pregunta',
  example: 'Ejemplo de esta página',
  exampleLead: 'Es un ejemplo, no eres tú.',
  exampleNote:
    '{lead} Un aprendiz inventado para esta página, calculado como se calcularán tus datos. Con tu primera respuesta deja paso a tus propias cifras.',
  nothingHere: 'Aquí no hay nada todavía',
  nothingAnswered: 'Aún no has respondido nada. Con la primera respuesta aparecerán aquí las cifras.',
  noSkillAnswered: (skill) =>
    `Aún no has respondido nada de «${skill}». Con la primera respuesta aparecerán aquí las cifras.`,
  noStageAnswered: (stage) =>
    `Aún no has respondido nada de «${stage}». Con la primera respuesta aparecerán aquí las cifras.`,
  noGameAnswered: (game) =>
    `Aún no has respondido nada de ${game}. Con la primera respuesta aparecerán aquí las cifras.`,
  trainIt: 'Entrenar',
  showEverything: 'Mostrar todo',

  dailyGoal: 'Meta diaria',
  noGoal: 'Ninguna',
  goalHands: (hands) => `${hands} manos`,
  goalMinutes: (minutes) => `${minutes} minutos`,
  goalToday: (done, goal) => `Hoy: ${done} de ${goal}.`,
  goalReached: (goal) => `Meta de hoy cumplida: ${goal}.`,
  daysInARow: (days) => `Llevas ${days} días seguidos practicando.`,

  whereYouStand: 'Cómo vas',
  aboutStanding:
    'Tasa de error: lo que te cuestan tus errores por decisión. Las decisiones obvias acertadas no cuentan. La ventaja con la que juegas: lo que cuesta el juego óptimo más lo que añaden tus errores, cada uno según la frecuencia de su tipo en la mesa.',
  obvious: (count) => so(count, 'obvia'),
  obviousMissed: (count, missed) => `${so(count, 'obvia')}, ${so(missed, 'fallada')}`,
  edgePlayed: 'La ventaja con la que juegas',
  edgeReading: 'Ventaja real',
  edgeMissing: (decisions) => (decisions === 1 ? 'tras 1 decisión más' : `tras unas ${decisions} decisiones más`),
  bestPossible: 'La mejor posible',
  amountAnHour: (amount) => `${amount} por hora`,
  mistakesCost: 'Tus errores cuestan',
  anHour: 'por hora',
  notesOnly: '{trend}.',
  notesCovered: (share) =>
    `{trend}. Has respondido el ${share} de los tipos de decisiones ajustadas, según su frecuencia.`,
  notesCoveredAndOthers: (share, others) =>
    `{trend}. Has respondido el ${share} de los tipos de decisiones ajustadas, según su frecuencia; ${others} con otras reglas cuentan en la tasa de error, pero en ninguna ventaja.`,
  notesNoFigures: '{trend}. La ventaja no se conoce: no se han cargado las cifras de este juego.',
  notesNoFiguresAndOthers: (others) =>
    `{trend}. La ventaja no se conoce: no se han cargado las cifras de este juego; ${others} con otras reglas cuentan en la tasa de error, pero en ninguna ventaja.`,
  notesUsualRules: '{trend}. La ventaja necesita respuestas con las reglas habituales.',
  notesUsualRulesAndOthers: (others) =>
    `{trend}. La ventaja necesita respuestas con las reglas habituales; ${others} con otras reglas cuentan en la tasa de error, pero en ninguna ventaja.`,
  addsToEdge: 'Añade a la ventaja',
  mistakesHereCost: 'Tus errores aquí cuestan',
  trainThis: 'Entrenar esto',
  trendFalling: 'Menos errores',
  trendFallingTitle:
    'El último tercio de tus decisiones cuesta menos que las anteriores, más de lo que explicaría el azar.',
  trendRising: 'Más errores',
  trendRisingTitle:
    'El último tercio de tus decisiones cuesta más que las anteriores, más de lo que explicaría el azar.',
  trendUnclear: 'Sin cambio claro',
  trendUnclearTitle:
    'El último tercio de tus decisiones y las anteriores no difieren más de lo que explicaría el azar.',
  trendEarly: 'Es pronto para una tendencia',
  trendEarlyTitle: 'Un cambio se distingue del azar con más decisiones.',

  rateOverTime: 'Tasa de error en el tiempo',
  aboutRate:
    'Cada punto representa el mismo número de decisiones. La tasa verdadera está en la banda 19 de cada 20 veces.',
  aboutRateSoon: (decisions) =>
    `Cada punto representa el mismo número de decisiones. La tasa verdadera está en la banda 19 de cada 20 veces. La línea empieza con ${decisions} decisiones.`,
  rateSpoken: (from, to) =>
    `Tasa de error en el tiempo: de ${from} a ${to} por decisión. La tabla de abajo tiene las cifras.`,
  rateSpokenNone: 'Tasa de error en el tiempo: aún no cuenta ninguna decisión. La tabla de abajo tiene las cifras.',
  when: 'Cuándo',
  count: 'Cuentan',
  rate: 'Tasa',
  edgeInBand:
    'Tal como estaba tras cada cantidad de decisiones, con todas las respuestas hasta entonces. La ventaja verdadera está en la banda 19 de cada 20 veces.',
  edgeChooseGame:
    'Tal como estaba tras cada cantidad de decisiones, con todas las respuestas hasta entonces. Elige un juego para ver sus márgenes.',
  edgeOfPart:
    'Tus errores aquí, con la frecuencia de esas decisiones en la mesa. Tal como estaba tras cada cantidad de decisiones, con todas las respuestas hasta entonces.',
  edgeTitlePart: 'Lo que añade a la ventaja',
  you: 'Tú',
  added: 'Añadido',
  edge: 'Ventaja',
  aboveBest: 'Sobre la mejor',
  course: (from, to) => `de ${from} a ${to}`,
  courseUnknown: 'aún no se conoce',
  edgeSpoken: (course, best) =>
    `La ventaja con la que juegas en el tiempo: ${course}; la mejor posible, ${best}. La tabla de abajo tiene las cifras.`,
  addedSpoken: (course) => `Lo que añade a la ventaja en el tiempo: ${course}. La tabla de abajo tiene las cifras.`,
  gameSpoken: (game, course, best) => `${game} ${course}, la mejor posible ${best}`,
  gamesSpoken: (games) => `La ventaja con la que juegas en el tiempo: ${games}. La tabla de abajo tiene las cifras.`,
  bestOfGames: (games) => `La mejor posible: ${games}.`,

  next: 'Lo siguiente',
  nextMinutes: (minutes, skill, game) =>
    `${minutes === 1 ? 'Un minuto' : `${minutes} minutos`} de «${skill}» en ${game} es lo que más te ahorra.`,
  nextHands: (hands, skill, game) => `${hands} manos de «${skill}» en ${game} es lo que más te ahorra.`,
  nextSaves: (money) => `Tus fallos ahí cuestan ${money} por hora.`,
  nextLesson: (game) => `Sigue con el curso de ${game}.`,
  toCourse: 'Al curso',
  nextTrain: (hands) => `Jugar ${hands} manos`,
  worst: 'Lo que más te cuesta',
  aboutWorst:
    'Lo que aún te cuesta cada tipo de decisión: su frecuencia en la mesa, lo que cuesta un fallo y tu probabilidad de fallar. Tus últimas respuestas pesan más.',
  noMistakes: 'Ningún tipo de decisión que hayas practicado te cuesta nada ahora.',
  worstLine: (misses, answers) => `{cost} por hora; ${so(misses, 'fallo')} en ${answers}`,
  train: 'Entrenar',
  trainSkill: (skill) => `Entrenar ${skill}`,
  byStage: 'Por fase',
  aboutByStage: 'En qué momento de la ronda están tus errores.',
  bySkill: 'Por habilidad',
  aboutBySkill: 'Cada tipo de decisión, primero las más respondidas.',
  cutOffs: 'Tus líneas de corte',
  aboutCutOffs:
    'Dónde trazas la línea, tal como juegas de verdad: la línea que menos respuestas tuyas contradicen. «Seguridad» es la probabilidad de que sea esta y no otra.',
  hands: 'Manos',
  youAndRight: 'Tú, y lo correcto',
  sure: 'Seguridad',
  answersHead: 'Respuestas',
  rightIs: (line) => `bien: ${line}`,
  allOfThem: (option) => `${option}: todas`,
  andUp: (option, hand) => `${option}: ${hand} o mejor`,
  dearest: '{name}: tu línea es {own}. La correcta es {right}. La tuya cuesta {cost} por hora.',
  noWrongLine: 'No es seguro que alguna de tus líneas esté mal.',

  due: 'Por repasar',
  aboutDue:
    'Una habilidad vuelve cuando estás a punto de olvidarla: pronto después de un error, más tarde con cada acierto. Cada vez con una mano nueva del mismo tipo.',
  earlierMonth: 'Mes anterior',
  laterMonth: 'Mes siguiente',
  monthCaption: (month) => `${month}: habilidades por repasar y decisiones respondidas en días pasados`,
  dueNow: (count) => (count === 1 ? '{count} habilidad por repasar ahora.' : '{count} habilidades por repasar ahora.'),
  laterToday: (skills) => `Ahora no hay nada que repasar; ${skills} más tarde, hoy mismo.`,
  nothingDue: 'No hay nada que repasar: aún no tiene que volver ninguna decisión tuya que no fuera obvia.',
  nextDue: (day) => `Ahora no hay nada que repasar. Lo próximo toca el ${day}.`,
  trainDue: (count, game) => `Repasar ${count}: ${game}`,
  today: 'hoy',
  skillsDue: (count) => `${so(count, 'habilidad', 'habilidades')} por repasar`,
  answered: (count) => so(count, 'respondida'),

  luckAndSkill: 'Suerte y habilidad',
  aboutLuck:
    'El resultado de una ronda es lo que valían tus decisiones más la suerte. Lo primero se conoce con exactitud: el valor del juego óptimo menos lo que regalaste. Lo que queda son las cartas.',
  roundsPlayed: 'Rondas jugadas',
  yourDecisions: 'Tus decisiones',
  expectedBelow: 'esperado',
  decisionsExpected: 'Tus decisiones, esperado',
  roundsHead: 'Rondas',
  expected: 'Esperado',
  luckSpoken: (rounds, result, expected, luck) =>
    `Suerte y habilidad en ${rounds}: el resultado final fue ${result}; tus decisiones valían ${expected} y la suerte fue ${luck}. La tabla tiene las cifras.`,
  roundsLeftOut: (rounds) =>
    `No se incluyen ${rounds} con otras reglas: no se ha calculado cuánto vale ahí el juego óptimo.`,
  luckUnknown: 'Aquí no se puede decir lo inusual que fue esa suerte.',
  luckOrdinary: (good, share, rounds) =>
    `Es una suerte normal: el ${share} de los jugadores la tiene tan ${buenaOMala(good)} o ${good ? 'mejor' : 'peor'} en ${rounds}.`,
  luckRather: (good, share, rounds) =>
    `Bastante ${buenaOMala(good)} suerte: el ${share} de los jugadores la tiene igual o ${good ? 'mejor' : 'peor'} en ${rounds}.`,
  luckUnusual: (good, players, rounds) =>
    `Una ${buenaOMala(good)} suerte poco común: solo 1 de cada ${players} la tiene igual o ${good ? 'mejor' : 'peor'} en ${rounds}.`,
  luckVery: (good, rounds) =>
    `Una ${buenaOMala(good)} suerte extraordinaria: menos de uno entre un millón la tiene igual en ${rounds}.`,

  dataTitle: 'Tus datos',
  aboutData:
    'Cada respuesta que das se guarda en este navegador y en ningún otro sitio: nadie la ve, y nadie puede recuperarla si el navegador la olvida. Una exportación de vez en cuando es tu copia.',
  looking: 'Mirando qué hay guardado…',
  nothing: 'nada',
  both: (answers, rounds) => `${answers} y ${rounds}`,
  onDay: (day) => `el ${day}`,
  fromTo: (first, last) => `del ${first} al ${last}`,
  stored: 'Lo que está guardado',
  unsaved: (count) =>
    count === '1'
      ? '1 registro está solo en esta página: una exportación lo conserva.'
      : `${count} registros están solo en esta página: una exportación los conserva.`,
  siteTakes: 'Este sitio ocupa',
  ofRoom: (room) => `de ${room}`,
  answeredAndPlayed: (when) => `Respondido y jugado ${when}.`,
  schoolHead: 'Escuela de crupieres',
  nothingYet: 'Todavía nada. Tu primera respuesta en el entrenador o en la escuela de crupieres aparecerá aquí.',
  damaged: (count) =>
    count === '1'
      ? '1 registro no se puede leer: está dañado o es de un Feltwise más nuevo. Se queda donde está, fuera de todas las cifras y dentro de cada exportación.'
      : `${count} registros no se pueden leer: están dañados o son de un Feltwise más nuevo. Se quedan donde están, fuera de todas las cifras y dentro de cada exportación.`,
  promiseGiven: 'Este navegador ha prometido conservarlo hasta que lo borres.',
  promiseNotGiven:
    'Este navegador puede borrarlo cuando se le llene el disco o tras semanas sin visitas. Se le puede pedir que no lo haga.',
  promiseRefused:
    'El navegador no lo ha prometido. Suele hacerlo cuando un sitio se usa más, se guarda en marcadores o se instala; una exportación es segura en cualquier caso.',
  promiseUnknown: 'Este navegador no dice si lo conserva. Una exportación es segura en cualquier caso.',
  askToKeep: 'Pedirle que conserve los datos',

  export: 'Exportar',
  aboutExport:
    'Un solo archivo contiene todos los registros, tus ajustes y tus propias reglas de la casa. Puedes importarlo aquí o en otro navegador. Las tablas son para hojas de cálculo y no se pueden importar.',
  exportAll: 'Exportar todo',
  answersCsv: 'Respuestas (CSV)',
  roundsCsv: 'Rondas (CSV)',
  schoolCsv: 'Escuela de crupieres (CSV)',
  nothingToExport: 'Todavía no hay nada que exportar.',
  exported: (file, what) => `${file}: ${what}.`,
  exportedWithSettings: (file, what) => `${file}: ${what} y tus ajustes.`,
  ownWays: (count) => (count === '1' ? 'unas reglas de la casa' : `${count} reglas de la casa`),
  notWritten: (count) =>
    count === '1'
      ? 'Falta 1 registro en el archivo: es demasiado largo, no cabe o no se puede escribir como texto.'
      : `Faltan ${count} registros en el archivo: son demasiado largos, no caben o no se pueden escribir como texto.`,
  notExported: 'No se ha exportado nada. {why}',

  import: 'Importar',
  aboutImport:
    'Incorpora un archivo exportado aquí o en otro navegador. Antes de cambiar nada ves lo que haría, y nada de lo que hay aquí se reemplaza.',
  exportedFile: 'Un archivo exportado',
  chooseFile: 'Elegir un archivo',
  readingFile: (file) => `Leyendo ${file}…`,
  readingLabel: (file) => `Leyendo ${file}`,
  stop: 'Parar',
  notImported: '{file} no se ha importado. {why} Aquí no ha cambiado nada.',
  imported: (_, what, file) => `Añadido de ${file}: ${what}. Nada de lo que había aquí ha cambiado.`,
  importedWithSettings: (_, what, file) =>
    `Añadido de ${file}: ${what}. Tus ajustes son ahora los del archivo; ningún registro que había aquí ha cambiado.`,
  exportedOn: (day) => `, exportado el ${day}`,
  fresh: 'Nuevos',
  alreadyHere: 'Ya están aquí',
  differing: 'Aquí con otro contenido',
  differingStay: 'Los que están aquí se quedan como están.',
  ownWaysHead: 'Tus propias reglas de la casa',
  waysStay: (ways) => `Estas ya están aquí con otras cláusulas y se quedan como están: ${ways}.`,
  waysUnread: (count) =>
    count === '1'
      ? 'Esta versión no puede leer una entrada; se guardará sin leer.'
      : `Esta versión no puede leer ${count} entradas; se guardarán sin leer.`,
  unreadable: 'Ilegibles',
  leftOut: 'No se incluyen.',
  whatDiffers: 'Qué difiere',
  whatUnreadable: 'Qué no se puede leer, y dónde',
  andMore: (count) => `y ${count} más`,
  takeSettingsToo: 'Tomar también sus ajustes en lugar de los míos',
  waysNotStored:
    'Las reglas de la casa duran solo hasta que dejes esta página: el almacenamiento de este navegador está lleno o bloqueado.',
  waysNewer:
    'Las reglas de la casa no se han añadido: una versión más nueva de este sitio guardó aquí las suyas. Recarga la página para tenerla.',
  nothingNew: 'Todos los registros de este archivo ya están aquí.',
  adding: 'Añadiendo…',
  takeSettings: 'Tomar los ajustes',
  add: (records) => `Añadir ${records}`,
  doNothing: 'No hacer nada',

  delete: 'Borrar',
  aboutDelete:
    'Quita todas las respuestas y todas las rondas de este navegador. Tus ajustes y las reglas de la casa que has escrito se quedan.',
  aboutDeletePage:
    'Quita todas las respuestas y todas las rondas de esta página, porque no se guarda nada. Tus ajustes y las reglas de la casa que has escrito se quedan.',
  deleteAll: 'Borrar todo',
  nothingToDelete: 'No hay nada que borrar.',
  askDelete: (what) => `¿Borrar ${what}? Puedes deshacerlo hasta que salgas de esta página.`,
  noRoom:
    'En este navegador no hay espacio para apartarlos, y no se ha borrado nada. ¿Borrarlos sin vuelta atrás? Si exportas antes, tendrás una copia.',
  deleteNoWayBack: 'Borrar sin vuelta atrás',
  nothingChanged: 'No ha cambiado nada. {why}',
  back: 'Todo ha vuelto.',
  tooLate: 'No había nada que recuperar: otra pestaña lo ha descartado.',
  gone: 'Se ha borrado definitivamente.',
  deleted: (count) =>
    count === '1'
      ? '1 registro borrado. Puedes recuperarlo hasta que salgas de esta página.'
      : `${count} registros borrados. Puedes recuperarlos hasta que salgas de esta página.`,
  undo: 'Deshacer',
  deleteForGood: 'Borrar definitivamente',
  areYouSure: '¿Seguro?',
  keepThem: 'Conservarlos',
}
