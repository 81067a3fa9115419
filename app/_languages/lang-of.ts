import { called, languageNow } from './area'

/** The language of what the engine says: English where the one that is spoken has no words for it. */
export const langOf = (english: string): 'en' | undefined =>
  languageNow() !== 'en' && called(english) === english ? 'en' : undefined
