/** What the site promises, in plain words, and the test that fails where a promise is broken. */
export interface Promised {
  readonly promise: string
  /** A file under tests/. */
  readonly file: string
  /** How the test, or the group of tests, is called there. */
  readonly test: string
}

export const PROMISES: readonly Promised[] = [
  {
    promise: 'The fast solver and the plain one give the same fraction.',
    file: 'games/contract-solver.test.ts',
    test: 'equals the plain method under any rules',
  },
  {
    promise: 'Cards that you know are out are taken out exactly.',
    file: 'games/contract-solver.test.ts',
    test: 'averages over every choice of one dead card to what it is without',
  },
  {
    promise: 'Every published figure that we know of is compared, and a difference is explained.',
    file: 'errata/published.test.ts',
    test: 'that differ or cannot be worked out say why, or that nobody knows',
  },
  {
    promise: 'No number about a game is typed into a text.',
    file: 'content/digits.test.ts',
    test: '%s has no digit',
  },
  {
    promise: 'A reload counts no answer twice and loses none.',
    file: 'e2e/resume.spec.ts',
    test: 'the bar, the count and the summary agree through reloads at every step',
  },
  {
    promise: 'An answer that is graded is kept, even if the tab is closed at once.',
    file: 'e2e/resume.spec.ts',
    test: 'an answer that is graded is stored, even if the page closes in that moment',
  },
  {
    promise: 'Two tabs hold the same records.',
    file: 'e2e/storage.spec.ts',
    test: 'two tabs have the same records, whichever of them adds or deletes',
  },
  {
    promise: 'A bad import changes nothing.',
    file: 'e2e/storage.spec.ts',
    test: '50 MB of noise, and files that mean ill, are refused with the reason; nothing is lost',
  },
  {
    promise: 'Once it’s loaded, the site trains without a network.',
    file: 'e2e/offline.spec.ts',
    test: 'loaded once, the site trains without a network',
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
    test: 'a whole round by keyboard: question, grades, settlement, next hand',
  },
  {
    promise: 'No page asks for more script than its kind may.',
    file: 'e2e/built-site.spec.ts',
    test: 'pages to work on ask for no more script than their kind may',
  },
  {
    promise: 'Every link inside the site finds its page and its place there.',
    file: 'e2e/built-site.spec.ts',
    test: 'every link inside the site finds its page and its place there, and every page is linked',
  },
  {
    promise: 'The data files are as their schemas say.',
    file: 'app/data.test.ts',
    test: 'are as their schema says',
  },
]
