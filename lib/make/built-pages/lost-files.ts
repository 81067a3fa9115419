/*
 * Retries scripts and style sheets that fail to load, on a page's first load and later. `import()` also uses elements,
 * so one listener sees every file. A file is requested three times before its error event gets through.
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

/**
 * Watches every file of the page. Without the `first` scripts the page stays disabled, so the message appears if one of
 * them fails for good.
 */
export function watchFiles(first: readonly string[]): void {
  const attempts = new Map<string, number>()
  const originals = new Map<File, File>()
  const missing = new Set<File>()
  const needed = new Set(first.map((src) => new URL(src, location.href).href))
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

  function onError(event: Event): void {
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
