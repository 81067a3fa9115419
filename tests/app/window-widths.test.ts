import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/*
 * Readers may set a larger font in the browser. Text and most sizes are in rem and grow with it, so the widths at which
 * the layout changes have to grow, too. In px, a large font leaves the layout of wide windows in place, and pushes the
 * header's stake and menu off the screen. Tailwind also sorts its variants wrongly if some are in px and some in rem.
 */

const FILES = readdirSync('app', { recursive: true, encoding: 'utf8' }).map((name) => `app/${name}`)
const STYLES = FILES.filter((name) => name.endsWith('.css'))
const CODE = FILES.filter((name) => /\.tsx?$/.test(name))

/** What in the file asks for a window's or a container's size in pixels. */
const pixelsIn = (file: string, patterns: readonly RegExp[]): readonly string[] => {
  const text = readFileSync(file, 'utf8')
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([found]) => `${file}: ${found}`))
}

it('the layout changes at widths and heights in rem, never in px', () => {
  expect(STYLES.length).toBeGreaterThan(10)
  expect(
    STYLES.flatMap((file) =>
      pixelsIn(file, [
        /@(?:media|container|custom-variant)[^{;]*\dpx[^{;]*/g,
        /--(?:breakpoint|container)-\w+: *[\d.]+px/g,
      ]),
    ),
  ).toEqual([])
})

it('variants and queries in code are in rem, too', () => {
  expect(CODE.length).toBeGreaterThan(100)
  expect(
    CODE.flatMap((file) =>
      pixelsIn(file, [
        /@?(?:max|min)-\[[\d.]+px\]:/g,
        /@media\([^)\]]*\dpx/g,
        /\((?:m(?:in|ax)-)?(?:width|height)[^)]*\dpx\)/g,
      ]),
    ),
  ).toEqual([])
})
