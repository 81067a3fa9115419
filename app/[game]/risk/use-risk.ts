'use client'

import type { AnyTaughtGame } from '@/lib/game/teaching'
import { useCallback, useMemo, useState } from 'react'
import { usePreferences } from '@/app/_settings/preferences'
import { namingUsualRules, withOwnRules } from '@/app/_settings/own-rules'
import { useAddress } from '@/app/_ui/use-address'
import { useLiveSolver } from '@/app/_solver/use-live-solver'
import { useSolver, useWarmSolver } from '@/app/_solver/use-solver'
import { makeRules } from '@/lib/game/rules'
import type { SessionQuestion } from '@/lib/math/session-figures'
import { questionOf, readAddress, readForm, readNumber, type RiskForm, type Session, writeAddress } from './read'

export const WHOLE_CHANNEL = 'risk-whole'
export const CHANNEL = 'risk'

/**
 * Sessions with more rounds than LONG take a noticeable time, so they are solved only after PAUSE milliseconds without
 * a change.
 */
const LONG = 1500
const PAUSE = 200

/** Data included in the page. */
export interface Standard {
  /** The net results of a round under the usual rules with the usual strategy. */
  readonly outcomes: SessionQuestion['outcomes']
  /** The ids of the strategies whose results are quick enough to wait for. */
  readonly ways: readonly string[]
}

/** The session in the address, the results of a round under its rules, and the figures as they arrive. */
export function useRisk(game: AnyTaughtGame, standard: Standard) {
  useWarmSolver(CHANNEL, game.id)
  const preferences = usePreferences()
  const read = useCallback((query: URLSearchParams) => readAddress(game, withOwnRules(game, query)), [game])
  const write = useCallback((form: RiskForm) => namingUsualRules(game, writeAddress(game, form)), [game])
  const [form, change] = useAddress(read, write)
  // A change of the stake or pace of all games, elsewhere on the page, applies to this session too.
  const [seen, setSeen] = useState(preferences)
  if (seen !== preferences) {
    setSeen(preferences)
    const moved = (['stake', 'pace'] as const).filter(
      (name) =>
        seen[name] !== preferences[name] &&
        form.texts[name] !== undefined &&
        readNumber(form.texts[name]) !== preferences[name],
    )
    if (moved.length > 0)
      change({
        ...form,
        texts: { ...form.texts, ...Object.fromEntries(moved.map((name) => [name, String(preferences[name])])) },
      })
  }
  const reading = useMemo(() => readForm(game, form, preferences), [game, form, preferences])
  const { rules, play, session } = reading
  const isStandard = play === undefined && makeRules(game, rules) === ''
  const whole = useSolver(
    'whole',
    isStandard ? null : { game: game.id, rules, ...(play === undefined ? {} : { options: { strategy: play } }) },
    { channel: WHOLE_CHANNEL },
  )
  const outcomes = isStandard ? standard.outcomes : (whole.value?.outcomes ?? null)
  const question = outcomes && session ? questionOf(outcomes, session) : null
  const live = useLiveSolver('risk', question, { channel: CHANNEL, pause: (session?.rounds ?? 0) > LONG ? PAUSE : 0 })
  const shown = useShown(live.shown, session, form, reading.texts.hours)
  return { game, standard, form, change, reading, whole, live, shown, preferences, isStandard }
}

export type RiskHold = ReturnType<typeof useRisk>

/** The figures on the page with the session that they were computed for. */
export interface ShownSession {
  readonly figures: NonNullable<ReturnType<typeof useLiveSolver<'risk'>>['shown']>['value']
  readonly session: Session
  readonly by: 'hours' | 'rounds'
  readonly hours: string
}

/** Figures keep the stake and length of their session until the next session's arrive. */
function useShown(
  shown: ReturnType<typeof useLiveSolver<'risk'>>['shown'],
  session: Session | null,
  { by }: RiskForm,
  hours: string,
): ShownSession | null {
  const [kept, setKept] = useState<ShownSession | null>(null)
  const fits =
    shown !== null &&
    session !== null &&
    shown.request.rounds === session.rounds &&
    shown.request.bankroll === Number((session.bankroll / session.stake).toFixed(9))
  if (fits && (kept?.figures !== shown.value || kept.session !== session || kept.by !== by || kept.hours !== hours)) {
    const next = { figures: shown.value, session, by, hours }
    setKept(next)
    return next
  }
  return kept
}
