import type { Card } from '@/lib/cards/card'
import { GAME, type HouseWay, makeWay } from '@/lib/engines/pai-gow/index'
import { makeSetting } from './answer-texts'
import type { Given } from './answers'
import type { SchoolAnswer } from './record'

/** The record of seven cards set by a house way. */
export function settingAnswer(
  way: HouseWay,
  asked: { readonly seed: string; readonly cards: readonly Card[] },
  set: { readonly clause: string; readonly isRight: boolean; readonly low: readonly Card[] },
  given: Given,
): SchoolAnswer {
  const { clause, isRight, low } = set
  return {
    game: GAME,
    rules: makeWay(way),
    seed: asked.seed,
    part: 'house-way',
    item: clause,
    spot: 'hand',
    said: makeSetting(asked.cards, low),
    isRight,
    ...given,
  }
}
