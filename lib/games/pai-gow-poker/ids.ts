import { type Card, parseCards } from '@/lib/cards/card'
import type { WayId } from '@/lib/engines/pai-gow/index'
import { must } from '@/lib/result'
import { capital } from '@/lib/text'

/*
 * Reads the ids of settings and clauses, by which the catalogue of every language names them. Pages load their
 * language's catalogue whole, so this file must do without the engine and its house ways.
 */

/** The first of the engine's house ways, whose clauses go by their own ids. */
const USUAL_WAY: WayId = 'playnow'

/** The two cards in front. Throws if the text isn't an action. */
export const cardsInFront = (action: string): readonly Card[] => must(parseCards(action.replace(/^low:/, '')))

/**
 * How an explanation cites a clause: by its own id in the usual house way, with the way's id before it in any other.
 */
export const ruleIdOf = (way: string, clause: string): string => (way === USUAL_WAY ? clause : `${way}-${clause}`)

interface Clause {
  readonly id: string
  readonly sentence: string
}

/** What a clause is about: its sentence up to the colon. */
const about = ({ sentence }: Clause): string => sentence.split(':')[0]!.replace(/\.$/, '')

/**
 * What a clause is about (`Three pairs`), with its id if other clauses of the way begin alike. Undefined if the way has
 * no such clause.
 */
export function clauseName(clauses: readonly Clause[], id: string): string | undefined {
  const clause = clauses.find((one) => one.id === id)
  if (!clause) return undefined
  const isAlone = clauses.filter((one) => about(one) === about(clause)).length === 1
  return `${capital(about(clause))}${isAlone ? '' : ` (${id})`}`
}

/**
 * The name of the clause in a skill's id, from the catalogue's rules; with the way's name unless it is the usual one.
 */
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
