import nextVitals from 'eslint-config-next/core-web-vitals'
import nextTypeScript from 'eslint-config-next/typescript'

const TIME_AND_CHANCE = 'Randomness and time are arguments: only app/ may ask for them.'

const REACT = ['app/**/*.{js,ts,tsx}', 'tests/**/*.tsx']
const WORDS = ['app/_languages/{english,spanish}/**/*.ts']

const noTimeOrChance = {
  files: ['{lib,workers,content,tests}/**/*.{ts,tsx,mjs}'],
  rules: {
    'no-restricted-properties': [
      'error',
      { object: 'Math', property: 'random', message: TIME_AND_CHANCE },
      { object: 'Date', property: 'now', message: TIME_AND_CHANCE },
    ],
    'no-restricted-globals': ['error', { name: 'Date', message: TIME_AND_CHANCE }],
  },
}

const wholeRepository = {
  files: ['**/*.{ts,tsx,mjs}'],
  rules: {
    'no-restricted-syntax': [
      'error',
      { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file that has it.' },
      { selector: 'ExportNamedDeclaration[source]', message: 'No barrels: import from the file that has it.' },
      { selector: 'TSEnumDeclaration', message: 'The list first, the type from it: const X = [...] as const.' },
    ],
    eqeqeq: 'error',
    'no-console': 'off',
    'prefer-const': 'error',
  },
}

/** Rules of React and Next, which take most of the time, are for the files that import either. */
const react = nextVitals.map((part) => (part.rules ? { ...part, files: REACT, ignores: WORDS } : part))

/** A link leads to the page in the language of its own: Next's knows nothing of languages. */
const links = {
  files: ['app/**/*.tsx', 'content/**/*.tsx'],
  ignores: ['app/_ui/link.tsx'],
  rules: { 'no-restricted-imports': ['error', { name: 'next/link', message: 'Use Link of app/_ui/link.' }] },
}

/** The one entrance of an engine: others import from it, and from no other file of the engine. */
const theDoors = {
  files: ['lib/engines/*/index.ts'],
  rules: { 'no-restricted-syntax': 'off' },
}

const typeScript = {
  files: ['**/*.{ts,tsx}'],
  rules: {
    '@typescript-eslint/consistent-type-imports': [
      'error',
      { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
    ],
    // The compiler finds these, at no cost (`noUnusedLocals`).
    '@typescript-eslint/no-unused-vars': 'off',
  },
}

const theSite = {
  files: ['{app,content,lib,workers}/**/*.{ts,tsx}'],
  rules: { 'no-console': 'error' },
}

const theCommandLine = {
  files: ['lib/{command-line,make}/**', 'lib/games/*/census/**'],
  rules: { 'no-console': 'off' },
}

const config = [
  // AssemblyScript looks like TypeScript but is another language: its own compiler checks it.
  {
    ignores: [
      'lib/engines/holdem/kernel/wasm/**/*.ts',
      'lib/engines/holdem/kernel/built/**',
      '.next/**',
      'out/**',
      'shots/**',
      'test-results/**',
      'coverage/**',
      'next-env.d.ts',
      // What `npm run make:routes` writes.
      'app/\\(en\\)/**',
      'app/es/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...react,
  ...nextTypeScript,
  wholeRepository,
  links,
  typeScript,
  noTimeOrChance,
  theDoors,
  theSite,
  theCommandLine,
]

export default config
