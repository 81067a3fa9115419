import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { ensureKernel } from '../lib/engines/holdem/kernel/wasm/make.mjs'
import { texts } from './tools/texts'
import { LONG } from './tools/long'

await ensureKernel()

const root = fileURLToPath(new URL('..', import.meta.url))

/** Test files of this ending that put a module of their own in the place of another, or that don't. */
const files = (ending: '.ts' | '.tsx', mocking: boolean): string[] =>
  readdirSync(`${root}/tests`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(`.test${ending}`))
    .map((name) => `tests/${name.replaceAll('\\', '/')}`)
    .filter((file) => readFileSync(`${root}/${file}`, 'utf8').includes('vi.mock(') === mocking)

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
      {
        name: 'bare',
        include: files('.ts', false),
        environment: 'node',
        setupFiles: ['tests/tools/seed.ts', 'tests/tools/words.ts'],
      },
      // What needs a document ends in .tsx.
      {
        name: 'components',
        include: files('.tsx', false),
        environment: 'jsdom',
        setupFiles: ['tests/tools/components.ts', 'tests/tools/words.ts'],
      },
      // With a module of its own in the place of another, a file imports all anew. Packages it shares: a process for each takes longer.
      {
        name: 'components-mocking',
        include: [...files('.ts', true), ...files('.tsx', true)],
        environment: 'jsdom',
        setupFiles: ['tests/tools/components.ts', 'tests/tools/anew.ts', 'tests/tools/words.ts'],
      },
    ].map((test) => ({ extends: true as const, test })),
  },
})
