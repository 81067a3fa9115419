import { describe, expect, it } from 'vitest'
import { breadcrumbs, scriptJson, webSite } from '@/app/_seo/json-ld'
import { canonical } from '@/lib/site'
import {
  alikePages,
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
} from '../tools/built-checks'
import { type BuiltSite, readPage } from '../tools/built-site'

interface Parts {
  readonly path?: string
  readonly title?: string
  readonly description?: string
  readonly head?: string
  readonly body?: string
  readonly data?: unknown
}

const DESCRIPTION = 'A description that is long enough for a search engine to show it:'

/** A page as the site builds it. */
function page({
  path = '/a',
  title = `Page ${path}`,
  description = `${DESCRIPTION} ${path}`,
  head = '',
  body = '<h1>A</h1>',
  data = path === '/' ? webSite(DESCRIPTION) : breadcrumbs([{ name: 'A', path }]),
}: Parts = {}) {
  const image = `https://feltwise.example/og${path === '/' ? '/home' : path}.png`
  const metas = ['og:title', 'og:description', 'og:url', 'og:site_name', 'twitter:card', 'twitter:image']
    .map((name) => `<meta property="${name}" content="x"/>`)
    .join('')
  const html = `<html><head><title>${title}</title><meta name="description" content="${description}"/><link rel="canonical" href="${canonical(path)}"/>${metas}<meta property="og:image" content="${image}"/>${head}</head><body>${body}<script type="application/ld+json">${scriptJson(data)}</script></body></html>`
  return readPage(path, html)
}

const siteOf = (...pages: readonly ReturnType<typeof page>[]): BuiltSite => ({
  pages: new Map(pages.map((one) => [one.path, one])),
  embeds: new Map(),
  files: new Map(pages.map(({ path }) => [`/og${path === '/' ? '/home' : path}.png`, path])),
})

const GOOD = siteOf(
  page({ path: '/', body: '<h1>Home</h1><a href="/a#b">A</a><a href="https://other.example/">O</a>' }),
  page({ body: '<h1>A</h1><p id="b"></p><a href="/">Home</a>' }),
)
const PNG = () => [1200, 630]

describe('the checks of the built site', () => {
  it('find neighbors of one kind that are one text with other numbers', () => {
    const words = (some: string): string =>
      Array.from({ length: 40 }, (_, i) => `${some}${String.fromCharCode(97 + (i % 26))}${i > 25 ? 'x' : ''}`).join(' ')
    const hand = (slug: string, text: string) =>
      page({
        path: `/blackjack/hands/${slug}`,
        body: `<main><nav>${words('nav')}</nav><h1>A</h1><p>${text}</p></main>`,
      })
    const [a, b, c] = [hand('a', `${words('a')} 12`), hand('b', `${words('a')} 13`), hand('c', words('c'))]
    const listed = [a, b, c].map(({ path }) => canonical(path))
    expect(alikePages(siteOf(a, b, c), listed)).toEqual(['/blackjack/hands/a, /blackjack/hands/b: 1.00'])
    expect(alikePages(siteOf(a, b, c), [listed[0]!, listed[2]!])).toEqual([])
  })

  it('find nothing where all is well', () => {
    const found = [
      wrongHeads(GOOD),
      wrongCanonicals(GOOD),
      wrongPictures(GOOD, PNG),
      wrongLinks(GOOD),
      unreached(GOOD),
      wrongData(GOOD),
      wrongSitemap(GOOD, [canonical('/'), canonical('/a')]),
    ]
    expect(found.flat()).toEqual([])
  })

  it('read what stands in a page, and pass over drawings and scripts', () => {
    const read = readPage(
      '/a',
      '<title>A &amp; B</title><svg><title>No</title><a href="/c">C</a></svg><h1 class="a>b">A <b>&#x27;one&#x27;</b></h1><script>"<h1>no</h1>"</script><script src="/_next/static/chunks/x-1.js"></script>',
    )
    expect(read).toMatchObject({
      titles: ['A & B'],
      headings: ["A 'one'"],
      scripts: ['static/chunks/x-1.js'],
      inlineScripts: 1,
      links: [{ href: '/c' }],
    })
  })

  it.each([
    ['a page without a heading', wrongHeads(siteOf(page({ body: '' }))), '/a has no h1'],
    ['two headings', wrongHeads(siteOf(page({ body: '<h1>A</h1><h1>B</h1>' }))), '/a has 2 h1'],
    [
      'one title for two pages',
      wrongHeads(siteOf(page({ title: 'T' }), page({ path: '/b', title: 'T' }))),
      '/a, /b have one title: “T”',
    ],
    [
      'one description for two pages',
      wrongHeads(siteOf(page({ description: DESCRIPTION }), page({ path: '/b', description: DESCRIPTION }))),
      '/a, /b have one description',
    ],
    ['a short description', wrongHeads(siteOf(page({ description: 'Short.' }))), 'of 6 letters'],
    ['a title that says undefined', wrongHeads(siteOf(page({ title: 'The edge is undefined' }))), 'says “undefined”'],
    ['no canonical address', wrongCanonicals(siteOf({ ...page(), canonical: [] })), '/a has no canonical address'],
    [
      'a canonical address of no page',
      wrongCanonicals(siteOf({ ...page(), canonical: [canonical('/b')] })),
      'where no page is',
    ],
    ['a picture that is not there', wrongPictures({ ...siteOf(page()), files: new Map() }, PNG), 'which was not built'],
    ['a picture of another size', wrongPictures(siteOf(page()), () => [10, 10]), '10 by 10'],
    [
      'a link to nowhere',
      wrongLinks(siteOf(page({ body: '<a href="/nowhere">x</a>' }))),
      '/a links to /nowhere, where nothing is',
    ],
    [
      'an anchor that is not there',
      wrongLinks(siteOf(page({ body: '<a href="#nowhere">x</a>' }))),
      '/a has no #nowhere',
    ],
    [
      'a link that runs a script',
      wrongLinks(siteOf(page({ body: '<a href="javascript:x">x</a>' }))),
      'no address of the web',
    ],
    [
      'a Spanish page’s link to an English one that doesn’t say so',
      wrongLanguages(siteOf(page({ path: '/es/a', body: '<main><a href="/b" hreflang="en">B</a></main>' }))),
      '/es/a leads to a page in English by “B”',
    ],
    ['a page that nothing links to', unreached(siteOf(page())), '/a is linked from nowhere'],
    ['no breadcrumbs', wrongData(siteOf(page({ data: webSite(DESCRIPTION) }))), '/a has no BreadcrumbList'],
    [
      'breadcrumbs over no page',
      wrongData(siteOf(page({ data: breadcrumbs([{ name: 'B', path: '/b' }]) }))),
      'where no page is',
    ],
    ['a page missing from the sitemap', wrongSitemap(GOOD, [canonical('/')]), `${canonical('/a')} is missing`],
    [
      'a page that should not be in it',
      wrongSitemap(GOOD, ['/', '/a', '/b'].map(canonical)),
      `${canonical('/b')} is in the sitemap`,
    ],
    [
      'a frame that may be listed',
      wrongEmbeds({ ...GOOD, embeds: new Map([['/embed/a.html', page()]]) }),
      '/a may be listed',
    ],
    [
      'a hand without its data',
      wrongHands(siteOf(page({ path: '/g/hands/k5o' })), () => ''),
      '/g/hands/k5o has no data.json',
    ],
    [
      'a side bet’s table without its data',
      wrongHands(siteOf(page({ path: '/g/side-bets/trips' })), () => ''),
      '/g/side-bets/trips has no data.json',
    ],
    [
      'too much script',
      tooHeavy([{ ...page(), scripts: ['a.js', 'b.js'] }], { empty: ['a.js'], bytes: () => 30_000, most: 25_000 }),
      '/a adds 30000 bytes',
    ],
  ])('find %s', (_, found, what) => {
    expect(found.join('\n')).toContain(what)
  })

  it('know which pages are to be listed', () => {
    expect(isIndexable(page())).toBe(true)
    expect(isIndexable(page({ head: '<meta name="robots" content="noindex, follow"/>' }))).toBe(false)
    expect(isIndexable({ ...page(), canonical: [canonical('/b')] })).toBe(false)
  })

  it('read a sitemap', () => {
    expect(sitemapOf('<urlset><url><loc>https://a.example/b?c&amp;d</loc></url></urlset>')).toEqual([
      'https://a.example/b?c&d',
    ])
  })
})
