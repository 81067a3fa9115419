import { Title } from '@/app/_ui/heading'
import type { Metadata } from 'next'
import { Breadcrumbs } from '@/app/_seo/breadcrumbs'
import { pageMetadata } from '@/app/_seo/metadata'
import { decisionTexts } from '@/content/decisions'

const PAGE = {
  path: '/about/decisions',
  title: 'How Feltwise is built, and why',
  description:
    'Seven decisions behind the site: exact counts, no server, a policy in every page, pages whole without code, one kernel, words as data, safe storage.',
}

export const metadata: Metadata = pageMetadata(PAGE)

export default async function DecisionsPage() {
  const decisions = await decisionTexts()
  return (
    <div lang="en" className="mx-auto grid max-w-170 gap-10 px-4 py-12 md:py-16">
      <Breadcrumbs
        items={[
          { name: 'About', path: '/about' },
          { name: 'Decisions', path: PAGE.path },
        ]}
      />
      <header className="grid gap-4">
        <Title>How it’s built, and why</Title>
        <p>Seven decisions behind everything else: what each one gives you, and what it costs.</p>
      </header>
      {decisions.map(({ id, default: Text, frontmatter }) => (
        <section key={id} aria-labelledby={id} className="prose grid gap-4">
          <h2 id={id} className="font-serif text-figure font-semibold tracking-title">
            {frontmatter.title}
          </h2>
          <Text />
        </section>
      ))}
    </div>
  )
}
