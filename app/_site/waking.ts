/*
 * Runs in every built page, as its last words (after-paint.mjs writes it there): asks for the page's code once the page is painted, and
 * keeps what somebody does before that code runs. A page that is read asks for it only when somebody does something: the code is fetched
 * before, in the browser's own good time, and costs a phone nothing while one reads.
 */

/** The page's code, in its order; and whether the page is one that is read. Whoever writes this into a page gives both. */
declare const scripts: readonly string[]
declare const isRead: boolean

/** By any of these a reader is there. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin', 'click']

/** Who does nothing for so long gets the code anyway, in ms: a page that is long open works without a network, too. */
const READING = 6000

/** A page nobody sees is not painted, and a browser may never say that it paints: so long is a page without its code, in ms. */
const NO_PAINT = 3000

/** A kept press is tried this often, every so many ms: ten seconds, on a slow line. */
const [TRIES, EVERY] = [200, 50]

interface Known {
  readonly checked?: boolean
}

type Root = { readonly stateNode?: { readonly current: { readonly memoizedState: { readonly isDehydrated?: boolean } | null } } }

/** What React keeps at a node, under a name with an end of its own. */
function kept(node: object, name: string): unknown {
  return (node as Readonly<Record<string, unknown>>)[Object.keys(node).find((key) => key.startsWith(name)) ?? '']
}

const knownOf = (element: Element): Known | undefined => kept(element, '__reactProps') as Known | undefined

/** Whether React has begun and not yet got as far as the page's own elements. */
const isWaking = (): boolean => (kept(document, '__reactContainer') as Root | undefined)?.stateNode?.current.memoizedState?.isDehydrated === true

const isAwake = (): boolean => kept(document, '__reactContainer') !== undefined && !isWaking()

// ——— Asking —————————————————————————————————————————————————————————————————————————————————————————————

let isAsked = false

/** One after the other, so that the page has its turn between them. */
function add([src, ...rest]: readonly string[]): void {
  document.head.append(Object.assign(document.createElement('script'), { async: true, src }))
  if (rest.length > 0) setTimeout(add, 0, rest)
}

function ask(): void {
  if (isAsked) return
  isAsked = true
  add(scripts)
}

/** So that it is there when it is asked for: one part when the last has come. Nobody's line is used who asks to be spared. */
function fetchAhead([href, ...rest]: readonly string[]): void {
  if (href === undefined || isAsked || (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true) return
  const next = (): void => fetchAhead(rest)
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href, onload: next, onerror: next }))
}

/** Who was here before has settings, or pages that wait for them: theirs are drawn by the code. Storage may be blocked. */
function isKnownHere(): boolean {
  try {
    return localStorage.length > 0 || Boolean(navigator.serviceWorker?.controller)
  } catch {
    return false
  }
}

/** What a browser says by itself: the pointer moves when a page comes under it, and a row of links scrolls to its place. */
const isOwn = (event: Event): boolean =>
  event.type === 'pointermove' ? (event as PointerEvent).movementX === 0 && (event as PointerEvent).movementY === 0 : event.type === 'scroll' && event.target !== document

function askAtASign(): void {
  const once = (event?: Event): void => {
    if (event && isOwn(event)) return
    for (const sign of SIGNS) removeEventListener(sign, once, true)
    ask()
  }
  for (const sign of SIGNS) addEventListener(sign, once, { capture: true, passive: true })
  setTimeout(() => once(), READING)
}

function oncePainted(then: () => void): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect()
    then()
  })
  observer.observe({ type: 'paint', buffered: true })
}

const sleeps = isRead && !isKnownHere()
if (sleeps) {
  askAtASign()
  oncePainted(() => fetchAhead(scripts))
} else if (document.hidden) ask()
else {
  oncePainted(ask)
  setTimeout(ask, NO_PAINT)
}

// ——— What is pressed early ——————————————————————————————————————————————————————————————————————————————

type Pressed = HTMLButtonElement | HTMLInputElement | HTMLAnchorElement

/** A radio, a box: it changes by itself, and React is to hear of it. */
const isTicked = (pressed: Pressed): pressed is HTMLInputElement => pressed.matches('[type=radio], [type=checkbox]')

/** What sends a form or opens a note does so by itself; a link that is a button leads somewhere by itself, but not where it should. */
const PRESSABLE = 'button:not([popovertarget]), input[type=radio], input[type=checkbox], a[role=button]'
const sendsForm = (pressed: Pressed): boolean => !(pressed instanceof HTMLAnchorElement) && pressed.type === 'submit' && pressed.form !== null

let early: { readonly pressed: Pressed; readonly on: boolean } | null = null

/** A box that React wakes under the finger: it sees no change of it, so it is pressed again if it is not known to be as it was pressed. */
function pressAgain(pressed: Pressed, on: boolean, known: Known): void {
  if (!isTicked(pressed)) return pressed.click()
  if (!('checked' in known) || known.checked === on) return
  pressed.checked = !on
  pressed.click()
}

function pressOnceKnown(tries: number): void {
  if (!early) return
  const { pressed, on } = early
  const known = knownOf(pressed)
  if (pressed.isConnected && tries > 0 && (!known || isWaking())) return void setTimeout(pressOnceKnown, EVERY, tries - 1)
  early = null
  if (known && pressed.isConnected) pressAgain(pressed, on, known)
  else if (pressed instanceof HTMLAnchorElement) location.assign(pressed.href)
}

function keep(pressed: Pressed, on: boolean): void {
  if (!early) setTimeout(pressOnceKnown, EVERY, TRIES)
  early = { pressed, on }
}

document.addEventListener(
  'click',
  (event) => {
    const pressed = (event.target as Element).closest<Pressed>(PRESSABLE)
    if (!pressed || (knownOf(pressed) && !(isTicked(pressed) && isWaking())) || sendsForm(pressed)) return
    if (pressed instanceof HTMLAnchorElement) {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
    }
    const on = (pressed as HTMLInputElement).checked
    // Once React listens it wakes what is pressed by itself, and hears the press of a button: that one is not pressed again.
    const isHeard = !isTicked(pressed) && kept(document, '_reactListening') !== undefined
    setTimeout(() => {
      if (!(isHeard && knownOf(pressed))) keep(pressed, on)
    })
  },
  true,
)

// ——— The first key ——————————————————————————————————————————————————————————————————————————————————————

/** A letter or a sign that is no field's, or the usual pair of keys for a search: what a page may have a use for. All others do what they do. */
function isShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return key === 'k'
  return key.length === 1 && key !== ' ' && !altKey && !(target as Element).closest('input, textarea, select')
}

function typeOnceAwake(event: KeyboardEvent, tries: number): void {
  if (!isAwake() && tries > 0) return void setTimeout(typeOnceAwake, EVERY, event, tries - 1)
  // The listeners come right after the page is awake.
  if (isAwake()) setTimeout(() => event.target?.dispatchEvent(new KeyboardEvent(event.type, event)), EVERY)
}

const onKey = (event: KeyboardEvent): void => {
  if (isAwake()) return removeEventListener('keydown', onKey, true)
  if (!isShortcut(event)) return
  // A browser has its own use for the pair.
  if (event.ctrlKey || event.metaKey) event.preventDefault()
  typeOnceAwake(event, TRIES)
}
// On a page that is used nothing is to be seen yet that a key could mean.
if (sleeps) addEventListener('keydown', onKey, true)
