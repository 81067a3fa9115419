/** What the browser's storage didn't take, and what of it this version can't read. */
export const keeping = {
  notKept:
    'Your browser’s storage is full or blocked, so a reload loses your latest changes. Save a file, or keep this page open.',
  setAside: (count: number) =>
    count === 1
      ? 'This version can’t read one entry that your browser stored. It’s still here: you can save it as a file.'
      : `This version can’t read ${count} entries that your browser stored. They’re still here: you can save them as a file.`,
  saveAside: 'Save as a file',
  forgetAside: 'Delete',
  forgetSure: 'Press again to delete for good',
}
