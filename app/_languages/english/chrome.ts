import { area } from '../area'

/** What stands around every page: head, foot, navigation, share, broken and missing pages. */
export const chrome = area('chrome', {})
