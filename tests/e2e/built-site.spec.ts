import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { GAME_IDS } from '../../lib/games/ids'
import {
  doubleIds,
  isIndexable,
  sitemapOf,
  tooHeavy,
  unreached,
  wrongCanonicals,
  wrongData,
  wrongEmbeds,
  wrongHands,
  wrongHeads,
  wrongLinks,
  wrongPictures,
  wrongSitemap,
} from '../tools/built-checks'
import { frameworkScripts, gzippedBytes, pngSize, readBuilt, readProse } from '../tools/built-site'
import { lengthsByKind, longSentences, struckPhrases } from '../tools/prose'

/* The whole site as it was built, every page of it. No browser: what a search engine and a link preview read. */

const site = readBuilt()
const at = (path: string): string => {
  const file = site.files.get(path)
  if (file === undefined) throw new Error(`${path} was not built`)
  return file
}

test.describe.configure({ mode: 'default' })

test('every page has one heading, and a title and a description that no other has', () => {
  expect(wrongHeads(site)).toEqual([])
})

test('every page has a canonical address', () => {
  expect(wrongCanonicals(site)).toEqual([])
})

test('every page has a picture, which exists', () => {
  expect(wrongPictures(site, pngSize)).toEqual([])
})

test('every link inside the site finds its page and its place there, and every page is linked', () => {
  expect(wrongLinks(site)).toEqual([])
  expect(unreached(site)).toEqual([])
  expect(doubleIds(site)).toEqual([])
})

test('structured data are valid, and every page says where it is', () => {
  expect(wrongData(site)).toEqual([])
})

test('the sitemap is the list of pages to be found, and robots are told of it', () => {
  const listed = sitemapOf(readFileSync(at('/sitemap.xml'), 'utf8'))
  expect(wrongSitemap(site, listed)).toEqual([])
  expect(listed.length).toBeGreaterThan(50)
  expect(readFileSync(at('/robots.txt'), 'utf8')).toContain('/sitemap.xml')
})

test('pages of hands have their data and their frames, which are not to be listed', () => {
  expect(wrongEmbeds(site)).toEqual([])
  expect(wrongHands(site, (file) => readFileSync(file, 'utf8'))).toEqual([])
})

test('the manifest names icons of their size', () => {
  const { icons } = JSON.parse(readFileSync(at('/manifest.webmanifest'), 'utf8')) as {
    readonly icons: readonly { readonly src: string; readonly sizes: string }[]
  }
  const drawn = icons.filter(({ src }) => src.endsWith('.png'))
  expect(drawn.map(({ src }) => pngSize(at(src))?.join('x'))).toEqual(drawn.map(({ sizes }) => sizes))
  expect(drawn.length).toBeGreaterThan(2)
})

/** Pages on which something is done, not read: they bring the engine's client, the felt and charts. */
const TOOLS =
  /\/(trainer|learn|calculator|pay-tables|side-bets|risk|strategy)$|^\/$|^\/(daily|progress|settings|dealer-school\/.+|house-ways\/editor)(\/|$)/

test('pages to read add less than 25 KB of script to an empty page', () => {
  const { always, never } = frameworkScripts()
  const toRead = [...site.pages.values()].filter((page) => isIndexable(page) && !TOOLS.test(page.path))
  expect(toRead.length).toBeGreaterThan(10)
  expect(tooHeavy(toRead, { empty: [...always, ...never], bytes: gzippedBytes, most: 25_000 })).toEqual([])
})

/** Most bytes of script that a kind of page asks for as it opens, the framework's own included. What it loads afterwards is one game's. */
const BUDGETS: readonly (readonly [pages: RegExp, most: number])[] = [
  [/^\/settings$/, 175_000],
  [/^\/dealer-school\/(payouts|foul|house-way)$/, 205_000],
  [/^\/dealer-school\/exam$/, 200_000],
  [/^\/dealer-school\/exam\/class$/, 225_000],
  [/\/trainer$/, 165_000],
  // Home answers its hand in place; a course shows how far one is.
  [/^\/$|\/learn$/, 190_000],
  [/\/(calculator|strategy|pay-tables|side-bets|risk)$/, 210_000],
  [/^\/(daily|progress|progress\/data|house-ways\/editor)$/, 225_000],
]

test('pages to work on ask for no more script than their kind may', () => {
  const { never } = frameworkScripts()
  for (const [kind, most] of BUDGETS) {
    const pages = [...site.pages.values()].filter(({ path }) => kind.test(path))
    expect(pages.length, String(kind)).toBeGreaterThan(0)
    expect(tooHeavy(pages, { empty: never, bytes: gzippedBytes, most })).toEqual([])
  }
})

/** Most bytes of a guide's HTML before it is compressed: what a phone reads before anything else. */
const GUIDE = 200_000

test('a guide is read in less than 200 KB of HTML', () => {
  const sizes = GAME_IDS.map((id) => ({ id, bytes: site.pages.get(`/${id}`)!.bytes }))
  expect(sizes.filter(({ bytes }) => bytes > GUIDE)).toEqual([])
})

/** Longest and middle length of a sentence, in words. What sources say themselves isn't measured (`tests/tools/prose.ts`). */
const LONGEST = 40
const MEDIAN = 16

test('no page says what an editor struck out, and sentences are short', () => {
  const prose = readProse()
  const phrases = readFileSync('tests/content/struck-phrases.txt', 'utf8').trim().split('\n')
  expect(struckPhrases(prose, phrases)).toEqual([])
  expect(longSentences(prose, LONGEST)).toEqual([])
  // A comparison of house ways quotes their clauses, which are their sources’ words.
  const own = ([kind]: readonly [string, unknown]): boolean => kind !== '/house-ways/compare'
  const kinds = [...lengthsByKind(prose, GAME_IDS)].filter(own)
  expect(kinds.filter(([, { median, sentences }]) => sentences > 4 && median > MEDIAN)).toEqual([])
})
