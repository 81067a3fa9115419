/* Mistakes that templates make in Spanish: articles that don't agree with their nouns, and English punctuation. */

const HERS =
  'cartas? manos? escaleras? parejas? apuestas? damas? jotas? barajas? casillas? bancas? tablas? ciegas? subidas? ventajas? rondas? picas? reglas? cláusulas? horas?'
const HIS =
  'color trío tríos póquer full fulls flop river turn ante crupier jugador bote palos? rey reyes as ases comodín zapato mazo empates? bonos? proyectos? valor valores rangos? centavos? dólares'

const either = (words: string): string => `(?:${words.replaceAll(' ', '|')})`
/** A pattern of whole words. Accented letters count as letters, which `\b` doesn't know. */
const whole = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, 'iu')

const FAULTS: Readonly<Record<string, RegExp>> = {
  'a masculine article before a feminine noun': whole(
    `${either('un el del al este ese otro primer tercer los estos esos unos otros')} ${either(HERS)}`,
  ),
  'a feminine article before a masculine noun': whole(
    `${either('una la esta esa otra primera tercera las estas esas unas otras')} ${either(HIS)}`,
  ),
  'an article of one before several': whole(
    '(?<!cada )(?:el|la|una?) (?:cartas|manos|parejas|escaleras|apuestas|rondas|tríos|fulls|palos|empates)',
  ),
  '“de el” for “del”, “a el” for “al”': whole('(?:de|a) el'),
  'a word twice': whole(String.raw`(\p{L}{2,}) \1`),
  '“y” before an i, “o” before an o': whole(String.raw`(?:y h?i(?![ae])\p{L}+|o h?o\p{L}+)`),
  'one of several':
    /(?<![\d.,/] ?)(?<! [ao] )\b1 (?:cartas|manos|rondas|decisiones|apuestas|antes|horas|días|jugadores|barajas|puestos|fichas|reglas|veces)\b/u,
  'a decimal point': /\d\.\d{1,2}(?:\s?[%$€]| (?:antes?|apuestas?|puntos)\b)/u,
  'a per cent sign without a space': /\d%/u,
  'English quotation marks': /[“”]/u,
  'a currency before its amount': /(?<!\d\s?)[$€£]\s?\d/u,
  'a space before a mark': /\p{L} [,.;:?!](?!\S)/u,
  'a form of address of another region or tone': whole('(?:vosotr[oa]s|vuestr[oa]s?|ustedes|vos)'),
}

/** The mistakes in a Spanish text, each with the words around it. */
export function spanishFaults(text: string): readonly string[] {
  const found = Object.entries(FAULTS).flatMap(([fault, pattern]) => {
    const at = pattern.exec(text)?.index
    return at === undefined ? [] : [`${fault}: …${text.slice(Math.max(0, at - 40), at + 60)}…`]
  })
  const count = (sign: string): number => text.split(sign).length - 1
  return count('?') > count('¿') ? [...found, `a question without its first mark: ${text.slice(0, 100)}`] : found
}
