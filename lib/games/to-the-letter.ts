import type { GameId } from '@/lib/games/ids'

/*
 * Which of a game's ways to play is its ordered strategy, followed rule by rule: what that costs tells how near the rules are to best
 * play. Null where the strategy is no way of its own: at Pai Gow Poker it holds the clauses of every house way.
 */
const TO_THE_LETTER: Readonly<Record<GameId, string | null>> = {
  'ultimate-texas-holdem': 'full',
  'three-card-poker': 'queen-six-four',
  'texas-holdem-bonus': 'rules',
  'casino-holdem': 'rules',
  'pai-gow-poker': null,
  'xx-poker': 'short',
  'texas-21': 'basic-strategy',
}

/** The id of that way; undefined where there is none. */
export const toTheLetter = (game: string): string | undefined =>
  (TO_THE_LETTER as Readonly<Record<string, string | null>>)[game] ?? undefined
