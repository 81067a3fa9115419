import { Section } from '@/app/[game]/_guide/parts'
import { yearOf } from './year-words'
import type { Found } from './found'

/** What the mistake costs in a year of play, at a stake and a pace that are named. */
export function Year({ found }: { readonly found: Found }) {
  const year = yearOf(found)
  if (!year) return null
  return (
    <Section id="year" title={year.title}>
      <div className="prose grid max-w-text gap-3">
        {year.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  )
}
