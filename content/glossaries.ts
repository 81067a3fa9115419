import { GLOSSARY, type Term, type TermWords } from './glossary'
import { textsIn } from './texts'

/* The glossary in every language: the English list of terms, with the words of another language. */

/** All terms in a language, sorted by its alphabet; in English if the language has no glossary. */
export function glossaryIn(language: string): readonly Term[] {
  const words: Readonly<Record<string, TermWords>> | undefined = textsIn(language)?.glossary
  if (!words) return GLOSSARY
  const collator = new Intl.Collator(language)
  return GLOSSARY.map(({ id, name: english, games, see }): Term => {
    const { name, also, text, see: names = [] } = words[id]!
    return {
      id,
      name,
      text,
      ...(also && { also }),
      ...(name !== english && { english }),
      ...(games && { games }),
      ...(see && { see: see.map(({ name: inEnglish, href }, i) => ({ name: names[i] ?? inEnglish, href })) }),
    }
  }).sort((a, b) => collator.compare(a.name, b.name))
}
