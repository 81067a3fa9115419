import { OTHER_LANGUAGES } from '@/lib/messages/languages'
import type { PublishedText } from '@/lib/errata/published'
import type { AboutTexts } from './about/texts'
import type { Change } from './changelog'
import type { TermId, TermWords } from './glossary'
import type { PromiseText } from './promises'
import type { SearchedWords } from './searched'

/**
 * What each language except English has in `content/<id>/texts.ts`. The English texts are in the files that list their
 * subjects.
 */
export interface Texts {
  readonly about: AboutTexts
  /** By the English text. */
  readonly changes: Readonly<Record<Change, string>>
  /** By the English text. */
  readonly promises: Readonly<Record<PromiseText, string>>
  /** The texts of each published figure, by its id. */
  readonly published: Readonly<Record<string, PublishedText>>
  /** Publishers of figures, by their English names, if they are called something else. */
  readonly publishers: Readonly<Record<string, string>>
  readonly glossary: Readonly<Record<TermId, TermWords>>
  readonly searched: SearchedWords
}

const TEXTS: ReadonlyMap<string, Texts> = new Map(
  await Promise.all(
    OTHER_LANGUAGES.map(
      async (id) => [id, ((await import(`./${id}/texts.ts`)) as { readonly texts: Texts }).texts] as const,
    ),
  ),
)

/** The texts of a language; undefined for English. Server only: no page's scripts hold them. */
export const textsIn = (language: string): Texts | undefined => TEXTS.get(language)
