import { words } from '@/lib/messages/es'
import { rankNamed } from '@/lib/cards/card'
import { RANK_WORDS } from '@/lib/search/hand-key'
import { capital } from '@/lib/text'
import type { FoundWords, SearchedWords } from '../searched'

/* What a search finds, and by which words, in Spanish. */

const page = (title: string, text: string, ...also: readonly string[]): FoundWords => ({ title, text, also })

/** Of “king” or “kings”. */
const rank = (english: string): number =>
  rankNamed(RANK_WORDS.get(english.toLowerCase().replace(/(?<=six)es$|s$/, ''))!)
const rankWord = (english: string, count = 1): string => words.rank(rank(english), count)

const UPCARD = 'an? (\\w+)'

/** Names of hands that are made of ranks and totals; the engine knows the others. */
const HANDS: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [/^(.+) suited$/, (cards) => `${cards!} del mismo palo`],
  [/^(.+) offsuit$/, (cards) => `${cards!} de distinto palo`],
  [/^[AKQJT2-9](?:-[AKQJT2-9]){2}$/, (cards) => cards!],
  [/^Pocket pairs$/, () => 'Parejas en mano'],
  [/^Pocket (\w+)$/, (ranks) => `Pareja de ${rankWord(ranks!, 2)}`],
  [/^(\w+)-high hands$/, (high) => `Manos con carta alta ${rankWord(high!)}`],
  [/^(\w+)-(\w+) high$/, (high, low) => `Carta alta ${rankWord(high!)}, con ${rankWord(low!)}`],
  [/^(\w+) high of one suit$/, (high) => `Carta alta ${rankWord(high!)}, del mismo palo`],
  [/^(\w+)-(\w+) and a lower card$/, (high, low) => `${capital(rankWord(high!))}-${rankWord(low!)} y una carta menor`],
  [/^(\w+) high$/, (high) => `Carta alta ${rankWord(high!)}`],
  [
    new RegExp(`^Two cards that beat ${UPCARD}( \\(low here\\))?$`),
    (card, low) => `Dos cartas que ganan a ${words.aRank(rank(card!))}${low === undefined ? '' : ' (aquí, bajo)'}`,
  ],
  [
    new RegExp(`^(Hard|Soft) (\\d+) against ${UPCARD}$`),
    (kind, total, card) => `${total!} ${kind === 'Hard' ? 'duro' : 'blando'} contra ${words.aRank(rank(card!))}`,
  ],
  [
    new RegExp(`^Pair of (\\w+) against ${UPCARD}$`),
    (pair, card) => `Pareja de ${rankWord(pair!, 2)} contra ${words.aRank(rank(card!))}`,
  ],
]

export const searched: SearchedWords = {
  game: ['reglas', 'cómo se juega', 'cómo jugar', 'guía', 'estrategia'],
  places: {
    '/trainer': ['entrenador', 'práctica', 'practicar'],
    '/calculator': ['calculadora de probabilidades'],
    '/strategy': ['tabla de estrategia', 'estrategia básica', 'chuleta', 'imprimir', 'tarjeta'],
    '/pay-tables': ['tabla de pagos', 'ventaja de la casa'],
    '/side-bets': ['apuesta lateral'],
    '/risk': ['varianza', 'dinero para jugar', 'banca', 'riesgo de ruina'],
  },
  asked: {
    bring: ['cuánto llevar', 'banca'],
    ahead: ['probabilidad de ganar'],
    variance: ['desviación típica', 'volatilidad'],
    bestTable: ['mejor tabla de pagos', 'peor tabla de pagos'],
  },
  hands: (game) => `Manos de ${game}`,
  hand(name) {
    for (const [pattern, say] of HANDS) {
      const found = pattern.exec(name)
      if (found) return say(...(found.length === 1 ? [found[0]] : found.slice(1)))
    }
    return undefined
  },
  deal: (game) =>
    page(
      `Cómo repartir ${game}`,
      'La ronda en orden, lo que se dice y los pagos de memoria.',
      'dar',
      'crupier',
      'prueba',
    ),
  school: 'Escuela de crupieres',
  grid: page('Marca la tabla', '', 'cuestionario', 'manos iniciales', 'rango'),
  neighbors: page('Las cartas de los vecinos', '', 'cartas vistas', 'cartas muertas'),
  counting: page('Contar cartas', '', 'conteo', 'recuento', 'cuenta verdadera'),
  mistake: 'Un error, con su precio',
  sections: {
    round: 'Cómo va una ronda',
    bets: 'Lo que pagan las apuestas',
    strategy: 'La estrategia y lo que vale cada regla',
    variants: 'Variantes y lo que cambian',
    'how-sure': 'Hasta qué punto son fiables las cifras',
  },
  bet: ['apuesta lateral', 'probabilidades', 'tabla de pagos'],
  way: (name) =>
    name === 'Hoja de reglas' ? 'Reglas de la casa de la hoja de reglas' : `Reglas de la casa de ${name}`,
  clause: ['reglas de la casa'],
  pair: (first, second) =>
    page(`¿${first} o ${second}?`, 'Cuál cuesta menos, con exactitud.', 'comparar', 'comparación'),
  pages: {
    '/games': page(
      'Los juegos',
      'Todos los juegos, cada uno resuelto con exactitud.',
      'reglas',
      'todos los juegos de mesa',
    ),
    '/best-odds': page(
      'Lo que cuesta cada juego',
      'Todos los juegos y apuestas laterales por lo que cuestan, primero el más barato.',
      'mejores probabilidades',
      'menor ventaja de la casa',
      'mejor juego del casino',
      'ventaja de la casa de todos los juegos',
      'peores apuestas laterales',
    ),
    '/compare': page(
      'Juegos comparados',
      'Varianza, cuánto dinero llevar y lo difícil que es jugar bien cada juego.',
      'varianza por juego',
      'desviación típica',
      'juego más fácil',
      'comparación',
    ),
    '/my-table': page(
      'Mi mesa',
      'Las reglas de tu casino, leídas en la mesa, y lo que te cuestan.',
      'mi casino',
      'qué reglas',
    ),
    '/my-evening': page(
      'Mi noche',
      'Escribe las manos que jugaste: lo que costaron tus errores y cuánta suerte tuviste.',
      'historial de manos',
      'cuánta suerte tuve',
    ),
    '/pay-tables': page(
      'Tablas de pagos',
      'Tablas que hay en los casinos, primero la más barata.',
      'ventaja comparada',
    ),
    '/data': page('Las cifras como datos', 'Ventajas de la casa en CSV y JSON, con esquemas.', 'descargar', 'datos'),
    '/errata': page(
      'Cifras comprobadas',
      'Cifras publicadas junto a las exactas.',
      'erratas',
      'correcciones',
      'errores',
    ),
    '/glossary': page('Glosario', 'Las palabras de estos juegos.', 'vocabulario', 'términos', 'diccionario'),
    '/daily': page('La mano del día', 'Una decisión difícil al día.'),
    '/house-ways': page('Reglas de la casa', 'Cómo coloca el crupier siete cartas, y lo que vale.', 'pai gow'),
    '/house-ways/editor': page(
      'Escribir reglas de la casa',
      'Escribe las tuyas y comprueba todas las manos.',
      'editor',
    ),
    '/dealer-school': page(
      'Escuela de crupieres',
      'Reglas de la casa, pagos, errores y exámenes.',
      'escuela de croupiers',
      'crupier',
      'dealer',
      'aprender a repartir',
    ),
    '/dealer-school/house-way': page('Práctica de las reglas de la casa', 'Coloca siete cartas como debe el crupier.'),
    '/dealer-school/audition': page(
      'Prueba de mesa',
      'Reparte, pregunta, recoge, paga en fichas y retira, cada cosa en su orden.',
      'prueba',
      'fichas',
      'ritmo',
    ),
    '/dealer-school/paper': page(
      'Imprimir para una clase',
      'Hojas de pagos con tus fichas y ejercicios con sus respuestas.',
      'ejercicios',
      'hoja de pagos',
    ),
    '/dealer-school/payouts': page('Pagar y recoger', 'Qué pierde, qué empata y qué se paga.', 'pagos'),
    '/dealer-school/foul': page(
      'Encuentra el error',
      'Di el error del crupier y cómo se llama.',
      'disputas',
      'reclamaciones',
    ),
    '/dealer-school/exam': page('Exámenes', 'Las mismas manos para todos.', 'examen', 'prueba'),
    '/progress': page('Progreso', 'La ventaja de la casa a la que juegas de verdad.', 'estadísticas', 'historial'),
    '/settings': page(
      'Ajustes',
      'Apuesta, ritmo, cartas, sonidos y reglas.',
      'modo oscuro',
      'baraja de cuatro colores',
    ),
    '/about': page('Acerca de Feltwise', 'Para qué sirve y cómo se comprueban las cifras.'),
    '/about/methodology': page(
      'Metodología',
      'Qué significa exacto, dos métodos de cálculo y lo que suponen las cifras.',
      'cómo se comprueban las cifras',
      'pruebas',
    ),
    '/about/learning': page(
      'Con qué rapidez enseñan los cursos',
      'Manos hasta que un principiante simulado juega casi perfecto.',
    ),
    '/play-responsibly': page(
      'Juega con cabeza',
      'Límites, señales de aviso y ayuda gratuita por países.',
      'ludopatía',
      'juego problemático',
      'juego responsable',
      'ayuda',
      'adicción',
      'teléfono',
    ),
    '/privacy': page('Privacidad', 'Sin cuentas, sin cookies, sin anuncios.', 'rastreo', 'rgpd'),
    '/contact': page('Contacto', 'Cómo avisar de una cifra que parece mal.', 'avisar de un error', 'correo'),
    '/changelog': page('Novedades', 'Lo que ha cambiado, día por día.', 'cambios', 'noticias'),
    '/about/decisions': page(
      'Cómo está hecho y por qué',
      'Cuentas exactas, sin servidor y un guardado que no pierde nada.',
      'código abierto',
    ),
  },
}
