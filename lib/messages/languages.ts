/** The languages of the site, English first, each with its own name for itself. */
export const LANGUAGES = [
  { id: 'en', name: 'English' },
  { id: 'es', name: 'Español' },
] as const

export type LanguageId = (typeof LANGUAGES)[number]['id']
export type OtherLanguage = Exclude<LanguageId, 'en'>

export const OTHER_LANGUAGES: readonly OtherLanguage[] = LANGUAGES.flatMap(({ id }) => (id === 'en' ? [] : [id]))

/** One value for each language. */
export type InLanguages<T> = Readonly<Record<LanguageId, T>>
