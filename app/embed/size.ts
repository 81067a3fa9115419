/** The room a frame needs on another site, in pixels; narrower ones work too. */
export const EMBED_SIZE = { width: 420, height: 460 } as const

/** Within the site: `/embed/ultimate-texas-holdem/k5o.html`. */
export const embedPath = (game: string, slug: string): string => `/embed/${game}/${slug}.html`
