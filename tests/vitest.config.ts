import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import '../lib/make/ready.mjs'
import { texts } from './tools/texts.ts'
import { LONG } from './tools/long.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

const FILES = readdirSync(`${root}/tests`, { recursive: true, encoding: 'utf8' })
  .map((name) => `tests/${name.replaceAll('\\', '/')}`)
  .filter((file) => /\.test\.tsx?$/.test(file))

/** Asks for what Vite alone does: a module in the place of another, modules anew, the modules of a pattern. */
const needsVite = (file: string): boolean =>
  /vi\.(mock|resetModules)\(|import\.meta\.glob/.test(readFileSync(`${root}/${file}`, 'utf8'))
/** Needs a document. */
const isComponent = (file: string): boolean => file.endsWith('.tsx')

/** The subject of a test file, by its folder. The engine is everything that isn’t pages or texts. */
const SUBJECTS = [
  ['app', /^tests\/app\//],
  ['content', /^tests\/(content|questions|search|errata)\//],
  ['engine', /^/],
] as const
const subjectOf = (file: string): string => SUBJECTS.find(([, folder]) => folder.test(file))![0]

/** Node loads the code itself: what Vite imports is compiled by one process for all, and its calls go through an accessor. */
const byNode = {
  execArgv: ['--import', new URL('./tools/load.mjs', import.meta.url).href],
  experimental: { viteModuleRunner: false, nodeLoader: false },
}

export default defineConfig({
  root,
  resolve: { alias: { '@': root.replace(/\/$/, '') } },
  plugins: [texts],
  test: {
    // Tests don't assert how long exact counts take: the limit only ends one that hangs.
    testTimeout: LONG ? 12 * 3_600_000 : 300_000,
    hookTimeout: 300_000,
    // Every core: by default one is left idle, which is half of a small machine.
    maxWorkers: '100%',
    // Files of a project share what they import, and tables that take seconds to build. `components.ts` and `anew.ts` clear what a file leaves.
    isolate: false,
    // `--project app*` runs a subject.
    projects: SUBJECTS.flatMap(([subject]) => {
      const files = FILES.filter((file) => subjectOf(file) === subject)
      const byVite = files.filter(needsVite)
      const components = files.filter((file) => isComponent(file) && !needsVite(file))
      const others = files.filter((file) => !isComponent(file) && !needsVite(file))
      return [
        {
          name: subject,
          include: others,
          environment: 'node',
          setupFiles: ['tests/tools/seed.ts', 'tests/tools/words.ts'],
          ...byNode,
        },
        {
          name: `${subject} components`,
          include: components,
          environment: 'jsdom',
          setupFiles: ['tests/tools/components.ts', 'tests/tools/words.ts'],
          ...byNode,
        },
        // With a module of its own in the place of another, a file imports all anew. Packages it shares: a process for each takes longer.
        {
          name: `${subject} by Vite`,
          include: byVite,
          environment: 'jsdom',
          setupFiles: ['tests/tools/components.ts', 'tests/tools/anew.ts', 'tests/tools/words.ts'],
        },
      ].filter(({ include }) => include.length > 0)
    }).map((test) => ({ extends: true as const, test })),
  },
})
