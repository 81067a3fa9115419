import { problems as english } from '@/lib/messages/words/problems/en'

/** What can be wrong with what was typed, opened or asked. `problemInWords` (app/_ui/problem-words.ts) says it. */
export const problems = english
