/*
 * What the engine says is data: the id of a sentence and what it takes. A catalogue says it, a sentence an id, in one language. English
 * is the first catalogue, and its type is what every other one must be: the compiler names the sentence that one lacks, and the argument
 * that it gets wrong. No library is used for this: a function an id has typed arguments, needs no parser, and `Intl` does the rest.
 */

/** Words by their ids, made of their arguments: mostly a sentence, else several of them. */
type Catalogue<T> = Readonly<Record<string, (args: never) => T>>

/** Sentences by their ids. */
export type Sentences = Catalogue<string>

/** Something that a catalogue says. */
export type Message<S extends Catalogue<unknown>> = {
  [K in keyof S & string]: { readonly id: K } & (Parameters<S[K]> extends readonly [infer A]
    ? { readonly args: A }
    : { readonly args?: undefined })
}[keyof S & string]

/** A message where its sentences are not known: plain data, as it crosses from the server to a page. */
export interface AnyMessage {
  readonly id: string
  readonly args?: object | undefined
}

/** Throws on an id that the catalogue lacks. */
export function say<T>(catalogue: Catalogue<T>, { id, args }: AnyMessage): T {
  if (!Object.hasOwn(catalogue, id)) throw new RangeError(`no sentence has the id “${id}”`)
  return (catalogue[id] as (args: object | undefined) => T)(args)
}

/** What is wrong, in a sentence: a message of a parser, or one that is said already. */
export function problemIn(
  sentences: Sentences,
  { says, field }: { readonly says: AnyMessage | string; readonly field?: string },
): string {
  const sentence = typeof says === 'string' ? says : say(sentences, says)
  return field === undefined ? sentence : `${field}: ${sentence}`
}

/** What `explain` gives, said in one language. */
export interface Reason {
  readonly verdict: string
  readonly rule: string
  readonly why: readonly string[]
}

interface Explained {
  readonly ruleId: string
  readonly ruleText?: string
  readonly verdict: AnyMessage
  readonly why: readonly AnyMessage[]
}

export const reasonIn = (
  { rules, why: sentences }: GameMessages,
  { ruleId, ruleText, verdict, why }: Explained,
): Reason => ({
  verdict: say(sentences, verdict),
  rule: ruleText ?? rules[ruleId] ?? '',
  why: why.map((message) => say(sentences, message)),
})

/** An action in words. */
export interface ActionWords {
  /** “Raise 4×” */
  readonly name: string
  /** “Raising 4×”: how a sentence about its cost begins. */
  readonly doing: string
  /** What stands for it in a chart; by itself the letter that chooses it, which is an English one. */
  readonly letter?: string
}

/** Actions by their ids, where each is known beforehand. */
export type Actions<A extends string> = Readonly<Record<A, ActionWords>>

/** Says an action. Throws on an id that there is not. */
export const actionIn =
  <A extends string>(actions: Actions<A>) =>
  (id: A): ActionWords => {
    if (!Object.hasOwn(actions, id)) throw new RangeError(`no action has the id “${id}”`)
    return actions[id]
  }

/** A way to play a whole game, in words. */
export interface WayWords {
  readonly name: string
  readonly about: string
  /** What it leaves to best play: “the flop and the turn”. */
  readonly leaves?: string
}

/** A drill, in words. */
export interface DrillWords {
  readonly name: string
  readonly about: string
}

/** A rule of a table, in words, where it is set. */
export interface FieldWords {
  readonly name: string
  readonly meaning: string
  /** What its values are called: the hands of a pay table, or what may be chosen, by their ids. */
  readonly values?: Readonly<Record<string, string>>
  /** What a form asks where a hand’s number is no pay: “1 if …, 0 if …”. */
  readonly asks?: string
  /** What a choice of one’s own is called. */
  readonly own?: string
}

/** The game’s map of starting decisions, in words. */
export interface MapWords {
  readonly name: string
  /** What the rows and the columns are: “Higher card”. */
  readonly rowsName: string
  readonly columnsName: string
  /** A sentence or two: what stands where. */
  readonly note: string
  /** Rows by their ids: “Hard 16”. One that is called by its id, `A`, isn’t here. */
  readonly rows?: Readonly<Record<string, string>>
  /** Groups of rows by their ids: “Hard totals”. */
  readonly groups?: Readonly<Record<string, string>>
  /** What a cell holds, where its id does not say it: “queen and jack high, not all of one suit”. */
  cell?(id: string): string
}

/** Cards that are moved, in words. */
export interface ArrangeWords {
  /** Where they go, and where the others stay: “In front”, “Behind”. */
  readonly into: string
  readonly rest: string
  /** What an arrangement is called that the game makes itself: “House way”. */
  readonly suggestedBy: string
}

/** A field by which a decision is entered, in words. */
export interface EnteredWords {
  readonly name: string
  /** Inside a sentence, where it is a field of cards: “your hand”, “the board”. */
  readonly inSentence?: string
  /** What its values are called, where it is a choice. */
  readonly options?: Readonly<Record<number, string>>
}

/** All that a game says in one language. */
export interface GameMessages {
  /** What can be done, and what figures count besides. Throws on an id that there is not. */
  action(id: string): ActionWords
  /** Decision stages, by their ids: “Before the flop”. */
  readonly stages: Readonly<Record<string, string>>
  /** The rules of its table, by the names that addresses have for them: `qualifies`, `blind`. */
  readonly fields: Readonly<Record<string, FieldWords>>
  /** What wins a side bet, in a sentence or two, by its id. */
  readonly wins: Readonly<Record<string, string>>
  /** The fields by which a decision is entered, by their ids. */
  readonly entered: Readonly<Record<string, EnteredWords>>
  /** Where a decision is made by moving cards. */
  readonly arrange?: ArrangeWords
  /** Its bets, by their ids: “Ante”. */
  readonly bets: Readonly<Record<string, string>>
  /** What lies on the felt: its places, and what the cards there are. */
  readonly felt: Sentences
  /** Why a bet came to what it did, in a dealer’s few words: “dealer does not qualify: pushes”. */
  readonly settled: Sentences
  /** What its own tables of payouts are called, and their notes. */
  readonly payouts?: Sentences
  /** Tables of the whole game that casinos are known to use, by their ids: “Flush at 3 to 2”. */
  readonly tables: Readonly<Record<string, string>>
  /** Pay tables by their ids: “Aces or better 7”. One that is called by what it pays isn’t here. */
  readonly payTables: Readonly<Record<string, string>>
  /** Its variants, by their ids. */
  readonly variants: Readonly<Record<string, string>>
  readonly map: MapWords
  /** Where the bets of a round can stand at its end, by their ids: “×5”. Absent where they don’t move. */
  readonly ends?: Readonly<Record<string, string>>
  readonly drills: Readonly<Record<string, DrillWords>>
  /** A skill, by its id: “King-five suited, before the flop”. Any other text is returned as it is. */
  skill(id: string): string
  /** Steps of ladders by their short names, where those have words in them: “K high”. */
  readonly rungs?: Readonly<Record<string, string>>
  /** A ladder, by its id: “Offsuit kings”. Throws on an id that there is not; absent where the game has none. */
  ladder?(id: string): string
  /** A way to play, by its id. Throws on an id that there is not. */
  way(id: string): WayWords
  /** A rule of a way to play. Throws on an id that there is not. */
  rule(rule: AnyMessage): string
  /** The rules of its ordered strategy, by their ids. */
  readonly rules: Readonly<Record<string, string>>
  /** What of a decision is approximated, where something is: for a player, not for a proof. */
  readonly approximation?: string
  /** Why an answer is what it is: `verdict`, and what the counts say. */
  readonly why: Sentences
}

/** A bet in words: “Ante”; on one of several hands, “Hand 2”. Throws on a bet that the game doesn’t have. */
export function betIn({ bets, felt }: Pick<GameMessages, 'bets' | 'felt'>, bet: string, hand?: number): string {
  if (hand !== undefined) return say(felt, { id: 'betOfHand', args: { hand } })
  if (!Object.hasOwn(bets, bet)) throw new RangeError(`no bet has the id “${bet}”`)
  return bets[bet]!
}
