/*
 * Messages are data: the id of a sentence and its arguments. A catalogue holds the sentences of one language, by id.
 * The type of the English catalogue is the type of all others, so that the compiler finds missing sentences and wrong
 * arguments. No library is needed: functions have typed arguments, no parser is needed, and `Intl` does the rest.
 */

import type { MessageOf } from '@/lib/result'

/** Texts by id, made from their arguments: usually one sentence, sometimes several. */
type Catalogue<T> = Readonly<Record<string, (args: never) => T>>

export type Sentences = Catalogue<string>

/** An id of a catalogue with its arguments. */
export type Message<S extends Catalogue<unknown>> = MessageOf<S>

/** A message whose catalogue isn't known: plain data, as the server sends it to a page. */
export interface AnyMessage {
  readonly id: string
  readonly args?: object | undefined
}

/** The text of a message. Throws a RangeError on an id that the catalogue lacks. */
export function say<T>(catalogue: Catalogue<T>, { id, args }: AnyMessage): T {
  if (!Object.hasOwn(catalogue, id)) throw new RangeError(`no sentence has the id “${id}”`)
  return (catalogue[id] as (args: object | undefined) => T)(args)
}

/** A problem as a sentence; `says` is a message, or a sentence already. */
export function problemIn(
  sentences: Sentences,
  { says, field }: { readonly says: AnyMessage | string; readonly field?: string },
): string {
  const sentence = typeof says === 'string' ? says : say(sentences, says)
  return field === undefined ? sentence : `${field}: ${sentence}`
}

/** The result of `explain`, in one language. */
export interface Reason {
  readonly verdict: string
  readonly rule: string
  readonly why: readonly string[]
}

interface Explained {
  readonly ruleId: string
  readonly aloneId?: string
  readonly ruleText?: string
  readonly verdict: AnyMessage
  readonly why: readonly AnyMessage[]
}

/** A rule of the ordered strategy without the rules before it; empty if the game has no such rule. */
export const ruleAlone = ({ alone, rules }: Pick<GameMessages, 'alone' | 'rules'>, id: string): string =>
  alone?.[id] ?? rules[id] ?? ''

export const reasonIn = (messages: GameMessages, { ruleId, aloneId, ruleText, verdict, why }: Explained): Reason => ({
  verdict: say(messages.why, verdict),
  rule: ruleText ?? ruleAlone(messages, aloneId ?? ruleId),
  why: why.map((message) => say(messages.why, message)),
})

/** An action in words. */
export interface ActionWords {
  /** “Raise 4×” */
  readonly name: string
  /** “Raising 4×”: the start of a sentence about its cost. */
  readonly doing: string
  /** Its label in a chart; if absent, its English shortcut key. */
  readonly letter?: string
}

/** The words of known actions, by id. */
export type Actions<A extends string> = Readonly<Record<A, ActionWords>>

/** The words of an action. Throws on an unknown id. */
export const actionIn =
  <A extends string>(actions: Actions<A>) =>
  (id: A): ActionWords => {
    if (!Object.hasOwn(actions, id)) throw new RangeError(`no action has the id “${id}”`)
    return actions[id]
  }

/** A strategy for the whole game, in words. */
export interface WayWords {
  readonly name: string
  readonly about: string
  /** The decisions that it leaves to best play: “the flop and the turn”. */
  readonly leaves?: string
}

/** A drill, in words. */
export interface DrillWords {
  readonly name: string
  readonly about: string
}

/** A rule of the game, in the form that sets it. */
export interface FieldWords {
  readonly name: string
  readonly meaning: string
  /** The names of its values, by id: the hands of a pay table, or the choices. */
  readonly values?: Readonly<Record<string, string>>
  /** The label for a hand whose number isn't a pay: “1 if …, 0 if …”. */
  readonly asks?: string
  /** The name of a custom choice. */
  readonly own?: string
}

/** The map of starting decisions, in words. */
export interface MapWords {
  readonly name: string
  /** The names of the rows and the columns: “Higher card”. */
  readonly rowsName: string
  readonly columnsName: string
  /** A sentence or two on how to read the map. */
  readonly note: string
  /** Rows by id: “Hard 16”. Rows named by their ids (`A`) are left out. */
  readonly rows?: Readonly<Record<string, string>>
  /** Groups of rows by id: “Hard totals”. */
  readonly groups?: Readonly<Record<string, string>>
  /** A cell in words, if its id isn't clear: “queen and jack high, not all of one suit”. */
  cell?(id: string): string
}

/** A decision made by moving cards, in words. */
export interface ArrangeWords {
  /** Where the moved cards and the others go: “In front”, “Behind”. */
  readonly into: string
  readonly rest: string
  /** The name of the arrangement that the game suggests: “House way”. */
  readonly suggestedBy: string
}

/** A field of a decision, in words. */
export interface EnteredWords {
  readonly name: string
  /** For use within a sentence, if it is a field of cards: “your hand”, “the board”. */
  readonly inSentence?: string
  /** The names of its values, if it is a choice. */
  readonly options?: Readonly<Record<number, string>>
}

/** All texts of a game in one language. Records are by id. */
export interface GameMessages {
  /** The game in a sentence, for the list of games. */
  readonly about: string
  /** Other names of the game, by which the search finds it. */
  readonly also?: readonly string[]
  /** An action, or an ending that figures count. Throws on an unknown id. */
  action(id: string): ActionWords
  /** Stages: “Before the flop”. */
  readonly stages: Readonly<Record<string, string>>
  /** The rules of the game, by their names in links: `qualifies`, `blind`. */
  readonly fields: Readonly<Record<string, FieldWords>>
  /** What wins a side bet, in a sentence or two. */
  readonly wins: Readonly<Record<string, string>>
  /** The fields of a decision. */
  readonly entered: Readonly<Record<string, EnteredWords>>
  /** Only if decisions are made by moving cards. */
  readonly arrange?: ArrangeWords
  /** Bets: “Ante”. */
  readonly bets: Readonly<Record<string, string>>
  /** The places on the felt, and the captions of cards. */
  readonly felt: Sentences
  /** The reason for a bet's result, in a dealer's few words: “dealer does not qualify: pushes”. */
  readonly settled: Sentences
  /** The names and notes of its own payout tables. */
  readonly payouts?: Sentences
  /** Known tables of the whole game: “Flush at 3 to 2”. */
  readonly tables: Readonly<Record<string, string>>
  /** Pay tables: “Aces or better 7”. Tables named by their pays are left out. */
  readonly payTables: Readonly<Record<string, string>>
  readonly variants: Readonly<Record<string, string>>
  readonly map: MapWords
  /** The positions where a round's bets can end: “×5”. Absent if bets don't move. */
  readonly ends?: Readonly<Record<string, string>>
  readonly drills: Readonly<Record<string, DrillWords>>
  /** A skill: “King-five suited, before the flop”. Any text that isn't a skill is returned unchanged. */
  skill(id: string): string
  /** Rungs of ladders by their short names, if those contain words: “K high”. */
  readonly rungs?: Readonly<Record<string, string>>
  /** A ladder: “Offsuit kings”. Throws on an unknown id. Absent if the game has none. */
  ladder?(id: string): string
  /** A strategy. Throws on an unknown id. */
  way(id: string): WayWords
  /** A rule of a strategy. Throws on an unknown id. */
  rule(rule: AnyMessage): string
  /** The rules of its ordered strategy, in the order of a list: “Check everything else.” */
  readonly rules: Readonly<Record<string, string>>
  /**
   * Those that need the rules before them to be understood, as they are said without them, by id: “Bet every hand but
   * 2-3 to 2-7 offsuit.” Absent if the game has none.
   */
  readonly alone?: Readonly<Record<string, string>>
  /** What is approximated in decisions, if anything is, in words for players. */
  readonly approximation?: string
  /** The reasons for an answer: `verdict`, and sentences on the counts. */
  readonly why: Sentences
}

/** A bet in words: “Ante”, or “Hand 2” for one of several hands. Throws on a bet that the game doesn’t have. */
export function betIn({ bets, felt }: Pick<GameMessages, 'bets' | 'felt'>, bet: string, hand?: number): string {
  if (hand !== undefined) return say(felt, { id: 'betOfHand', args: { hand } })
  if (!Object.hasOwn(bets, bet)) throw new RangeError(`no bet has the id “${bet}”`)
  return bets[bet]!
}
