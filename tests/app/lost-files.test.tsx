import { fireEvent } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { watchFiles } from '@/lib/make/built-pages/lost-files'

/* jsdom fetches nothing: how a file ends is told to its element here. */

const FIRST = '/chunks/first.js'
const SECOND = '/chunks/second.js'
const THIRD = '/chunks/third.js'
const LATER = '/chunks/later.js'

const message = (): HTMLElement => document.getElementById('lost-part')!
const scripts = (src: string): HTMLScriptElement[] => [
  ...document.querySelectorAll<HTMLScriptElement>(`script[src="${src}"]`),
]

/** Asks for a file as the bundler does, and hears what becomes of it. */
async function ask(src: string) {
  const onerror = vi.fn()
  const script = Object.assign(document.createElement('script'), { src, onerror })
  script.setAttribute('src', src)
  document.head.append(script)
  // A browser tells of the new element before anything becomes of it.
  await Promise.resolve()
  return { script, onerror }
}

/** The file's element fails, and the pause before the next attempt goes by. */
async function failsFor(src: string, ms: number): Promise<void> {
  fireEvent.error(scripts(src)[0]!)
  await vi.advanceTimersByTimeAsync(ms)
}

beforeAll(() => watchFiles([FIRST, SECOND, THIRD]))
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  document.head.innerHTML = ''
  document.body.innerHTML = '<div id="lost-part" hidden></div>'
})
afterEach(() => vi.useRealTimers())

/* One page with one watch: a file that was asked for three times in one test is not asked for so often in the next. */

it('a file that fails is asked for again after a pause, and whoever asked hears nothing of it', async () => {
  const { script, onerror } = await ask(FIRST)
  await failsFor(FIRST, 499)
  expect(scripts(FIRST)).toEqual([script])
  await vi.advanceTimersByTimeAsync(1)
  expect(scripts(FIRST)).toHaveLength(1)
  expect(scripts(FIRST)[0]).not.toBe(script)
  fireEvent.load(scripts(FIRST)[0]!)
  expect(onerror).not.toHaveBeenCalled()
  expect(message().hidden).toBe(true)
})

it('whoever asked hears of the third failure; the page works without a later part and says nothing of its own', async () => {
  const { onerror } = await ask(LATER)
  await failsFor(LATER, 500)
  await failsFor(LATER, 2000)
  expect(onerror).not.toHaveBeenCalled()
  await failsFor(LATER, 0)
  expect(onerror).toHaveBeenCalledTimes(1)
  // The bundler would wait for an element of this address for ever.
  expect(scripts(LATER)).toEqual([])
  expect(message().hidden).toBe(true)
})

it('a style sheet that fails is asked for again', async () => {
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/chunks/style.css' })
  const onload = vi.fn()
  sheet.onload = onload
  document.head.append(sheet)
  await Promise.resolve()
  fireEvent.error(sheet)
  await vi.advanceTimersByTimeAsync(500)
  const again = document.querySelector('link')!
  expect(again).not.toBe(sheet)
  fireEvent.load(again)
  expect(onload).toHaveBeenCalledTimes(1)
})

it('a page that waits too long says so, until the rest arrives', async () => {
  await ask(SECOND)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(message().hidden).toBe(false)
  fireEvent.load(scripts(SECOND)[0]!)
  expect(message().hidden).toBe(true)
})

it('a page without a part that everything needs says so', async () => {
  await ask(THIRD)
  await failsFor(THIRD, 500)
  await failsFor(THIRD, 2000)
  await failsFor(THIRD, 0)
  expect(message().hidden).toBe(false)
})

it('a script that was cut off is dropped from the offline copy and the browser’s cache and loaded again, once', async () => {
  const dropped = vi.fn(() => Promise.resolve(true))
  const fetched = vi.fn(() => Promise.resolve())
  vi.stubGlobal('caches', { open: () => Promise.resolve({ delete: dropped }) })
  vi.stubGlobal('fetch', fetched)
  const address = `${location.origin}/_next/static/chunks/cut.js`
  const breaks = (filename: string, error: Error) =>
    window.dispatchEvent(new ErrorEvent('error', { filename, error, cancelable: true }))
  breaks(address, new SyntaxError('Unexpected end of input'))
  await vi.waitFor(() => expect(scripts('/_next/static/chunks/cut.js')).toHaveLength(1))
  expect(dropped).toHaveBeenCalledWith('/_next/static/chunks/cut.js', { ignoreVary: true })
  expect(fetched).toHaveBeenCalledWith(address, { cache: 'reload' })
  expect(message().hidden).toBe(true)
  // The new one is cut off too: the page says so, and doesn't try for ever.
  breaks(address, new SyntaxError('Unexpected end of input'))
  await vi.waitFor(() => expect(message().hidden).toBe(false))
  expect(fetched).toHaveBeenCalledTimes(1)
  // What a script that is whole does wrong is no fault of its file, and the files of others aren't ours.
  breaks(`${location.origin}/_next/static/chunks/whole.js`, new TypeError('x is not a function'))
  breaks('https://other.example/_next/static/chunks/their.js', new SyntaxError('Unexpected end of input'))
  await Promise.resolve()
  expect(fetched).toHaveBeenCalledTimes(1)
  vi.unstubAllGlobals()
})

it('a script that came without any content is loaded again, once, if a browser that tells sizes has none of it', async () => {
  const src = '/_next/static/chunks/empty.js'
  const address = `${location.origin}${src}`
  const sizes = vi.fn(() => [{ decodedBodySize: 0 }])
  const bodies = vi.fn(() => Promise.resolve(new Response('')))
  vi.stubGlobal('performance', Object.assign(Object.create(performance), { getEntriesByName: sizes }))
  vi.stubGlobal('fetch', bodies)
  await ask(src)
  fireEvent.load(scripts(src)[0]!)
  await vi.waitFor(() => expect(scripts(src)).toHaveLength(2))
  expect(bodies.mock.calls).toEqual([
    [address, { cache: 'force-cache' }],
    [address, { cache: 'reload' }],
  ])
  expect(message().hidden).toBe(true)
  fireEvent.load(scripts(src)[1]!)
  await vi.waitFor(() => expect(message().hidden).toBe(false))
  expect(scripts(src)).toHaveLength(2)

  // A browser that doesn't tell the size of this one has its content.
  bodies.mockClear().mockResolvedValue(new Response('push([])'))
  const other = '/_next/static/chunks/whole.js'
  await ask(other)
  fireEvent.load(scripts(other)[0]!)
  await vi.waitFor(() => expect(bodies).toHaveBeenCalledTimes(1))
  await Promise.resolve()
  sizes.mockReturnValue([{ decodedBodySize: 8 }])
  fireEvent.load(scripts(other)[0]!)
  expect(scripts(other)).toHaveLength(1)
  expect(bodies).toHaveBeenCalledTimes(1)
  vi.unstubAllGlobals()
})
