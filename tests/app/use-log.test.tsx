import { act, renderHook } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { must } from '@/lib/result'
import { until } from '@/tests/storage/browser'
import { answerOf, roundOf } from '@/tests/storage/samples'
import { problemInEnglish } from '@/lib/messages/words/problems/en'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  // Each test is a page of its own, with a log of its own.
  vi.resetModules()
})

afterEach(async () => {
  vi.restoreAllMocks()
  const { openLog } = await import('@/app/progress/open-log')
  openLog().close()
  // The next file in this process must not find the closed log.
  vi.resetModules()
})

async function openPage() {
  const [{ useLog }, { openLog }] = await Promise.all([
    import('@/app/progress/use-log'),
    import('@/app/progress/open-log'),
  ])
  const open = (game?: string) => renderHook(() => useLog(game), { wrapper: StrictMode })
  return { open, openLog, useLog }
}

describe('the log of a page', () => {
  it('is opening, then ready, and shows what is kept once it is stored', async () => {
    const { open, openLog } = await openPage()
    const { result } = open()
    expect(result.current).toMatchObject({ status: 'opening', problem: null, answers: [], rounds: [] })
    await act(() => until(() => openLog().view().status === 'ready'))
    expect(result.current.status).toBe('ready')
    act(() => void result.current.keep([answerOf(1), roundOf(0)]))
    expect(result.current.answers).toEqual([])
    await act(() => until(() => openLog().view().answers.length === 1))
    expect(result.current).toMatchObject({ answers: [answerOf(1)], rounds: [roundOf(0)] })
    await act(() => until(() => openLog().view().unsaved === 0))
    expect(result.current.unsaved).toBe(0)
  })

  it('is one for all who use it, each at its game', async () => {
    const { open, openLog } = await openPage()
    const [one, all] = [open(answerOf(1).game), open()]
    await act(async () => void must(await openLog().add([answerOf(0), answerOf(1)])))
    await act(() => until(() => openLog().view().status === 'ready'))
    expect(one.result.current.answers).toEqual([answerOf(1)])
    expect(all.result.current.answers).toEqual([answerOf(0), answerOf(1)])
  })

  it('keeps by the same function all along, so that an effect may depend on it', async () => {
    const { open, openLog } = await openPage()
    const { result } = open()
    const { keep } = result.current
    await act(() => until(() => openLog().view().status === 'ready'))
    await act(async () => void (await keep([answerOf(0)])))
    expect(result.current.keep).toBe(keep)
  })

  it('works from memory where nothing is stored, and says why', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw Object.assign(new Error('blocked'), { name: 'SecurityError' })
    })
    const { open, openLog } = await openPage()
    const { result } = open()
    await act(() => until(() => openLog().view().status === 'without'))
    expect(result.current).toMatchObject({ status: 'without', problem: { name: 'StorageBlocked' } })
    expect(problemInEnglish(result.current.problem!)).toMatch(/stores nothing/)
    act(() => void result.current.keep([answerOf(0)]))
    expect(result.current.answers).toEqual([answerOf(0)])
  })

  it('reads anew when the browser wakes the page', async () => {
    const { open, openLog } = await openPage()
    const { result } = open()
    await act(() => until(() => openLog().view().status === 'ready'))
    const { makeLog } = await import('@/lib/storage/log')
    vi.stubGlobal('BroadcastChannel', undefined)
    const other = makeLog()
    must(await other.add([answerOf(0)]))
    other.close()
    vi.unstubAllGlobals()
    expect(result.current.answers).toEqual([])
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
    await act(() => until(() => openLog().view().answers.length === 1))
    expect(result.current.answers).toEqual([answerOf(0)])
  })

  it('is opening while the server renders', async () => {
    const { useLog } = await openPage()
    const Shown = () => <p>{useLog().status}</p>
    expect(renderToString(<Shown />)).toBe('<p>opening</p>')
  })
})
