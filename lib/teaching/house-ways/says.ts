import { lowerFirst } from '@/lib/text'
import type { Applied, Verdict } from './verdict'

/* A dealer's sentences about a setting. */

/** What the trainee seems to have applied. */
export function appliedInWords(applied: Applied): string {
  switch (applied.kind) {
    case 'foul':
      return 'Foul: the two cards in front outrank the five behind. The five must always be the higher hand.'
    case 'weaker-behind':
      return 'The right cards in front by rank, but picked so that the five behind are weaker than they can be: of equal fronts the strongest hand stays behind.'
    case 'clause':
      return `You seem to have applied ${applied.clause.id}: ${lowerFirst(applied.clause.sentence)} ${
        applied.because === ''
          ? `But ${applied.governing.id} comes first: ${lowerFirst(applied.governing.sentence)}`
          : `But ${applied.because}.`
      }`
    case 'way':
      return `That is how ${applied.way.name} sets it, by its ${applied.clause.id}: ${lowerFirst(applied.clause.sentence)}`
    case 'reading':
      return applied.words
    case 'unknown':
      return 'No clause of this way or of another sets it so.'
  }
}

/** Why none of the clauses before the governing one covers the hand: those for other groups in one sentence, the others each by its own. */
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
  return [...near.map((one) => `Not ${one.clause.id}: ${one.because}.`), ...others]
}
