/*
 * Runs in every built page, as its last words (after-paint.mjs writes it there): asks for the page's code once the page is painted, and
 * keeps what somebody does before that code runs. A page that is read asks for it only when somebody does something, or has read for a
 * while: the code is fetched before, part by part, and does not stand in the way of the page's own drawing.
 */
export {}

/** The page's code, in its order; and whether the page is one that is read. Whoever writes this into a page gives both. */
declare const scripts: readonly string[]
declare const isRead: boolean

/** By any of these a reader is there. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin', 'click']

/** Who does nothing for so long gets the code anyway, in ms: a page that is long open works without a network, too. */
const READING = 6000

/** A page nobody sees is not painted, and a browser may never say that it paints: so long is a page without its code, in ms. */
const NO_PAINT = 3000

/** A kept press is tried this often, every so many ms: half a minute, on a slow line. */
const [TRIES, EVERY] = [600, 50]

/** What React knows of an element. */
interface Known {
  readonly checked?: boolean
}

type Root = {
  readonly stateNode?: { readonly current: { readonly memoizedState: { readonly isDehydrated?: boolean } | null } }
}

/** What React has hung at a node, under a name with an end of its own. */
function hung(node: object, name: string): unknown {
  return (node as Readonly<Record<string, unknown>>)[Object.keys(node).find((key) => key.startsWith(name)) ?? '']
}

const knownOf = (element: Element): Known | undefined => hung(element, '__reactProps') as Known | undefined

/** Whether React has begun and not yet got as far as the page's own elements. */
const isWaking = (): boolean =>
  (hung(document, '__reactContainer') as Root | undefined)?.stateNode?.current.memoizedState?.isDehydrated === true

const isAwake = (): boolean => hung(document, '__reactContainer') !== undefined && !isWaking()

// ——— Asking —————————————————————————————————————————————————————————————————————————————————————————————

let isAsked = false
let isLost = false

/** Some part did not come. */
const lose = (): void => {
  isLost = true
}

/** One after the other, so that the page has its turn between them; where nobody looks clocks are slow. */
function add([src, ...rest]: readonly string[]): void {
  if (!document.querySelector(`script[src="${src}"]`))
    document.head.append(Object.assign(document.createElement('script'), { async: true, src, onerror: lose }))
  if (rest.length === 0) return
  if (document.hidden) add(rest)
  else setTimeout(add, 0, rest)
}

function ask(): void {
  if (isAsked) return
  isAsked = true
  add(scripts)
}

/** So that it is there when it is asked for: one part when the last has come. Nobody's line is used who asks to be spared. */
async function fetchAhead(): Promise<void> {
  if ((navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true) return
  for (const src of scripts) {
    if (isAsked) return
    await fetch(src, { priority: 'low' })
      .then((part) => part.arrayBuffer())
      .catch(() => undefined)
  }
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
  event.type === 'pointermove'
    ? (event as PointerEvent).movementX === 0 && (event as PointerEvent).movementY === 0
    : event.type === 'scroll' && event.target !== document

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
  if (typeof PerformanceObserver !== 'function') return
  const observer = new PerformanceObserver(() => {
    observer.disconnect()
    then()
  })
  observer.observe({ type: 'paint', buffered: true })
}

// What an address says beyond the page's name, only the code can show.
const sleeps = isRead && location.search === '' && !isKnownHere()
if (sleeps) {
  askAtASign()
  oncePainted(() => void fetchAhead())
} else if (document.hidden) ask()
else {
  setTimeout(ask, NO_PAINT)
  oncePainted(ask)
}

// ——— What is pressed early ——————————————————————————————————————————————————————————————————————————————

type Pressed = HTMLButtonElement | HTMLInputElement | HTMLAnchorElement

/** A radio, a box: it changes by itself, and React is to hear of it. */
const isTicked = (pressed: Pressed): pressed is HTMLInputElement => pressed.matches('[type=radio], [type=checkbox]')

/** What sends a form or opens a note does so by itself; a link that is a button leads somewhere by itself, but not where it should. */
const PRESSABLE = 'button:not([popovertarget]), input[type=radio], input[type=checkbox], a[role=button]'
const sendsForm = (pressed: Pressed): boolean =>
  !(pressed instanceof HTMLAnchorElement) && pressed.type === 'submit' && pressed.form !== null

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
  if (pressed.isConnected && tries > 0 && !isLost && (!known || isWaking()))
    return void setTimeout(pressOnceKnown, EVERY, tries - 1)
  early = null
  if (known && pressed.isConnected) pressAgain(pressed, on, known)
  else if (pressed instanceof HTMLAnchorElement) location.assign(pressed.href)
}

function keep(pressed: Pressed, on: boolean): void {
  if (!early) setTimeout(pressOnceKnown, EVERY, TRIES)
  early = { pressed, on }
}

function forget(): void {
  early = null
}

/** Once React listens it wakes what is pressed by itself, and hears the press of a button: that one is not pressed again, nor what was pressed before it. */
function keepUnlessHeard(pressed: Pressed): void {
  const on = (pressed as HTMLInputElement).checked
  const isHeard = !isTicked(pressed) && hung(document, '_reactListening') !== undefined
  setTimeout(() => {
    if (isHeard && knownOf(pressed)) forget()
    else keep(pressed, on)
  })
}

function onPress(event: MouseEvent): void {
  const pressed = event.target instanceof Element ? event.target.closest<Pressed>(PRESSABLE) : null
  if (!pressed || sendsForm(pressed)) return
  if (knownOf(pressed) && !(isTicked(pressed) && isWaking())) return forget()
  if (pressed instanceof HTMLAnchorElement) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
  }
  keepUnlessHeard(pressed)
}

document.addEventListener('click', onPress, true)
// Who comes back to a page pressed nothing there just now.
addEventListener('pagehide', forget)

// ——— Keys of a link —————————————————————————————————————————————————————————————————————————————————————

/** A key as `aria-keyshortcuts` has it. */
const nameOf = ({ key, ctrlKey, metaKey }: KeyboardEvent): string =>
  ctrlKey || metaKey ? `Control+${key.toUpperCase()}` : key

/** The link that is a button which a key presses: the space bar the one that has the focus, others the one that they are named at. */
function pressedBy(event: KeyboardEvent): HTMLAnchorElement | null {
  if (!(event.target instanceof Element) || event.altKey || event.target.closest('input, textarea, select')) return null
  if (event.key === ' ') return event.target.closest<HTMLAnchorElement>('a[role=button]')
  return document.querySelector<HTMLAnchorElement>(`a[role=button][aria-keyshortcuts~="${CSS.escape(nameOf(event))}"]`)
}

function onKey(event: KeyboardEvent): void {
  if (isAwake()) return removeEventListener('keydown', onKey, true)
  const pressed = pressedBy(event)
  if (!pressed) return
  // Browsers have their own use for such keys.
  event.preventDefault()
  keep(pressed, false)
}

// On a page that is worked with, nothing is to be seen yet that a key could mean.
if (isRead) addEventListener('keydown', onKey, true)
