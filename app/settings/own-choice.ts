import { ownRules } from '@/app/_settings/own-rules'
import { rulesInWords } from '@/app/_settings/rules-in-words'
import type { Rules } from '@/lib/game/game'
import { loadGame } from '@/lib/games/load-game'
import { parseRules } from '@/lib/game/rules'
import { must } from '@/lib/result'

/** Rules to choose for a game. */
export interface RuleChoice {
  /** As `makeRules` writes them. */
  readonly text: string
  readonly name: string
}

/** The reader's own rules of a game, as `makeRules` writes them, and their name; the usual ones if the text can't be read. */
export async function ownChoice(id: string, kept: string): Promise<RuleChoice> {
  const game = await loadGame(id)
  const text = ownRules(game, { [id]: kept })
  return { text, name: rulesInWords(game, must(parseRules(game, text)) as Rules) }
}
