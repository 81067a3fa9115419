/* Changes that readers notice, by day, the latest first. A day is that of the commit. */

interface ChangeDay {
  /** `2026-11-22`. */
  readonly day: string
  readonly changes: readonly string[]
}

export const CHANGELOG = [
  {
    day: '2026-11-28',
    changes: [
      'Caribbean Stud is the tenth game. It takes its turn as the daily hand from February 2027.',
      'A rule of the table now says whether Trips, Pair Plus, 6 Card and the Hold’em bonuses are still paid after a fold. Where a fold loses one that you placed, the trainer and the calculator count it.',
      'Six games show how their bets are settled, below their pay tables: a dealt example of each way in which a round can end.',
      'Three Card Poker’s hand pages say which dead cards turn the play and what your queen blocks. Its calculator takes cards of the dealer that you have seen.',
      'In dealers’ auditions you take a busted hand in its seat’s turn, look at the hole card before you settle insurance, and announce the dealer’s own hand. An older audition link asks for its steps in the new order.',
      'Hi-Lo index plays start at the first count that gains on balance once it’s rounded down, so some indices differ by one: you insure from +3, and stand on 15 against a ten from +4. The page lists the Illustrious 18 beside them.',
      'The trainer and the dealer school pay a side bet by the table of the rules you chose, and a link keeps that table. Pair Plus starts with another table than before; choose the old one under the rules.',
      'The dealer school bets a dollar on the First 5 Jackpot, as its rule is, and deals no flop in Texas 21 if nobody made a side bet. Links and exams from before deal what they did.',
      'In XX Poker’s audition you turn the third card before you settle Mix & Match.',
      'In XX Poker you must place a card that wins, as its rule sheet says. Hold remains where no card wins, and a rule lets you try the game with it.',
      'The daily hand changes at midnight on your own clock, and a page left open shows the new one.',
      'Strategy charts print on one page from the page itself. The PDF is gone, and its link leads to the page.',
      'Lessons and practice links deal hands on both sides of a rule’s line, so the hands of an older lesson’s link differ. What you passed stays passed, and an older practice link with a seed deals what it did.',
      'Courses and trainers give a rule’s price only where every deal is counted, and order lessons by how often their hands come and what is at stake.',
      'The offline copy keeps the games you open, not all of them, so a first visit stores far less. Settings can keep all games, and say how much room they take. If you had them all, you still do.',
      'Files that were cut off on their way are never kept offline. Settings say whether the copy is complete, and can repair it.',
      'Firefox shows its saved pages when there is no network.',
      'An answer that follows the rule of the course or of your own strategy is no mistake where another play is better: the trainer says what it costs. Earlier answers keep their grades.',
    ],
  },
  {
    day: '2026-11-27',
    changes: [
      'Trainers, drills and the daily hand say what they are for while their code loads, and without scripts.',
      'On a phone the trainer goes to the answer at once: no button moves away under your finger.',
      'On a phone held sideways an answer and a settlement begin at the top of the screen, and the next question is in sight.',
      'Side-bet pages are titled as people search for them, and say once what holds for every pay table. Insurance is priced too.',
      'The search tells a rule from a hand (“never split tens”), and finds a bet by its house edge or its payouts.',
      'An address in capitals leads to its page at once, and a page that doesn’t exist searches for the whole of its address.',
      'The form of the risk page stays in its place while the answer is worked out.',
      'Dealers’ drills load less, and only the game you ask for.',
      'The feed of errata dates each entry by itself, and every data file names its license.',
      'In dealers’ drills on a phone the verdict begins at the top of the screen, as in the trainer.',
      'The house-way editor names the field that is wrong, not its path in the file.',
      'Ultimate Texas Hold’em’s reasons no longer repeat the rule above them.',
      'The house-way editor no longer checks a way again while you type its name.',
      'Spanish pages of a soft 18 or 19 that you double say why you touch a made hand.',
      'Poker games give their first answer sooner, and the 6 Card Bonus is priced at once without the cards that you have seen.',
    ],
  },
  {
    day: '2026-11-26',
    changes: [
      'Hand pages, side-bet pages and guides say plainly what two editors found unclear.',
      'Dealers’ pages name the rules of play that their order of settlement comes from, where we know them.',
      'Seats, bets, cards and tables have their own words in each language.',
      'A house way can be pasted from more kinds of print, with lists of exceptions in them.',
      'Blackjack charts in Spanish mark plays with Spanish letters, and odds over a thousand are grouped as amounts are.',
      'Pages in Spanish load as fast as the English ones: each loads only its own language. A link shared from one opens in Spanish.',
      'What is kept for use without a network takes less room on a device.',
      'Spanish pages of hands and comparisons say once what they said twice.',
    ],
  },
  {
    day: '2026-11-25',
    changes: [
      'Side-bet pages name the best table first, and questions are answered in plainer sentences.',
      'Clauses of house ways are no longer called “as printed”: their words are ours.',
      'An answer says what it cost in money alone. Counts, fractions and bets are under “Recompute it yourself”.',
      'The search opens at once, and takes your words before the page has loaded.',
      'The audition begins with the bets: send back the wrong ones, then call “No more bets”.',
    ],
  },
  {
    day: '2026-11-24',
    changes: [
      'The trainer says in money what each option is worth. Each course says whether you pass its test, and what to do next.',
      'The search finds questions as people type them, and addresses in capitals open their page.',
      'Spot the mistake deals foul hands of Pai Gow Poker too.',
    ],
  },
  {
    day: '2026-11-23',
    changes: [
      'Every page is in Spanish too, under addresses of its own.',
      'A live audition, in which you deal to a table and settle every bet.',
      'My evening prices the hands you played. My table sets your casino’s rules for the whole site.',
      'Best odds lists every game and side bet by its cost. Games compared puts two games side by side.',
      'What a count is worth at blackjack, play by play, and every strategy chart as a PDF.',
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
      'Mississippi Stud is the eighth game, and Blackjack the ninth.',
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

/** The English text of a change, the key of its translations. */
export type Change = (typeof CHANGELOG)[number]['changes'][number]
