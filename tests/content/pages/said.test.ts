import { describe, expect, it } from 'vitest'
import { roundShare, saidMoney } from '@/content/pages/said'

describe('a share in whole percents', () => {
  it.each([
    [0, 'none'],
    [0.004, 'almost none'],
    [0.335, '34%'],
    [0.49, '49%'],
    [0.98, 'nearly all'],
    [1, 'all'],
  ])('%s is %s', (share, words) => {
    expect(roundShare(share)).toBe(words)
  })
})

describe('base wagers as money', () => {
  it.each([
    [-0.118, '$1.18'],
    [3.601, '$36.01'],
    [0.0096, '9.6 cents'],
    [0.00033, '0.3 cents'],
    [0, '$0.00'],
  ])('%s is %s', (value, words) => {
    expect(saidMoney(value)).toBe(words)
  })
})
