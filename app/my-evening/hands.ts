import {
  check,
  entriesFromList,
  fallback,
  object,
  optional,
  parse,
  parseJson,
  picklist,
  pipe,
  regex,
  string,
} from 'valibot'
import { answerRecord } from '@/app/_solver/kept-answer'
import type { Rules } from '@/lib/game/game'
import { makeRules } from '@/lib/game/rules'
import type { Solution } from '@/lib/game/solution'
import type { AnyTaughtGame } from '@/lib/game/teaching'
import { readTypedHand, type TypedHand, type TypedProblem } from '@/lib/teaching/evening/read'
import type { AnswerRecord, Read, RoundRecord } from '@/lib/teaching/quiz/record'
import { judge } from '@/lib/teaching/quiz/round'
import { makeSeed } from '@/lib/teaching/quiz/seed'
import { makeStored } from '@/app/_ui/store'
import { GAME_IDS, type GameId } from '@/lib/games/ids'

/* The text being typed, stored at every keystroke, so that a reload, a second tab or a crash loses nothing. */

/** More than anyone plays in a night. */
export const LONGEST_TEXT = 20_000

/** An evening at one game. */
const sheet = object({
  /** A unique id, which identifies the evening's answers, so that none counts twice. */
  id: pipe(string(), regex(/^[a-z0-9]{1,24}$/)),
  text: pipe(
    string(),
    check((text) => text.length <= LONGEST_TEXT),
  ),
})

const USUAL = { game: GAME_IDS[0], texts: {} }

/** Reads the stored text. What is damaged is left out. */
const stored = fallback(
  pipe(
    string(),
    parseJson(),
    object({
      game: fallback(picklist(GAME_IDS), USUAL.game),
      texts: fallback(object(entriesFromList(GAME_IDS, fallback(optional(sheet), undefined))), {}),
    }),
  ),
  USUAL,
)

export const sheets = makeStored<Read<typeof stored>>({
  key: 'feltwise.evening',
  read: (text) => parse(stored, text),
  write: (value) => JSON.stringify(value),
  usual: USUAL,
})

/** Stores the text typed for a game. The first letter starts an evening with this id. */
export const typeEvening = (game: GameId, text: string, id: string): void =>
  void sheets.change((now) => ({
    ...now,
    texts: { ...now.texts, [game]: { id: now.texts[game]?.id ?? id, text: text.slice(0, LONGEST_TEXT) } },
  }))

/** A line without its note. */
const written = (line: string): string => line.replace(/#.*$/, '').trim()

/**
 * Removes the hands that were added to the record from an evening with this id. Lines that couldn't be read, and those
 * typed meanwhile, stay as an evening of their own with the id `next`.
 */
export const putAway = (game: GameId, id: string, added: readonly EveningLine[], next: string): void =>
  void sheets.change((now) => {
    const { [game]: sheet, ...others } = now.texts
    if (sheet?.id !== id) return now
    const left = added.map(({ text }) => text)
    const rest = sheet.text.split('\n').filter((line) => {
      const at = left.indexOf(written(line))
      if (at >= 0) left.splice(at, 1)
      return at < 0 && written(line) !== ''
    })
    return { ...now, texts: rest.length === 0 ? others : { ...others, [game]: { id: next, text: rest.join('\n') } } }
  })

/* Reads an evening's text into hands, and hands into records. Pure functions. */

export interface EveningLine {
  /** From 1. */
  readonly line: number
  readonly text: string
  readonly hand: TypedHand<unknown> | null
  readonly problem: TypedProblem | null
}

/** The hands of a text, one on each line. Empty lines and notes after `#` are skipped. */
export function linesOf(
  game: AnyTaughtGame,
  rules: Rules,
  text: string,
  namesOf: (action: string) => readonly string[],
): readonly EveningLine[] {
  return text.split('\n').flatMap((whole, i) => {
    const line = written(whole)
    if (line === '') return []
    const read = readTypedHand(game, rules, line, namesOf)
    return [
      {
        line: i + 1,
        text: line,
        hand: read.ok ? read.hand : null,
        problem: read.ok ? null : read.problem,
      },
    ]
  })
}

/** The decisions of an evening without duplicates, by the keys under which they are solved. */
export const askedOf = (game: AnyTaughtGame, lines: readonly EveningLine[]): ReadonlyMap<string, unknown> =>
  new Map(lines.flatMap(({ hand }) => hand?.decisions.map(({ state }) => [game.make(state), state] as const) ?? []))

export type Solutions = ReadonlyMap<string, Solution<string>>

/** A graded decision with its line. */
export interface Priced {
  readonly line: number
  readonly record: AnswerRecord
}

/** The solved decisions of an evening with what they cost. `at`: the time of the records. */
export function pricedOf(
  game: AnyTaughtGame,
  rules: Rules,
  lines: readonly EveningLine[],
  solutions: Solutions,
  { id, at }: { readonly id: string; readonly at: number },
): readonly Priced[] {
  return lines.flatMap(({ line, hand }) =>
    (hand?.decisions ?? []).flatMap(({ state, stage, action }, i): Priced[] => {
      const solution = solutions.get(game.make(state))
      if (solution === undefined) return []
      const actions = solution.options.map((option) => option.action)
      const seed = makeSeed({ session: sessionName(id), index: line })
      const phase = { kind: 'chosen', stage, actions, action } as const
      const [answered] = judge(
        game,
        { rules, drill: game.drills[0].id, seed, state, phase, answers: [], dealt: [] },
        solution,
      ).answers
      const record = answerRecord(answered!, makeRules(game, rules), 'dealt', null)
      return [{ line, record: { ...record, at: at + i, id: `${seed}-${i}` } }]
    }),
  )
}

/** The rounds that were typed completely and whose decisions are all priced. */
export function roundsOf(
  game: AnyTaughtGame,
  rules: Rules,
  lines: readonly EveningLine[],
  priced: readonly Priced[],
  { id, at }: { readonly id: string; readonly at: number },
): readonly RoundRecord[] {
  return lines.flatMap(({ line, hand }): RoundRecord[] => {
    const own = priced.filter((one) => one.line === line)
    if (hand === null || hand.net === null || own.length === 0 || own.length < hand.decisions.length) return []
    const seed = makeSeed({ session: sessionName(id), index: line })
    return [
      {
        kind: 'round',
        id: `${seed}-round`,
        at,
        game: game.id,
        rules: makeRules(game, rules),
        seed,
        net: hand.net,
        cost: own.reduce((sum, { record }) => sum + record.cost, 0),
        decisions: own.length,
      },
    ]
  })
}

/** The name of the session in the seeds of an evening's hands. */
export const sessionName = (id: string): string => `evening${id}`
