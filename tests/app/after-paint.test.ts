import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { afterPaint } from '@/app/_site/after-paint.mjs'
import { hashOf, inlineScripts, sealed } from '@/app/_site/policy.mjs'

const PAGE =
  '<!DOCTYPE html><html><head><meta charset="utf-8"/><link rel="preload" as="script" fetchPriority="low" href="/c.js"/><link rel="preload" href="/f.woff2" as="font"/>' +
  '<script src="/a.js" async=""></script><script src="/b.js" async=""></script><script src="/old.js" noModule=""></script></head>' +
  '<body><p>Text</p><script>data()</script><script src="/c.js" id="_R_" async=""></script><script src="/a.js" async=""></script></body></html>'

interface Asked {
  readonly frames: (() => void)[]
  readonly clocks: { readonly run: () => void; readonly after: number | undefined }[]
  readonly srcs: string[]
}

/** Runs a page's last script in a browser that does nothing by itself. */
function run(html: string, hidden: boolean): Asked {
  const asked: Asked = { frames: [], clocks: [], srcs: [] }
  runInNewContext(inlineScripts(html).at(-1)!, {
    document: { hidden, addEventListener: () => undefined, createElement: () => ({}), head: { appendChild: ({ src }: { src: string }) => asked.srcs.push(src) } },
    requestAnimationFrame: (frame: () => void) => asked.frames.push(frame),
    setTimeout: (clock: () => void, after?: number) => asked.clocks.push({ run: clock, after }),
  })
  return asked
}

describe('scripts after the first paint', () => {
  const done = afterPaint(PAGE)

  it('stand nowhere in the page but in its last script, each once; all else stays', () => {
    expect(done).not.toMatch(/async=""|as="script"/)
    for (const kept of ['href="/f.woff2"', '/old.js" noModule', '<p>Text</p>', '<script>data()</script>']) expect(done).toContain(kept)
    expect(inlineScripts(done).at(-1)).toContain('["/a.js","/b.js","/c.js"]')
    expect(done.endsWith('</script></body></html>')).toBe(true)
  })

  it('are asked for in their order once a frame is drawn, and not again by the clock', () => {
    const asked = run(done, false)
    expect(asked.srcs).toEqual([])
    asked.frames[0]!()
    expect(asked.srcs).toEqual([])
    asked.clocks.at(-1)!.run()
    expect(asked.srcs).toEqual(['/a.js', '/b.js', '/c.js'])
    asked.clocks[0]!.run()
    expect(asked.srcs).toHaveLength(3)
  })

  it('are asked for at once where nobody looks, and by the clock where no frame comes', () => {
    expect(run(done, true).srcs).toHaveLength(3)
    const asked = run(done, false)
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
