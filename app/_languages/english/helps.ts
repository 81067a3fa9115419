import { area } from '../area'

/** What helps along: keys, copying and sharing. */
export const helps = area('helps', {
  // Keys
  keysOfTable: 'The keys of this table',
  keys: 'Keys',
  thisSheet: 'this sheet',
  othersDoToo: 'Tab, the arrow keys, Space and Enter do all of it too.',
  othersDoAll: 'Letters, numbers and signs are turned off: Tab, the arrow keys, Space and Enter do all of it.',
  turnKeysOff: 'Turn single keys off',
  turnKeysOn: 'Turn single keys on',

  // Copy and share
  copy: 'Copy',
  copied: 'Copied',
  selectAndCopy: 'Select it and copy by hand',
  theCommand: 'The command',
  whatIsShared: 'What is shared',
  selectText: 'Select the text and copy it by hand',
  share: 'Share',
  noDrawing:
    'The drawing did not come: there is no connection, or the site was renewed since this page was opened. What it draws stands in the figures and tables here.',
  partLost: 'Perhaps a part of it was lost when it was copied.',
})
