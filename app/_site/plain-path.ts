/** A page's path in one form, whether or not its host adds a slash at the end: `/games`; only the home page is `/`. */
export const plainPath = (path: string): string => path.replace(/\/+$/, '') || '/'
