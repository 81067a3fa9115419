import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hashOf, inlineScripts, policyOf, sealed } from '@/app/_site/policy.mjs'

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

describe('a sealed page', () => {
  it('has its policy before everything but the encoding', () => {
    const html = sealed(page(tag(LOOK)))
    expect(
      html.startsWith(
        `${HEAD}<meta http-equiv="Content-Security-Policy" content="${policyOf(page(tag(LOOK)))}"/><title>`,
      ),
    ).toBe(true)
  })

  it('has its data in one script, in their order, and nothing else moved', () => {
    const html = sealed(
      page(
        `<script src="/a.js" async=""></script>${tag(LOOK)}${tag('theme()')}<p>text</p>${DATA.map(tag).join('')}<p>late</p>${tag(DATA[1])}`,
      ),
    )
    // The last one asks for the page's code.
    expect(inlineScripts(html).slice(0, -1)).toEqual([LOOK, 'theme()', DATA.join(';'), DATA[1]])
    expect(html).toContain('<p>late</p>')
    for (const script of inlineScripts(html)) expect(html).toContain(sha(script))
  })

  it('is sealed once', () => {
    const once = sealed(page(tag(LOOK)))
    expect(sealed(once)).toBe(once)
  })

  it('may begin without an encoding, and must have a head', () => {
    expect(sealed('<html><head><title>x</title></head></html>')).toMatch(
      /^<html><head><meta http-equiv="Content-Security-Policy"/,
    )
    expect(() => sealed('<p>no page</p>')).toThrow('without a head')
  })

  it('takes the text of a page as it is', () => {
    const body = "<p>$& $1 $' costs $5</p>"
    expect(sealed(page(body))).toContain(body)
  })
})
