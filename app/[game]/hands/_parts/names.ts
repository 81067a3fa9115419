/** A page’s name inside a sentence: “pocket eights”, but “K5 offsuit” and “Q-6-4”. */
export const withinSentence = (name: string): string => (/^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name)
