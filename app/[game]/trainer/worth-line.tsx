'use client'

import type { Rules } from '@/lib/games/game'
import type { AnyTaughtGame } from '@/lib/games/teaching'
import { useMemo } from 'react'
import { money, percent } from '@/app/_components/format'
import { hourlyCost, hourOf } from '@/app/_components/pace'
import { usePreferences } from '@/app/_components/preferences'
import { trainer } from '@/app/_languages/english/trainer'
import type { AnyRound } from './address'
import { oftenInWords } from './plan-words'
import type { Training } from './use-training'

interface Props {
  readonly game: AnyTaughtGame
  readonly round: AnyRound
  readonly training: Training
}

/** Why this hand: how often its class comes, the chance to miss it, what knowing it saves in an hour. By what was answered before it. */
export function WorthLine({ game, round, training: { stats, skills, log, isLoading } }: Props) {
  const preferences = usePreferences()
  const rules = round.rules as Rules
  const skill = round.answers[0]?.skill ?? (round.phase.kind === 'ended' ? '' : game.skill(rules, round.state))
  const value = useMemo(() => {
    const before = log.answers.filter(({ seed }) => seed !== round.seed)
    return stats && skills ? stats.values(game, rules, skills, before).find((one) => one.skill === skill) : undefined
  }, [stats, skills, game, rules, log.answers, round.seed, skill])
  if (value === undefined) return isLoading ? trainer.byValueAlone : trainer.tooSeldom
  return trainer.worth(
    oftenInWords(value.perRound),
    percent(value.chance, 0),
    money(hourlyCost(value.worth, hourOf(game, undefined, preferences)), preferences.currency),
  )
}
