import { joinRules, splitRules, type RuleTexts } from '@/app/_components/rule-texts'
import { risk } from '@/app/_languages/english/risk'
import type { AnyGame } from '@/lib/games/game'
import { nearest } from '@/lib/games/nearest'

/* What a person asks of a session, as typed, and its address: `?hours=4&stake=25&bankroll=1000`. */

/** The numbers of the form. What is absent is as usual: the stake and the pace as set for all games, four hours, a hundred bets. */
export const NUMBERS = ['stake', 'pace', 'hours', 'rounds', 'bankroll'] as const
export type NumberName = (typeof NUMBERS)[number]

export interface RiskForm {
  readonly rules: RuleTexts
  /** One of the game's ways to play; empty: the best. */
  readonly play: string
  readonly texts: Readonly<Partial<Record<NumberName, string>>>
  /** Which of the two says how long it lasts. */
  readonly by: 'hours' | 'rounds'
  /** What the address said that cannot be read, in a sentence. */
  readonly notice: string | null
}

const KEYS = ['rules', 'play', ...NUMBERS] as const
const LONGEST = 20

export function readAddress(game: AnyGame, query: URLSearchParams): RiskForm {
  const texts = Object.fromEntries(
    NUMBERS.flatMap((name) => (query.has(name) ? [[name, (query.get(name) ?? '').slice(0, LONGEST)]] : [])),
  )
  return {
    rules: splitRules(game, query.get('rules') ?? ''),
    play: (query.get('play') ?? '').slice(0, 2 * LONGEST),
    texts,
    by: query.has('rounds') && !query.has('hours') ? 'rounds' : 'hours',
    notice: strangeKey(query),
  }
}

/** A key that is nearly ours is a slip; others are somebody else's and are let be. */
function strangeKey(query: URLSearchParams): string | null {
  for (const key of query.keys()) {
    const meant = (KEYS as readonly string[]).includes(key) ? undefined : nearest(key, KEYS)
    if (meant !== undefined) return risk.noKey(key.slice(0, 40), meant)
  }
  return null
}

/** The address of a form; what is as usual goes without saying. */
export function writeAddress(game: AnyGame, { rules, play, texts, by }: RiskForm): string {
  const query = new URLSearchParams()
  const other = by === 'hours' ? 'rounds' : 'hours'
  for (const name of NUMBERS) if (name !== other && texts[name] !== undefined) query.set(name, texts[name])
  // An address without a length is of hours.
  if (by === 'rounds' && texts.rounds === undefined) query.set('rounds', USUAL_ROUNDS)
  if (play !== '') query.set('play', play)
  const ruleText = joinRules(game, rules)
  if (ruleText !== '') query.set('rules', ruleText)
  return query.toString()
}

export const USUAL_HOURS = '4'
export const USUAL_ROUNDS = '500'

export const withText = (form: RiskForm, name: NumberName, text: string): RiskForm => ({
  ...form,
  texts: { ...form.texts, [name]: text.slice(0, LONGEST) },
  notice: null,
})
