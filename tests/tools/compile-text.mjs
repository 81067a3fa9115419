import { compile } from '@mdx-js/mdx'
import { TEXT_PLUGINS } from '../../content/text-plugins.mjs'

const plugins = Promise.all(TEXT_PLUGINS.map(async (name) => (await import(name)).default))

/** The module of a text (`content/<game>/en/guide.mdx`), compiled as in a build. */
export const compileText = async (source) => String(await compile(source, { remarkPlugins: await plugins }))
