/* What changed for a reader, day by day, the latest first. A day is the one on which the change was committed. */

interface ChangeDay {
  /** `2026-11-22`. */
  readonly day: string
  readonly changes: readonly string[]
}

export const CHANGELOG = [
  {
    day: '2026-11-23',
    changes: [
      'The trainer shows a session’s hands in a row. Open any of them to see the answer again, or play it again.',
      'Each course has a map of what you know, made from your answers.',
      'Hands that nobody plays wrong are rows of a list now, and each side bet has all its pay tables on one page. Old links lead there.',
    ],
  },
  {
    day: '2026-11-22',
    changes: [
      'Guides, hand pages, buttons and messages are rewritten in plainer English. Answers name money first.',
      'What a mistake costs is given by the hour, and by the year only for hands that come often.',
      'New pages: methodology, privacy, contact, this changelog, and where to get help with gambling.',
      'Mississippi Stud is the eighth game.',
      'All known pay tables and priced strategies can be downloaded as CSV and JSON.',
      'A page shows how fast the courses teach, measured with simulated beginners.',
      'The trainer keeps your place in a session, and shows the hands you answered before.',
    ],
  },
  {
    day: '2026-11-21',
    changes: [
      'The first seven games: a trainer, a calculator, a guide and a strategy chart for each.',
      'Pay tables that you drag, with the whole game solved again, and a gallery of tables found in casinos.',
      'A page for each starting hand, each class of hands and each house-way clause.',
      'Published figures are compared with ours, each with its source.',
      'The dealer school: house ways, paying and taking, spotting mistakes, and exams.',
      'The interface speaks Spanish.',
    ],
  },
] as const satisfies readonly ChangeDay[]

/** A change in English, by which other languages have it. */
export type Change = (typeof CHANGELOG)[number]['changes'][number]
