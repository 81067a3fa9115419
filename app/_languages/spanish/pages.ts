import type { Catalogue } from '../catalogue'

export const pages: Catalogue['pages'] = {
  homeTitle: 'Feltwise: estrategia exacta de los juegos de mesa de casino',
  homeAbout:
    'Entrena contra la casa, una decisión cada vez: el valor exacto de cada opción, lo que cuesta la tuya, por qué, y la prueba.',
  gamesTitle: 'Juegos de mesa de casino: ventaja de la casa y estrategia',
  gamesAbout:
    'Juegos de mesa de casino contra la casa, cada uno resuelto con exactitud: ventaja de la casa, elemento de riesgo, estrategia, entrenador y calculadora.',
  bestOdds: 'Lo que cuesta cada juego',
  bestOddsTitle: 'Las mejores probabilidades del casino: juegos y apuestas laterales por su ventaja',
  bestOddsAbout:
    'Juegos de mesa y apuestas laterales en una lista: la ventaja exacta de la casa, el elemento de riesgo y lo que cuesta una hora. Ordénala como quieras.',
  dailyTitle: 'La mano del día: una decisión difícil',
  dailyAbout:
    'Una decisión difícil al día, la misma para todos: decide y mira el valor exacto de cada opción, por qué, y la prueba.',
  glossaryTitle: 'Glosario de los juegos de mesa de casino',
  glossaryAbout:
    'Las palabras de los juegos de mesa contra la casa, cada una en una o dos frases y con su nombre en inglés: ante, calificar, bote, copia, outs.',
  myEvening: 'Mi noche',
  myEveningTitle: 'Mi noche: lo que te costaron tus manos en la mesa',
  myEveningAbout:
    'Escribe las manos que jugaste en el casino, una por línea. Mira qué costó cada decisión, la peor primero, y cuánta suerte tuviste.',
  myTable: 'Mi mesa',
  myTableTitle: 'Mi mesa: lo que te cuestan las reglas de tu casino',
  myTableAbout:
    'Lee tres cosas en la mesa: el juego, lo que paga y cómo juega el crupier. Mira lo que te cuesta la hora frente a la mesa habitual.',
  offline: 'Sin conexión',
  offlineAbout:
    'Lo que funciona sin conexión: los juegos que abriste con todas sus herramientas, la escuela de crupieres, tu progreso y cada página que ya abriste.',
  payTablesTitle: 'Tablas de pagos comparadas: la ventaja exacta de cada una',
  payTablesAbout:
    'Tablas y reglas que se encuentran en los casinos, de cada juego y sus apuestas laterales: la ventaja exacta de cada una y lo que cuesta una hora.',
  progressTitle: 'Progreso: la ventaja de la casa a la que juegas',
  progressAbout:
    'Cuánto fallas y la ventaja de la casa a la que juegas, por juego, fase y habilidad; lo que cuestan tus errores y lo que toca repasar hoy.',
  data: 'Tus datos',
  dataTitle: 'Tus datos: exportar, importar, borrar',
  dataAbout:
    'Tu entrenamiento tal como lo guarda este navegador: si está a salvo, cómo exportarlo, importarlo con vista previa y borrarlo con opción de deshacer.',
  searchTitle: 'Buscar: manos, reglas, apuestas y palabras',
  searchAbout:
    'Busca en este sitio una mano tal como la escribirías, una regla de estrategia, una apuesta lateral o una palabra.',
  settingsAbout:
    'Tu apuesta y tu ritmo, cómo se ven y suenan las cartas, y las reglas con las que juegas. Se guardan en este navegador y valen al momento.',
  calculatorTitle: (game) => `Calculadora de ${game}`,
  calculatorAbout: (game) =>
    `Escribe cualquier mano de ${game}, con cartas vistas y tu tabla de pagos: el valor exacto de cada opción, cómo acaba, y la prueba.`,
  course: 'Curso',
  learnTitle: (game) => `Aprende ${game}: primero las reglas que más ahorran`,
  learnAbout: (game) =>
    `Un curso de ${game}: una regla por lección, primero las que más salen con más en juego, con manos que se corrigen con exactitud.`,
  gridTitle: (game) => `${game}: marca todas las manos iniciales`,
  gridAbout: (game) =>
    `Una prueba de ${game}: marca en una tabla todas las manos que se juegan mejor de una manera y mira cuánto cuestan los fallos.`,
  gameTablesTitle: (game) => `Tablas de pagos de ${game}: la ventaja de cualquier mesa`,
  gameTablesAbout: (game) =>
    `Mueve un pago de ${game} y el juego entero se resuelve otra vez: ventaja exacta, coste por hora y las decisiones que cambian.`,
  riskTitle: (game) => `${game}: el riesgo de una sesión`,
  riskAbout: (game) =>
    `Cómo acaba una sesión de ${game}: la probabilidad exacta de ir ganando tras unas horas, lo que puedes perder y cuánto dura tu dinero.`,
  strategy: 'Estrategia',
  strategyTitle: (game) => `Estrategia de ${game}: la tabla exacta en una página`,
  strategyAbout: (game) =>
    `La mejor forma de jugar ${game}, en tabla y en reglas, para imprimir en una hoja o una tarjeta, y lo que cuesta cada forma más sencilla.`,
  trainer: 'Entrenador',
  trainerTitle: (game) => `Entrenador de ${game}`,
  trainerAbout: (game) =>
    `Decide una mano de ${game} y mira el valor exacto de cada opción, lo que cuesta la tuya, por qué, y la prueba.`,
  schoolTitle: 'Escuela de crupieres de juegos de mesa de casino',
  schoolAbout:
    'Para futuros crupieres: cómo colocar siete cartas, liquidar mesas de cada juego y pasar un examen, con pagos y reglas exactos.',
  payoutsTitle: 'Pagar y recoger: los pagos del crupier',
  payoutsAbout:
    'Una mesa ya jugada, puesto por puesto: qué apuestas pierden, empatan o cobran, y cuánto en fichas, en cada juego.',
  paperTitle: 'Hojas de pagos y ejercicios para crupieres',
  paperAbout:
    'Imprime los pagos en las fichas de tu casa, ejercicios con sus soluciones y unas reglas de la casa en una página, en A4 o Carta.',
  drillTitle: 'Práctica de las reglas de la casa de Pai Gow',
  drillAbout:
    'Coloca siete cartas como debe el crupier en Pai Gow Poker: qué cláusula decide, por qué no otra anterior, y cuál pareces haber usado.',
  foulTitle: 'Encuentra el error del crupier',
  foulAbout:
    'Rondas que un crupier ha liquidado, algunas con un error: dilo y ponle nombre, o déjala pasar. Y disputas, con lo que dice la hoja de reglas.',
  auditionTitle: 'Prueba de mesa: lleva una mesa',
  auditionAbout:
    'Una mesa de uno a siete puestos: reparte, pregunta, recoge, paga en fichas y retira, cada cosa en su orden, con tu ritmo y tus errores por cien pagos.',
  examTitle: 'Exámenes para futuros crupieres',
  examAbout:
    'Un examen en un enlace: las mismas manos para todos, sin ayudas, contra el reloj y con un resultado que el instructor abre con un código corto.',
  classTitle: 'Tabla de la clase de un examen',
  classAbout:
    'Los resultados de un examen, uno al lado del otro: con archivos o códigos, pregunta por pregunta, y en CSV.',
  waysAbout:
    'Cómo debe colocar el crupier sus siete cartas en cada casa: lo que cuestan sus reglas y en qué manos se diferencian dos casas, contadas con exactitud.',
  gamesComparedTitle: 'Juegos de mesa de casino comparados: ventaja, varianza y dificultad',
  gamesComparedAbout: (count) =>
    `${count} juegos de casino, uno al lado del otro: lo que cuesta una hora, la varianza, el dinero para dos horas y lo difícil que es jugarlos bien.`,
  twoGamesTitle: (first, second) => `${first} o ${second}: ¿cuál cuesta menos?`,
  twoGamesAbout: (first, second) =>
    `${first} o ${second}: coste por hora, ventaja, varianza, dinero que llevar y lo difícil que es jugarlo bien, con cifras exactas.`,
  compareTitle: (first, second) => `Reglas de la casa de Pai Gow: ${first} y ${second}`,
  compareAbout: (first, second) =>
    `Las manos que dos casas colocan de modo distinto, contadas con exactitud: ${first} y ${second}, cláusula por cláusula, con ejemplos.`,
  editor: 'Escribir reglas de la casa',
  editorTitle: 'Escribe las reglas de la casa de tu casino, Pai Gow',
  editorAbout:
    'Escribe las reglas de Pai Gow Poker de tu casino con las cláusulas habituales: se comprueban con todas las manos mientras escribes.',
}
