import { languageNow } from './area'

/** The language of dates, for `Intl`: in English the day stands before the month. */
export const dateLanguage = (): string => (languageNow() === 'en' ? 'en-GB' : languageNow())
