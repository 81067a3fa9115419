import { type Clause, type HouseWay, lacksInWords } from '@/lib/engines/pai-gow/index'
import { lowerFirst } from '@/lib/text'
import type { Applied, Reading, Verdict } from './verdict'

/* Sentences about a setting, in English. */

/** The text of a clause and the name of a way. */
export interface SaidWays {
  clause(clause: Verdict['clause']): string
  way(way: HouseWay): string
}

const READINGS: Readonly<Record<Reading, string>> = {
  'broke-complete': 'You broke a complete hand that this way keeps.',
  'kept-complete': 'You kept a straight or flush that this way breaks.',
  'other-complete': 'You kept a complete hand, but not the one that leaves the highest front.',
  'highest-front': 'You made the front as high as it may be without looking for the clause.',
  'strongest-behind': 'You kept the five cards behind as strong as they can be and left the rest for the front.',
  'pair-in-front': 'You put a pair in front that this way keeps behind.',
  'pair-behind': 'You kept a pair behind that this way puts in front.',
  'other-pair': 'You put another pair in front than the one that goes there.',
  'high-card-behind': 'You left a higher card behind that belongs in front.',
  'high-card-in-front': 'You put a higher card in front than the clause does.',
}

/** What the trainee seems to have applied. */
export function appliedInWords(applied: Applied, said: SaidWays): string {
  const inside = (clause: Clause): string => lowerFirst(said.clause(clause))
  switch (applied.kind) {
    case 'foul':
      return 'Foul: the two cards in front outrank the five behind. The five must always be the higher hand.'
    case 'weaker-behind':
      return 'The right cards in front by rank, but picked so that the five behind are weaker than they can be: of equal fronts the strongest hand stays behind.'
    case 'clause':
      return `You seem to have applied ${applied.clause.id}: ${inside(applied.clause)} ${
        applied.lacks.length === 0
          ? `But ${applied.governing.id} comes first: ${inside(applied.governing)}`
          : `But ${lacksInWords(applied.lacks)}.`
      }`
    case 'way':
      return `That is how ${said.way(applied.way)} sets it: ${inside(applied.clause)}`
    case 'reading':
      return READINGS[applied.reading]
    case 'unknown':
      return 'No clause of this way or of another sets it so.'
  }
}

/** Why no clause before the governing one covers the hand. Clauses for hands with other groups share one sentence. */
export function passedInWords({ passed, clause }: Pick<Verdict, 'passed' | 'clause'>): readonly string[] {
  const near = passed.filter(({ otherGroups }) => !otherGroups)
  const far = passed.length - near.length
  if (passed.length === 0) return [`${clause.id} is the first clause: nothing comes before it.`]
  const others =
    far === 0
      ? []
      : [
          far === 1
            ? 'One clause before it is for hands with other groups.'
            : `The other ${far} clauses before it are for hands with other groups.`,
        ]
  return [...near.map((one) => `Not ${one.clause.id}: ${lacksInWords(one.lacks)}.`), ...others]
}
