/** Keys, copying and sharing. */
export const helps = {
  // Keys
  keysOfTable: 'The keys of this table',
  keys: 'Keys',
  thisSheet: 'this sheet',
  othersDoToo: 'Tab, the arrow keys, Space and Enter also do everything.',
  othersDoAll: 'Single keys are off. Tab, the arrow keys, Space and Enter do everything.',
  turnKeysOff: 'Turn single keys off',
  turnKeysOn: 'Turn single keys on',

  // Copy and share
  copy: 'Copy',
  copied: 'Copied',
  selectAndCopy: 'Select it and copy by hand',
  theCommand: 'The command',
  inSource: (lead: string) => `${lead}, run this command in {source}:`,
  sourceOfSite: 'the source code of this site',
  whatIsShared: 'What is shared',
  selectText: 'Select the text and copy it by hand',
  share: 'Share',
  noDrawing:
    'The chart could not be loaded: you’re offline, or the site was updated after you opened this page. The tables here have the same figures.',
  partLost: 'Part of it may have been lost when it was copied.',
}
