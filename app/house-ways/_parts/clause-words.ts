import { type SaidWays } from '@/lib/teaching/house-ways/says'
import { wayClauses } from '@/app/_languages/words'
import { type HouseWay, KNOWN_WAYS } from '@/lib/engines/pai-gow/index'

/**
 * The id of the rule for each sentence of a known way. Rules of the first way have the clause's id; the others have
 * their way's id in front.
 */
const RULES: ReadonlyMap<string, string> = new Map(
  KNOWN_WAYS.flatMap((way, i) =>
    way.clauses.map(({ id, sentence }) => [sentence, i === 0 ? id : `${way.id}-${id}`] as const),
  ).toReversed(),
)

/** A clause in the page's language, or as written if it is a reader's own. */
export function clauseInWords(sentence: string): string {
  const id = RULES.get(sentence)
  return id === undefined ? sentence : wayClauses.clause(id, sentence)
}

/** A house way's name in the page's language, or as written if it is a reader's own. */
export const wayInWords = ({ id, name }: Pick<HouseWay, 'id' | 'name'>): string =>
  KNOWN_WAYS.some((way) => way.id === id && way.name === name) ? wayClauses.way(id, name) : name

/** The words for clauses and ways in longer sentences. */
export const SAID: SaidWays = { clause: ({ sentence }) => clauseInWords(sentence), way: wayInWords }
