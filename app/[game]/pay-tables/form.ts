import { joinRules, splitRules, type RuleTexts } from '@/app/_components/rule-texts'
import { payTables } from '@/app/_languages/english/pay-tables'
import type { AnyGame } from '@/lib/games/game'
import { nearest } from '@/lib/games/nearest'

/* What a person has entered at the pay tables of a game, and its address: `?rules=blind.flush_2`, as everywhere. */

export interface TableForm {
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
