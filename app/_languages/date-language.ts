import { languageNow } from './messages'

/** The language of dates, for `Intl`: in English the day stands before the month. */
export const dateLanguage = (): string => (languageNow() === 'en' ? 'en-GB' : languageNow())
