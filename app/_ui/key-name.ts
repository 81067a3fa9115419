type Press = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>

/**
 * The key that a person pressed, as a page names it: a lowercase Latin letter, a digit, or the browser's own name. Layouts
 * that write no Latin letters, or no digit without Shift (the French number row), are read by the key's place on the
 * keyboard.
 */
export function keyName({ key, code, shiftKey }: Press): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase()
  // Named keys, such as Enter, have long names; an Arabic key can write two letters at once.
  if (/^\d$/.test(key) || (key.length > 1 && /^[\x20-\x7e]+$/.test(key))) return key
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  if (letter !== undefined) return letter.toLowerCase()
  return (shiftKey ? undefined : /^Digit(\d)$/.exec(code)?.[1]) ?? key
}
