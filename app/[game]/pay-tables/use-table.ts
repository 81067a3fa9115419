'use client'

import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { namingUsualRules, withOwnRules } from '@/app/_components/own-rules'
import { useAddress } from '@/app/_components/use-address'
import { useLiveSolver, type Live } from '@/app/_components/use-live-solver'
import { useSolver, useWarmSolver } from '@/app/_components/use-solver'
import { draggedIn, type Dragged } from '@/lib/games/drag'
import type { AnyGame, Rules } from '@/lib/games/game'
import { makeRules } from '@/lib/games/rules'
import { readAddress, writeAddress, type TableForm } from './form'
import { readForm, type TableReading } from './read'
import type { Standard, TableFigures } from './words'

/** The worker of what is dragged. */
export const CHANNEL = 'pay-tables'
const STANDARD_CHANNEL = 'pay-tables-standard'
const VARIANCE_CHANNEL = 'pay-tables-variance'

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

/**
 * The variance of the table that is shown, which some games leave out while a pay is dragged: asked when the hand rests, of a worker of
 * its own, so that the next step doesn't wait for it. Undefined until it is known.
 */
function useVariance(game: AnyGame, { shown, status }: Live<'whole'>, standard: Standard): number | undefined {
  const isOf = (rules: Rules | undefined): boolean =>
    shown !== null && rules !== undefined && makeRules(game, rules) === makeRules(game, shown.request.rules)
  const usual = isOf(game.variants[0].rules as Rules) ? standard.figures.variance : undefined
  const known = shown?.value.variance ?? usual
  const lacks = shown !== null && status !== 'solving' && known === undefined
  const rested = useLiveSolver('whole', lacks ? { game: game.id, rules: shown.request.rules } : null, {
    channel: VARIANCE_CHANNEL,
    pause: REST,
  })
  return known ?? (isOf(rested.shown?.request.rules) ? rested.shown?.value.variance : undefined)
}

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

  const variance = useVariance(game, live, standard)
  const solved = useMemo((): Solved | null => {
    if (brought) return { rules: standardRules, figures: standard.figures, ms: null }
    if (!live.shown) return null
    const { request, value, ms } = live.shown
    return { rules: request.rules, figures: { ...value, ...(variance !== undefined && { variance }) }, ms }
  }, [brought, standard, standardRules, live.shown, variance])
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
