/** The license of all figures. `id` is its SPDX identifier. */
export const LICENSE = {
  name: 'CC BY 4.0',
  id: 'CC-BY-4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
} as const

/** The data of a page with their license, as its `data.json` has them. */
export const licensed = (data: object): object => ({ license: LICENSE.id, ...data })
