import { compile, type CompileOptions } from '@mdx-js/mdx'
import { TEXT_PLUGINS } from '../../content/text-plugins.mjs'

type Plugin = NonNullable<CompileOptions['remarkPlugins']>[number]

const plugins = Promise.all(
  TEXT_PLUGINS.map(async (name) => ((await import(name)) as { readonly default: Plugin }).default),
)

/** Each text is compiled once, whichever projects import it. */
const compiled = new Map<string, Promise<string>>()

const compileOnce = (source: string): Promise<string> => {
  const code =
    compiled.get(source) ?? plugins.then(async (remarkPlugins) => String(await compile(source, { remarkPlugins })))
  compiled.set(source, code)
  return code
}

/** Lets tests import the texts (`content/en/<game>/guide.mdx`), compiled as in a build. */
export const texts = {
  name: 'texts',
  enforce: 'pre' as const,
  async transform(source: string, id: string): Promise<{ readonly code: string; readonly map: null } | undefined> {
    if (!id.endsWith('.mdx')) return undefined
    return { code: await compileOnce(source), map: null }
  },
}
