/** The one name of a page's path, whether its host ends addresses in a slash or not: `/games`, and `/` alone. */
export const plainPath = (path: string): string => path.replace(/\/+$/, '') || '/'
