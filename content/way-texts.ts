import type { MDXContent } from 'mdx/types'

interface WayText {
  readonly default: MDXContent
}

/** The text about one house way in a language: the reasons behind it, how it differs from others, what it costs. */
export const wayText = async (way: string, language: string): Promise<WayText> =>
  (await import(`./${language}/house-ways/${way}.mdx`)) as WayText

/** The text about house ways in general, in a language. */
export const aboutWays = (language: string): Promise<WayText> => wayText('about', language)
