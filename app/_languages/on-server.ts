import type { LanguageId } from '@/lib/messages/languages'
import { addWords, type Messages } from './messages'
import en from './translations/en'
import es from './translations/es'

/* The server knows all languages. */

const ALL: Readonly<Record<LanguageId, Messages>> = { en, es }

for (const messages of Object.values(ALL)) addWords(messages)
