import { type InLanguages, LANGUAGES } from '@/lib/messages/languages'
import type { Catalogue } from './catalogue'
import { trouble as en } from './english/trouble'
import { addWords } from './messages'
import { trouble as es } from './spanish/trouble'

/** Words of the page shown when the frame fails, in all languages, because the frame's words may be missing. */
const TROUBLE: InLanguages<Catalogue['trouble']> = { en, es }

for (const { id } of LANGUAGES) addWords({ id, areas: { trouble: TROUBLE[id] }, games: {} })
