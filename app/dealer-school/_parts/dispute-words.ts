import { called, languageNow } from '@/app/_languages/area'
import { langOf } from '@/app/_languages/lang-of'
import { type DisputeCase, type DisputeWords, SOURCES } from '@/lib/teaching/dealer-school/cases'
import type { DisputeQuestion } from '@/lib/teaching/dealer-school/disputes'

/** A dispute in the language of the page. */
export const wordsOf = (dispute: DisputeCase): DisputeWords => (languageNow() === 'es' ? dispute.es : dispute.en)

/** Whose ruling it is: the title, as it is printed, or in the page's language where it is a page of ours. */
export function sourceOf({ source }: DisputeCase): {
  readonly title: string
  readonly lang: 'en' | undefined
  readonly url?: string
} {
  const { title, url } = SOURCES[source]
  return { title: called(title), lang: langOf(title), ...(url !== undefined && { url }) }
}

/** What a screen reader hears: what happened, and what can be ruled. */
export function spokenDispute({ dispute, options }: DisputeQuestion): string {
  const { situation, options: texts } = wordsOf(dispute)
  return `${situation} ${options.map((id, i) => `${i + 1}: ${texts[id]}`).join(' ')}`
}
