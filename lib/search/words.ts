/* Texts as a search compares them: lower-case letters, digits and single spaces. */

/** Characters with several spellings. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/[×✕]/g, 'x'],
  [/½/g, ' half '],
  [/[’‘'`´]/g, ''],
  [/♠\uFE0E?/g, 's'],
  [/♥\uFE0E?/g, 'h'],
  [/♦\uFE0E?/g, 'd'],
  [/♣\uFE0E?/g, 'c'],
]

/** “Hold’em” equals “holdem”; accents, dashes and other marks don’t count. */
export function plainWords(text: string): readonly string[] {
  const same = SAME.reduce(
    (now, [mark, letter]) => now.replace(mark, letter),
    text
      .normalize('NFKD')
      .replace(/\p{Mn}/gu, '')
      .toLowerCase(),
  )
  return same.split(/[^a-z0-9]+/).filter((word) => word !== '')
}
