import { GAME_IDS } from '@/lib/games/ids'
import { gradeOf } from '@/lib/teaching/quiz/grade'
import type { AnswerRecord, RoundRecord, RunRecord, SchoolRecord } from '@/lib/teaching/quiz/record'

/** An answer as the trainer gives it; the nth was given n minutes after the first. */
export function answerOf(n: number, more: Partial<AnswerRecord> = {}): AnswerRecord {
  const cost = n % 3 === 0 ? 0 : 1 / (n + 7)
  return {
    kind: 'answer',
    id: `answer-${n}`,
    at: 1_790_000_000_000 + n * 60_000,
    game: GAME_IDS[n % 2]!,
    rules: '',
    seed: `k3x9-${n + 1}`,
    drill: 'preflop',
    spot: 'AsKd',
    stage: 'preflop',
    skill: 'AKo',
    action: 'raise4',
    grade: gradeOf(cost),
    cost,
    isObvious: n % 5 === 0,
    gap: n % 7 === 0 ? null : 1 / 3,
    choice: 'dealt',
    time: n % 4 === 0 ? null : 1200 + n,
    ...more,
  }
}

export function roundOf(n: number, more: Partial<RoundRecord> = {}): RoundRecord {
  return {
    kind: 'round',
    id: `round-${n}`,
    at: 1_790_000_000_000 + n * 60_000 + 30_000,
    game: GAME_IDS[n % 2]!,
    rules: '',
    seed: `k3x9-${n + 1}`,
    net: n % 2 ? -3 : 4.5,
    cost: 0.1,
    decisions: 3,
    ...more,
  }
}

export const aRun: RunRecord = {
  kind: 'run',
  id: 'run-k3x9',
  at: 1_790_000_900_000,
  game: GAME_IDS[0],
  rules: '',
  seed: 'k3x9-1',
  plan: 'choice=close&run=60',
  right: 14,
  asked: 16,
  cost: 0.3,
}

/** An answer of the dealer school: right ones and wrong ones in turn. */
export function schoolOf(n: number, more: Partial<SchoolRecord> = {}): SchoolRecord {
  return {
    kind: 'school',
    id: `school-${n}`,
    at: 1_790_000_000_000 + n * 60_000 + 45_000,
    game: 'pai-gow-poker',
    rules: 'playnow',
    seed: `k3x9-${n + 1}`,
    part: 'house-way',
    item: 'P1',
    spot: 'hand',
    said: 'c',
    isRight: n % 2 === 1,
    time: n % 4 === 0 ? null : 1200 + n,
    room: 'drill',
    ...more,
  }
}

export const answers = (count: number): AnswerRecord[] => Array.from({ length: count }, (_, n) => answerOf(n))

/** What a browser throws where the disk is full. */
export const quota = (): Error => Object.assign(new Error('no room'), { name: 'QuotaExceededError' })
