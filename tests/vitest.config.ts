import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { ensureKernel } from '../lib/engines/holdem/kernel/wasm/make.mjs'
import { texts } from './tools/texts'
import { LONG } from './tools/long'

await ensureKernel()

const root = fileURLToPath(new URL('..', import.meta.url))

/** What a change can break: all of it by a change of lib, the last two by one of content, the last by one of app. */
const PARTS = {
  engine: ['tests/!(app|content|e2e)/**/*.test.ts'],
  content: ['tests/content/**/*.test.ts'],
  app: ['tests/app/**/*.test.ts', 'tests/*.test.ts'],
}

const components = readdirSync(new URL('app', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.tsx'))
  .map((name) => `tests/app/${name.replaceAll('\\', '/')}`)
const mocking = components.filter((file) => readFileSync(`${root}/${file}`, 'utf8').includes('vi.mock('))

export default defineConfig({
  root,
  resolve: { alias: { '@': root.replace(/\/$/, '') } },
  plugins: [texts],
  test: {
    // How long exact counts take, on whatever machine, is no matter of the tests: the limit only ends one that hangs.
    testTimeout: LONG ? 12 * 3_600_000 : 300_000,
    hookTimeout: 300_000,
    // As in the browser: a moment that a busy machine misses gets a second try where others wait for the result, and the log says so.
    retry: process.env.CI ? 1 : 0,
    // Every core: by default one is left idle, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      ...Object.entries(PARTS).map(([name, include]) => ({
        extends: true as const,
        // Files share what they import, tables that take seconds to build too: none of them leaves anything behind.
        test: { name, include, environment: 'node' as const, isolate: false, setupFiles: ['tests/tools/seed.ts'] },
      })),
      // So do those of components, but for the files that put a module of their own in the place of another.
      ...[
        { name: 'components', include: components.filter((file) => !mocking.includes(file)), isolate: false },
        { name: 'components-mocking', include: mocking, isolate: true },
      ].map((part) => ({
        extends: true as const,
        test: { ...part, environment: 'jsdom' as const, setupFiles: ['tests/tools/components.ts'] },
      })),
    ],
  },
})
