/** Skills by their texts, with their names. */
export type SkillNames = Readonly<Record<string, string>>

/** The name of a skill that a list knows; undefined of any other text. */
export const nameIn = (names: SkillNames, skill: string): string | undefined =>
  Object.hasOwn(names, skill) ? names[skill] : undefined
