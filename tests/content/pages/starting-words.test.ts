import { describe, expect, it } from 'vitest'
import { aboutAQuarter } from '@/content/pages/starting-words'
import { saidShare } from '@/content/pages/said'

describe('a share beside “one in four”', () => {
  it.each([
    [0.242, 'Nearly'],
    [0.2494, 'Nearly'],
    [0.2496, 'About'],
    [0.25, 'About'],
    [0.2504, 'About'],
    [0.2505, 'More than'],
    [0.299, 'More than'],
  ])('is never said to be more or less than it is printed: %s', (share, words) => {
    const printed = Number.parseFloat(saidShare(share))
    expect(aboutAQuarter(share)).toBe(words)
    expect(words).toBe(printed > 25 ? 'More than' : printed < 25 ? 'Nearly' : 'About')
  })
})
