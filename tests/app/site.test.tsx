import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Breadcrumbs } from '@/app/_seo/breadcrumbs'
import { article, breadcrumbs, dataset, definedTerms, faq, howTo, scriptJson, webSite } from '@/app/_seo/json-ld'
import { pageMetadata } from '@/app/_seo/metadata'
import { plainText } from '@/app/_seo/plain-text'
import sitemap from '@/app/sitemap'
import made from '@/content/page-dates.json' with { type: 'json' }
import { canonical, picturePath, readAddress, readContact, readRepository, SITE_ADDRESS } from '@/lib/site'
import { wrongIn } from '../tools/structured-data'

const PAGE = {
  path: '/a-game',
  title: 'A game',
  description: 'What a game is, said in one sentence that is long enough to be of use to somebody.',
}

describe('the site’s address', () => {
  it('is an origin', () => {
    expect(readAddress('https://cards.example/')).toBe('https://cards.example')
    expect(readAddress('http://localhost:3000')).toBe('http://localhost:3000')
  })

  it.each(['cards.example', 'https://cards.example/site', 'https://cards.example/?a=b', 'ftp://cards.example', ''])(
    'refuses “%s”',
    (text) => {
      expect(() => readAddress(text)).toThrow('SITE_ADDRESS')
    },
  )

  it('begins every canonical address, which has no slash at its end', () => {
    expect(canonical('/')).toBe(SITE_ADDRESS)
    expect(canonical('/glossary#ante')).toBe(`${SITE_ADDRESS}/glossary#ante`)
    expect(picturePath('/')).toBe('/og/home.png')
    expect(picturePath('/a/b')).toBe('/og/a/b.png')
  })
})

describe('the address of the source code', () => {
  it('is optional, and an https address', () => {
    expect(readRepository(undefined)).toBeUndefined()
    expect(readRepository('')).toBeUndefined()
    expect(readRepository('https://code.example/feltwise')).toBe('https://code.example/feltwise')
    expect(() => readRepository('javascript:alert(1)')).toThrow('REPOSITORY')
    expect(() => readRepository('code.example')).toThrow('REPOSITORY')
  })

  it('names where to write to: a mail address or an https address', () => {
    expect(readContact('')).toBeUndefined()
    expect(readContact('figures@feltwise.example')).toBe('mailto:figures@feltwise.example')
    expect(readContact('https://feltwise.example/form')).toBe('https://feltwise.example/form')
    expect(() => readContact('javascript:alert(1)')).toThrow('CONTACT')
    expect(() => readContact('a@b')).toThrow('CONTACT')
  })
})

describe('a page’s metadata', () => {
  it('says who it is, and names its picture', () => {
    const { alternates, openGraph, twitter, robots } = pageMetadata(PAGE)
    expect(alternates?.canonical).toBe(`${SITE_ADDRESS}/a-game`)
    expect(openGraph?.images).toEqual([
      { url: `${SITE_ADDRESS}/og/a-game.png`, width: 1200, height: 630, alt: 'A game', type: 'image/png' },
    ])
    expect(twitter).toMatchObject({ card: 'summary_large_image', title: 'A game' })
    expect(robots).toBeUndefined()
  })

  it('can stand behind another page, and stay out of indexes', () => {
    const { alternates, robots } = pageMetadata({ ...PAGE, canonicalPath: '/other', index: false })
    expect(alternates?.canonical).toBe(`${SITE_ADDRESS}/other`)
    expect(robots).toEqual({ index: false, follow: true })
  })
})

describe('the sitemap', () => {
  it('dates every page by the day on which pages of its kind last changed', () => {
    const pages = sitemap()
    expect(pages.length).toBeGreaterThan(250)
    expect(pages.filter(({ lastModified }) => !/^20\d\d-\d\d-\d\d$/.test(String(lastModified)))).toEqual([])
    expect(new Set(pages.map(({ lastModified }) => lastModified))).toEqual(new Set(Object.values(made.dates)))
  })
})

describe('structured data', () => {
  it.each([
    ['breadcrumbs', breadcrumbs([{ name: 'A game', path: '/a-game' }])],
    ['web site', webSite(PAGE.description)],
    ['article', article({ ...PAGE, about: 'A game' })],
    ['questions', faq('/a-game', [{ question: 'Is it a game?', answer: 'It is.' }])],
    [
      'how-to',
      howTo({
        ...PAGE,
        steps: [
          { name: 'Bet', text: 'Place a bet.', anchor: 'bet' },
          { name: 'Wait', text: 'Then wait.' },
        ],
      }),
    ],
    ['dataset', dataset({ ...PAGE, columns: ['House edge'], file: '/a-game/data.json' })],
    ['terms', definedTerms({ ...PAGE, terms: [{ id: 'ante', name: 'Ante', text: 'A bet.', also: ['first bet'] }] })],
  ])('is valid: %s', (_, data) => {
    expect(wrongIn(data)).toEqual([])
  })

  it('cannot end the script it stands in', () => {
    const text = scriptJson(faq('/a', [{ question: '</script><script>alert(1)</script>', answer: '<!-- x' }]))
    expect(text).not.toContain('<')
    expect(JSON.stringify(JSON.parse(text))).toContain('</script>')
  })

  it.each([
    ['no context', { '@type': 'WebSite', name: 'A', url: 'https://a.example' }, '@context'],
    ['an unknown kind', { '@context': 'https://schema.org', '@type': 'Casino', name: 'A' }, 'Casino'],
    [
      'an empty text',
      { '@context': 'https://schema.org', '@type': 'WebSite', name: ' ', url: 'https://a.example' },
      'name is empty',
    ],
    ['an empty list', { '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: [] }, 'mainEntity is empty'],
    ['something missing', { '@context': 'https://schema.org', '@type': 'WebSite', name: 'A' }, 'has no url'],
    [
      'an address within the site',
      { '@context': 'https://schema.org', '@type': 'WebSite', name: 'A', url: '/a' },
      'not whole',
    ],
    [
      'undefined',
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: 'A',
        url: 'https://a.example',
        description: undefined,
      },
      'undefined',
    ],
    [
      'undefined in words',
      { '@context': 'https://schema.org', '@type': 'WebSite', name: 'The edge is undefined', url: 'https://a.example' },
      'undefined',
    ],
    [
      'a number that is none',
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [{ '@type': 'ListItem', position: NaN, name: 'A', item: 'https://a.example' }],
      },
      'no number',
    ],
    [
      'positions out of order',
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [{ '@type': 'ListItem', position: 2, name: 'A', item: 'https://a.example' }],
      },
      'position',
    ],
  ])('is refused with %s', (_, data, why) => {
    expect(wrongIn(data).join('\n')).toContain(why)
  })
})

describe('breadcrumbs', () => {
  const crumbs = [
    { name: 'House ways', path: '/house-ways' },
    { name: 'PlayNow', path: '/house-ways/playnow' },
  ] as const

  it('show what is above a page, and the page itself without a link', () => {
    const html = renderToStaticMarkup(<Breadcrumbs items={crumbs} />)
    expect(html).toContain('href="/house-ways"')
    expect(html).not.toContain('href="/house-ways/playnow"')
    expect(html).toContain('aria-current="page"')
    expect(html.match(/ListItem/g)).toHaveLength(3)
  })

  it('show nothing on a page of the first level, or where told to be silent', () => {
    expect(renderToStaticMarkup(<Breadcrumbs items={[crumbs[0]]} />)).not.toContain('<nav')
    expect(renderToStaticMarkup(<Breadcrumbs items={crumbs} silent />)).not.toContain('<nav')
  })
})

describe('plain text', () => {
  const Later = async ({ of }: { readonly of: string }) => <b>{of}</b>
  const Paragraphs = () => (
    <>
      <p>One.</p>
      <p>
        Two, <Later of="three" />.
      </p>
    </>
  )

  it('is what the parts say, in order', async () => {
    expect(await plainText(<Paragraphs />)).toBe('One. Two, three.')
    expect(await plainText(['a ', 1, null, false, <i key="x"> b</i>])).toBe('a 1 b')
  })
})
