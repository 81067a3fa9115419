/**
 * Whether the user asked the browser to save data. Not all browsers report it, and TypeScript doesn't know it. `of` is
 * the navigator of a page or worker.
 */
export const savesData = (of: object): boolean =>
  (of as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true
