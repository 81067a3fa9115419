import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { GET } from '@/app/third-party-notices.txt/route'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const text = await GET().text()
const licenseOf = (path: string): string => readFileSync(join(ROOT, 'node_modules', path), 'utf8').trim()

describe('the third-party notices', () => {
  it('hold the whole license of fonts, packages and what those depend on', () => {
    const paths = [
      '@fontsource-variable/inter/LICENSE',
      '@fontsource/source-serif-4/LICENSE',
      '@kurkle/color/LICENSE.md',
      'next/license.md',
      'react-dom/LICENSE',
      'scheduler/LICENSE',
      'tailwindcss/LICENSE',
    ]
    for (const path of paths) expect(text, path).toContain(licenseOf(path))
    expect(text).toContain('SIL OPEN FONT LICENSE')
  })

  it('name every package once with its license, and none that only builds the site', () => {
    const heads = text
      .split(`${'-'.repeat(80)}\n\n`)
      .slice(1)
      .map((part) => part.slice(0, part.indexOf('\n')))
    expect(new Set(heads).size).toBe(heads.length)
    expect(heads.some((head) => /^(tsx|esbuild|@mdx-js)/.test(head))).toBe(false)
    expect(text).not.toContain('License: not named')
  })
})
