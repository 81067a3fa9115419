/** Names of one hand among many: inside a sentence they have an article. */
const ONE = /^(?:pair of|full house|straight|flush|mini royal|high pair|medium pair)/

/** A page’s name inside a sentence: “pocket eights” and “a pair of sevens”, but “K5 offsuit” and “Q-6-4”. */
export function withinSentence(name: string): string {
  if (!/^[A-Z][a-z]/.test(name)) return name
  const said = name.charAt(0).toLowerCase() + name.slice(1)
  return ONE.test(said) ? `a ${said}` : said
}
