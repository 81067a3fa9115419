import { problemInEnglish } from '@/lib/messages/problems/en'
import type { Problem } from '@/lib/result'

type Says = Problem['says']

/** Stands for whatever says this in English: the whole sentence, or what an `expect.stringContaining` asks of it. */
export const saying = (expected: unknown): unknown => ({
  asymmetricMatch: (says: Says): boolean => {
    const text = problemInEnglish({ says })
    return typeof expected === 'string'
      ? text === expected
      : (expected as { asymmetricMatch(text: string): boolean }).asymmetricMatch(text)
  },
  toString: () => 'saying',
  toAsymmetricMatcher: () => `saying ${String(expected)}`,
})
