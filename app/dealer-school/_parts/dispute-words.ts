import { inPageLanguage, languageNow } from '@/app/_languages/area'
import { type DisputeCase, type DisputeWords, type SourceId, SOURCES } from '@/lib/teaching/dealer-school/cases'
import type { Dispute, DisputeQuestion } from '@/lib/teaching/dealer-school/disputes'

/** A dispute in the language of the page. */
export const wordsOf = (dispute: DisputeCase): DisputeWords => inPageLanguage(dispute)

/** The language that an instructor wrote a dispute in, for whatever shows its words; nothing for those of this site. */
export const writtenIn = ({ own }: Dispute): { readonly lang?: string; readonly dir?: 'auto' } =>
  own?.lang === undefined ? {} : { lang: own.lang, dir: 'auto' }

interface Source {
  /** As it is printed. */
  readonly title: string
  readonly lang: string | undefined
  readonly url?: string
}

/** Where a rule is written; undefined where no public one is known. What an instructor names is in the dispute's language. */
export function sourceOf({ source, own }: { readonly source?: SourceId } & Pick<Dispute, 'own'>): Source | undefined {
  if (own !== undefined && own.source !== '') return { title: own.source, lang: own.lang }
  if (source === undefined) return undefined
  const { title, url } = SOURCES[source]
  return { title, lang: languageNow() === 'en' ? undefined : 'en', ...(url !== undefined && { url }) }
}

/** What a screen reader hears: what happened, and what can be ruled. */
export function spokenDispute({ dispute, options }: DisputeQuestion): string {
  const { situation, options: texts } = wordsOf(dispute)
  return `${situation} ${options.map((id, i) => `${i + 1}: ${texts[id]}`).join(' ')}`
}
