import { expect, it } from 'vitest'
import { chanceInWords } from '@/app/[game]/learn/load-course'
import { percent } from '@/app/_languages/format'
import { PASS } from '@/lib/teaching/course/mastery'

it('a chance that is short of a pass is never written as the pass', () => {
  expect(chanceInWords(PASS)).toBe(percent(PASS, 0))
  expect(chanceInWords(PASS - 0.001)).not.toBe(percent(PASS, 0))
})
