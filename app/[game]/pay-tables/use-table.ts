'use client'

import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { namingUsualRules, withOwnRules } from '@/app/_settings/own-rules'
import { createHold } from '@/app/_ui/hold'
import { useAddress } from '@/app/_ui/use-address'
import { type Live, useLiveSolver } from '@/app/_solver/use-live-solver'
import { useSolver, useWarmSolver } from '@/app/_solver/use-solver'
import { type Dragged, draggedIn } from '@/lib/games/drag'
import type { AnyGame, RuleField, Rules } from '@/lib/games/game'
import { makeRules, shortName } from '@/lib/games/rules'
import { plain, whole } from '@/app/_languages/format'
import { joinRules, readRules, ruleText, type RuleTexts, splitRules } from '@/app/_settings/rule-texts'
import { asTyped } from '@/app/_ui/typed-number'
import { numbers } from '@/app/_languages/english/numbers'
import { payTables } from '@/app/_languages/english/pay-tables'
import { nearest } from '@/lib/games/nearest'
import type { Standard, TableFigures } from './words'

/* What a person has entered at the pay tables of a game, and its address: `?rules=blind.flush_2`, as everywhere. */

interface TableForm {
  readonly rules: RuleTexts
  /** What the address said that cannot be read, in a sentence. */
  readonly notice: string | null
}

const KEY = 'rules'

/** Reads an address as far as it goes. Never fails: what is wrong shows beside its field or in the notice. */
export function readAddress(game: AnyGame, query: URLSearchParams): TableForm {
  return { rules: splitRules(game, query.get(KEY) ?? ''), notice: strangeKey(query) ?? twice(query) }
}

/** A key that is nearly ours is a slip; others are somebody else's and are let be. */
function strangeKey(query: URLSearchParams): string | null {
  const strange = [...query.keys()].find((key) => key !== KEY && nearest(key, [KEY]) !== undefined)
  return strange === undefined ? null : payTables.strangeKey(strange.slice(0, 40), KEY)
}

const twice = (query: URLSearchParams): string | null => (query.getAll(KEY).length > 1 ? payTables.rulesTwice : null)

/** The address of a form; the game’s usual rules go without saying. */
export function writeAddress(game: AnyGame, { rules }: TableForm): string {
  const text = joinRules(game, rules)
  return text === '' ? '' : new URLSearchParams({ [KEY]: text }).toString()
}

/* Why a text is no number that a rule may be, told apart and in a sentence that says what to do. */

interface Range {
  readonly least: number
  readonly most: number
  readonly whole: boolean
}

/** As many decimal places as rules keep: more is a slip of the pen. */
const PLACES = 6
const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)$/
const SCIENTIFIC = /^[+-]?(\d+(\.\d*)?|\.\d+)e[+-]?\d{1,3}$/i
/** `3:2`, `3/2`, `3 to 2`. */
const RATIO = /^(\d{1,6}(?:\.\d+)?)\s*(?::|\/|to)\s*(\d{1,6}(?:\.\d+)?)$/i

const shown = (text: string): string => `“${text.length > 24 ? `${text.slice(0, 24)}…` : asTyped(text)}”`
const written = (value: number): string =>
  Number.isInteger(value) ? whole(value) : plain(value, Math.min(PLACES, String(value).split('.')[1]?.length ?? 0))

function ratioProblem(text: string): string | null {
  const [, left, right] = RATIO.exec(text) ?? []
  if (left === undefined || Number(right) === 0) return null
  return payTables.oneNumber(shown(text), asTyped(String(Number((Number(left) / Number(right)).toFixed(PLACES)))))
}

function rangeProblem(value: number, { least, most }: Range): string | null {
  if (value > most) return payTables.tooMuch(written(value), written(most))
  if (value < 0 && least === 0) return payTables.negative
  return value < least ? payTables.tooLittle(written(value), written(least)) : null
}

function placesProblem(text: string, value: number, isWhole: boolean): string | null {
  if (isWhole && !Number.isInteger(value)) return payTables.notWhole
  // Up to the last that is no nought.
  const places = (/^\d*[1-9]/.exec(text.split('.')[1] ?? '')?.[0] ?? '').length
  return places > PLACES ? payTables.tooManyPlaces(places) : null
}

/** What is wrong with a typed number, in a sentence; null where nothing is. A comma may stand for the point. */
export function numberProblem(typed: string, range: Range): string | null {
  const text = typed.trim()
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

/* What a form means: the rules in force and what is wrong, in the words of this page. */

interface TableReading {
  /** With what cannot be read left as the variant has it. */
  readonly rules: Rules
  /** By the rule's short name, `variant`, or `rules` for what belongs to no field: what is wrong, in a sentence. */
  readonly problems: Readonly<Record<string, string>>
  /** Whether all of it could be read. */
  readonly isGood: boolean
}

/** Where numbers are typed among the rules, and what they may be. */
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

/** Reads the whole form. */
export function readForm(game: AnyGame, { rules: texts }: TableForm): TableReading {
  const { rules, problems: found } = readRules(game, texts)
  const problems: Record<string, string> = { ...found }
  for (const { path, ...range } of game.ruleFields.flatMap(numbersIn)) {
    const problem = numberProblem(ruleText(game, texts, path), range)
    if (problem !== null) problems[shortName(path)] = problem
  }
  return { rules, problems, isGood: Object.keys(problems).length === 0 }
}

/** The worker of what is dragged. */
export const CHANNEL = 'pay-tables'
const STANDARD_CHANNEL = 'pay-tables-standard'
const LATE_CHANNEL = 'pay-tables-late'

/** The edge first, without what takes as long again in some games. */
export const EDGE_FIRST = { outcomes: false } as const

/** A game that takes longer than this is solved when the hand rests, in milliseconds. */
const LONG = 1000
const REST = 350

/** A table that was solved. */
export interface Solved {
  readonly rules: Rules
  readonly figures: TableFigures
  /** How long it took, in milliseconds; null of one that came with the page. */
  readonly ms: number | null
}

/** Everything the parts of the page share. */
export interface TableHold {
  readonly game: AnyGame
  /** What can be dragged, in the order of the rules. */
  readonly dragged: readonly Dragged[]
  readonly form: TableForm
  readonly reading: TableReading
  readonly change: (form: TableForm) => void
  /** The last table that could be read. */
  readonly good: Rules
  /** The last table that was solved; it may be an older one. */
  readonly solved: Solved | null
  readonly live: Live<'whole'>
  /** Whether the game takes so long that it is solved only when the hand rests. */
  readonly isLong: boolean
  readonly standardRules: Rules
  readonly standard: Standard
  /** The usual table with all its classes, once that was needed and solved. */
  readonly standardFull: TableFigures | null
}

/** The last rules that could be read: while something cannot, its figures stay. */
function useGood({ rules, isGood }: TableReading): Rules {
  const [good, setGood] = useState(rules)
  if (isGood && good !== rules) setGood(rules)
  return good
}

interface Pace {
  readonly last: Live<'whole'>['shown']
  /** The quickest solve but the first, in milliseconds; 0 before there was one. */
  readonly quickest: number
}

/** The quickest solve tells how long a game takes: a slower one had to share the machine, and the first loads the solver and its tables. */
function paceAfter({ last, quickest }: Pace, shown: Live<'whole'>['shown']): Pace {
  if (!last || !shown) return { last: shown, quickest }
  return { last: shown, quickest: quickest === 0 ? shown.ms : Math.min(quickest, shown.ms) }
}

/** What some games leave out while a pay is dragged. */
type Late = Pick<TableFigures, 'variance' | 'ends'>

/**
 * What was left out of the table that is shown: asked when the hand rests, of a worker of its own, so that the next step doesn't wait for
 * it. Undefined until it is known.
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

/** The pay tables of a game: the form in the address, what it means, and the whole game solved as it changes. */
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

/** The tables that the slower parts of the page show: they may come a moment later, so that the finger is never held up. */
export function useUnhurried({ solved, good }: TableHold): { readonly solved: Solved | null; readonly good: Rules } {
  return { solved: useDeferredValue(solved), good: useDeferredValue(good) }
}
