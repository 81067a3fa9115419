import type { Guide } from '@/content/guide'
import { questionAnchor } from './anchors'
import { Section } from './parts'

/** What people do, and its price. */
export function Mistakes({ guide: { mistakes } }: { readonly guide: Guide }) {
  return (
    <Section id="mistakes" title="Mistakes people make, priced" lead={mistakes.lead}>
      <dl className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
        {mistakes.all.map(({ name, text }) => (
          <div key={name} id={questionAnchor(name)} className="grid scroll-mt-20 content-start gap-1 border-t pt-4">
            <dt className="font-semibold">{name}</dt>
            <dd className="prose text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** What people ask, answered by the engine. */
export function Questions({ guide }: { readonly guide: Guide }) {
  return (
    <Section id="questions" title="Questions people ask">
      <dl className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
        {guide.questions.map(({ ask, answer }) => (
          <div key={ask} id={questionAnchor(ask)} className="grid scroll-mt-20 content-start gap-1 border-t pt-4">
            <dt className="font-semibold">{ask}</dt>
            <dd className="prose text-muted">{answer}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
