/*
 * The last script of every built page (after-paint.mjs writes it there). It asks for the page's code once the page is painted: the text and
 * its style don't wait for a quarter of a megabyte of code.
 */
import { watchFiles } from './lost-files'

/** The addresses of the page's code, in Next's order. after-paint.mjs writes them into each page. */
declare const scripts: readonly string[]
/** The address of the page's data where they are not in the page. Next's code must find them when it starts, so it is asked for after them. */
declare const data: string | undefined

/** A tab in the background is not painted, and some browsers don't report a paint: the code is asked for after so many ms anyway. */
const NO_PAINT = 3000

let isAsked = false

const load = (src: string, onload: (() => void) | null): void =>
  document.head.append(Object.assign(document.createElement('script'), { async: true, src, onload }))

function loadScripts(): void {
  for (const src of scripts) load(src, null)
}

function ask(): void {
  if (isAsked) return
  isAsked = true
  if (data === undefined) loadScripts()
  else load(data, loadScripts)
}

watchFiles(data === undefined ? scripts : [data, ...scripts])
setTimeout(ask, document.hidden ? 0 : NO_PAINT)
if (typeof PerformanceObserver === 'function') new PerformanceObserver(ask).observe({ type: 'paint', buffered: true })
