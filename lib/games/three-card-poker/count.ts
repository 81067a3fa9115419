import type { Card } from '@/lib/cards/card'
import { evaluate3, handOfThree } from '@/lib/cards/three'
import { tidyNet } from '@/lib/games/ev'
import type { ThreeCardRules } from './rules'
import { anteBonusPay, type Ending, ENDING_NETS } from './settle'

/** In how many deals of the dealer's three cards a played hand ends each way. */
export type EndingCounts = Readonly<Record<Ending, number>>

/** Every dealer hand of the stub against a player's strength: 18,424 of them without dead cards. */
export function countEndings(player: number, stub: readonly Card[], qualifying: number): EndingCounts {
  const counts = { 'not-qualified': 0, win: 0, tie: 0, loss: 0 }
  for (let i = 0; i < stub.length; i++)
    for (let j = i + 1; j < stub.length; j++)
      for (let k = j + 1; k < stub.length; k++) {
        const dealer = evaluate3(stub[i]!, stub[j]!, stub[k]!)
        if (dealer < qualifying) counts['not-qualified']++
        else if (dealer < player) counts.win++
        else if (dealer === player) counts.tie++
        else counts.loss++
      }
  return counts
}

/** The net of the round, in antes, for each ending of a played hand of this strength; the ante bonus is in all of them. */
export function playNets(rules: ThreeCardRules, player: number): Readonly<Record<Ending, number>> {
  const bonus = anteBonusPay(rules, handOfThree(player))
  const net = (ending: Ending): number => tidyNet(ENDING_NETS[ending].ante + ENDING_NETS[ending].play + bonus)
  return { 'not-qualified': net('not-qualified'), win: net('win'), tie: net('tie'), loss: net('loss') }
}
