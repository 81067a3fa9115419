import { mistakes as english } from '@/lib/messages/words/mistakes/en'

/** What dealers do wrong. `mistakeIn` (app/dealer-school/_parts/mistake-words.ts) says it. */
export const mistakes = english
