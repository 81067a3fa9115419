import { type Card, parseCards } from '@/lib/cards/card'
import type { WayId } from '@/lib/engines/pai-gow/index'
import { must } from '@/lib/result'
import { capital } from '@/lib/text'

/*
 * The ids of settings and clauses, read: what a catalogue of any language names them by. Pages of a language bring its catalogue whole, so the
 * engine and its house ways aren't needed here.
 */

/** The first of the engine's house ways: its clauses go by their own ids. */
const USUAL_WAY: WayId = 'playnow'

/** The two cards of an action. Throws if the text isn't an action. */
export const cardsInFront = (action: string): readonly Card[] => must(parseCards(action.replace(/^low:/, '')))

/** How an explanation cites a clause: one of the usual house way by its own id, one of another way by that and the way's. */
export const ruleIdOf = (way: string, clause: string): string => (way === USUAL_WAY ? clause : `${way}-${clause}`)

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
    const [, way = USUAL_WAY, clause = ''] = /^house way (?:(\S+) )?(\S+)$/.exec(id) ?? []
    if (!Object.hasOwn(wayNames, way)) return undefined
    const others = Object.keys(wayNames).filter((one) => one !== USUAL_WAY)
    const clauses = Object.entries(rules).flatMap(([rule, sentence]) => {
      const of = others.find((one) => rule.startsWith(`${one}-`))
      return (of ?? USUAL_WAY) === way ? [{ id: of ? rule.slice(of.length + 1) : rule, sentence }] : []
    })
    const name = clauseName(clauses, clause)
    return name && (way === USUAL_WAY ? name : `${name}, ${wayNames[way as WayId]}`)
  }
