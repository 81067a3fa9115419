import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { afterPaint as after } from '@/lib/make/built-pages/after-paint.mjs'
import { finished, hashOf, inlineScripts } from '@/lib/make/built-pages/policy.mjs'

/** Files that are kept have this address. */
const DATA_FILE = '/data.js'
const kept: string[] = []
const keep = (script: string): string => {
  kept.push(script)
  return DATA_FILE
}
const afterPaint = (html: string): string => after(html, keep)

const PAGE =
  '<!DOCTYPE html><html><head><meta charset="utf-8"/><link rel="preload" as="script" fetchPriority="low" href="/c.js"/><link rel="preload" href="/d.js" as="script" fetchPriority="low"/><link rel="preload" href="/f.woff2" as="font"/>' +
  '<script src="/a.js" async=""></script><script src="/b.js" async=""></script><script src="/old.js" noModule=""></script></head>' +
  '<body><p>Text</p><script>data()</script><script src="/c.js" id="_R_" async=""></script><script src="/a.js" async=""></script></body></html>'

interface Asked {
  /** Who wants to know that the page is painted. */
  readonly painted: (() => void)[]
  readonly clocks: { readonly run: () => void; readonly after: number | undefined }[]
  readonly srcs: string[]
  /** Runs when the last one asked for has loaded. */
  loaded: (() => void) | null
  /** What the page listens for. */
  readonly heard: string[]
}

/** Runs a page's last script in a browser that does nothing by itself. */
function run(html: string, { hidden = false, tellsPaint = true } = {}): Asked {
  const asked: Asked = { painted: [], clocks: [], srcs: [], loaded: null, heard: [] }
  const addEventListener = (type: string): void => void asked.heard.push(type)
  runInNewContext(inlineScripts(html).at(-1)!, {
    URL,
    location: { href: 'https://site.test/' },
    MutationObserver: class {
      observe(): void {}
    },
    addEventListener,
    document: {
      hidden,
      addEventListener,
      createElement: () => ({}),
      querySelectorAll: () => [],
      head: {
        append: ({ src, onload }: { readonly src: string; readonly onload: (() => void) | null }) => {
          asked.srcs.push(src)
          asked.loaded = onload
        },
      },
    },
    ...(tellsPaint && {
      PerformanceObserver: function (painted: () => void) {
        return { observe: () => asked.painted.push(painted) }
      },
    }),
    setTimeout: (clock: () => void, after?: number) => void asked.clocks.push({ run: clock, after }),
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

  it('wait for one clock where nothing is painted, and for none where nobody looks', () => {
    const asked = run(done, { tellsPaint: false })
    expect(asked.clocks.map(({ after }) => after)).toEqual([3000])
    asked.clocks[0]!.run()
    expect(asked.srcs).toHaveLength(3)
    expect(run(done, { hidden: true }).clocks.map(({ after }) => after)).toEqual([0])
  })

  it('wait for nothing that a reader does', () => {
    expect(run(done).heard.sort()).toEqual(['error', 'load'])
  })

  it('have the hash of what asks for them in the policy', () => {
    const page = finished(PAGE, keep)
    expect(page).toContain(hashOf(inlineScripts(page).at(-1)!))
    expect(finished(page, keep)).toBe(page)
  })
})

describe('data of a page', () => {
  const short = '<script>self.__next_f.push([1,"a"])</script>'
  const long = `<script>self.__next_f.push([1,"${'x'.repeat(130_000)}"])</script>`

  it('stay in it where they are short', () => {
    expect(afterPaint(PAGE.replace('<p>', `${short}<p>`))).toContain(short)
    expect(kept).toEqual([])
  })

  it('are a file where they are long, asked for after the first paint and before the code that reads them', () => {
    const html = afterPaint(PAGE.replace('<p>', `${short}${long}<p>`))
    expect(html).not.toContain('__next_f')
    expect(html).toContain('<p>Text</p>')
    expect(kept).toEqual([`${short}${long}`.replace('</script><script>', ';').replace(/<\/?script>/g, '')])
    const asked = run(html)
    asked.painted[0]!()
    expect(asked.srcs).toEqual([DATA_FILE])
    asked.loaded!()
    expect(asked.srcs).toEqual([DATA_FILE, '/a.js', '/b.js', '/c.js'])
  })
})

describe('a build', () => {
  it('leaves a document without scripts as it is', () => {
    expect(afterPaint('<html><head></head><body></body></html>')).toBe('<html><head></head><body></body></html>')
  })

  it.each([
    ['a script written otherwise', PAGE.replace('src="/b.js" async=""', 'src="/b.js" defer=""'), 'does not know'],
    ['a module', PAGE.replace('src="/b.js" async=""', 'type="module" src="/b.js"'), 'does not know'],
    ['a preload written otherwise', PAGE.replace('rel="preload" as="script"', 'as="script" rel="preload"'), 'not know'],
    ['data without a script', '<head></head><body><script>self.__next_f.push([1])</script></body>', 'without scripts'],
    [
      'a part that only a script shows',
      PAGE.replace('<p>', '<template id="B:0"></template><p>'),
      'only a script shows',
    ],
    ['a page without an end', '<head><script src="/a.js" async=""></script>', 'without an end'],
  ])('fails at %s', (_, html, says) => {
    expect(() => afterPaint(html)).toThrow(says)
  })
})
