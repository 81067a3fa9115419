import type { Clause, Condition, Front, FrontCard, Groups, Lack, SetAs } from '@/lib/engines/pai-gow/index'
import { type RankLetter, rankOfLetter } from '@/lib/cards/card'
import { words } from '@/lib/messages/words/es'
import type { Reading } from '@/lib/teaching/house-ways/verdict'
import { capital, lowerFirst } from '@/lib/text'
import type { Catalogue } from '../catalogue'

/* What house ways ask and do, and what is said of a setting beside them. */

/** What a pattern is called, and its groups, the first one first. */
const PATTERNS: Readonly<Record<Groups, readonly [name: string, ...groups: string[]]>> = {
  '5+2': ['cinco ases y pareja', 'los ases', 'la pareja'],
  '5': ['cinco ases', 'los ases'],
  '4+3': ['póquer y trío', 'el póquer', 'el trío'],
  '4+2': ['póquer y pareja', 'el póquer', 'la pareja'],
  '4': ['póquer', 'el póquer'],
  '3+3': ['dos tríos', 'el trío mayor', 'el trío menor'],
  '3+2+2': ['trío y dos parejas', 'el trío', 'la pareja mayor', 'la pareja menor'],
  '3+2': ['full', 'el trío', 'la pareja'],
  '3': ['trío', 'el trío'],
  '2+2+2': ['tres parejas', 'la pareja mayor', 'la pareja del medio', 'la pareja menor'],
  '2+2': ['dobles parejas', 'la pareja mayor', 'la pareja menor'],
  '2': ['una pareja', 'la pareja'],
  none: ['sin pareja'],
}

export const patternName = (groups: Groups): string => PATTERNS[groups][0]

const PLACES: readonly FrontCard[] = ['first', 'second', 'third']

const groupName = (groups: Groups | undefined, at: number): string =>
  (groups === undefined ? undefined : PATTERNS[groups][at + 1]) ??
  ['el grupo mayor', 'el segundo grupo', 'el tercer grupo'][at]!

const isMany = (groups: Groups | undefined, at: number): boolean => Number(groups?.split('+')[at] ?? 2) > 2
const of = (name: string): string => `de ${name}`.replace('de el ', 'del ')
/** The verb of a group: only the aces are several. */
const verb = (name: string, one: string, many: string): string => (name.startsWith('los ') ? many : one)

const ranksOf = (range: string): string => {
  const [low, high = low] = range.split('-').map((letter) => words.rank(rankOfLetter(letter as RankLetter), 2))
  return low === high ? `de ${low}` : `de ${low} a ${high}`
}
const oneOf = (letters: readonly RankLetter[], listed: (all: readonly string[]) => string): string =>
  listed(
    [...letters]
      .map(rankOfLetter)
      .sort((a, b) => a - b)
      .map((rank) => words.aRank(rank)),
  )

const SINGLES: Readonly<Record<string, string>> = {
  'single-1': 'la carta suelta más alta',
  'single-2': 'la segunda carta suelta más alta',
  'single-3': 'la tercera carta suelta más alta',
  any: 'cualquier carta',
}

export function cardName(groups: Groups | undefined, card: FrontCard): string {
  const at = PLACES.indexOf(card)
  if (at < 0) return SINGLES[card]!
  const group = groupName(groups, at)
  return `${verb(group, 'una', 'uno')} ${of(group)}`
}

function frontName(groups: Groups | undefined, [a, b]: Front): string {
  const single = groups === 'none' ? '' : ' sueltas'
  switch ([a, b].sort().join()) {
    case 'any,any':
      return 'dos cartas cualesquiera'
    case 'single-1,single-2':
      return `las dos cartas${single} más altas`
    case 'single-2,single-3':
      return `la segunda y la tercera cartas${single} más altas`
  }
  const at = PLACES.indexOf(a)
  if (a !== b || at < 0) return `${cardName(groups, a)} y ${cardName(groups, b)}`
  return isMany(groups, at) ? `dos ${of(groupName(groups, at))}` : groupName(groups, at)
}

export function setName(groups: Groups | undefined, set: SetAs): string {
  if (set.kind === 'front') return `${frontName(groups, set.cards)} delante`
  return set.cards
    ? `una mano completa detrás y ${frontName(groups, set.cards)} delante`
    : 'una mano completa detrás y las dos cartas más altas que le sobran delante'
}

type Parts = {
  readonly [K in keyof Required<Condition>]: (groups: Groups | undefined, value: Required<Condition>[K]) => string
}

const ranksAt = (at: number) => (groups: Groups | undefined, range: string) =>
  `${groupName(groups, at)} ${verb(groupName(groups, at), 'es', 'son')} ${ranksOf(range)}`

/** What each part of a condition asks, of a hand of a pattern. */
const PARTS: Parts = {
  groups: (_, groups) => words.or(groups.map((one) => patternName(one))),
  first: ranksAt(0),
  second: ranksAt(1),
  single: (_, letters) => `hay ${oneOf(letters, words.or)} como carta suelta`,
  alsoSingle: (_, letters) => `también hay ${oneOf(letters, words.or)}`,
  singles: (_, letters) => `las cartas sueltas son exactamente ${oneOf(letters, words.and)}`,
  complete: (_, yes) =>
    yes ? 'cinco cartas forman escalera o color' : 'ninguna combinación de cinco cartas forma escalera ni color',
  completeSplits: (_, number) =>
    `la escalera o el color se puede conservar ${number === 'one' ? 'de una sola forma' : 'de varias formas'}`,
  completeKinds: (_, number) =>
    number === 'one'
      ? 'todas las manos completas son de la misma clase'
      : 'hay manos completas de más de una clase, como una escalera y un color',
  completeBehind: (groups, front) => `queda una escalera o un color detrás con ${frontName(groups, front)} delante`,
  betterFront: (groups, front) =>
    `poner delante ${frontName(groups, front)} vale más que lo que sobra de cualquier escalera o color`,
  aceAndJokerInStraight: (_, which) =>
    which === 'any'
      ? 'el as y el comodín caben en una escalera al as, se conserve o no'
      : `la escalera que se conservaría ${which ? '' : 'no '}es al as, con el as y el comodín`,
}

const partName = <K extends keyof Condition>(groups: Groups | undefined, condition: Condition, part: K): string =>
  (PARTS[part] as (groups: Groups | undefined, value: unknown) => string)(groups, condition[part])

/** What a condition asks besides the pattern. */
const moreOf = (groups: Groups | undefined, condition: Condition): string =>
  words.and(
    (Object.keys(PARTS) as (keyof Condition)[])
      .filter((part) => part !== 'groups' && condition[part] !== undefined)
      .map((part) => partName(groups, condition, part)),
  )

/** A sentence for a clause, out of its own parts. */
export function clauseSentence({ when, set }: Pick<Clause, 'when' | 'set'>): string {
  const asked = when.map((condition) => {
    const only = condition.groups?.length === 1 ? condition.groups[0] : undefined
    const name = condition.groups ? PARTS.groups(undefined, condition.groups) : 'cualquier mano'
    const more = moreOf(only, condition)
    return more === '' ? name : `${name}, si ${more}`
  })
  const patterns = new Set(when.flatMap(({ groups }) => groups ?? (Object.keys(PATTERNS) as Groups[])))
  const only = patterns.size === 1 ? [...patterns][0] : undefined
  return `${capital(words.or(asked, ';'))}: ${setName(only, set)}.`
}

const singlesName = ({ singles }: Lack['facts']): string =>
  singles.length === 0
    ? 'no hay ninguna'
    : singles.length === 1
      ? `la única es ${words.aRank(singles[0]!)}`
      : `las tuyas son ${words.and(singles.map((rank) => words.rank(rank)))}`

const missingGroup = (facts: Lack['facts'], at: number, range: string): string => {
  const held = facts.grouped[at]
  if (held === undefined) return 'pide otro grupo de cartas'
  const name = groupName(facts.groups, at)
  return `${name} ${verb(name, 'debe', 'deben')} ser ${ranksOf(range)}; aquí ${verb(name, 'es', 'son')} de ${words.rank(held, 2)}`
}

/** Why a hand does not have a part of a condition. */
function lack({ facts, condition, part }: Lack): string {
  const { groups } = facts
  switch (part) {
    case 'groups':
      return `pide ${partName(groups, condition, part)}; aquí hay ${groups === 'none' ? 'una mano sin pareja' : patternName(groups)}`
    case 'first':
    case 'second':
      return missingGroup(facts, part === 'first' ? 0 : 1, condition[part]!)
    case 'single':
      return `pide ${oneOf(condition.single!, words.or)} como carta suelta; ${singlesName(facts)}`
    case 'alsoSingle':
      return `pide además ${oneOf(condition.alsoSingle!, words.or)} como carta suelta; ${singlesName(facts)}`
    case 'singles':
      return `las cartas sueltas deben ser exactamente ${oneOf(condition.singles!, words.and)}; ${singlesName(facts)}`
    case 'complete':
      return condition.complete
        ? 'pide una escalera o un color, y estas cartas no lo forman'
        : 'cinco de estas cartas forman escalera o color'
    case 'completeSplits':
      return `pide una escalera o un color que se pueda conservar ${condition.completeSplits === 'one' ? 'de una sola forma' : 'de varias formas'}`
    case 'completeKinds':
      return `pide manos completas de ${condition.completeKinds === 'one' ? 'una sola clase' : 'más de una clase'}`
    case 'completeBehind':
      return `pide que quede una escalera o un color detrás con ${frontName(groups, condition.completeBehind!)} delante; no queda`
    case 'betterFront':
      return `pide que poner delante ${frontName(groups, condition.betterFront!)} valga más que lo que sobra de cualquier escalera o color; no es así`
    case 'aceAndJokerInStraight':
      if (condition.aceAndJokerInStraight === 'any')
        return 'pide una escalera al as con el as y el comodín, y estas cartas no la forman'
      return condition.aceAndJokerInStraight
        ? 'pide que se conserve una escalera al as con el as y el comodín; aquí se conservaría otra mano'
        : 'la escalera que se conservaría es al as, con el as y el comodín'
  }
}

const lacks = (all: readonly Lack[]): string => [...new Set(all.map(lack))].join('; o, en su otro caso, ')

const READINGS: Readonly<Record<Reading, string>> = {
  'broke-complete': 'Has roto una mano completa que estas reglas conservan.',
  'kept-complete': 'Has conservado una escalera o un color que estas reglas rompen.',
  'other-complete': 'Has conservado una mano completa, pero no la que deja delante las cartas más altas.',
  'highest-front': 'Has puesto delante lo más alto posible, sin buscar la cláusula.',
  'strongest-behind': 'Has dejado detrás la mano más fuerte posible y lo que sobraba delante.',
  'pair-in-front': 'Has puesto delante una pareja que estas reglas dejan detrás.',
  'pair-behind': 'Has dejado detrás una pareja que estas reglas ponen delante.',
  'other-pair': 'Has puesto delante una pareja que no es la que va ahí.',
  'high-card-behind': 'Has dejado detrás una carta más alta que va delante.',
  'high-card-in-front': 'Has puesto delante una carta más alta que la que dice la cláusula.',
}

export const waySentences: Catalogue['waySentences'] = {
  applied: (applied, said) => {
    const inside = (clause: Clause): string => lowerFirst(said.clause(clause))
    switch (applied.kind) {
      case 'foul':
        return 'Mano nula: las dos cartas de delante superan a las cinco de detrás. Las cinco deben ser siempre la mano más alta.'
      case 'weaker-behind':
        return 'Delante están los valores correctos, pero así las cinco de detrás valen menos de lo que podrían. Si lo de delante vale igual, detrás queda la mano más fuerte.'
      case 'clause':
        return `Parece que has aplicado ${applied.clause.id}: ${inside(applied.clause)} ${
          applied.lacks.length === 0
            ? `Pero ${applied.governing.id} va antes: ${inside(applied.governing)}`
            : `Pero ${lacks(applied.lacks)}.`
        }`
      case 'way':
        return `Así se coloca según otras reglas (${said.way(applied.way)}): ${inside(applied.clause)}`
      case 'reading':
        return READINGS[applied.reading]
      case 'unknown':
        return 'Ninguna cláusula de estas reglas ni de otras coloca así la mano.'
    }
  },
  passed: ({ passed, clause }) => {
    if (passed.length === 0) return [`${clause.id} es la primera cláusula: antes no va ninguna.`]
    const near = passed.filter(({ otherGroups }) => !otherGroups)
    const far = passed.length - near.length
    const others =
      far === 0
        ? []
        : [
            far === 1
              ? 'Una cláusula anterior es para manos con otros grupos.'
              : `Las otras ${words.count(far)} cláusulas anteriores son para manos con otros grupos.`,
          ]
    return [...near.map((one) => `No es ${one.clause.id}: ${lacks(one.lacks)}.`), ...others]
  },
}
