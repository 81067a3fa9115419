import { spanish } from './es/language'
import type { SummaryLanguage } from './summary'

/*
 * Guides in short, in other languages than English: a folder of this one for each, with a text for every game and the words that its pages
 * share. As in the guides no figure is typed: each is a component that the engine fills.
 */

export const SUMMARIES: readonly SummaryLanguage[] = [spanish]

/** Where a game's summary stands. */
export const summaryPath = (language: Pick<SummaryLanguage, 'id'>, game: string): string => `/${language.id}/${game}`
