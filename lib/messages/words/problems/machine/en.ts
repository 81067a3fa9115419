/* What the reader's browser couldn't do: solve or store. */

/** What it means if storage doesn't work. */
const LASTS = 'What you answer counts for as long as this page is open.'

export const machine = {
  'solving-stopped': () => 'The calculation was stopped.',
  'solver-threw': () => 'We couldn’t solve this, and the fault is ours. Please report it.',
  'cannot-deal': () => 'Too few cards are left to deal this.',
  'pays-too-large': () => 'These pays are too large to be added up exactly.',
  'no-webassembly': () =>
    'Whole games need WebAssembly, which doesn’t run in this browser. Decisions are solved without it.',
  'no-such-game': ({ text }: { readonly text: string }): string => `There is no game called “${text}”.`,
  'game-not-loaded': () => 'The solver of this game could not be loaded. Check the connection and try again.',
  'worker-not-loaded': () => 'The solver did not load. Check the connection and try again.',
  'worker-died': () => 'The solver stopped unexpectedly. It is started again for the next question; try again.',
  'worker-silent': ({ seconds }: { readonly seconds: number }): string =>
    `The solver gave no sign of life for ${seconds} seconds and was stopped. Try again.`,
  StorageBlocked: () =>
    `This browser stores nothing for this site: a private window, or a setting that blocks site data. ${LASTS}`,
  StorageFull: () =>
    'There is no room left in this browser’s storage. What was stored is safe; what is new stays in this page and is tried again.',
  StorageDamaged: () => `The browser could not read its own database, and nothing in it was changed. ${LASTS}`,
  StorageSlow: () => `The browser’s storage does not answer. It is waited for. ${LASTS}`,
  NewerData: () =>
    `This browser has data of a newer Feltwise; nothing was changed. Reload the page to get the newer one. ${LASTS}`,
  OlderTab: () =>
    'Another tab with an older Feltwise still holds the data. Close or reload it; until then what you answer stays in this page.',
  Outdated: () =>
    'A newer Feltwise was opened in another tab and has taken over the data. Reload this page; until then nothing more is stored from here.',
}

export type Machine = typeof machine
