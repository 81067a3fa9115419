import { runInNewContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'
import { afterPaint } from '@/app/_site/after-paint.mjs'
import { hashOf, inlineScripts, sealed } from '@/app/_site/policy.mjs'

const PAGE =
  '<!DOCTYPE html><html><head><meta charset="utf-8"/><link rel="preload" as="script" fetchPriority="low" href="/c.js"/><link rel="preload" href="/f.woff2" as="font"/>' +
  '<script src="/a.js" async=""></script><script src="/b.js" async=""></script><script src="/old.js" noModule=""></script></head>' +
  '<body><p>Text</p><script>data()</script><script src="/c.js" id="_R_" async=""></script><script src="/a.js" async=""></script></body></html>'

const READ_PAGE = PAGE.replace('<head>', '<head><meta name="use" content="read"/>')

interface Browser {
  readonly hidden?: boolean
  /** What the browser has kept for the site; null where it keeps nothing and says so. */
  readonly kept?: number | null
  readonly saveData?: boolean
  readonly search?: string
  /** False: it does not say when it paints. */
  readonly tellsPaint?: boolean
}

interface Asked {
  /** Who wants to know that the page is painted. */
  readonly painted: (() => void)[]
  readonly clocks: { readonly run: () => void; readonly after: number | undefined }[]
  readonly srcs: string[]
  readonly ahead: string[]
  /** Who listens at the window, by what is listened for. */
  readonly heard: Map<string, (event: object) => void>
}

function storageOf(kept: number | null): object {
  if (kept !== null) return { length: kept }
  return Object.defineProperty({}, 'length', {
    get: () => {
      throw new Error('blocked')
    },
  })
}

/** Runs a page's last script in a browser that does nothing by itself, but what is to be done at once. */
function run(
  html: string,
  { hidden = false, kept = 0, saveData = false, search = '', tellsPaint = true }: Browser = {},
): Asked {
  const asked: Asked = { painted: [], clocks: [], srcs: [], ahead: [], heard: new Map() }
  runInNewContext(inlineScripts(html).at(-1)!, {
    document: {
      hidden,
      addEventListener: () => undefined,
      createElement: () => ({}),
      querySelector: () => null,
      head: { append: ({ src }: { readonly src: string }) => asked.srcs.push(src) },
    },
    location: { search },
    localStorage: storageOf(kept),
    navigator: { connection: { saveData } },
    fetch: (src: string) => {
      asked.ahead.push(src)
      return Promise.resolve({ arrayBuffer: () => Promise.resolve() })
    },
    addEventListener: (sign: string, listener: (event: object) => void) => asked.heard.set(sign, listener),
    removeEventListener: (sign: string) => asked.heard.delete(sign),
    ...(tellsPaint && {
      PerformanceObserver: function (painted: () => void) {
        return { observe: () => asked.painted.push(painted), disconnect: () => undefined }
      },
    }),
    setTimeout: (clock: (...given: readonly unknown[]) => void, after?: number, ...given: readonly unknown[]) =>
      after === 0 ? clock(...given) : void asked.clocks.push({ run: clock, after }),
  })
  return asked
}

describe('scripts after the first paint', () => {
  const done = afterPaint(PAGE)

  it('stand nowhere in the page but in its last script, each once; all else stays', () => {
    expect(done).not.toMatch(/async=""|as="script"/)
    for (const kept of ['href="/f.woff2"', '/old.js" noModule', '<p>Text</p>', '<script>data()</script>'])
      expect(done).toContain(kept)
    expect(inlineScripts(done).at(-1)).toContain('["/a.js","/b.js","/c.js"]')
    expect(done.endsWith('</script></body></html>')).toBe(true)
  })

  it('are asked for in their order once the page is painted, and not again by the clock', () => {
    const asked = run(done)
    expect(asked.srcs).toEqual([])
    asked.painted[0]!()
    expect(asked.srcs).toEqual(['/a.js', '/b.js', '/c.js'])
    asked.clocks[0]!.run()
    expect(asked.srcs).toHaveLength(3)
  })

  it('are asked for at once where nobody looks, and by the clock where nothing is painted', () => {
    expect(run(done, { hidden: true }).srcs).toHaveLength(3)
    const asked = run(done, { tellsPaint: false })
    asked.clocks[0]!.run()
    expect(asked.srcs).toHaveLength(3)
  })

  it('leave a page without scripts, and one that is done, as they are', () => {
    expect(afterPaint('<html><head></head><body></body></html>')).toBe('<html><head></head><body></body></html>')
    expect(afterPaint(done)).toBe(done)
    expect(() => afterPaint('<head><script src="/a.js" async=""></script>')).toThrow('without an end')
  })

  it('have the hash of what asks for them in the policy', () => {
    const page = sealed(PAGE)
    expect(page).toContain(hashOf(inlineScripts(page).at(-1)!))
    expect(sealed(page)).toBe(page)
  })
})

describe('the scripts of a page that is read', () => {
  const done = afterPaint(READ_PAGE)

  it('are fetched once it is painted, one after the other, and run at the first sign of a reader, once', async () => {
    const asked = run(done)
    expect(asked.ahead).toEqual([])
    asked.painted[0]!()
    expect(asked.ahead).toEqual(['/a.js'])
    await vi.waitFor(() => expect(asked.ahead).toEqual(['/a.js', '/b.js', '/c.js']))
    // What a browser says by itself is no sign.
    asked.heard.get('pointermove')!({ type: 'pointermove', movementX: 0, movementY: 0 })
    asked.heard.get('scroll')!({ type: 'scroll', target: {} })
    expect(asked.srcs).toEqual([])
    asked.heard.get('pointermove')!({ type: 'pointermove', movementX: 0, movementY: 3 })
    expect(asked.srcs).toEqual(['/a.js', '/b.js', '/c.js'])
    expect(asked.heard.has('pointermove')).toBe(false)
    asked.clocks[0]!.run()
    expect(asked.srcs).toHaveLength(3)
  })

  it('are fetched no further once a reader is there', async () => {
    const asked = run(done)
    asked.painted[0]!()
    asked.heard.get('click')!({ type: 'click' })
    await new Promise((resolve) => setTimeout(resolve, 10))
    expect(asked).toMatchObject({ ahead: ['/a.js'], srcs: ['/a.js', '/b.js', '/c.js'] })
  })

  it.each([{}, { tellsPaint: false }, { kept: null }])('run by the clock for who only looks: %o', (browser) => {
    const asked = run(done, browser)
    asked.clocks.at(-1)!.run()
    expect(asked.srcs).toHaveLength(3)
  })

  it.each([{ kept: 1 }, { search: '?rules=x' }])(
    'run at once for who was here before, or has an address that says more: %o',
    (browser) => {
      const asked = run(done, browser)
      asked.painted[0]!()
      expect(asked).toMatchObject({ ahead: [], srcs: ['/a.js', '/b.js', '/c.js'] })
    },
  )

  it('are not fetched ahead for who spares the line', () => {
    const asked = run(done, { saveData: true })
    asked.painted[0]!()
    expect(asked).toMatchObject({ ahead: [], srcs: [] })
  })
})
