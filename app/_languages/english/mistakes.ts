import { say } from '@/lib/messages/message'
import { type Mistake, mistakes as english, type MistakeWords } from '@/lib/messages/mistakes/en'
import { area } from '../area'

/** What dealers do wrong. */
export const mistakes = area('mistakes', english)

/** What a mistake is called, and what is right instead. */
export const mistakeIn = (mistake: Mistake): MistakeWords => say<MistakeWords>(mistakes, mistake)
