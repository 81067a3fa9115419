import type { AnswerHand, HandAnswer } from '@/lib/games/hand-page'
import { type GameId, isGameId } from '@/lib/games/ids'

/* What the pages of hands say: the solved halves, each loaded when it is asked for. Only the build and tests come here. */

const ANSWERS: Readonly<Partial<Record<GameId, () => Promise<AnswerHand>>>> = {
  'ultimate-texas-holdem': async () => (await import('@/lib/games/ultimate-texas-holdem/answers')).answerHand,
  'texas-holdem-bonus': async () => (await import('@/lib/games/texas-holdem-bonus/answers')).answerHand,
  'three-card-poker': async () => (await import('@/lib/games/three-card-poker/answers')).answerHand,
  'texas-21': async () => (await import('@/lib/games/texas-21/answers')).answerHand,
  'xx-poker': async () => (await import('@/lib/games/xx-poker/answers')).answerHand,
  'pai-gow-poker': async () => (await import('@/lib/games/pai-gow-poker/answers')).answerHand,
  'casino-holdem': async () => (await import('@/lib/games/casino-holdem/answers')).answerHand,
}

const kept = new Map<string, Promise<HandAnswer>>()

async function answer(game: string, slug: string): Promise<HandAnswer> {
  const load = isGameId(game) ? ANSWERS[game] : undefined
  if (!load) throw new Error(`${game} has no pages of hands`)
  return (await load())(slug)
}

/** What the page of a hand says, worked out once. Fails on a page that does not exist. */
export function answerOf(game: string, slug: string): Promise<HandAnswer> {
  const key = `${game}/${slug}`
  const known = kept.get(key) ?? answer(game, slug)
  kept.set(key, known)
  return known
}
