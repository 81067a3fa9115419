import { unstable_doesMiddlewareMatch as doesProxyMatch } from 'next/experimental/testing/server'
import { NextRequest } from 'next/server'
import { describe, expect, it } from 'vitest'
import { SITE_PAGES } from '@/app/_site/registry'
import { config, proxy } from '@/proxy'

const ORIGIN = 'https://feltwise.example'

/** Next also matches a path decoded, if it can be decoded. */
function isMatched(path: string): boolean {
  const matches = (url: string): boolean => doesProxyMatch({ config, url })
  const [, plain = ''] = /^([^?]*)/.exec(path)!
  try {
    return matches(plain) || matches(decodeURIComponent(plain))
  } catch {
    return matches(plain)
  }
}

/** Where a path is redirected; undefined if it isn't. */
function target(path: string): string | undefined {
  if (!isMatched(path)) return undefined
  const answer = proxy(new NextRequest(`${ORIGIN}${path}`))
  const location = answer.headers.get('location')
  if (location === null) return undefined
  expect([answer.status, location.slice(0, ORIGIN.length)]).toEqual([308, ORIGIN])
  return location.slice(ORIGIN.length)
}

describe('an address with capitals', () => {
  it.each([
    ['/ultimate-texas-holdem/hands/K5O', '/ultimate-texas-holdem/hands/k5o'],
    ['/ULTIMATE-TEXAS-HOLDEM/SIDE-BETS/TRIPS', '/ultimate-texas-holdem/side-bets/trips'],
    ['/THREE-CARD-POKER/hands/Q-6-4', '/three-card-poker/hands/q-6-4'],
    ['/Es/Blackjack', '/es/blackjack'],
    ['/X', '/x'],
    ['/DATA/INDEX.JSON', '/data/index.json'],
    ['/embed/casino-holdem/AKS.html', '/embed/casino-holdem/aks.html'],
    ['/Blackjack/Calculator?hand=AsKd&Rules=H17', '/blackjack/calculator?hand=AsKd&Rules=H17'],
    ['/%2F%2FEvil.example/A', '/%2f%2fevil.example/a'],
  ])('%s is redirected to %s, once', (asked, wanted) => {
    expect(target(asked)).toBe(wanted)
    expect(target(wanted)).toBeUndefined()
  })

  it.each([
    '/',
    '/blackjack?hand=AsKd',
    '/_next/static/chunks/Abc.js',
    '/_next/static/BuildId/_buildManifest.js',
    // Capitals only when decoded.
    '/%4b5o',
    // Can't be decoded; next.config.mjs answers.
    '/%E0%A4%A',
    '/K%E0%A4%A',
    '/%zzA',
  ])('%s is left alone', (path) => expect(target(path)).toBeUndefined())

  it('is never one of a page', () => {
    expect(SITE_PAGES.filter(({ path }) => isMatched(path))).toEqual([])
  })

  it('is found in one pass over a long one', () => {
    // A pattern that goes back over what it has read would take longer than the limit of a test.
    expect(isMatched(`/${'A'.repeat(500_000)}%`)).toBe(false)
    expect(isMatched(`/${'a'.repeat(500_000)}`)).toBe(false)
  })
})
