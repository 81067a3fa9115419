'use client'

import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { namingUsualRules, withOwnRules } from '@/app/_settings/own-rules'
import { createHold } from '@/app/_ui/hold'
import { useAddress } from '@/app/_ui/use-address'
import { type Live, useLiveSolver } from '@/app/_solver/use-live-solver'
import { useSolver, useWarmSolver } from '@/app/_solver/use-solver'
import { type Dragged, draggedIn } from '@/lib/game/drag'
import type { AnyGame, RuleField, Rules } from '@/lib/game/game'
import { makeRules, shortName } from '@/lib/game/rules'
import { plain, whole } from '@/app/_languages/format'
import { joinRules, readRules, ruleText, type RuleTexts, splitRules } from '@/app/_settings/rule-texts'
import { asTyped, PLACES, readRatio, toOneOf } from '@/app/_ui/typed-number'
import { numbers, payTables } from '@/app/_languages/words'
import { nearest } from '@/lib/nearest'
import type { Standard, TableFigures } from './words'

/* The input on a game's page of pay tables, and its address: `?rules=blind.flush_2`, as on other pages. */

interface TableForm {
  readonly rules: RuleTexts
  /** A sentence about a part of the address that can't be read. */
  readonly notice: string | null
}

const KEY = 'rules'

/** Reads what it can of an address. Never fails: problems are shown beside their fields or in the notice. */
export function readAddress(game: AnyGame, query: URLSearchParams): TableForm {
  return { rules: splitRules(game, query.get(KEY) ?? ''), notice: strangeKey(query) ?? twice(query) }
}

/** The problem with a key that is almost `rules`. Other keys are ignored. */
function strangeKey(query: URLSearchParams): string | null {
  const strange = [...query.keys()].find((key) => key !== KEY && nearest(key, [KEY]) !== undefined)
  return strange === undefined ? null : payTables.strangeKey(strange.slice(0, 40), KEY)
}

const twice = (query: URLSearchParams): string | null => (query.getAll(KEY).length > 1 ? payTables.rulesTwice : null)

/** The address of a form; empty for the game's usual rules. */
export function writeAddress(game: AnyGame, { rules }: TableForm): string {
  const text = joinRules(game, rules)
  return text === '' ? '' : new URLSearchParams({ [KEY]: text }).toString()
}

/* Explains why a text isn't a valid number for a rule, in a sentence that says what to do. */

interface Range {
  readonly least: number
  readonly most: number
  readonly whole: boolean
}

const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)$/
const SCIENTIFIC = /^[+-]?(\d+(\.\d*)?|\.\d+)e[+-]?\d{1,3}$/i

const shown = (text: string): string => numbers.quoted(text.length > 24 ? `${text.slice(0, 24)}…` : asTyped(text))
const written = (value: number): string =>
  Number.isInteger(value) ? whole(value) : plain(value, Math.min(PLACES, String(value).split('.')[1]?.length ?? 0))

/** The problem with a ratio that no decimal number gives, such as 4 to 3; null for any other text. */
function ratioProblem(text: string): string | null {
  const ratio = readRatio(text)
  return ratio && payTables.oneNumber(shown(text), asTyped(ratio.toOne))
}

function rangeProblem(value: number, { least, most }: Range): string | null {
  if (value > most) return payTables.tooMuch(written(value), written(most))
  if (value < 0 && least === 0) return payTables.negative
  return value < least ? payTables.tooLittle(written(value), written(least)) : null
}

function placesProblem(text: string, value: number, isWhole: boolean): string | null {
  if (isWhole && !Number.isInteger(value)) return payTables.notWhole
  // Trailing zeros don't count.
  const places = (/^\d*[1-9]/.exec(text.split('.')[1] ?? '')?.[0] ?? '').length
  return places > PLACES ? payTables.tooManyPlaces(places) : null
}

/** The problem with a typed number, as a sentence; null if there is none. The decimal separator may be a comma. */
export function numberProblem(typed: string, range: Range): string | null {
  const text = toOneOf(typed).trim()
  if (text === '') return range.least === 0 ? payTables.nothingPays : payTables.nothingEntered
  if (/^\d{1,3}(,\d{3})+$/.test(text))
    return payTables.whichComma(shown(text), text.replaceAll(',', ''), text.replace(',', '.'))
  const plainText = text.replace(/^([+-]?\d*),(\d+)$/, '$1.$2')
  const isScientific = SCIENTIFIC.test(plainText)
  if (!isScientific && !DECIMAL.test(plainText)) return ratioProblem(text) ?? payTables.noNumber(shown(text))
  const value = Number(plainText)
  const problem = rangeProblem(value, range)
  if (problem !== null || !isScientific) return problem ?? placesProblem(plainText, value, range.whole)
  return payTables.writeOut(shown(text), written(value).replaceAll(numbers.grouping, ''))
}

/* Interprets a form: the current rules, and problems in this page's words. */

interface TableReading {
  /** Rules that can't be read have the variant's value. */
  readonly rules: Rules
  /** Problems as sentences, by the rule's short name, `variant`, or `rules` for those that belong to no field. */
  readonly problems: Readonly<Record<string, string>>
  /** Whether all of the form is valid. */
  readonly isGood: boolean
}

/** The numbers that can be typed in a rule's field, with their ranges. */
function numbersIn(field: RuleField): readonly {
  readonly path: readonly string[]
  readonly least: number
  readonly most: number
  readonly whole: boolean
}[] {
  if (field.kind === 'number') return [field]
  if (field.kind !== 'pays') return []
  return field.hands.map(({ id }) => ({ path: [...field.path, id], least: 0, most: field.most, whole: false }))
}

export function readForm(game: AnyGame, { rules: texts }: TableForm): TableReading {
  const { rules, problems: found } = readRules(game, texts)
  const problems: Record<string, string> = { ...found }
  for (const { path, ...range } of game.ruleFields.flatMap(numbersIn)) {
    const problem = numberProblem(ruleText(game, texts, path), range)
    if (problem !== null) problems[shortName(path)] = problem
  }
  return { rules, problems, isGood: Object.keys(problems).length === 0 }
}

/** The channel of the current table's worker. */
export const CHANNEL = 'pay-tables'
const STANDARD_CHANNEL = 'pay-tables-standard'
const LATE_CHANNEL = 'pay-tables-late'

/** Solves the edge first. In some games the outcomes take as long again. */
export const EDGE_FIRST = { outcomes: false } as const

/** If a game takes longer than LONG, it is solved only after REST without a change; both in milliseconds. */
const LONG = 1000
const REST = 350

export interface Solved {
  readonly rules: Rules
  readonly figures: TableFigures
  /** How long it took, in milliseconds; null if the page included it. */
  readonly ms: number | null
}

/** Shared by all parts of the page. */
export interface TableHold {
  readonly game: AnyGame
  /** The values with sliders, in the order of the rules. */
  readonly dragged: readonly Dragged[]
  readonly form: TableForm
  readonly reading: TableReading
  readonly change: (form: TableForm) => void
  /** The last valid table. */
  readonly good: Rules
  /** The last solved table, which may not be the current one. */
  readonly solved: Solved | null
  readonly live: Live<'whole'>
  /** Whether the game takes so long that it is solved only after the reader stops changing it. */
  readonly isLong: boolean
  readonly standardRules: Rules
  readonly standard: Standard
  /** The usual table with all its classes, once it was needed and solved. */
  readonly standardFull: TableFigures | null
}

/** The last valid rules. Their figures stay while the input is invalid. */
function useGood({ rules, isGood }: TableReading): Rules {
  const [good, setGood] = useState(rules)
  if (isGood && good !== rules) setGood(rules)
  return good
}

interface Pace {
  readonly last: Live<'whole'>['shown']
  /** The shortest solve except for the first, in milliseconds; 0 before there was one. */
  readonly quickest: number
}

/**
 * The shortest solve shows how long a game takes. Slower ones shared the processor, and the first one loaded the solver
 * and its tables.
 */
function paceAfter({ last, quickest }: Pace, shown: Live<'whole'>['shown']): Pace {
  if (!last || !shown) return { last: shown, quickest }
  return { last: shown, quickest: quickest === 0 ? shown.ms : Math.min(quickest, shown.ms) }
}

/** Figures that some games leave out while a slider moves. */
type Late = Pick<TableFigures, 'variance' | 'ends'>

/**
 * The figures left out of the current table. They are solved by another worker after the reader stops changing it, so
 * that the next change doesn't wait for them. Undefined until they are known.
 */
function useLate(game: AnyGame, { shown, status }: Live<'whole'>, standard: Standard): Late | undefined {
  const isOf = (rules: Rules | undefined): boolean =>
    shown !== null && rules !== undefined && makeRules(game, rules) === makeRules(game, shown.request.rules)
  const usual = isOf(game.variants[0].rules as Rules) ? standard.figures : undefined
  const known = [shown?.value, usual].find((figures) => figures?.variance !== undefined)
  const lacks = shown !== null && status !== 'solving' && known === undefined
  const rested = useLiveSolver('whole', lacks ? { game: game.id, rules: shown.request.rules } : null, {
    channel: LATE_CHANNEL,
    pause: REST,
  })
  return known ?? (isOf(rested.shown?.request.rules) ? rested.shown?.value : undefined)
}

export const [TableHeld, useTableHold] = createHold<TableHold>()

/** A game's pay tables: the form in the address, its interpretation, and the whole game solved whenever it changes. */
export function useTable(game: AnyGame, standard: Standard): TableHold {
  useWarmSolver(CHANNEL, game.id)
  const dragged = useMemo(() => draggedIn(game), [game])
  const read = useCallback((query: URLSearchParams) => readAddress(game, withOwnRules(game, query)), [game])
  const write = useCallback((form: TableForm) => namingUsualRules(game, writeAddress(game, form)), [game])
  const [form, change] = useAddress(read, write)
  const reading = useMemo(() => readForm(game, form), [game, form])
  const good = useGood(reading)
  const standardRules = game.variants[0].rules as Rules
  const isStandard = useMemo(
    () => makeRules(game, good) === makeRules(game, standardRules),
    [game, good, standardRules],
  )
  const brings = standard.isMade && standard.figures.cells !== undefined
  const brought = brings && isStandard
  const [pace, setPace] = useState<Pace>({ last: null, quickest: brings ? Infinity : 0 })
  const isLong = pace.quickest > LONG
  const live = useLiveSolver('whole', brought ? null : { game: game.id, rules: good, options: EDGE_FIRST }, {
    channel: CHANNEL,
    pause: isLong ? REST : 0,
  })
  if (live.shown !== pace.last) setPace(paceAfter(pace, live.shown))

  const { variance, ends } = useLate(game, live, standard) ?? {}
  const solved = useMemo((): Solved | null => {
    if (brought) return { rules: standardRules, figures: standard.figures, ms: null }
    if (!live.shown) return null
    const { request, value, ms } = live.shown
    const late: Late = { ...(variance !== undefined && { variance }), ...(ends && { ends }) }
    return { rules: request.rules, figures: { ...value, ...late }, ms }
  }, [brought, standard, standardRules, live.shown, variance, ends])
  const wanted = !brings && live.shown !== null
  const full = useSolver(
    'whole',
    { game: game.id, rules: standardRules },
    { channel: STANDARD_CHANNEL, enabled: wanted },
  )
  return {
    game,
    dragged,
    form,
    reading,
    change,
    good,
    solved,
    live,
    isLong,
    standardRules,
    standard,
    standardFull: brings ? standard.figures : full.value,
  }
}

/** The tables for the slower parts of the page. They may arrive a moment later, so that dragging never stutters. */
export function useUnhurried({ solved, good }: TableHold): { readonly solved: Solved | null; readonly good: Rules } {
  return { solved: useDeferredValue(solved), good: useDeferredValue(good) }
}
