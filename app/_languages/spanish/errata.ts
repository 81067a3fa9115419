import type { Figure } from '@/lib/errata/published'
import type { Catalogue } from '../catalogue'

const LISTS: Readonly<Record<Parameters<Catalogue['errata']['list']>[0], ReturnType<Catalogue['errata']['list']>>> = {
  differs: {
    title: 'Donde la nuestra es otra',
    short: 'con diferencias',
    lead: 'Primero las cifras de casinos y operadores, después las de analistas y al final las de la prensa. Damos la razón de cada diferencia si la conocemos.',
  },
  cut: {
    title: 'Cortadas en vez de redondeadas',
    short: 'sin redondear',
    lead: 'La misma cifra, publicada sin sus últimas cifras decimales.',
  },
  agrees: {
    title: 'Donde coinciden las dos',
    short: 'sin diferencias',
    lead: 'Redondeada como la publicada, nuestra cifra es la misma.',
  },
  unchecked: {
    title: 'Lo que no podemos calcular',
    short: 'sin calcular',
    lead: 'La cifra depende de algo que no se publica con ella.',
  },
}

/** The names of an answer are English. */
function read(figure: Figure): string {
  switch (figure.kind) {
    case 'edge':
      return 'edge'
    case 'return':
      return '1 − edge'
    case 'risk':
      return 'elementOfRisk'
    case 'return-on-all':
      return '1 − elementOfRisk'
    case 'average-bet':
      return 'averageBet'
    case 'deviation':
      return 'standardDeviation'
    case 'share':
      return `${figure.of} en frequencies`
    case 'gain':
      return 'la primera edge menos la segunda'
    case 'one-in':
      return 'deals, dividido entre la suma de las ways de todos los hits'
    case 'jackpot':
      return `deals, dividido entre las ways de ${figure.of}: son las apuestas entre dos botes; multiplícalas por ${String(figure.share).replace('.', ',')} y suma ${figure.seed}`
    case 'break-even':
      return '1 − primera ev ÷ (segunda ev − primera ev)'
    case 'option':
      return `la ev de ${figure.of}`
    case 'suit-apart':
      return 'las pays de la apuesta'
  }
}

export const errata: Catalogue['errata'] = {
  title: 'Cifras comprobadas: lo publicado y lo exacto',
  about:
    'Las ventajas y retornos que publican casinos, hojas de reglas y analistas, junto a la cifra exacta: cuáles coinciden, cuáles no, por cuánto y por qué.',
  lead: 'Comparamos las cifras que publican las hojas de reglas, los operadores y los analistas con las nuestras, contadas en todos los repartos. Decimos que una cifra difiere solo si su último decimal impreso no es el nuestro. Ejecuta la orden que la acompaña para obtener tú mismo nuestra cifra.',
  byVerdict: 'Por veredicto',
  list: (kind) => LISTS[kind],

  figure: 'Cifra',
  published: 'Publicada',
  andOurs: ' y nuestra',
  ours: 'Nuestra',
  none: 'ninguna',
  verdict: 'Veredicto',
  publishedFigure: 'Cifra publicada',
  whereFigure: 'Dónde se publica',
  exactFigure: 'Cifra exacta',
  proof: 'Orden que la demuestra',
  theCommand: 'La orden',

  around: (figure) => `cerca del ${figure}`,
  oneIn: (count) => `1 de cada ${count}`,
  dollars: (amount) => `${amount}\u00A0$`,
  points: (amount) => `${amount} puntos`,
  agrees: 'Coincide hasta la última cifra publicada',
  cut: 'Cortada en vez de redondeada',
  differs: (by, isHigher) => `La nuestra es ${by} ${isHigher ? 'más alta' : 'más baja'}`,
  unchecked: 'No podemos calcularla',
  source: '{verdict}. Fuente: {source}.',
  why: 'Por qué.',
  others: 'Lo que daría otra cifra',
  thePublished: 'la cifra publicada',
  exactly: (fraction) => `exactamente ${fraction}`,
  digits: 'con quince cifras, no como fracción',
  estimated: (error) => `estimada con una muestra, con un margen de ${error}`,
  again: (exact, name) => `La nuestra: ${exact}. Para calcularla otra vez (en la respuesta: ${name}):`,
  recompute: 'Calcúlala tú',
  answer: (exact, name) => `La nuestra: ${exact}. En la respuesta de la orden: ${name}.`,
  read,

  method: 'Cómo se hace',
  counted:
    'Contamos todos los repartos en vez de jugar muchos. Si una cifra es una estimación, lo decimos. Para ejecutar las órdenes basta el código de este proyecto. El glosario explica palabras como {edge} y {risk}.',
  houseEdge: 'ventaja de la casa',
  elementOfRisk: 'elemento de riesgo',
  rules:
    'Las reglas cambian de un casino a otro, y una cifra publicada solo es buena o mala con sus propias reglas. Si una regla no figura, usamos la más común. Si sabes por qué una cifra es distinta, o conoces otra que deba estar aquí, {tell}.',
  tellUs: 'cuéntanoslo',
  follow:
    'Para enterarte de nuevas diferencias, sigue el {feed} (en inglés). También puedes descargar {data} (en inglés).',
  feed: 'canal Atom',
  data: 'todas nuestras cifras como datos',
}
