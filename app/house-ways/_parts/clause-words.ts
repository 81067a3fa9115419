import { type SaidWays } from '@/lib/teaching/house-ways/says'
import { gameMessages } from '@/app/_languages/area'
import { GAME, type HouseWay, KNOWN_WAYS } from '@/lib/engines/pai-gow/index'

/** The id of the rule that each sentence of a known way is: those of the first way go by their own, those of the others by their way's too. */
const RULES: ReadonlyMap<string, string> = new Map(
  KNOWN_WAYS.flatMap((way, i) =>
    way.clauses.map(({ id, sentence }) => [sentence, i === 0 ? id : `${way.id}-${id}`] as const),
  ).toReversed(),
)

/** What a clause says, in the language of the page; as it is written where a person wrote it. */
export const clauseInWords = (sentence: string): string =>
  gameMessages(GAME)?.rules[RULES.get(sentence) ?? ''] ?? sentence

/** What a house way is called, in the language of the page; as it is written where a person wrote it. */
export const wayInWords = ({ id, name }: Pick<HouseWay, 'id' | 'name'>): string =>
  (KNOWN_WAYS.some((way) => way.id === id && way.name === name)
    ? gameMessages(GAME)?.fields['houseWay']?.values?.[id]
    : undefined) ?? name

/** Clauses and ways for sentences that name them. */
export const SAID: SaidWays = { clause: ({ sentence }) => clauseInWords(sentence), way: wayInWords }
