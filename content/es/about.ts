import type { AboutTexts } from '../about/texts'

const help: AboutTexts['help'] = {
  name: 'Jugar con responsabilidad',
  title: 'Jugar con responsabilidad: límites, señales y dónde pedir ayuda',
  about:
    'Todo juego de casino te cuesta dinero. Cómo ponerte límites, qué señales tomar en serio y teléfonos de ayuda gratuitos por país.',
  lead: 'A la larga, todos los juegos de este sitio te cuestan dinero, incluso si juegas a la perfección. Tómalo como el precio de una noche y decídelo antes de sentarte. Debes tener 18 años o más; en algunos lugares, 21.',
  limitsTitle: 'Primero, ponte límites',
  limits: [
    'Lleva solo el dinero que puedas permitirte perder. Deja las tarjetas en casa.',
    'Fija una hora para irte y cúmplela, vayas ganando o perdiendo.',
    'No subas la apuesta para recuperar lo perdido. En la mano siguiente la ventaja de la casa es la misma.',
    'Mira lo que puede costar una sesión en la página de riesgo de un juego, por ejemplo {game}.',
    'Pregunta en el casino por los límites y la autoexclusión antes de necesitarlos.',
  ],
  signsTitle: 'Señales que hay que tomar en serio',
  signs: [
    'Juegas más tiempo o más dinero de lo que querías.',
    'Pides prestado, vendes cosas o dejas facturas sin pagar para jugar.',
    'Ocultas cuánto juegas o mientes sobre ello.',
    'Juegas para huir de las preocupaciones o la tristeza, y te inquietas cuando paras.',
    'Sigues intentando recuperar lo que perdiste.',
  ],
  linesTitle: 'Dónde pedir ayuda con el juego',
  linesLead:
    'Si jugar ha dejado de ser una elección, para ti o para alguien cercano, estos servicios ayudan sin cobrar nada:',
  danger: 'Si estás en peligro o piensas en el suicidio, llama ahora al número de emergencias de tu país.',
  places: {
    anywhere: 'En cualquier lugar',
    us: 'Estados Unidos',
    california: 'Estados Unidos: California',
    florida: 'Estados Unidos: Florida',
    ontario: 'Canadá: Ontario',
    uk: 'Reino Unido',
    ireland: 'Irlanda',
    australia: 'Australia',
    newZealand: 'Nueva Zelanda',
    spain: 'España',
    mexico: 'México',
    argentina: 'Argentina',
    bogota: 'Colombia: Bogotá',
  },
  lines: {
    therapy: 'apoyo en línea en muchos idiomas',
    anonymous: 'reuniones de personas que dejaron de jugar, presenciales y en línea',
    national: 'el consejo nacional sobre el juego problemático, por teléfono, mensaje y chat',
    gambler: 'el consejo sobre el juego compulsivo de Nueva Jersey, por teléfono',
    connex: 'ayuda cerca de ti, por teléfono y chat',
    gamcare: 'por teléfono y chat, a cualquier hora',
    ireland: 'la fundación Gambling Awareness Trust, con terapeutas cerca de ti',
    australia: 'atención por chat, y por teléfono en todos los estados',
    newZealand: 'por teléfono a cualquier hora, o por mensaje al 8006',
    fejar: 'la federación de jugadores de azar rehabilitados',
    vida: 'la línea de la Secretaría de Salud para las adicciones, a cualquier hora',
    sedronar: 'la Línea 141 del Estado para las adicciones, también al juego, todos los días',
    bogota: 'psicólogos de la Secretaría de Salud de la ciudad, a cualquier hora; no solo por el juego',
    california: 'el consejo de California sobre el juego problemático, por teléfono, también en español',
    florida: 'el consejo de Florida sobre el juego compulsivo, por teléfono a cualquier hora, también en español',
  },
}

const privacy: AboutTexts['privacy'] = {
  name: 'Privacidad',
  title: 'Privacidad: lo que se queda en tu navegador',
  about:
    'Feltwise no tiene cuentas, cookies, anuncios ni rastreadores. Tus respuestas y ajustes se quedan en tu navegador; puedes exportarlos o borrarlos.',
  heading: 'Lo que se queda en tu navegador',
  lead: 'Feltwise no tiene cuentas, cookies, anuncios ni rastreadores. No recogemos tus respuestas, ni podríamos: ninguna página las envía a ningún sitio.',
  storedTitle: 'Lo que guarda tu navegador',
  stored: [
    'Tus respuestas y tus rondas, para que el entrenador sepa qué preguntar después.',
    'Tus ajustes, tus propias reglas de la casa y la estrategia que elegiste.',
    'El nombre que elegiste para los marcadores, y los nombres y resultados de los amigos cuyos enlaces abriste.',
    'Si enseñas: los nombres y resultados de tu clase y el examen que escribes, hasta que cierras la pestaña, y tu clave para firmar resultados.',
    'Si haces un examen: tu nombre y tus respuestas, hasta que cierras la pestaña.',
    'Lo que escribes en un formulario, como las manos de una noche.',
    'Las entradas que escribió una versión más nueva y que esta no puede leer, hasta que las borras.',
    'Páginas y programas de este sitio, para que funcione sin conexión: las páginas comunes y los juegos que abres.',
  ],
  delete:
    'Puedes exportar o borrar tus respuestas en {data}, y restablecer los ajustes en la página de {settings}. Si borras en el navegador los datos de este sitio, se borra todo.',
  data: 'tus datos',
  settings: 'ajustes',
  linksTitle: 'Lo que contiene un enlace',
  links:
    'El enlace de una mano, una mesa o un examen contiene las cartas, las reglas o las preguntas. El código de un resultado contiene el nombre que escribiste y tus respuestas, y el enlace de un amigo, su nombre y su resultado. Nadie los ve hasta que los compartes. Van después del # de la dirección, que tu navegador no envía a ningún servidor.',
  othersTitle: 'Otros servidores',
  others:
    'Todas las páginas prohíben las peticiones a otros sitios, y tu navegador lo hace cumplir. Quien aloja este sitio puede ver qué páginas se piden, como cualquier servidor web. Los enlaces a otros sitios llevan a páginas con sus propias normas.',
}

const contact: AboutTexts['contact'] = {
  name: 'Contacto',
  title: 'Contacto, y cómo avisar de una cifra',
  about:
    'Cómo escribir a Feltwise, y un aviso para rellenar si crees que una cifra está mal: la página, las reglas, tu cifra y su fuente.',
  noAddress: 'Esta copia de Feltwise no indica ninguna dirección a la que escribir. Pregunta a quien te dio el enlace.',
  write: 'Escríbenos',
  source: 'El código fuente, donde puedes abrir una incidencia',
  reportTitle: 'Avisar de una cifra',
  first:
    'Todas las cifras se pueden comprobar. Primero compara las reglas: a menudo dos cifras difieren porque la tabla de pagos es otra o la ventaja se cuenta de otro modo. Quizá encuentres la cifra entre las {errata}.',
  errata: 'cifras comprobadas',
  fillIn: 'Si aun así parece que está mal, copia este aviso, rellénalo y envíalo:',
  theReport: 'El aviso',
  subject: 'Una cifra de Feltwise',
  report: (version) => `Página: (su dirección, con todo lo que sigue al signo de interrogación)
Cifra en la página:
Cifra que esperaba:
De dónde sale: (una fuente, o cómo la he calculado)
Juego y reglas: (tabla de pagos, número de barajas, reglas de la casa)
Versión: ${version}`,
  fastest:
    'Un aviso con una fuente o un cálculo se comprueba antes. Si una cifra estaba mal, la corregimos y lo decimos en el {changelog}.',
  changelog: 'registro de cambios',
  noHelp: 'No podemos ayudar con los problemas de juego, pero {help}.',
  help: 'estas personas sí',
}

const site: AboutTexts['site'] = {
  name: 'Acerca de',
  title: 'Acerca de Feltwise',
  about:
    'Para qué sirve Feltwise y para qué no, cómo se comprueban sus cifras, lo que cuesta (nada) y dónde pedir ayuda con el juego.',
  heading: 'Qué es esto',
  study:
    'Feltwise sirve para estudiar los juegos de mesa de casino que se juegan contra la casa. Es para jugadores que quieren saber lo que cuesta una decisión, para crupieres que aprenden los juegos y para cualquiera que tenga una pregunta. Aquí no se puede apostar dinero, y nadie paga por aparecer. Solo enlazamos casinos como fuente: donde citamos una hoja de reglas o una cifra que publica uno de ellos, como en la {tables} y entre las {errata}. Nadie paga por esos enlaces.',
  tables: 'galería de tablas de pagos',
  errata: 'cifras comprobadas',
  costs:
    'A la larga, todos estos juegos te cuestan dinero, incluso si juegas a la perfección. Jugar bien baja el precio; nunca da beneficio.',
  rules:
    'Las reglas cambian de un casino a otro, y manda el cartel de la mesa. Los nombres de los juegos son de sus dueños. Los usamos solo para describir los juegos.',
  license:
    'El código está bajo la {mit}. Los textos y las cifras están bajo {by}: úsalos donde quieras y nombra a Feltwise. Las tipografías y los paquetes de otras personas tienen sus propias licencias, que figuran en los {notices}.',
  mit: 'licencia MIT',
  notices: 'avisos de terceros',
  methodsTitle: 'Cómo se comprueban las cifras',
  methods:
    'Contamos cada cifra exacta con dos métodos que no comparten ningún atajo. El recorrido simple juega las reglas carta por carta: reparte cada carta que aún puede salir y elige la mejor jugada en cada decisión. Un solo programa recorre todos los juegos. Un programa más rápido para cada juego agrupa las manos que acaban igual. Responde al momento.',
  tests:
    'Las pruebas comparan los dos como fracciones enteras, no como cifras redondeadas. Comparan decisiones de todas las fases con barajas pequeñas, decisiones con la baraja entera y todas las mesas de un juego de hold’em. Si una cifra sale de una muestra, lo dice y enseña su error típico.',
  repeat: 'Para repetir la comparación',
  compare:
    'Para comparar nuestras cifras con las que publican otros, mira las {errata}. Para ver cómo está hecho el sitio, y por qué, lee {decisions} (en inglés).',
  decisions: 'las decisiones que hay detrás',
  helpTitle: 'Dónde pedir ayuda con el juego',
  help: 'Si jugar ha dejado de ser una elección, para ti o para alguien cercano, hay {lines}. En la misma página hay límites que puedes ponerte y señales de alarma.',
  lines: 'teléfonos de ayuda gratuitos en muchos países',
  moreTitle: 'Más sobre Feltwise',
  more: {
    '/about/methodology': 'Cómo se calcula cada cifra',
    '/changelog': 'Qué ha cambiado, y cuándo',
    '/privacy': 'Privacidad',
    '/contact': 'Contacto, y cómo avisar de una cifra',
  },
}

const methodology: AboutTexts['methodology'] = {
  name: 'Método',
  title: 'El método: cómo se calcula cada cifra',
  about:
    'Qué significa exacto en Feltwise, cómo comprueban cada cifra dos métodos independientes, qué suponen las cifras y dónde se usa una muestra.',
  heading: 'Cómo se calcula cada cifra',
  exactTitle: 'Qué significa exacto',
  exact: [
    'Repartimos cada carta que aún puede salir y sumamos lo que ganas y lo que pierdes. El valor esperado es esa suma dividida por el número de repartos: un cociente de enteros. Solo se redondea al mostrarlo.',
    'Toca una cifra de una guía para ver la fracción y un enlace que la calcula otra vez. Debajo de cada respuesta están sus recuentos y una orden que da la misma fracción en tu propio equipo.',
  ],
  solversTitle: 'Dos métodos sin atajos en común',
  solvers: [
    'El primero es lento y evidente: juega las reglas carta por carta y elige la mejor jugada en cada decisión. El mismo programa juega todos los juegos. El segundo es rápido y conoce un solo juego: agrupa las manos que acaban igual.',
    'Las pruebas comparan los dos como fracciones enteras, así que fallan si difieren en un solo reparto. Comparan decisiones de todas las fases, con barajas pequeñas y con la entera. También el orden de las manos se compara con un método lento.',
  ],
  repeat: 'Para repetir la comparación',
  assumedTitle: 'Qué suponen las cifras',
  assumed: [
    'Conoces tus cartas y las de la mesa, y nada más. Si una página cuenta cartas muertas, lo dice.',
    'Tomas a la perfección todas las decisiones que quedan en la ronda.',
    'Las cartas están bien barajadas, y cada ronda se reparte de la baraja o el zapato enteros.',
    'Las reglas y los pagos son los que nombra la página. Cambian de un casino a otro, así que lee el cartel.',
    'El coste por hora supone una apuesta y un ritmo. Se nombran los dos, y puedes cambiarlos en los ajustes.',
  ],
  inexactTitle: 'Qué no es exacto',
  inexact:
    'En los juegos de varias barajas los valores se redondean a quince cifras. Cuando un juego entero tarda demasiado en contarse, estimamos su mejor juego con una muestra y damos el error típico.',
  promisesTitle: 'Qué prometemos, y qué prueba lo comprueba',
  promisesLead:
    'Cada promesa tiene una prueba. Las pruebas se hacen antes de admitir cada cambio, y una promesa rota lo detiene. Las de soak/ tardan cerca de una hora y se hacen antes de publicar una versión.',
  promisesTable: 'Las promesas y sus pruebas',
  wePromise: 'Prometemos',
  theTest: 'La prueba, en tests/',
  checkedTitle: 'Las cifras publicadas, comparadas',
  checked:
    'En {errata} están las cifras que han publicado otros junto a las nuestras, cada una con su fuente. Si difieren, damos la orden que muestra por qué. Si crees que una de las nuestras está mal, {report}.',
  errata: 'Cifras comprobadas',
  report: 'avísanos',
}

const learning: AboutTexts['learning'] = {
  name: 'Con qué rapidez enseñan los cursos',
  title: 'Con qué rapidez enseñan los cursos, en cifras',
  about:
    'Cuántas manos necesita un principiante simulado para jugar casi a la perfección: con el curso, al azar, por repetición y por valor.',
  lead: (enough, people) =>
    `Hacemos practicar a principiantes simulados hasta que sus errores cuestan menos del ${enough} de una apuesta por ronda. La tabla da la mediana de las manos que necesitan ${people} de ellos.`,
  simulated:
    'Son simulaciones, no personas. Comparan formas de elegir las manos para el mismo alumno. No predicen cuántas manos necesitas tú.',
  table: (share) => `Manos, si se recuerda una explicación el ${share} de las veces`,
  game: 'Juego',
  ways: { course: 'Curso', dealt: 'Al azar', due: 'Por repaso', worth: 'Por valor' },
  over: (hands) => `más de ${hands}`,
  modelTitle: 'Qué suponemos',
  guess: (guess) =>
    `El principiante no conoce ninguna regla. Prueba suerte y acierta el ${guess} de las manos. Una respuesta equivocada cuesta la diferencia con la mejor opción.`,
  pickUp: (usual, taught) =>
    `La explicación que sigue a una respuesta enseña la regla el ${usual} de las veces. Una lección que dice la regla y señala la respuesta la enseña el ${taught} de las veces. El alumno mira la pista cuando no sabe la regla.`,
  forget: (hands, seconds) =>
    `El alumno olvida las reglas según la curva del propio planificador (FSRS), con ${hands} manos al día y ${seconds} segundos por mano.`,
  misread: (near, middle, far, halves) =>
    `Quien sabe la regla falla el ${near} de las manos que están junto al límite, el ${middle} de las que están más lejos y el ${far} de las evidentes. Cada ${halves} manos de ese tipo lo reducen a la mitad.`,
  usual: 'Cada juego tiene sus reglas habituales, y cada mano cuenta tantas veces como sale en la mesa.',
  wrongTitle: 'Por qué podría ser falso',
  wrong: (quick) =>
    `El curso va por delante porque dice cada regla y porque no hay que esperar a las raras. Donde una sola regla es casi toda la estrategia, las manos tal como se reparten la enseñan antes. Si aprendes con facilidad las reglas de la explicación que sigue a cualquier respuesta, la ventaja se reduce, y en algunos juegos otra forma es más rápida. Aquí el alumno recuerda una explicación el ${quick} de las veces:`,
  real: 'Las personas de verdad también saben algunas reglas antes de empezar, confunden las que se parecen, se aburren y prueban suerte. El modelo no lo tiene en cuenta. El olvido viene del planificador, que se ajustó con tarjetas de vocabulario y no con juegos de cartas.',
  repeat: 'Para repetir la simulación',
}

const changelog: AboutTexts['changelog'] = {
  name: 'Registro de cambios',
  title: 'Registro de cambios: qué ha cambiado, y cuándo',
  about:
    'Lo que ha cambiado en Feltwise para lectores y jugadores, día por día: juegos y páginas nuevos, cifras y textos corregidos.',
  heading: 'Qué ha cambiado, y cuándo',
}

export const texts: AboutTexts = { help, privacy, contact, site, methodology, learning, changelog }
