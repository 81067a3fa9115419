import { describe, expect, it } from 'vitest'
import { partInWords } from '@/content/pages/said'

describe('a part in words', () => {
  it.each([
    [0, 'none'],
    [0.004, 'next to none'],
    [0.335, 'about a third'],
    [0.36, 'a little over a third'],
    [0.49, 'just under half'],
    [0.97, 'nearly all'],
    [1, 'all'],
  ])('%s is %s', (share, words) => {
    expect(partInWords(share)).toBe(words)
  })
})
