import { OTHER_LANGUAGES } from '@/lib/messages/languages'
import type { PublishedText } from '@/lib/errata/published'
import type { AboutTexts } from './about/texts'
import type { Change } from './changelog'
import type { TermId, TermWords } from './glossary'
import type { PromiseText } from './promises'
import type { SearchedWords } from './searched'

/** What a language besides English has in `content/<id>/texts.ts`. English says these where it lists them. */
export interface Texts {
  readonly about: AboutTexts
  /** By their English. */
  readonly changes: Readonly<Record<Change, string>>
  /** By their English. */
  readonly promises: Readonly<Record<PromiseText, string>>
  /** What is said of each published figure, by its id. */
  readonly published: Readonly<Record<string, PublishedText>>
  /** Who publishes a figure, by the English name: most names are the same in every language. */
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

/** The texts of a language; undefined in English. Server only: no page carries them. */
export const textsIn = (language: string): Texts | undefined => TEXTS.get(language)
