/**
 * The site's promises in plain words, each with the test that fails if it is broken. Tests under soak/ run before a
 * release.
 */
interface Promised {
  readonly promise: string
  /** A path under tests/. */
  readonly file: string
  /** The name of the test, or of its group, in that file. */
  readonly test: string
}

export const PROMISES = [
  {
    promise: 'The fast solver and the plain one give the same fraction.',
    file: 'games/contract-solver.test.ts',
    test: 'equals the plain method under any rules',
  },
  {
    promise: 'A dead card you enter is counted exactly.',
    file: 'games/contract-solver.test.ts',
    test: 'averages over every choice of one dead card to what it is without',
  },
  {
    promise: 'We compare every published figure we know of, and explain each difference or say that we can’t.',
    file: 'errata/published.test.ts',
    test: 'that differ or cannot be worked out say why, or that nobody knows',
  },
  {
    promise: 'No number about a game is typed into a text.',
    file: 'content/digits.test.ts',
    test: '%s has no digit',
  },
  {
    promise: 'A reload never counts an answer twice or loses one.',
    file: 'e2e/resume.spec.ts',
    test: 'the bar, the count and the summary agree through reloads at every step',
  },
  {
    promise: 'An answer that is graded is kept, even if the tab is closed at once.',
    file: 'e2e/resume.spec.ts',
    test: 'an answer that is graded is stored, even if the page closes in that moment',
  },
  {
    promise: 'Two tabs show the same records.',
    file: 'e2e/storage.spec.ts',
    test: 'two tabs have the same records, whichever of them adds or deletes',
  },
  {
    promise: 'A bad import changes nothing.',
    file: 'e2e/storage.spec.ts',
    test: '50 MB of noise, and files that mean ill, are refused with the reason; nothing is lost',
  },
  {
    promise: 'A game you’ve opened works without a network, with all its tools.',
    file: 'e2e/offline.spec.ts',
    test: 'a first visit keeps little, and a game that is opened works offline with all its tools',
  },
  {
    promise: 'A file that was cut off on its way is never kept for use without a network.',
    file: 'app/offline-worker.test.ts',
    test: 'is fetched again while it is installed, and never kept',
  },
  {
    promise: 'No page asks another site for anything.',
    file: 'e2e/fixture.ts',
    test: 'requests to other sites',
  },
  {
    promise: 'Every kind of page passes an accessibility check, wide and narrow, light and dark.',
    file: 'e2e/pages.spec.ts',
    test: 'nothing wider than the screen and nothing for axe',
  },
  {
    promise: 'A whole round of every game can be played with the keyboard alone.',
    file: 'e2e/all-games.spec.ts',
    test: 'a whole round by keyboard with a side bet: question, grades, settlement, next hand',
  },
  {
    promise: 'No page loads more script than its kind is allowed.',
    file: 'e2e/built-site.spec.ts',
    test: 'pages to work on ask for no more script than their kind may',
  },
  {
    promise: 'Every link inside the site works.',
    file: 'e2e/built-site.spec.ts',
    test: 'every link inside the site finds its page and its place there, and every page is linked',
  },
  {
    promise: 'Links from November 2026 open what they opened then.',
    file: 'fixtures/links.test.ts',
    test: 'opens what it did',
  },
  {
    promise: 'An address that once was a page leads to where its hand or pay table is now.',
    file: 'app/moved.test.ts',
    test: 'an address that moved is no page any more, and leads to one',
  },
  {
    promise: 'Two pages beside each other share at most half of their runs of five words, numbers aside.',
    file: 'e2e/built-site.spec.ts',
    test: 'no page is the text of its neighbor with other numbers',
  },
  {
    promise: 'If you go back to an older release and forward again, neither loses a record.',
    file: 'fixtures/releases.test.ts',
    test: 'one after the other: nothing that either stored is lost',
  },
  {
    promise: 'An update takes nothing from a tab that’s still open.',
    file: 'e2e/offline.spec.ts',
    test: 'a new version says so, waits, and loses no session',
  },
  {
    promise: 'Every hand is found among the first results by its name, and by each other name it has.',
    file: 'app/search-entries.test.ts',
    test: 'every hand is found among the first results, by its name and by every other name it has',
  },
  {
    promise: 'Ten searches or more of every kind, as people type them, find their page first.',
    file: 'app/search-entries.test.ts',
    test: 'ten searches and more find their page first',
  },
  {
    promise: 'The data files match their schemas.',
    file: 'app/data.test.ts',
    test: 'are as their schema says',
  },
  {
    promise: 'Any site may read the data files, and each of them says its version.',
    file: 'e2e/built-site.spec.ts',
    test: 'data for programs are open to any site, say their version, and are all in the index',
  },
  {
    promise: 'The command line answers no request that its schema refuses.',
    file: 'command-line/texts.property.test.ts',
    test: 'of any data is understood or refused',
  },
  {
    promise: 'Another program, written in Python, counts our proofs of Three Card Poker and of the river again.',
    file: 'proofs/check.test.ts',
    test: 'is counted again from its cards and rules alone',
  },
  {
    promise: 'The engine’s package gives the same answers in Node, in a bare page and in a worker.',
    file: 'package/package.test.ts',
    test: 'answers every game in a bare page and in a worker',
  },
  {
    promise: 'Any one game of the package is at most 60 KB, compressed with Brotli.',
    file: 'package/package.test.ts',
    test: 'is at most 60 KB for one game',
  },
  {
    promise: 'Every game’s strategy chart prints on one page, with every hand and every rule.',
    file: 'e2e/printing.spec.ts',
    test: 'best play of ${name} is printed at full size on one page, and its card with all its rules, in each language',
  },
  {
    promise: '10,000 answers in one tab equal the command line’s, and the tab’s memory doesn’t grow.',
    file: 'soak/spots.ts',
    test: 'Answers `count` spots in one tab.',
  },
  {
    promise: 'If the browser ends a worker, an answer still comes: 100 times out of 100.',
    file: 'soak/kills.ts',
    test: 'Kills the workers of a tab `count` times.',
  },
  {
    promise: '200 requests a second for a minute are all answered.',
    file: 'soak/load.ts',
    test: 'None may fail, and the rate must be kept.',
  },
  {
    promise: 'Of 100,000 broken texts and files, each is read or refused with a reason.',
    file: 'soak/fuzz.ts',
    test: 'Tries at least `count` cases, in whole rounds.',
  },
] as const satisfies readonly Promised[]

/** The English text of a promise, the key of its translations. */
export type PromiseText = (typeof PROMISES)[number]['promise']
