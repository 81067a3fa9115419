import { problems as english } from '@/lib/messages/problems/en'
import { area } from '../area'

/** What can be wrong with what was typed, opened or asked. `problemInWords` (app/_ui/problem-words.ts) says it. */
export const problems = area('problems', english)
