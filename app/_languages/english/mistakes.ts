import { mistakes as english } from '@/lib/messages/mistakes/en'
import { area } from '../area'

/** What dealers do wrong. `mistakeIn` (app/dealer-school/_parts/mistake-words.ts) says it. */
export const mistakes = area('mistakes', english)
