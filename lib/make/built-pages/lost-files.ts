/*
 * Retries scripts and style sheets that fail to load, on a page's first load and later. `import()` also uses elements,
 * so one listener sees every file. A file is requested three times before its error event gets through.
 *
 * A script that was cut off on its way has loaded, for a browser, and doesn't run. It may be in the offline copy and in
 * the browser's cache, which keeps it for good; so it is dropped from both, and loaded again, once. One without any
 * content doesn't even break, so its size is asked for.
 */

/** The pauses between attempts, in ms. */
const PAUSES = [500, 2000] as const

/** The message appears if nothing has arrived for this long while files are missing, in ms. */
const DEADLINE = 20_000

/**
 * The id of the message (app/_site/frame.tsx). The message is part of the page, because the code that could draw it may
 * be what is missing.
 */
const MESSAGE = 'lost-part'

/** The cache of the offline copy that has the scripts (app/sw.js/keep.ts). */
const COPY = 'feltwise-files'

type File = HTMLScriptElement | HTMLLinkElement

const isFile = (target: unknown): target is File =>
  target instanceof HTMLScriptElement
    ? target.src !== ''
    : target instanceof HTMLLinkElement && target.rel === 'stylesheet'

const addressOf = (file: File): string => ('src' in file ? file.src : file.href)

/** A new element that loads the file again. A copy of a script element would not run. */
const another = (file: File): File =>
  'src' in file
    ? Object.assign(document.createElement('script'), { async: true, src: file.getAttribute('src') })
    : (file.cloneNode() as HTMLLinkElement)

/** Whether an address is that of a script of the build, all of which have been parsed before. */
const isOwnScript = (address: string): boolean =>
  address.startsWith(`${location.origin}/_next/static/`) && address.endsWith('.js')

/**
 * Watches every file of the page. Without the `first` scripts the page stays disabled, so the message appears if one of
 * them fails for good.
 */
export function watchFiles(first: readonly string[]): void {
  const attempts = new Map<string, number>()
  const originals = new Map<File, File>()
  const missing = new Set<File>()
  const needed = new Set(first.map((src) => new URL(src, location.href).href))
  const mended = new Set<string>()
  let isDead = false
  let deadline: ReturnType<typeof setTimeout> | undefined

  const show = (isLost: boolean): void => void document.getElementById(MESSAGE)?.toggleAttribute('hidden', !isLost)
  const wait = (): void => {
    clearTimeout(deadline)
    if (missing.size > 0) deadline = setTimeout(show, DEADLINE, true)
  }
  const retry = (file: File, pause: number): void =>
    void setTimeout(() => {
      const next = another(file)
      originals.set(next, originals.get(file) ?? file)
      file.remove()
      document.head.append(next)
    }, pause)
  // The bundler and React listen on the element they created.
  const tellOriginal = (file: File, type: string): void => void originals.get(file)?.dispatchEvent(new Event(type))

  /** Loads a script again that was cut off. The message appears if the new one is, too. */
  async function mend(address: string): Promise<void> {
    if (mended.has(address)) return show((isDead = true))
    mended.add(address)
    // Without a cache, or with storage blocked, the browser's own is what has it.
    if ('caches' in window)
      await caches
        .open(COPY)
        .then((copy) => copy.delete(new URL(address).pathname, { ignoreVary: true }))
        .catch(() => undefined)
    await fetch(address, { cache: 'reload' }).catch(() => undefined)
    // The bundler knows a script by its path.
    load(new URL(address).pathname)
  }
  const load = (src: string): void =>
    void document.head.append(Object.assign(document.createElement('script'), { async: true, src }))

  /** A browser may not tell a size, and tell 0 for that: what it has of the script decides. */
  async function checkSize(address: string): Promise<void> {
    // A service worker lets through only what is complete.
    if (!isOwnScript(address) || navigator.serviceWorker?.controller) return
    const timing = performance.getEntriesByName(address, 'resource').at(-1) as PerformanceResourceTiming | undefined
    if (timing?.decodedBodySize !== 0) return
    const content = await fetch(address, { cache: 'force-cache' }).then((response) => response.text())
    if (content === '') await mend(address)
  }

  function onError(event: Event): void {
    if (event instanceof ErrorEvent && event.error instanceof SyntaxError && isOwnScript(event.filename))
      return void mend(event.filename)
    const file = event.target
    if (!isFile(file)) return
    const address = addressOf(file)
    const made = attempts.get(address) ?? 0
    const pause = PAUSES[made]
    attempts.set(address, made + 1)
    missing.delete(file)
    if (pause !== undefined) {
      event.stopImmediatePropagation()
      return retry(file, pause)
    }
    if (needed.has(address)) show((isDead = true))
    // The bundler won't request this address again while an element for it exists.
    if (originals.has(file)) file.remove()
    tellOriginal(file, 'error')
  }
  function onLoad({ target }: Event): void {
    if (!isFile(target)) return
    void checkSize(addressOf(target)).catch(() => undefined)
    tellOriginal(target, 'load')
    if (!missing.delete(target)) return
    if (missing.size === 0 && !isDead) show(false)
    wait()
  }
  function onAdded(changes: readonly MutationRecord[]): void {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (isFile(node)) missing.add(node)
    wait()
  }

  addEventListener('error', onError, true)
  document.addEventListener('load', onLoad, true)
  new MutationObserver(onAdded).observe(document.head, { childList: true })
  // Browsers run this script only after the page's style sheets have loaded or failed.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) if (!link.sheet) retry(link, 0)
}
