/** The browser has no server's language: its document tells (`messages.ts`). */
export const languageOnServer = (): string => 'en'
