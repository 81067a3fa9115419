/** Whether the person asked their browser to save data. Not in every browser, nor in TypeScript. Asked of the page's navigator or the worker's. */
export const savesData = (of: object): boolean =>
  (of as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true
