'use client'

import { useState } from 'react'
import { percent } from '@/app/_languages/format'
import { houseWays } from '@/app/_languages/words'
import { useGame } from '@/app/_solver/use-game'
import { useSolver } from '@/app/_solver/use-solver'
import { TextButton } from '@/app/_ui/button'
import { ProgressLine } from '@/app/_ui/progress-line'
import { problemInWords } from '@/app/_ui/problem-words'
import { COMMISSION, GAME, type HouseWay, makeWay } from '@/lib/engines/pai-gow/index'
import { evValue } from '@/lib/game/ev'
import type { Rules } from '@/lib/game/game'

interface Props {
  readonly way: HouseWay
}

/** What a way that sets every hand costs the player. Every deal is counted, on request. */
export function Price({ way }: Props) {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <div className="grid gap-1 border-t pt-3 text-small">
      <p className="font-strong">{houseWays.price}</p>
      <p className="text-muted">{houseWays.priceAbout}</p>
      {isAsked ? (
        <Edge way={way} />
      ) : (
        <TextButton onClick={() => setIsAsked(true)} className="justify-self-start">
          {houseWays.priceAsk}
        </TextButton>
      )}
    </div>
  )
}

const withWay = (rules: Rules, way: HouseWay): Rules => Object.assign({}, rules, { houseWay: makeWay(way) })

function Edge({ way }: Props) {
  const rules = useGame(GAME)?.variants[0].rules as Rules | undefined
  const { value, status, progress, problem, retry } = useSolver(
    'whole',
    rules ? { game: GAME, rules: withWay(rules, way) } : null,
    { channel: 'priced-way' },
  )
  if (status === 'failed')
    return (
      <p role="alert" className="text-blunder-ink">
        {houseWays.priceFailed} {problem && problemInWords(problem)}{' '}
        <TextButton onClick={retry}>{houseWays.tryAgain}</TextButton>
      </p>
    )
  return (
    <div role="status" className="grid gap-2">
      {value ? (
        <p className="tabular-nums">{houseWays.edge(percent(-evValue(value.ev), 4), percent(COMMISSION, 0))}</p>
      ) : (
        <ProgressLine done={progress} label={houseWays.pricing} />
      )}
    </div>
  )
}
