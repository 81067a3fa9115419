/** What lib may not ask for: the time, in milliseconds since 1970. */
export const now = (): number => Date.now()
