import { area } from '../area'

/** What is said where there is no page. */
export const missing = area('missing', {
  noPage: 'There is no page here',
  namesNoPage: 'The address names no game and no page we have. These are the games:',
  smallLetters: 'Addresses are written in small letters here. Perhaps you meant {address}.',
})
