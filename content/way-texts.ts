import type { MDXContent } from 'mdx/types'

interface WayText {
  readonly default: MDXContent
}

/** What is to be said of a house way: why it is as it is, where it differs, what it costs. `about`: of house ways at all. */
export const wayText = async (way: string): Promise<WayText> => (await import(`./house-ways/${way}.mdx`)) as WayText
