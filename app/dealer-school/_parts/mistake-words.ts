import { mistakes } from '@/app/_languages/english/mistakes'
import { say } from '@/lib/messages/message'
import type { Mistake, MistakeWords } from '@/lib/messages/mistakes/en'

/** What a dealer’s mistake is called, and what is right instead, in the language of the page. */
export const mistakeIn = (mistake: Mistake): MistakeWords => say<MistakeWords>(mistakes, mistake)
