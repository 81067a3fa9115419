import { type Clause, houseWay, type WayId } from '@/lib/engines/pai-gow/index'
import { capital } from '@/lib/text'
import type { ClausePage } from '@/lib/games/pai-gow-poker/clauses'

/*
 * Short names of a clause's hands, as people search for them. Clauses apply in order, so a name may omit what earlier
 * clauses cover. The clause's own sentence is on its page.
 */

/** By the slug of the clause's page. High pairs are jacks to kings, medium pairs sevens to tens, low pairs below. */
const CLAUSE_NAMES: Readonly<Record<string, string>> = {
  'a2-kings': 'Five aces and a pair of kings',
  'a1-split': 'Five aces',
  'q6-trips': 'Four of a kind and three of a kind',
  'q5-pair': 'Four of a kind and a pair',
  'q4-split': 'Four aces',
  'q3-keep': 'Four jacks to kings with an ace',
  'q3-split': 'Four jacks to kings without an ace',
  'q2-keep': 'Four sevens to tens, ace or king',
  'q2-split': 'Four sevens to tens, no ace or king',
  'q1-keep': 'Four twos to sixes',
  'foxwoods-q3-split': 'Four jacks to aces (Foxwoods)',
  'mgm-q2-keep': 'Four sevens to tens, ace (MGM)',
  'mgm-q2-split': 'Four sevens to tens, no ace (MGM)',
  f4: 'Three of a kind twice',
  f3: 'Three of a kind and two pair',
  'f2-keep': 'Full house of twos with ace-king',
  'f1-split': 'Full house',
  p3: 'Three pairs',
  't4-split': 'Aces and another pair',
  't3-split': 'Two pair, jacks or better over sevens or better',
  't2-keep': 'Two pair with an ace',
  't2-split': 'Two pair without an ace',
  't1-keep': 'Two small pair with an ace or king',
  't1-split': 'Two small pair without an ace or king',
  'foxwoods-t3-split': 'Two pair, jacks or better (Foxwoods)',
  'foxwoods-t2-keep': 'Two pair, sevens to tens, ace (Foxwoods)',
  'foxwoods-t2-split': 'Two pair, sevens to tens, no ace (Foxwoods)',
  'foxwoods-t1-keep': 'Two small pair, ace or king (Foxwoods)',
  'foxwoods-t1-split': 'Two small pair, no ace or king (Foxwoods)',
  'mgm-t3-split': 'Aces up, or two big pair (MGM)',
  'mgm-t2-keep': 'Two pair, sevens to kings, ace (MGM)',
  'mgm-t2-split': 'Two pair, sevens to kings, no ace (MGM)',
  'mgm-t1-keep': 'Two small pair (MGM)',
  s1: 'Straight or flush without a pair',
  's1-choice': 'Both a straight and a flush',
  's1-long': 'Straight or flush of six or seven cards',
  's2-pair': 'Straight or flush with a pair to spare',
  's2-nopair': 'Straight or flush that needs the pair',
  's3-pair': 'Straight or flush and three of a kind',
  's3-nopair': 'Straight or flush that breaks three of a kind',
  'ballys-ac-s2-aces': 'Ace and joker in an ace-high straight (Bally’s)',
  'foxwoods-s2-ace': 'Straight or flush, ace, tens to kings (Foxwoods)',
  'mgm-s2-ace': 'Straight or flush, big pair, ace to spare (MGM)',
  'mgm-s2-ace-pair': 'Straight or flush, big pair, ace needed (MGM)',
  k2: 'Three aces',
  k1: 'Three of a kind',
  p1: 'One pair',
  n1: 'No pair',
}

/** The hands that a clause covers: its sentence up to the colon, without brackets. */
function about({ id, sentence }: Clause, way: WayId): string {
  const first = sentence.split(':')[0]!
  // “The same without an ace” isn't clear on its own.
  if (!first.startsWith('The same'))
    return capital(
      first
        .replace(/^An? /, '')
        .replace(/ \([^)]*\)/g, '')
        .replace(/\.$/, ''),
    )
  const before = houseWay(way).clauses[houseWay(way).clauses.findIndex((one) => one.id === id) - 1]!
  return `${about(before, way).replace(/, with an .*$/, '')}, ${first.replace('The same ', '')}`
}

/**
 * The hands that a clause covers, in its own words: `A high pair and another of sevens or better`. Longer than its
 * name.
 */
export const clauseAbout = ({ clause, way }: ClausePage): string => about(clause, way)

/** `Full house`, with the way’s name if another way says it. Throws on a clause without a name. */
export function clauseName({ slug }: ClausePage): string {
  const name = CLAUSE_NAMES[slug]
  if (name === undefined) throw new Error(`the clause of ${slug} has no name`)
  return name
}
