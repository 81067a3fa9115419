import { problems } from '@/app/_languages/words'
import { problemIn } from '@/lib/messages/message'
import type { Problem } from '@/lib/result'

/** A problem as a sentence, in the page's language. */
export const problemInWords = (problem: Pick<Problem, 'says' | 'field'>): string => problemIn(problems, problem)
