import { problems } from '@/app/_languages/english/problems'
import { problemIn } from '@/lib/messages/message'
import type { Problem } from '@/lib/result'

/** A problem in a sentence, in the language of the page. */
export const problemInWords = (problem: Pick<Problem, 'says' | 'field'>): string => problemIn(problems, problem)
