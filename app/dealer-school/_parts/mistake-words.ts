import { mistakes } from '@/app/_languages/words'
import { say } from '@/lib/messages/message'
import type { Mistake, MistakeWords } from '@/lib/messages/words/mistakes/en'

/** The name of a dealer's mistake and what would be right, in the page's language. */
export const mistakeIn = (mistake: Mistake): MistakeWords => say<MistakeWords>(mistakes, mistake)
