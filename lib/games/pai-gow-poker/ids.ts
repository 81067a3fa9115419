import { type Card, parseCards } from '@/lib/cards/card'
import { houseWay, isWayId, WAY_IDS, type WayId } from '@/lib/engines/pai-gow/index'
import { must } from '@/lib/result'
import { capital } from '@/lib/text'

/* The ids of settings and clauses, read: what a catalogue of any language names them by. */

/** The two cards of an action. Throws if the text isn't an action. */
export const cardsInFront = (action: string): readonly Card[] => must(parseCards(action.replace(/^low:/, '')))

/** How an explanation cites a clause: one of the usual house way by its own id, one of another way by that and the way's. */
export const ruleIdOf = (way: string, clause: string): string => (way === WAY_IDS[0] ? clause : `${way}-${clause}`)

/** A clause by its sentence. */
interface Clause {
  readonly id: string
  readonly sentence: string
}

/** What a clause is about: its sentence up to what it does. */
const about = ({ sentence }: Clause): string => sentence.split(':')[0]!.replace(/\.$/, '')

/** `Three pairs`; where the way has other clauses that begin so, with the clause's own id. Undefined where the way has no such clause. */
export function clauseName(clauses: readonly Clause[], id: string): string | undefined {
  const clause = clauses.find((one) => one.id === id)
  if (!clause) return undefined
  const isAlone = clauses.filter((one) => about(one) === about(clause)).length === 1
  return `${capital(about(clause))}${isAlone ? '' : ` (${id})`}`
}

/** A clause of a house way, by the words of its rule; of another way than the usual one with the way's name. */
export const clauseIn =
  (rules: Readonly<Record<string, string>>, wayNames: Readonly<Record<WayId, string>>) =>
  (id: string): string | undefined => {
    const [, way = WAY_IDS[0], clause = ''] = /^house way (?:(\S+) )?(\S+)$/.exec(id) ?? []
    if (!isWayId(way)) return undefined
    const clauses = houseWay(way).clauses.map((one) => ({ id: one.id, sentence: rules[ruleIdOf(way, one.id)] ?? '' }))
    const name = clauseName(clauses, clause)
    return name && (way === WAY_IDS[0] ? name : `${name}, ${wayNames[way]}`)
  }
