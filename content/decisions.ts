import type { MDXContent } from 'mdx/types'

/** The decisions that the site is built on, in the order in which they're told. */
const DECISIONS = ['exactness', 'no-server', 'policy', 'kernel', 'languages', 'storage'] as const

interface DecisionText {
  readonly default: MDXContent
  readonly frontmatter: { readonly title: string }
}

/** The texts of the decisions, with their ids. */
export const decisionTexts = (): Promise<readonly (DecisionText & { readonly id: string })[]> =>
  Promise.all(DECISIONS.map(async (id) => ({ id, ...((await import(`./about/decisions/${id}.mdx`)) as DecisionText) })))
