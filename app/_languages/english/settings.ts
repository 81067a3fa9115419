import { area } from '../area'

/** The settings. */
export const settings = area('settings', {
  title: 'Settings',
})
