import { appliedInWords, passedInWords } from '@/lib/teaching/house-ways/says'

/** What is said of a setting beside the house way: what the trainee seems to have done, and why earlier clauses don't apply. */
export const waySentences = { applied: appliedInWords, passed: passedInWords }
