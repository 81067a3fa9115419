import { compileText } from './compile-text.mjs'

/** Lets tests that Vite loads import the texts. */
export const texts = {
  name: 'texts',
  enforce: 'pre' as const,
  async transform(source: string, id: string): Promise<{ readonly code: string; readonly map: null } | undefined> {
    if (!id.endsWith('.mdx')) return undefined
    return { code: await compileText(source), map: null }
  },
}
