/** The anchor of a question on its guide: its letters and digits. */
export const questionAnchor = (ask: string): string =>
  `ask-${ask
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`
