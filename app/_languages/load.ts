import type { Spoken } from './area'
import type { Translation } from './catalogue'

/** A language's words; null for English, which is here. Throws of one that there is not, or that cannot be fetched. */
export async function loadLanguage(id: string): Promise<Spoken | null> {
  if (id === 'en') return null
  if (!/^[a-z]{2,3}$/.test(id)) throw new Error(`No language is called ${id}`)
  const { default: words } = (await import(`./translations/${id}.ts`)) as { readonly default: Translation }
  const { engine, action, ...areas } = words
  return { id, areas, engine, action }
}
