import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { ensureKernel } from '../lib/engines/holdem/kernel/wasm/make.mjs'
import { texts } from './tools/texts'
import { LONG } from './tools/long'

await ensureKernel()

const root = fileURLToPath(new URL('..', import.meta.url))

const FILES = readdirSync(`${root}/tests`, { recursive: true, encoding: 'utf8' })
  .map((name) => `tests/${name.replaceAll('\\', '/')}`)
  .filter((file) => /\.test\.tsx?$/.test(file))

/** Puts a module of its own in the place of another. */
const mocks = (file: string): boolean => readFileSync(`${root}/${file}`, 'utf8').includes('vi.mock(')
/** Needs a document. */
const isComponent = (file: string): boolean => file.endsWith('.tsx')
/** May import texts, which Vite compiles. */
const isOfPages = (file: string): boolean => /^tests\/(app|content)\//.test(file)

const COMPONENTS = FILES.filter((file) => isComponent(file) && !mocks(file))
const MOCKING = FILES.filter(mocks)
const PAGES = FILES.filter((file) => isOfPages(file) && !isComponent(file) && !mocks(file))
const ENGINES = FILES.filter((file) => ![...COMPONENTS, ...MOCKING, ...PAGES].includes(file))

export default defineConfig({
  root,
  resolve: { alias: { '@': root.replace(/\/$/, '') } },
  plugins: [texts],
  test: {
    // Tests don't assert how long exact counts take: the limit only ends one that hangs.
    testTimeout: LONG ? 12 * 3_600_000 : 300_000,
    hookTimeout: 300_000,
    // As in the browser: a moment that a busy machine misses gets a second try where others wait for the result, and the log says so.
    retry: process.env.CI ? 1 : 0,
    // Every core: by default one is left idle, which is half of a small machine.
    maxWorkers: '100%',
    // Files of a project share what they import, and tables that take seconds to build. `components.ts` and `anew.ts` clear what a file leaves.
    isolate: false,
    projects: [
      // These tests count for minutes. Node loads their code itself, because calls of what Vite imports go through an accessor and take longer.
      {
        name: 'engines',
        include: ENGINES,
        environment: 'node',
        setupFiles: ['tests/tools/seed.ts', 'tests/tools/words.ts'],
        execArgv: ['--import', new URL('./tools/load.mjs', import.meta.url).href],
        experimental: { viteModuleRunner: false, nodeLoader: false },
      },
      {
        name: 'pages',
        include: PAGES,
        environment: 'node',
        setupFiles: ['tests/tools/seed.ts', 'tests/tools/words.ts'],
      },
      {
        name: 'components',
        include: COMPONENTS,
        environment: 'jsdom',
        setupFiles: ['tests/tools/components.ts', 'tests/tools/words.ts'],
      },
      // With a module of its own in the place of another, a file imports all anew. Packages it shares: a process for each takes longer.
      {
        name: 'components-mocking',
        include: MOCKING,
        environment: 'jsdom',
        setupFiles: ['tests/tools/components.ts', 'tests/tools/anew.ts', 'tests/tools/words.ts'],
      },
    ].map((test) => ({ extends: true as const, test })),
  },
})
