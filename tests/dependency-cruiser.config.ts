import type { IConfiguration, IRegularForbiddenRuleType } from 'dependency-cruiser'

/* Imports go one way. tests/tools/imports.ts runs these rules and adds the one that needs the contents of a file. */

const forbid = (
  name: string,
  comment: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): IRegularForbiddenRuleType => ({
  name,
  severity: 'error',
  comment,
  from,
  to,
})

/** A file of one game. */
const A_GAME = '^lib/games/(?!registry/)([^/]+)/'

/** What pages may know of lib; build-time server code may take the solvers too. Client components: see tests/tools/imports.ts. */
const OPEN_TO_APP =
  '^lib/(cards/|math/|messages/|teaching/|storage/|solver/|engines/[^/]+/index\\.ts|errata/|questions/|search/|game/|nearest\\.ts|once-in-process\\.ts|result\\.ts|text\\.ts|site\\.ts|version\\.ts|games/[^/]+\\.ts|games/[^/]+/messages/|games/registry/made/([a-z]{2}|data/[a-z]{2}/[a-z-]+)\\.ts)'

const config = {
  forbidden: [
    forbid(
      'no-circular',
      'A circle, of types too, has no beginning to read from. Types that two files share have a file of their own.',
      {},
      { circular: true },
    ),
    forbid('not-to-unresolvable', 'Nothing is there.', {}, { couldNotResolve: true }),
    forbid(
      'nothing-imports-tests',
      'Tests look at the code, not the other way.',
      { pathNot: '^tests/' },
      { path: '^tests/' },
    ),
    forbid(
      'lib-takes-data-from-content',
      'What is said of figures stands in content and knows lib, not the other way.',
      { path: '^(lib|workers)/' },
      { path: '^content/', pathNot: '\\.json$' },
    ),
    forbid(
      'content-knows-no-app',
      'Texts and pages of hands are shown by the app and know none of it.',
      { path: '^content/' },
      { path: '^(app|workers)/' },
    ),
    forbid(
      'pages-of-hands-are-islands',
      "The pages of one game know no other game, and not the app's way to find them.",
      { path: '^content/([^/]+)/pages/' },
      {
        path: '^(lib/games/(?!registry/)[^/]+/|content/[^/]+/pages/|content/pages/index\\.ts)',
        pathNot: '^(lib/games|content)/$1/',
      },
    ),
    forbid(
      'pages-of-hands-by-their-door',
      'The app finds the pages of hands by content/pages.',
      { path: '^(app|lib|workers)/' },
      { path: '^content/([^/]+/pages/|pages/)', pathNot: '^content/pages/(index|hand-page)\\.ts$' },
    ),
    forbid(
      'what-pages-share-knows-no-game',
      "What the games' pages share knows none of them; it finds them by their place.",
      { path: '^content/pages/' },
      { path: '^(lib/games/([^/]+/|(index|solvers)\\.ts)|content/[^/]+/pages/)' },
    ),
    forbid(
      'lib-knows-no-app',
      'lib is the engine: neither pages nor workers.',
      { path: '^lib/', pathNot: '^lib/solver/' },
      { path: '^(app|workers)/' },
    ),
    forbid(
      'solver-client-knows-no-app',
      'The client takes the type of the worker, and nothing from the pages.',
      { path: '^lib/solver/' },
      { path: '^app/' },
    ),
    forbid(
      'lib-knows-no-react',
      'lib runs in a worker, on the command line and at build time.',
      { path: '^(lib|workers)/' },
      {
        path: '(^|/)node_modules/(react|react-dom|next|next-themes|chart\\.js|react-chartjs-2|lucide-react)/',
      },
    ),
    forbid(
      'workers-know-no-app',
      'A worker loads a solver, solves, answers.',
      { path: '^workers/' },
      { path: '^app/' },
    ),
    forbid(
      'app-knows-no-rules',
      'Pages know the registry, the solver client, the quiz, storage, house ways and the dealer school, and no game.',
      { path: '^app/' },
      { path: '^(lib|workers)/', pathNot: OPEN_TO_APP },
    ),
    forbid(
      'messages-of-games-come-with-the-page',
      'Only the folder of a language brings what games say in it: components ask messagesOf.',
      { path: '^app/', pathNot: '^app/(_languages|\\(en\\)|es)/' },
      { path: '^lib/games/([^/]+/messages/|registry/made/)' },
    ),
    forbid(
      'engines-have-one-door',
      'An engine is entered by its index.ts; tests may look inside, and the kernel is built before it can be entered.',
      { path: '^(app|lib|workers|content)/', pathNot: '^lib/(engines/|make/ready\\.mjs)' },
      { path: '^lib/engines/[^/]+/', pathNot: '^lib/engines/[^/]+/index\\.ts$' },
    ),
    forbid(
      'engines-have-one-door-for-each-other',
      'An engine enters another by its index.ts.',
      { path: '^lib/engines/([^/]+)/' },
      { path: '^lib/engines/[^/]+/', pathNot: '^lib/engines/($1/|[^/]+/index\\.ts$)' },
    ),
    forbid(
      'engines-know-no-game',
      'What games share knows none of them.',
      { path: '^lib/engines/' },
      { path: '^lib/(games/[^/]+/|games/(index|load|solvers)\\.ts)' },
    ),
    forbid(
      'what-every-game-is-knows-no-game',
      'What games share knows their ids and their data, and none of them.',
      { path: '^lib/game/' },
      { path: '^lib/(games/([^/]+/|(index|load|solvers)\\.ts)|families/)', pathNot: '^lib/games/registry/made/data/' },
    ),
    forbid(
      'families-know-no-game',
      'A family makes a game of any page; the registry hands it the page.',
      { path: '^lib/families/' },
      { path: '^(lib/games/([^/]+/|(index|load|solvers)\\.ts)|app/|content/.*\\.ts$)' },
    ),
    forbid(
      'games-are-islands',
      "One game's folder never imports another's.",
      { path: A_GAME },
      { path: A_GAME, pathNot: '^lib/games/$1/' },
    ),
    forbid(
      'games-know-no-registry',
      'The registry knows the games.',
      { path: A_GAME },
      { path: '^lib/games/((index|solvers)\\.ts|registry/)' },
    ),
    forbid(
      'solvers-by-the-registry',
      'Solvers are loaded lazily, by their registry: everything else stays light.',
      { path: '^(app|workers|lib)/', pathNot: '^lib/games/([^/]+/|solvers\\.ts)|^lib/(command-line|make|families)/' },
      { path: '^lib/(games/[^/]+|families/[^/]+)/solve' },
    ),
    forbid(
      'solvers-for-few',
      'The worker, build-time pages and the command line solve; the rest of lib does not.',
      { path: '^lib/', pathNot: '^lib/((command-line|make)/|games/(solvers\\.ts|[^/]+/census/))' },
      { path: '^lib/games/solvers\\.ts' },
    ),
    forbid(
      'command-line-is-a-leaf',
      'Nothing imports a command.',
      { path: '^(app|content|lib|workers)/', pathNot: '^lib/(command-line|make)/' },
      { path: '^lib/(command-line|make)/', pathNot: '^lib/command-line/terminal\\.ts' },
    ),
    forbid(
      'cards-and-math-come-first',
      'Cards and numbers know no game, and of what is said of a problem only which messages there are.',
      { path: '^lib/(cards|math|result)' },
      { path: '^lib/', pathNot: '^lib/((cards|math|result)|messages/words/problems/en\\.ts$)' },
    ),
    forbid(
      'teaching-knows-no-game',
      'What serves every game knows them by their interface, and their data.',
      { path: '^lib/(solver|storage|teaching)/' },
      { path: '^lib/games/[^/]+/', pathNot: '^lib/games/registry/made/data/' },
    ),
    forbid(
      'no-development-packages',
      'A visitor gets dependencies, not devDependencies.',
      // The compiler of the kernel works before there is anything to visit.
      { path: '^(app|content|lib|workers)/', pathNot: '^lib/engines/holdem/kernel/wasm/compile\\.mjs$' },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // AssemblyScript has a resolution of its own (wasm/make.mjs), and its own compiler checks it.
    exclude: { path: '^((\\.next|out|shots|test-results|coverage)/|lib/engines/holdem/kernel/wasm/.*\\.ts$)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts', '.json'],
    },
  },
} satisfies IConfiguration

export default config
