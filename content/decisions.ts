import type { MDXContent } from 'mdx/types'

/** The decisions behind the site, in the order of the page. */
const DECISIONS = ['exactness', 'no-server', 'policy', 'without-code', 'kernel', 'languages', 'storage'] as const

interface DecisionText {
  readonly default: MDXContent
  readonly frontmatter: { readonly title: string }
}

/** The text of each decision, with its id. */
export const decisionTexts = (): Promise<readonly (DecisionText & { readonly id: string })[]> =>
  Promise.all(DECISIONS.map(async (id) => ({ id, ...((await import(`./about/decisions/${id}.mdx`)) as DecisionText) })))
