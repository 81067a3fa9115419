import type { Change } from '../changelog'

export const changes: Readonly<Record<Change, string>> = {
  'Caribbean Stud is the tenth game. It takes its turn as the daily hand from February 2027.':
    'Caribbean Stud es el décimo juego. Le toca ser la mano del día desde febrero de 2027.',
  'A rule of the table now says whether Trips, Pair Plus, 6 Card and the Hold’em bonuses are still paid after a fold. Where a fold loses one that you placed, the trainer and the calculator count it.':
    'Una regla de la mesa dice ahora si Trips, Pair Plus, 6 Card y los bonos de Hold’em se pagan después de retirarse. Donde retirarse pierde una apuesta que hiciste, el entrenador y la calculadora la cuentan.',
  'Six games show how their bets are settled, below their pay tables: a dealt example of each way in which a round can end.':
    'Seis juegos muestran cómo se pagan sus apuestas, debajo de las tablas de pagos: un reparto de cada final que puede tener una ronda.',
  'Three Card Poker’s hand pages say which dead cards turn the play and what your queen blocks. Its calculator takes cards of the dealer that you have seen.':
    'Las páginas de manos de Three Card Poker dicen qué cartas muertas cambian la jugada y qué bloquea tu dama. Su calculadora admite las cartas del crupier que hayas visto.',
  'In dealers’ auditions you take a busted hand in its seat’s turn, look at the hole card before you settle insurance, and announce the dealer’s own hand. An older audition link asks for its steps in the new order.':
    'En las audiciones para crupieres retiras la mano que se pasa en el turno de su puesto, miras la carta tapada antes de pagar o cobrar el seguro y anuncias la mano del crupier. Un enlace de audición antiguo pide sus pasos en el orden nuevo.',
  'Hi-Lo index plays start at the first count that gains on balance once it’s rounded down, so some indices differ by one: you insure from +3, and stand on 15 against a ten from +4. The page lists the Illustrious 18 beside them.':
    'Las jugadas por índice de Hi-Lo empiezan en la primera cuenta que, redondeada hacia abajo, gana en conjunto. Por eso algunos índices cambian en uno: aseguras desde +3 y te plantas con 15 contra un diez desde +4. La página muestra al lado los Illustrious 18.',
  'The trainer and the dealer school pay a side bet by the table of the rules you chose, and a link keeps that table. Pair Plus starts with another table than before; choose the old one under the rules.':
    'El entrenador y la escuela de crupieres pagan cada apuesta lateral según la tabla de las reglas que elegiste, y el enlace conserva esa tabla. Pair Plus empieza con otra tabla que antes; puedes elegir la anterior en las reglas.',
  'The dealer school bets a dollar on the First 5 Jackpot, as its rule is, and deals no flop in Texas 21 if nobody made a side bet. Links and exams from before deal what they did.':
    'La escuela de crupieres apuesta un dólar al First 5 Jackpot, como dice su regla, y no da el flop de Texas 21 si nadie hizo una apuesta lateral. Los enlaces y exámenes anteriores reparten lo mismo que antes.',
  'In XX Poker’s audition you turn the third card before you settle Mix & Match.':
    'En la audición de XX Poker descubres la tercera carta antes de pagar o cobrar Mix & Match.',
  'In XX Poker you must place a card that wins, as its rule sheet says. Hold remains where no card wins, and a rule lets you try the game with it.':
    'En XX Poker tienes que colocar la carta que gana, como dice su hoja de reglas. Guardar tus cartas queda para cuando no gana ninguna, y una regla te deja probar el juego con esa opción.',
  'The daily hand changes at midnight on your own clock, and a page left open shows the new one.':
    'La mano del día cambia a medianoche según tu reloj, y una página abierta muestra la nueva.',
  'Strategy charts print on one page from the page itself. The PDF is gone, and its link leads to the page.':
    'Las tablas de estrategia se imprimen en una página desde la propia página. El PDF ya no existe, y su enlace lleva a la página.',
  'Lessons and practice links deal hands on both sides of a rule’s line, so the hands of an older lesson’s link differ. What you passed stays passed, and an older practice link with a seed deals what it did.':
    'Las lecciones y los enlaces de práctica reparten manos de ambos lados del límite de una regla, así que las manos de un enlace antiguo a una lección son otras. Lo que superaste sigue superado, y un enlace de práctica antiguo con semilla reparte lo de antes.',
  'Courses and trainers give a rule’s price only where every deal is counted, and order lessons by how often their hands come and what is at stake.':
    'Los cursos y los entrenadores solo dan el precio de una regla si se ha contado cada reparto, y ordenan las lecciones por la frecuencia de sus manos y lo que está en juego.',
  'The offline copy keeps the games you open, not all of them, so a first visit stores far less. Settings can keep all games, and say how much room they take. If you had them all, you still do.':
    'La copia sin conexión guarda los juegos que abres, no todos, así que la primera visita ocupa mucho menos. En los ajustes puedes guardarlos todos, y dicen cuánto ocupan. Si ya los tenías, los conservas.',
  'Files that were cut off on their way are never kept offline. Settings say whether the copy is complete, and can repair it.':
    'Los archivos que llegan cortados nunca se guardan para usarlos sin conexión. Los ajustes dicen si la copia está completa y pueden repararla.',
  'Firefox shows its saved pages when there is no network.':
    'Firefox muestra sus páginas guardadas cuando no hay conexión.',
  'An answer that follows the rule of the course or of your own strategy is no mistake where another play is better: the trainer says what it costs. Earlier answers keep their grades.':
    'Una respuesta que sigue la regla del curso o de tu estrategia no es un error aunque otra jugada sea mejor: el entrenador dice lo que cuesta. Las respuestas anteriores conservan su calificación.',
  'Trainers, drills and the daily hand say what they are for while their code loads, and without scripts.':
    'Los entrenadores, los ejercicios y la mano del día dicen para qué sirven mientras se carga su código, y también sin scripts.',
  'On a phone the trainer goes to the answer at once: no button moves away under your finger.':
    'En el móvil, el entrenador va a la respuesta de inmediato: ningún botón se mueve bajo el dedo.',
  'On a phone held sideways an answer and a settlement begin at the top of the screen, and the next question is in sight.':
    'Con el móvil en horizontal, la respuesta y el pago empiezan en lo alto de la pantalla, y la siguiente pregunta queda a la vista.',
  'Side-bet pages are titled as people search for them, and say once what holds for every pay table. Insurance is priced too.':
    'Las páginas de apuestas laterales llevan el título que la gente busca y dicen una sola vez lo que vale para todas las tablas. También se calcula el seguro.',
  'The search tells a rule from a hand (“never split tens”), and finds a bet by its house edge or its payouts.':
    'La búsqueda distingue una regla de una mano («nunca dividir dieces») y encuentra una apuesta por su ventaja o sus pagos.',
  'An address in capitals leads to its page at once, and a page that doesn’t exist searches for the whole of its address.':
    'Una dirección en mayúsculas lleva a su página de una vez, y una página que no existe busca toda su dirección.',
  'The form of the risk page stays in its place while the answer is worked out.':
    'El formulario de la página de riesgo no se mueve mientras se calcula la respuesta.',
  'Dealers’ drills load less, and only the game you ask for.':
    'Los ejercicios para crupieres cargan menos, y solo el juego que pides.',
  'The feed of errata dates each entry by itself, and every data file names its license.':
    'El canal de cifras publicadas fecha cada entrada por sí misma, y cada archivo de datos dice su licencia.',
  'In dealers’ drills on a phone the verdict begins at the top of the screen, as in the trainer.':
    'En los ejercicios para crupieres, en el móvil, el veredicto empieza en lo alto de la pantalla, como en el entrenador.',
  'The house-way editor names the field that is wrong, not its path in the file.':
    'El editor de reglas de la casa nombra el campo que falla, no su ruta en el archivo.',
  'Ultimate Texas Hold’em’s reasons no longer repeat the rule above them.':
    'Las razones de Ultimate Texas Hold’em ya no repiten la regla que está encima.',
  'The house-way editor no longer checks a way again while you type its name.':
    'El editor de reglas de la casa ya no comprueba todo otra vez mientras escribes el nombre.',
  'Spanish pages of a soft 18 or 19 that you double say why you touch a made hand.':
    'Las páginas de un 18 o un 19 blando que se dobla dicen por qué se toca una mano hecha.',
  'Poker games give their first answer sooner, and the 6 Card Bonus is priced at once without the cards that you have seen.':
    'Los juegos de póker dan su primera respuesta antes, y el 6 Card Bonus se calcula al instante sin las cartas que has visto.',
  'Hand pages, side-bet pages and guides say plainly what two editors found unclear.':
    'Las páginas de manos, las de apuestas laterales y las guías dicen con claridad lo que dos editores encontraron confuso.',
  'Dealers’ pages name the rules of play that their order of settlement comes from, where we know them.':
    'Las páginas para crupieres nombran las reglas de juego de las que viene su orden de pago, cuando las conocemos.',
  'Seats, bets, cards and tables have their own words in each language.':
    'Los puestos, las apuestas, las cartas y las tablas tienen sus propias palabras en cada idioma.',
  'A house way can be pasted from more kinds of print, with lists of exceptions in them.':
    'Se pueden pegar reglas de la casa de más tipos de textos impresos, también con listas de excepciones.',
  'Blackjack charts in Spanish mark plays with Spanish letters, and odds over a thousand are grouped as amounts are.':
    'Las tablas de Blackjack en español marcan las jugadas con letras españolas, y los pagos altos se escriben con los mismos separadores que los importes.',
  'Pages in Spanish load as fast as the English ones: each loads only its own language. A link shared from one opens in Spanish.':
    'Las páginas en español cargan tan rápido como las inglesas: cada una carga solo su idioma. Un enlace compartido desde una de ellas se abre en español.',
  'What is kept for use without a network takes less room on a device.':
    'Lo que se guarda para usar el sitio sin conexión ocupa menos en el dispositivo.',
  'Spanish pages of hands and comparisons say once what they said twice.':
    'Las páginas de manos y las comparaciones en español dicen una sola vez lo que decían dos.',
  'Side-bet pages name the best table first, and questions are answered in plainer sentences.':
    'Las páginas de apuestas laterales nombran primero la mejor tabla, y las preguntas se responden más claro.',
  'Clauses of house ways are no longer called “as printed”: their words are ours.':
    'Ya no se dice que las cláusulas de las reglas de la casa estén impresas así: las palabras son nuestras.',
  'An answer says what it cost in money alone. Counts, fractions and bets are under “Recompute it yourself”.':
    'Una respuesta dice solo en dinero lo que costó. Los recuentos, las fracciones y las apuestas están en «Recalcúlalo tú mismo».',
  'The search opens at once, and takes your words before the page has loaded.':
    'La búsqueda se abre al instante y admite lo que escribes antes de que la página se haya cargado.',
  'The audition begins with the bets: send back the wrong ones, then call “No more bets”.':
    'La prueba de mesa empieza por las apuestas: devuelve las incorrectas y canta después «No va más».',
  'The trainer says in money what each option is worth. Each course says whether you pass its test, and what to do next.':
    'El entrenador dice en dinero lo que vale cada opción. Cada curso dice si superas la prueba y qué hacer después.',
  'The search finds questions as people type them, and addresses in capitals open their page.':
    'La búsqueda encuentra las preguntas tal como se escriben, y las direcciones en mayúsculas abren su página.',
  'Spot the mistake deals foul hands of Pai Gow Poker too.':
    'En «Encuentra el error» también se reparten manos nulas de Pai Gow Poker.',
  'Every page is in Spanish too, under addresses of its own.':
    'Todas las páginas están también en español, con direcciones propias.',
  'A live audition, in which you deal to a table and settle every bet.':
    'Una prueba de mesa en vivo, en la que repartes y liquidas cada apuesta.',
  'My evening prices the hands you played. My table sets your casino’s rules for the whole site.':
    '«Mi noche» pone precio a las manos que jugaste. «Mi mesa» aplica las reglas de tu casino a todo el sitio.',
  'Best odds lists every game and side bet by its cost. Games compared puts two games side by side.':
    '«Las mejores probabilidades» ordena por coste cada juego y apuesta lateral. «Juegos comparados» pone dos juegos frente a frente.',
  'What a count is worth at blackjack, play by play, and every strategy chart as a PDF.':
    'Lo que vale contar en el blackjack, jugada a jugada, y todas las tablas de estrategia en PDF.',
  'The trainer shows a session’s hands in a row. Open any of them to see the answer again, or play it again.':
    'El entrenador muestra en una fila las manos de la sesión. Abre cualquiera para ver otra vez la respuesta o jugarla de nuevo.',
  'Each course has a map of what you know, made from your answers.':
    'Cada curso tiene un mapa de lo que sabes, hecho con tus respuestas.',
  'Hands that nobody plays wrong are rows of a list now, and each side bet has all its pay tables on one page. Old links lead there.':
    'Las manos que nadie juega mal son ahora filas de una lista, y cada apuesta lateral tiene todas sus tablas de pagos en una página. Los enlaces antiguos llevan ahí.',
  'Guides, hand pages, buttons and messages are rewritten in plainer English. Answers name money first.':
    'Las guías, las páginas de manos, los botones y los mensajes están escritos de nuevo, más claros. Las respuestas hablan primero de dinero.',
  'What a mistake costs is given by the hour, and by the year only for hands that come often.':
    'Lo que cuesta un error se da por hora; por año, solo en las manos que salen a menudo.',
  'New pages: methodology, privacy, contact, this changelog, and where to get help with gambling.':
    'Páginas nuevas: el método, privacidad, contacto, este registro y dónde pedir ayuda con el juego.',
  'Mississippi Stud is the eighth game, and Blackjack the ninth.':
    'Mississippi Stud es el octavo juego, y Blackjack, el noveno.',
  'All known pay tables and priced strategies can be downloaded as CSV and JSON.':
    'Todas las tablas de pagos conocidas y las estrategias con su precio se pueden descargar en CSV y JSON.',
  'A page shows how fast the courses teach, measured with simulated beginners.':
    'Una página muestra con qué rapidez enseñan los cursos, medida con principiantes simulados.',
  'The trainer keeps your place in a session, and shows the hands you answered before.':
    'El entrenador recuerda por dónde ibas en una sesión y muestra las manos que ya respondiste.',
  'The first seven games: a trainer, a calculator, a guide and a strategy chart for each.':
    'Los siete primeros juegos: un entrenador, una calculadora, una guía y una tabla de estrategia de cada uno.',
  'Pay tables that you drag, with the whole game solved again, and a gallery of tables found in casinos.':
    'Tablas de pagos que se mueven con el dedo, con el juego entero resuelto otra vez, y una galería de tablas que hay en los casinos.',
  'A page for each starting hand, each class of hands and each house-way clause.':
    'Una página de cada mano inicial, de cada clase de manos y de cada cláusula de las reglas de la casa.',
  'Published figures are compared with ours, each with its source.':
    'Las cifras publicadas se comparan con las nuestras, cada una con su fuente.',
  'The dealer school: house ways, paying and taking, spotting mistakes, and exams.':
    'La escuela de crupieres: reglas de la casa, pagar y recoger, encontrar errores y exámenes.',
  'The interface speaks Spanish.': 'La interfaz habla español.',
}
