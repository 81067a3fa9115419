/*
 * The texts of the pages about the site, in English. Words in braces stand for a link; the link's own words follow the
 * sentence. Each language has these texts beside its glossary. Only the server uses them, so they are in no script.
 */

const help = {
  name: 'Play responsibly',
  title: 'Play responsibly: limits, warning signs and help lines',
  about:
    'Every casino game costs you money. How to set limits, which signs to take seriously, and free help lines by country.',
  lead: 'Every game here costs you money in the long run, even with perfect play. Treat that as the price of an evening, and decide on it before you sit down. You must be 18 or older, in some places 21.',
  limitsTitle: 'Set limits first',
  limits: [
    'Bring only money you can afford to lose. Leave cards at home.',
    'Set a time to leave, and keep to it whether you’re ahead or behind.',
    'Don’t raise your stakes to win back a loss. The house edge is the same on the next hand.',
    'See what a session can cost on a game’s risk page, for example {game}.',
    'Ask the casino about limits and self-exclusion before you need them.',
  ],
  signsTitle: 'Signs to take seriously',
  signs: [
    'You play longer or for more than you meant to.',
    'You borrow, sell things or leave bills unpaid to play.',
    'You hide how much you play, or lie about it.',
    'You play to escape worry or sadness, and feel restless when you stop.',
    'You keep trying to win back what you lost.',
  ],
  linesTitle: 'Where to get help with gambling',
  linesLead:
    'If gambling has stopped being a choice, for you or for somebody close to you, these services help free of charge:',
  danger: 'If you’re in danger or thinking about suicide, call your local emergency number now.',
  places: {
    anywhere: 'Anywhere',
    us: 'United States',
    california: 'United States: California',
    florida: 'United States: Florida',
    ontario: 'Canada: Ontario',
    uk: 'United Kingdom',
    ireland: 'Ireland',
    australia: 'Australia',
    newZealand: 'New Zealand',
    spain: 'Spain',
    mexico: 'Mexico',
    argentina: 'Argentina',
    bogota: 'Colombia: Bogotá',
  },
  lines: {
    therapy: 'support online in many languages',
    anonymous: 'meetings of people who stopped, in person and online',
    national: 'the National Council on Problem Gambling, by phone, text and chat',
    gambler: 'the Council on Compulsive Gambling of New Jersey, by phone',
    connex: 'help near you, by phone and chat',
    gamcare: 'by phone and chat, at any hour',
    ireland: 'the Gambling Awareness Trust, with counselors near you',
    australia: 'counseling by chat, and by phone in every state',
    newZealand: 'by phone at any hour, or by text to 8006',
    fejar: 'the federation of recovering gamblers, in Spanish',
    vida: 'the ministry of health’s line for addictions, at any hour, in Spanish',
    sedronar: 'the state’s line for addictions, every day, in Spanish',
    bogota: 'psychologists of the city’s health service, at any hour, in Spanish; not only for gambling',
    california: 'the California Council on Problem Gambling, by phone in English and Spanish',
    florida: 'the Florida Council on Compulsive Gambling, by phone at any hour, in English and Spanish',
  },
}

const privacy = {
  name: 'Privacy',
  title: 'Privacy: what stays in your browser',
  about:
    'Feltwise has no accounts, cookies, ads or trackers. Your answers and settings stay in your browser, and you can export or delete them.',
  heading: 'What stays in your browser',
  lead: 'Feltwise has no accounts, no cookies, no ads and no trackers. We don’t collect your answers, and we couldn’t: no page sends them anywhere.',
  storedTitle: 'What your browser stores',
  stored: [
    'Your answers and rounds, so the trainer knows what to ask next.',
    'Your settings, your own house ways and the strategy you chose.',
    'The name you chose for scoreboards, and the names and results of friends whose links you opened.',
    'If you teach: the names and results of your class and the exam you’re writing, until you close the tab, and your key for signing results.',
    'If you take an exam: your name and your answers, until you close the tab.',
    'What you type into a form, such as an evening’s hands.',
    'Entries that a newer version wrote and this one can’t read, until you delete them.',
    'Pages and programs of this site, so that it works offline: the pages that all games share, and the games you open.',
  ],
  delete:
    'You can export or delete your answers under {data}, and reset your settings on the {settings} page. Clearing this site’s data in your browser removes everything.',
  data: 'your data',
  settings: 'settings',
  linksTitle: 'What a link holds',
  links:
    'Links to a hand, a table or an exam hold the cards, the rules or the questions. A result code holds the name you typed and your answers, and a friend’s link the name and the result. Nobody sees them until you share them. They come after the # of an address, which your browser sends to no server.',
  othersTitle: 'Other servers',
  others:
    'Every page forbids requests to other sites, and your browser enforces that. Whoever hosts this site can see which pages are requested, as any web server can. Links to other sites lead to pages with their own rules.',
}

const contact = {
  name: 'Contact',
  title: 'Contact, and report a figure',
  about:
    'How to reach Feltwise, and a report to fill in if you think that a figure is wrong: the page, the rules, your figure and its source.',
  noAddress: 'This copy of Feltwise names no address to write to. Ask whoever gave you the link.',
  write: 'Write to us',
  source: 'The source code, where you can open an issue',
  reportTitle: 'Report a figure',
  first:
    'Every figure can be checked. First compare the rules: figures often differ because of another pay table or another way to count the edge. You may also find the figure under {errata}.',
  errata: 'figures checked',
  fillIn: 'If it still looks wrong, copy this report, fill it in and send it:',
  theReport: 'The report',
  subject: 'A figure on Feltwise',
  report: (version: string) => `Page: (its address, with everything after the question mark)
Figure on the page:
Figure I expected:
Where it is from: (a source, or how I worked it out)
Game and rules: (pay table, number of decks, house rules)
Version: ${version}`,
  fastest:
    'A report with a source or a calculation can be checked fastest. If a figure was wrong, we correct it and say so in the {changelog}.',
  changelog: 'changelog',
  noHelp: 'We can’t help with gambling problems, but {help}.',
  help: 'these people can',
}

const site = {
  name: 'About',
  title: 'About Feltwise',
  about:
    'What Feltwise is for and what it isn’t, how its figures are checked, what it costs (nothing), and where to get help with gambling.',
  heading: 'What this is',
  study:
    'Feltwise is for studying casino table games that you play against the house. It’s for players who want to know what a decision costs, for dealers learning the games, and for anyone with a single question. You can’t bet money here, and nobody pays to be named. Casinos are linked only as sources: where we quote a rule sheet or a figure that one of them prints, as in the {tables} and among the {errata}. None of those links is paid for.',
  tables: 'gallery of pay tables',
  errata: 'figures checked',
  costs:
    'Every one of these games costs you money in the long run, even with perfect play. Good play lowers the price; it never makes a profit.',
  rules:
    'Rules differ between casinos, and the placard on the table decides. The names of the games belong to their owners. We use them only to describe the games.',
  license:
    'The code is under the {mit}. The texts and the figures are under {by}: use them where you like, and name Feltwise. Fonts and packages by other people have their own licenses, listed in the {notices}.',
  mit: 'MIT license',
  notices: 'third-party notices',
  methodsTitle: 'How the figures are checked',
  methods:
    'We count every exact figure by two methods that share no shortcut. The plain walk plays the rules card by card: it deals every card that can still come and takes the best action at every decision. One program walks every game. A fast solver for each game groups hands that end the same way. It answers while you wait.',
  tests:
    'The tests compare the two as whole fractions, not as rounded figures. They compare decisions of every stage on small decks, decisions on the whole deck, and the boards of a whole hold’em game. A figure from a sample says so and shows its standard error.',
  repeat: 'To repeat the comparison',
  compare:
    'To compare our figures with those that others publish, see the {errata}. To see how the site is built, and why, read {decisions}.',
  decisions: 'the decisions behind it',
  helpTitle: 'Where to get help with gambling',
  help: 'If gambling has stopped being a choice, for you or for somebody close to you, there are {lines}. Our page about playing responsibly lists them, with limits to set and warning signs.',
  lines: 'free help lines in many countries',
  moreTitle: 'More about Feltwise',
  more: {
    '/about/methodology': 'How every figure is worked out',
    '/changelog': 'What changed, and when',
    '/privacy': 'Privacy',
    '/contact': 'Contact, and report a figure',
  },
}

const methodology = {
  name: 'Methodology',
  title: 'Methodology: how every figure is worked out',
  about:
    'What exact means on Feltwise, how two independent solvers check each figure, what the figures assume, and where a sample is used.',
  heading: 'How every figure is worked out',
  exactTitle: 'What exact means',
  exact: [
    'We deal every card that can still come and add up what you win and lose. The expected value is that total over the number of deals: a fraction of whole numbers. We round it only when we show it.',
    'Tap a figure in a guide to see the fraction and a link that works it out again. Under each answer you find its counts and a command that gives the same fraction on your own computer.',
  ],
  solversTitle: 'Two solvers that share no shortcut',
  solvers: [
    'The first solver is slow and obvious: it plays the rules card by card and takes the best action at every decision. The same program plays every game. The second solver is fast and knows one game: it groups hands that end the same way.',
    'The tests compare the two as whole fractions, so a difference of one deal fails. They compare decisions at every stage, on small decks and on the full one. Hand rankings are checked against a slow evaluator too.',
  ],
  repeat: 'To repeat the comparison',
  assumedTitle: 'What the figures assume',
  assumed: [
    'You know your own cards and the cards on the table, and nothing else. Pages on dead cards say so.',
    'You make every later decision of the round perfectly.',
    'The cards are shuffled fairly, and each round is dealt from the full deck or shoe.',
    'The rules and pays are the ones named on the page. Rules differ between casinos, so read the placard.',
    'Hourly costs use a stake and a pace. Both are named, and you can change them in the settings.',
  ],
  inexactTitle: 'What isn’t exact',
  inexact:
    'Values of games dealt from several decks are rounded to fifteen digits. Where a whole game takes too long to count, we estimate its best play from a sample and show the standard error.',
  promisesTitle: 'What we promise, and which test checks it',
  promisesLead:
    'Each promise has a test. The tests run before every change goes in, and one broken promise stops it. Those under soak/ take about an hour and run before a release.',
  promisesTable: 'Promises and their tests',
  wePromise: 'We promise',
  theTest: 'The test, under tests/',
  checkedTitle: 'How published figures compare',
  checked:
    '{errata} lists figures that others have published next to ours, each with its source. When they differ, we give the command that shows why. If you think one of ours is wrong, {report}.',
  errata: 'Figures checked',
  report: 'report the figure',
}

const learning = {
  name: 'How fast the courses teach',
  title: 'How fast the courses teach, measured',
  about:
    'How many hands a simulated beginner needs to play nearly perfectly: by the course, as dealt, by repetition and by value, with every assumption.',
  lead: (enough: string, people: string) =>
    `We let simulated beginners practice until their mistakes cost less than ${enough} of a bet a round. The table shows the median number of hands that ${people} of them need.`,
  simulated:
    'These are simulations, not people. They compare ways to choose hands for the same learner. They don’t predict how many hands you need.',
  table: (share: string) => `Hands, where a reason is remembered ${share} of the time`,
  game: 'Game',
  ways: { course: 'Course', dealt: 'As dealt', due: 'Due first', worth: 'By value' },
  over: (hands: string) => `over ${hands}`,
  modelTitle: 'What we assume',
  guess: (guess: string) =>
    `Beginners don’t know any rule. They guess, and are right with ${guess} of the hands. A wrong answer costs the gap to the best option.`,
  pickUp: (usual: string, taught: string) =>
    `The reason under an answer teaches the rule ${usual} of the time. A lesson that states the rule and points to the answer teaches it ${taught} of the time. Learners use the hint when they don’t know the rule.`,
  forget: (hands: string, seconds: string) =>
    `Learners forget rules by the scheduler’s own curve (FSRS), at ${hands} hands a day and ${seconds} seconds a hand.`,
  misread: (near: string, middle: string, far: string, halves: string) =>
    `Learners who know the rule misread ${near} of the hands near its edge, ${middle} further away and ${far} of the obvious ones. Every ${halves} hands of that kind halve this.`,
  usual: 'Each game has its usual rules, and each hand counts as often as it comes at the table.',
  wrongTitle: 'What would make it wrong',
  wrong: (quick: string) =>
    `The course leads because it states each rule, and because you don’t have to wait for rare ones. Where one rule is nearly the whole strategy, hands as they are dealt teach it sooner. If you learn rules easily from the reason under any answer, the lead shrinks, and in some games another way is faster. Here learners remember a reason ${quick} of the time:`,
  real: 'Real people also know some rules before they start, confuse rules that look alike, get bored and guess. The model leaves that out. How memory fades comes from the scheduler, which was fitted to vocabulary cards, not to card games.',
  repeat: 'To repeat the simulation',
}

const changelog = {
  name: 'Changelog',
  title: 'Changelog: what changed, and when',
  about:
    'What changed on Feltwise for readers and players, day by day: new games and pages, corrected figures and texts.',
  heading: 'What changed, and when',
}

export const texts = { help, privacy, contact, site, methodology, learning, changelog }

/** The texts that every language needs. */
export type AboutTexts = typeof texts
