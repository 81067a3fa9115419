import { inPageLanguage, languageNow } from '@/app/_languages/messages'
import { type DisputeCase, type DisputeWords, SOURCES } from '@/lib/teaching/dealer-school/disputes/cases'
import type { Dispute, DisputeQuestion } from '@/lib/teaching/dealer-school/disputes/disputes'

/** A dispute in the page's language. */
export const wordsOf = (dispute: DisputeCase): DisputeWords => inPageLanguage(dispute)

/**
 * The attributes for an element with an instructor's own words, with the language they are written in; none for the
 * site's own disputes.
 */
export const writtenIn = ({ own }: Dispute): { readonly lang?: string; readonly dir?: 'auto' } =>
  own?.lang === undefined ? {} : { lang: own.lang, dir: 'auto' }

interface Source {
  /** As printed. */
  readonly title: string
  readonly lang: string | undefined
  readonly url?: string
}

/** The published source of a rule; undefined if none is known. An instructor's source is in the dispute's language. */
export function sourceOf({ source, own }: Pick<DisputeCase, 'source'> & Pick<Dispute, 'own'>): Source | undefined {
  if (own !== undefined && own.source !== '') return { title: own.source, lang: own.lang }
  if (source === undefined) return undefined
  const { title, url } = typeof source === 'string' ? SOURCES[source] : source
  return { title, lang: languageNow() === 'en' ? undefined : 'en', ...(url !== undefined && { url }) }
}

/** The text for screen readers: what happened and the possible rulings. */
export function spokenDispute({ dispute, options }: DisputeQuestion): string {
  const { situation, options: texts } = wordsOf(dispute)
  return `${situation} ${options.map((id, i) => `${i + 1}: ${texts[id]}`).join(' ')}`
}
