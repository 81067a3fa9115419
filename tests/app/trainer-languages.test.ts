import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shortDay, dayInWords, readDay } from '@/app/daily/dates'
import { sharedText } from '@/app/daily/past'
import { trainerKeys } from '@/app/[game]/trainer/keys'
import {
  dayInWords as dayOfAnswer,
  difficultyInWords,
  oftenInWords,
  planName,
  whenInWords,
} from '@/app/[game]/trainer/plan-words'
import { headline, rateInWords } from '@/app/[game]/trainer/summary'
import { costInWords, followedInWords, ownInWords } from '@/app/[game]/trainer/words'
import { speak } from '../tools/speak'
import { money } from '@/app/_languages/format'
import spanish from '@/app/_languages/translations/es'
import type { Rules } from '@/lib/game/game'
import { exact } from '@/lib/game/ev'
import { findGame } from '@/lib/games/index'
import { parseDay } from '@/lib/teaching/quiz/daily'
import { gradeAnswer } from '@/lib/teaching/quiz/grade'
import { must } from '@/lib/result'
import { saying } from '../tools/problems'

const game = findGame('three-card-poker')!
const rules = game.variants[0].rules as Rules
const DAY = must(parseDay('2026-11-20'))
const STAKE = { stake: 10, currency: 'USD' } as const
/** Amounts of money have a space that does not break. */
const said = (text: string): string => text.replaceAll('\u00A0', ' ')

beforeAll(() => speak(spanish))
afterAll(() => speak(null))

describe('the trainer in Spanish', () => {
  it('says what is trained, with numbers and days as they are written there', () => {
    expect(
      planName(game, rules, {
        drill: 'as-dealt',
        choice: 'close',
        gap: 0.02,
        length: 10,
        clock: { kind: 'decision', seconds: 5 },
      }),
    ).toBe('Decisiones ajustadas, hasta 0,02 antes · 10 manos · 5 s por jugada')
    expect(oftenInWords(0.4)).toBe('una vez cada 2,5 rondas')
    expect(difficultyInWords({ gap: 0.034 } as never, 'ante')).toBe('diferencia 0,034 antes')
    const now = (DAY + 0.5) * 86_400_000
    expect(dayOfAnswer(now, now)).toBe('20 de noviembre')
    expect(whenInWords(now + 60 * 60_000, now)).toBe('en 60 minutos')
  })

  it('says what an answer cost, and what one’s own strategy said', () => {
    const solution = {
      options: [
        { action: 'play', ev: exact(-1, 2), outcomes: [] },
        { action: 'fold', ev: exact(-1, 1), outcomes: [] },
      ],
      best: ['play'],
    }
    expect(said(costInWords(game, gradeAnswer(solution, 'fold'), STAKE))).toBe('Retirarse te cuesta 5 $ de media')
    expect(ownInWords(game, { strategy: 'x', says: ['play'], cost: 0 }, 'fold', STAKE)).toBe(
      'Tu estrategia dice jugar: correcto. No la seguiste.',
    )
    expect(said(followedInWords({ asked: 4, followed: 3, cost: 0.25 }, STAKE))).toBe(
      'seguida 3 de 4 veces; seguirla siempre regala 2,50 $',
    )
  })

  it('has the same keys, said otherwise', () => {
    expect(trainerKeys(game).map(([keys]) => keys.join(' '))).toEqual(['1 – 9', 'Espacio', '←', '/', '?'])
    expect(trainerKeys(findGame('pai-gow-poker')!)[0]?.[1]).toBe('mueve una carta: delante, y de vuelta')
  })

  it('ends a session', () => {
    const one = { cost: 0, isObvious: false, gap: 0.1, grade: 'best' } as never
    expect(headline([one, one])).toBe('2 aciertos de 2: nada regalado')
    expect(said(rateInWords([one], [], (bets) => money(10 * bets, 'USD')))).toMatch(
      /^Con la única decisión que cuenta, tu tasa de error real puede ir de 0 \$ a \d+,\d\d \$ por decisión \(95 %\)\.$/,
    )
  })
})

describe('the daily hand in Spanish', () => {
  it('has its days in words', () => {
    expect(dayInWords(DAY)).toBe('20 de noviembre de 2026')
    expect(shortDay(DAY)).toBe('vie, 20 de noviembre')
    expect(readDay(new URLSearchParams('date=2026-11-21'), DAY, DAY * 86_400_000)).toMatchObject({
      ok: false,
      problem: { says: saying(expect.stringMatching(/^La mano del 21 de noviembre de 2026 aún no/)) },
    })
  })

  it('is told to others', () => {
    expect(sharedText(DAY, game.name, 'best', 4)).toBe(
      'Feltwise, mano del 20 de noviembre de 2026\nThree Card Poker: ✓ Mejor, 4 días seguidos',
    )
  })
})
