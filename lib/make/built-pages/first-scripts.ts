/*
 * The last script of every built page (after-paint.mjs adds it). It loads the page's code once the page is painted, so
 * that text and style don't wait for a quarter of a megabyte of code.
 */
import { watchFiles } from './lost-files'

/** The addresses of the page's code, in Next's order. after-paint.mjs writes them into each page. */
declare const scripts: readonly string[]
/**
 * The address of the page's data, if it isn't in the page. Next's code needs the data when it starts, so the data is
 * requested after the scripts.
 */
declare const data: string | undefined

/**
 * Background tabs aren't painted, and some browsers don't report paints. After this many ms the code is loaded anyway.
 */
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
