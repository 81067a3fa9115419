import { problems } from '@/app/_languages/english/problems'
import { say } from '@/lib/messages/message'
import type { Problem } from '@/lib/result'

/** A problem in a sentence, in the language of the page. */
export const problemInWords = ({ says }: Pick<Problem, 'says'>): string =>
  typeof says === 'string' ? says : say(problems, says)
