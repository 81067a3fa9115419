import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { finishPages } from '@/lib/make/built-pages/finish.mjs'
import { finished as finish, hashOf, inlineScripts, policyOf } from '@/lib/make/built-pages/policy.mjs'

const finished = (html: string): string => finish(html, () => '/data.js')

const HEAD = '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>'
const page = (body: string): string => `${HEAD}<title>A page</title></head><body>${body}</body></html>`
const sha = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const LOOK = 'try{var p="</b>"}catch(e){}'
const DATA = [
  '(self.__next_f=self.__next_f||[]).push([0])',
  'self.__next_f.push([1,"a"])',
  'self.__next_f.push([1,"b"])',
] as const
const tag = (text: string): string => `<script>${text}</script>`

describe('the policy of a page', () => {
  it('names the hash of each inline script, and of no other', () => {
    const html = page(
      `${tag(LOOK)}<script src="/a.js" async=""></script><script type="application/ld+json">{"a":1}</script><script id="_R_">run()</script>`,
    )
    expect(inlineScripts(html)).toEqual([LOOK, 'run()'])
    expect(policyOf(html)).toContain(`script-src 'self' ${sha(LOOK)} ${sha('run()')}`)
    expect(policyOf(html)).not.toMatch(/script-src[^;]*unsafe/)
  })

  it('allows no script where there is none', () => {
    expect(policyOf(page('<p>script</p>'))).toContain("script-src 'none'")
  })

  it('reads line ends as a browser does', () => {
    expect(inlineScripts(page(tag('a()\r\nb()\rc()')))).toEqual(['a()\nb()\nc()'])
    expect(hashOf('a()')).toBe(sha('a()'))
  })

  it('knows an attribute that holds the sign of an end', () => {
    expect(
      inlineScripts(page('<script data-a="1 > 0" >a()</script><script data-a=\'"\' src="/b.js"></script>')),
    ).toEqual(['a()'])
  })
})

describe('a finished page', () => {
  it('has its policy before everything but the encoding', () => {
    const html = finished(page(tag(LOOK)))
    expect(
      html.startsWith(
        `${HEAD}<meta http-equiv="Content-Security-Policy" content="${policyOf(page(tag(LOOK)))}"/><title>`,
      ),
    ).toBe(true)
  })

  it('has its data in one script, in their order, and nothing else moved', () => {
    const html = finished(
      page(
        `<script src="/a.js" async=""></script>${tag(LOOK)}${tag('theme()')}<p>text</p>${DATA.map(tag).join('')}<p>late</p>${tag(DATA[1])}`,
      ),
    )
    // The last one asks for the page's code.
    expect(inlineScripts(html).slice(0, -1)).toEqual([LOOK, 'theme()', DATA.join(';'), DATA[1]])
    expect(html).toContain('<p>late</p>')
    for (const script of inlineScripts(html)) expect(html).toContain(sha(script))
  })

  it('is finished once', () => {
    const once = finished(page(tag(LOOK)))
    expect(finished(once)).toBe(once)
  })

  it('may begin without an encoding, and must have a head', () => {
    expect(finished('<html><head><title>x</title></head></html>')).toMatch(
      /^<html><head><meta http-equiv="Content-Security-Policy"/,
    )
    expect(() => finished('<p>no page</p>')).toThrow('without a head')
  })

  it('takes the text of a page as it is', () => {
    const body = "<p>$& $1 $' costs $5</p>"
    expect(finished(page(body))).toContain(body)
  })
})

describe('the last step of a build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'built-pages-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const build = (name: string, html: string): string => {
    const built = join(folder, name, 'server')
    mkdirSync(built, { recursive: true })
    writeFileSync(join(built, 'guide.html'), html)
    return built
  }

  it('finishes every page once, and counts them', () => {
    const built = build('good', page(tag(LOOK)))
    expect(finishPages(built, folder)).toBe(1)
    const once = readFileSync(join(built, 'guide.html'), 'utf8')
    expect(once).toBe(finished(page(tag(LOOK))))
    expect(finishPages(built, folder)).toBe(1)
    expect(readFileSync(join(built, 'guide.html'), 'utf8')).toBe(once)
  })

  it('fails where no page was built', () => {
    const empty = join(folder, 'empty')
    mkdirSync(empty)
    expect(() => finishPages(empty, folder)).toThrow('no page in')
  })

  it('fails at a page that would have no policy, and names it', () => {
    expect(() => finishPages(build('headless', '<p>no page</p>'), folder)).toThrow(
      'guide.html: a document without a head',
    )
    expect(() => finishPages(build('early', page('<script src="/a.js"></script>')), folder)).toThrow(
      /guide\.html: .*\/a\.js/,
    )
  })

  it('puts long data into a hashed file that the page names', () => {
    const data = `self.__next_f.push([1,"${'x'.repeat(130_000)}"])`
    const built = build('long', page(`<script src="/a.js" async=""></script>${tag(DATA[0])}${tag(data)}`))
    const files = join(folder, 'static')
    finishPages(built, files)
    const html = readFileSync(join(built, 'guide.html'), 'utf8')
    const [, address] = /"(\/_next\/static\/data\/[0-9a-f]{16}\.js)"/.exec(html) ?? []
    expect(readFileSync(join(files, address!.replace('/_next/static/', '')), 'utf8')).toBe(`${DATA[0]};${data}`)
    expect(html).not.toContain('__next_f')
  })
})
