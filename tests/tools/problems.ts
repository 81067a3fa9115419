import { problemInEnglish } from '@/lib/messages/words/problems/en'
import type { Problem } from '@/lib/result'

type Says = Problem['says']

/** Matches a problem by its English message: the whole sentence, or an `expect.stringContaining`. */
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
