import { Section } from '@/app/[game]/_guide/parts'
import { PROSE } from '@/app/[game]/_guide/prose'
import { auditionText } from '@/content/dealing'

/** What is looked for at any table. */
export async function Audition() {
  const { default: text } = await auditionText()
  return (
    <Section id="audition" title="Your audition: what they look for at any table">
      <div className="dealer-prose max-w-text">{text({ components: PROSE })}</div>
    </Section>
  )
}
