import { type RankLetter, RANKS } from '@/lib/cards/card'

/* Finds the names of skills and ladders by id. */

/**
 * Makes a function that names a skill: from the list, or else by reading its id. Any other text is returned unchanged.
 */
export const skillIn =
  (skills: Readonly<Record<string, string>>, spelled: (id: string) => string | undefined = () => undefined) =>
  (id: string): string =>
    Object.hasOwn(skills, id) ? skills[id]! : (spelled(id) ?? id)

/**
 * Makes a function that names a ladder: from the list, or else one of kickers (`Ks`, `7o`). It throws on an unknown id.
 */
export const ladderIn =
  (ladders: Readonly<Record<string, string>>, kickers: (rank: number, isSuited: boolean) => string) =>
  (id: string): string => {
    if (Object.hasOwn(ladders, id)) return ladders[id]!
    const rank = RANKS.indexOf(id[0] as RankLetter)
    if (rank < 0 || !/^.[so]$/.test(id)) throw new RangeError(`no ladder has the id “${id}”`)
    return kickers(rank, id[1] === 's')
  }
