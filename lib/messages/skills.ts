import { type RankLetter, RANKS } from '@/lib/cards/card'

/* Names of skills and ladders by their ids. */

/** Names a skill: from the list by its id, or else by what its id spells. Any other text is returned as it is. */
export const skillIn =
  (skills: Readonly<Record<string, string>>, spelled: (id: string) => string | undefined = () => undefined) =>
  (id: string): string =>
    Object.hasOwn(skills, id) ? skills[id]! : (spelled(id) ?? id)

/** Names a ladder: of the kickers of a card (`Ks`, `7o`), or another by its id. Throws on an unknown id. */
export const ladderIn =
  (ladders: Readonly<Record<string, string>>, kickers: (rank: number, isSuited: boolean) => string) =>
  (id: string): string => {
    if (Object.hasOwn(ladders, id)) return ladders[id]!
    const rank = RANKS.indexOf(id[0] as RankLetter)
    if (rank < 0 || !/^.[so]$/.test(id)) throw new RangeError(`no ladder has the id “${id}”`)
    return kickers(rank, id[1] === 's')
  }
