import type { PromiseText } from '../promises'

export const promises: Readonly<Record<PromiseText, string>> = {
  'The fast solver and the plain one give the same fraction.': 'El método rápido y el simple dan la misma fracción.',
  'A dead card you enter is counted exactly.': 'Una carta muerta que escribes se cuenta con exactitud.',
  'We compare every published figure we know of, and explain each difference or say that we can’t.':
    'Comparamos todas las cifras publicadas que conocemos, y explicamos cada diferencia o decimos que no podemos.',
  'No number about a game is typed into a text.': 'Ningún número de un juego está escrito a mano en un texto.',
  'A reload never counts an answer twice or loses one.':
    'Recargar la página nunca cuenta dos veces una respuesta ni pierde ninguna.',
  'An answer that is graded is kept, even if the tab is closed at once.':
    'Una respuesta calificada se guarda, aunque cierres la pestaña en el acto.',
  'Two tabs show the same records.': 'Dos pestañas muestran los mismos registros.',
  'A bad import changes nothing.': 'Una importación defectuosa no cambia nada.',
  'A game you’ve opened works without a network, with all its tools.':
    'Un juego que has abierto funciona sin conexión, con todas sus herramientas.',
  'A file that was cut off on its way is never kept for use without a network.':
    'Un archivo que llega cortado nunca se guarda para usarlo sin conexión.',
  'No page asks another site for anything.': 'Ninguna página pide nada a otro sitio.',
  'Every kind of page passes an accessibility check, wide and narrow, light and dark.':
    'Cada tipo de página pasa un examen de accesibilidad, ancha y estrecha, clara y oscura.',
  'A whole round of every game can be played with the keyboard alone.':
    'En todos los juegos se puede jugar una ronda entera solo con el teclado.',
  'No page loads more script than its kind is allowed.':
    'Ninguna página carga más código del que se permite a las suyas.',
  'Every link inside the site works.': 'Todos los enlaces dentro del sitio funcionan.',
  'Links from November 2026 open what they opened then.':
    'Los enlaces de noviembre de 2026 abren lo mismo que entonces.',
  'An address that once was a page leads to where its hand or pay table is now.':
    'Una dirección que fue una página lleva a donde está ahora su mano o su tabla de pagos.',
  'Two pages beside each other share at most half of their runs of five words, numbers aside.':
    'Dos páginas vecinas comparten como mucho la mitad de sus series de cinco palabras, sin contar los números (en español, el 55 %).',
  'If you go back to an older release and forward again, neither loses a record.':
    'Si vuelves a una versión anterior y luego a la nueva, ninguna de las dos pierde registros.',
  'An update takes nothing from a tab that’s still open.':
    'Una actualización no le quita nada a una pestaña que sigue abierta.',
  'Every hand is found among the first results by its name, and by each other name it has.':
    'Cada mano sale entre los primeros resultados al buscarla por su nombre o por cualquier otro que tenga.',
  'Ten searches or more of every kind, as people type them, find their page first.':
    'Diez búsquedas o más de cada tipo, escritas como se escriben, encuentran primero su página.',
  'The data files match their schemas.': 'Los archivos de datos cumplen sus esquemas.',
  'Any site may read the data files, and each of them says its version.':
    'Cualquier sitio puede leer los archivos de datos, y cada uno dice su versión.',
  'The command line answers no request that its schema refuses.':
    'La línea de comandos no responde a nada que su esquema rechace.',
  'Another program, written in Python, counts our proofs of Three Card Poker and of the river again.':
    'Otro programa, escrito en Python, vuelve a contar nuestras pruebas de Three Card Poker y del river.',
  'The engine’s package gives the same answers in Node, in a bare page and in a worker.':
    'El paquete del motor da las mismas respuestas en Node, en una página vacía y en un worker.',
  'Any one game of the package is at most 60 KB, compressed with Brotli.':
    'Cada juego del paquete ocupa como mucho 60 KB, comprimido con Brotli.',
  'Every game’s strategy chart prints on one page, with every hand and every rule.':
    'La tabla de estrategia de cada juego se imprime en una página con todas las manos y todas las reglas.',
  '10,000 answers in one tab equal the command line’s, and the tab’s memory doesn’t grow.':
    '10.000 respuestas en una pestaña son iguales que las de la línea de comandos, y la memoria de la pestaña no crece.',
  'If the browser ends a worker, an answer still comes: 100 times out of 100.':
    'Si el navegador detiene un worker, la respuesta llega igualmente: 100 veces de 100.',
  '200 requests a second for a minute are all answered.':
    'Se responden todas las peticiones, a razón de 200 por segundo durante un minuto.',
  'Of 100,000 broken texts and files, each is read or refused with a reason.':
    'De 100.000 textos y archivos rotos, cada uno se lee o se rechaza con un motivo.',
}
