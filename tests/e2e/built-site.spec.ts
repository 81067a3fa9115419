import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import Ajv2020 from 'ajv/dist/2020.js'
import { languageOf } from '@/app/_languages/messages'
import { addressIn, inEnglish } from '@/app/_languages/places'
import english from '@/app/_languages/translations/en'
import spanish from '@/app/_languages/translations/es'
import { GAME_IDS } from '../../lib/games/ids'
import { LANGUAGES } from '../../lib/messages/languages'
import {
  alikePages,
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
  wrongLanguages,
  wrongLinks,
  wrongPictures,
  wrongSitemap,
  wrongSitemapLanguages,
} from '../tools/built-checks'
import {
  type BuiltPage,
  type BuiltSite,
  gzippedBytes,
  pngSize,
  polyfills,
  readBuilt,
  readProse,
} from '../tools/built-site'
import { englishIn } from '../tools/english-words'
import { lengthsByKind, longSentences, struckIn, struckPhrases } from '../tools/prose'
import { spanishFaults } from '../tools/spanish-faults'

/* The whole site as it was built, every page of it. No browser: what a search engine and a link preview read. */

let site: BuiltSite
const at = (path: string): string => {
  const file = site.files.get(path)
  if (file === undefined) throw new Error(`${path} was not built`)
  return file
}

// One process reads them; the one that only lists the tests need not.
test.describe.configure({ mode: 'default' })
test.beforeAll(() => {
  site = readBuilt()
})

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

test('every result of the search is in its language, and has a page and its place there', () => {
  for (const language of ['', '/es']) {
    const { storedFields } = JSON.parse(readFileSync(at(`${language}/search-index.json`), 'utf8')) as {
      readonly storedFields: Readonly<Record<string, { readonly title: string; readonly path: string }>>
    }
    const results = Object.values(storedFields)
    if (language === '/es') expect(results.flatMap(({ title }) => englishIn(title))).toEqual([])
    const paths = [...new Set(results.map(({ path }) => path))]
    const lost = paths.filter((path) => {
      const [page, anchor] = path.replace(/\?[^#]*/, '').split('#')
      const found = site.pages.get(`${language}${page!}`) ?? site.pages.get(page!)
      return !found || (anchor !== undefined && !found.ids.includes(anchor))
    })
    expect(lost).toEqual([])
  }
})

test('structured data are valid, and every page says where it is', () => {
  expect(wrongData(site)).toEqual([])
})

test('structured data in Spanish name nothing in English', () => {
  interface Named {
    readonly name?: string
    readonly about?: { readonly name: string }
    readonly variableMeasured?: readonly string[]
  }
  const names = [...site.pages]
    .filter(([path]) => path.startsWith('/es/'))
    .flatMap(([, page]) => page.data.map((text) => JSON.parse(text) as Named))
    .flatMap(({ name, about, variableMeasured = [] }) => [name ?? '', about?.name ?? '', ...variableMeasured])
  expect(names.filter((name) => englishIn(name).length > 0)).toEqual([])
})

test('the sitemap is the list of pages to be found, and robots are told of it', () => {
  const listed = sitemapOf(readFileSync(at('/sitemap.xml'), 'utf8'))
  expect(wrongSitemap(site, listed)).toEqual([])
  expect(listed.length).toBeGreaterThan(50)
  expect(readFileSync(at('/robots.txt'), 'utf8')).toContain('/sitemap.xml')
})

test('every page says its language, and where it is in the others', () => {
  expect(wrongLanguages(site)).toEqual([])
  expect(wrongSitemapLanguages(readFileSync(at('/sitemap.xml'), 'utf8'))).toEqual([])
})

interface Worded {
  readonly areas: Readonly<Record<string, object>>
}

const saidIn = ({ areas }: Worded): readonly unknown[] =>
  Object.values(areas).flatMap((words) => Object.values(words) as readonly unknown[])

/** Every page brings these in all languages: they are said when what brings the words has failed. */
const IN_ALL: readonly unknown[] = [english, spanish].flatMap(({ areas }) =>
  saidIn({ areas: { trouble: areas.trouble } }),
)

/** Long texts of letters and marks that stand in scripts as they are. */
const PHRASES = /[A-Za-z ,.:]{16,}/g

/** What nothing but words is: some of what a language says, as it stands in scripts. */
const phrasesOf = (language: Worded): readonly string[] =>
  saidIn(language)
    .filter((said): said is string => typeof said === 'string' && said.match(PHRASES)?.[0] === said)
    .filter((said) => !IN_ALL.includes(said))

test('a page brings the words of its own language alone', () => {
  const phrases = new Map([english, spanish].map((one) => [one.id, phrasesOf(one)]))
  for (const { id } of LANGUAGES) {
    const scripts = [...site.pages.values()].flatMap((page) => (languageOf(page.path) === id ? page.scripts : []))
    // All that could be such a phrase, each once: a fortieth of the scripts.
    const script = [
      ...new Set([...new Set(scripts)].flatMap((file) => readFileSync(`.next/${file}`, 'utf8').match(PHRASES) ?? [])),
    ].join('\n')
    const brought = (language: string): readonly string[] =>
      phrases.get(language)!.filter((phrase) => script.includes(phrase))
    expect(brought(id).length).toBeGreaterThan(100)
    for (const other of phrases.keys())
      if (other !== id)
        // An example of what is pasted is the same in both.
        expect(
          brought(other).filter((phrase) => !phrases.get(id)!.includes(phrase)),
          `${other} on pages in ${id}`,
        ).toEqual([])
  }
})

test('no page is the text of its neighbor with other numbers', () => {
  expect(alikePages(site, sitemapOf(readFileSync(at('/sitemap.xml'), 'utf8')))).toEqual([])
})

test('pages of hands have their data and their frames, which are not to be listed', () => {
  expect(wrongEmbeds(site)).toEqual([])
  expect(wrongHands(site, (file) => readFileSync(file, 'utf8'))).toEqual([])
})

test('data for programs are open to any site, say their version, and are all in the index', async ({ request }) => {
  const beside = [...site.files.keys()].filter((path) => /^\/[\w-]+\/(?:hands|side-bets)\/.*\/data\.json$/.test(path))
  const { pages, files } = JSON.parse(readFileSync(at('/data/index.json'), 'utf8')) as {
    readonly pages: readonly string[]
    readonly files: readonly { readonly url: string }[]
  }
  expect(pages.map((url) => new URL(url).pathname).sort()).toEqual([...beside].sort())
  for (const { url } of files) at(new URL(url).pathname)
  const versions = beside.map((path) => (JSON.parse(readFileSync(at(path), 'utf8')) as { version?: string }).version)
  expect([...new Set(versions)]).toEqual([expect.stringMatching(/^\d+\.\d+\.\d+$/)])
  const schemaOf = (name: string) =>
    new Ajv2020({ strict: false }).compile(JSON.parse(readFileSync(at(`/data/schemas/${name}.json`), 'utf8')) as object)
  const [isHand, isSideTable] = [schemaOf('hand'), schemaOf('side-table')]
  const isWrong = (path: string): boolean =>
    !(path.includes('/hands/') ? isHand : isSideTable)(JSON.parse(readFileSync(at(path), 'utf8')))
  expect(beside.filter(isWrong)).toEqual([])
  for (const path of ['/data/index.json', '/data/schemas/answer.json', beside[0]!, '/errata/feed'])
    expect((await request.get(path)).headers()['access-control-allow-origin'], path).toBe('*')
  expect((await request.get('/data')).headers()['access-control-allow-origin']).toBeUndefined()
})

test('published figures that differ are an Atom feed, which readers find from the page', async ({ request }) => {
  const feed = readFileSync(at('/errata/feed'), 'utf8')
  expect(feed).toMatch(/^<\?xml version="1.0" encoding="utf-8"\?>\n<feed xmlns="http:\/\/www.w3.org\/2005\/Atom">/)
  const entries = [...feed.matchAll(/<entry>([^]*?)<\/entry>/g)].map(([, entry]) => entry!)
  expect(entries.length).toBeGreaterThan(0)
  for (const entry of entries)
    for (const part of ['title', 'id', 'updated', 'summary'])
      expect(entry).toMatch(new RegExp(`<${part}>[^<>]+</${part}>`))
  const ids = entries.map((entry) => /<id>(.*)<\/id>/.exec(entry)![1])
  expect(new Set(ids).size).toBe(ids.length)
  expect(feed).not.toMatch(/&(?!(?:amp|lt|gt|quot);)/)
  for (const path of ['/errata', '/es/errata'])
    expect(await (await request.get(path)).text()).toMatch(
      /<link rel="alternate" type="application\/atom\+xml" href="[^"]+\/errata\/feed"\/>/,
    )
})

test('the address of a game’s chart as a PDF leads to the page', async ({ request }) => {
  for (const id of GAME_IDS) {
    const page = await request.get(`/${id}/strategy.pdf`)
    expect([page.status(), new URL(page.url()).pathname]).toEqual([200, `/${id}/strategy`])
  }
})

test('the manifest names icons of their size', () => {
  const { icons } = JSON.parse(readFileSync(at('/manifest.webmanifest'), 'utf8')) as {
    readonly icons: readonly { readonly src: string; readonly sizes: string }[]
  }
  const drawn = icons.filter(({ src }) => src.endsWith('.png'))
  expect(drawn.map(({ src }) => pngSize(at(src))?.join('x'))).toEqual(drawn.map(({ sizes }) => sizes))
  expect(drawn.length).toBeGreaterThan(2)
})

/**
 * Most bytes of script that a kind of page asks for as it opens, the framework's own included. On these something is done, not read: they bring
 * the engine's client, the felt and charts. What they load afterwards is one game's.
 */
const BUDGETS: readonly (readonly [pages: RegExp, most: number])[] = [
  [/^\/settings$/, 175_000],
  [/^\/dealer-school\/(payouts|exam|house-way|foul)$/, 190_000],
  [/^\/dealer-school\/exam\/class$/, 225_000],
  [/\/trainer$/, 165_000],
  // Home answers its hand in place; a course shows how far one is.
  [/^\/$|\/learn$/, 190_000],
  [/\/(learn\/grid|strategy|risk)$/, 210_000],
  // The deck to choose from is a file of its own, because an evening is tapped in with it too: a file more, hardly any code more.
  [/\/side-bets$/, 212_000],
  // Whatever can be typed here can be wrong, and is told so at once.
  [/\/(calculator|pay-tables)$/, 220_000],
  [/^\/(daily|progress|progress\/data|house-ways\/editor)$/, 225_000],
  [/^\/dealer-school\/paper$/, 218_000],
  [/^\/(my-evening|dealer-school\/audition)$/, 234_000],
]

/** How much more a page may bring in another language: its sentences may be longer, and what a game says in English comes with the game. */
const TRANSLATION = 1.03

const overBudget = (pages: readonly BuiltPage[], most: number): readonly string[] =>
  LANGUAGES.flatMap(({ id }) =>
    tooHeavy(
      pages.filter(({ path }) => languageOf(path) === id),
      { empty: polyfills(), bytes: gzippedBytes, most: id === 'en' ? most : TRANSLATION * most },
    ),
  )

const budgetOf = ({ path }: { readonly path: string }): number | undefined =>
  BUDGETS.find(([kind]) => kind.test(inEnglish(path)))?.[1]

test('pages to read ask for less than 166 KB of script, of which the framework is 140', () => {
  const toRead = [...site.pages.values()].filter((page) => isIndexable(page) && budgetOf(page) === undefined)
  expect(toRead.length).toBeGreaterThan(10)
  expect(overBudget(toRead, 166_000)).toEqual([])
})

test('pages to work on ask for no more script than their kind may', () => {
  for (const [kind, most] of BUDGETS) {
    const pages = [...site.pages.values()].filter(({ path }) => kind.test(inEnglish(path)))
    expect(pages.length, String(kind)).toBeGreaterThan(0)
    expect.soft(overBudget(pages, most), String(kind)).toEqual([])
  }
})

/** Most bytes of a guide's HTML before it is compressed: what a phone reads before anything else. */
const GUIDE = 200_000

test('a guide is read in less than 200 KB of HTML', () => {
  const paths = LANGUAGES.flatMap(({ id }) => GAME_IDS.map((game) => addressIn(id, `/${game}`)!))
  const sizes = paths.map((path) => ({ path, bytes: site.pages.get(path)!.bytes }))
  expect(sizes.filter(({ bytes }) => bytes > GUIDE)).toEqual([])
})

/** Longest and middle length of a sentence, in words. What sources say themselves isn't measured (`tests/tools/prose.ts`). */
const LONGEST = 40
const MEDIAN = 16

for (const { id, name } of LANGUAGES)
  test(`no page in ${name} says what an editor struck out, and sentences are short`, () => {
    const prose = readProse(id)
    expect(struckPhrases(prose, struckIn(id))).toEqual([])
    expect(longSentences(prose, LONGEST)).toEqual([])
    // A comparison of house ways quotes their clauses, which are their sources’ words.
    const own = ([kind]: readonly [string, unknown]): boolean => kind !== '/house-ways/compare'
    const kinds = [...lengthsByKind(prose, GAME_IDS)].filter(own)
    expect(kinds.filter(([, { median, sentences }]) => sentences > 4 && median > MEDIAN)).toEqual([])
  })

test('pages in Spanish agree in gender and number, and write numbers and marks as Spanish does', () => {
  const faults = [...readProse('es')].flatMap(([path, blocks]) =>
    blocks.flatMap(({ text }) => spanishFaults(text).map((fault) => `${path}, ${fault}`)),
  )
  expect(faults).toEqual([])
})
