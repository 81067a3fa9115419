import { hasRoom, type ToWorker } from './kept-here'

/*
 * Registers the service worker, tells it which pages were visited, and detects new versions. A new version waits until
 * no page of the old one is open, or until the user accepts it, so that nothing changes during a session.
 */

/** A new version that is ready. */
export interface Update {
  /** Activates it and reloads the page. */
  readonly take: () => void
}

export interface Support {
  /** Tells the worker that a page was opened, so that the worker stores it. */
  readonly visited: (path: string) => void
}

const SCRIPT = '/sw.js'
/** The shortest time between two checks for a new version on an open page, in milliseconds. */
const AN_HOUR = 60 * 60 * 1000

/**
 * The registration; undefined if the browser, its settings or a lack of room prevent it. The site then works online
 * only.
 */
async function register(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    const before = await navigator.serviceWorker.getRegistration()
    if (!before && !(await hasRoom())) return undefined
    return await navigator.serviceWorker.register(SCRIPT)
  } catch {
    return undefined
  }
}

const tell = (worker: ServiceWorker, message: ToWorker, transfer: Transferable[] = []): void =>
  worker.postMessage(message, transfer)

const buildOf = (worker: ServiceWorker): Promise<string> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = (event: MessageEvent<string>) => resolve(event.data)
    tell(worker, { kind: 'which-build' }, [port2])
  })

/** Activates the waiting worker and then reloads the page. Another tab may have activated it already. */
function takeOver({ waiting }: ServiceWorkerRegistration): void {
  const reload = (): void => window.location.reload()
  if (!waiting) return reload()
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  tell(waiting, { kind: 'take-over' })
}

/** Calls back with each worker that is ready to replace another. */
function onWaiting(registration: ServiceWorkerRegistration, found: (waiting: ServiceWorker) => void): void {
  const look = (): void => {
    if (registration.waiting && registration.active) found(registration.waiting)
  }
  const follow = (): void => registration.installing?.addEventListener('statechange', look)
  registration.addEventListener('updatefound', follow)
  follow()
  look()
}

/** Checks for a new version when the user returns to a page that stayed open. */
function askWhenSeen(registration: ServiceWorkerRegistration): void {
  let asked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < AN_HOUR) return
    asked = Date.now()
    registration.update().catch(() => undefined)
  })
}

/** The hashed files that this page has loaded, by path. */
const filesLoaded = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith('/_next/static/'))

/** Starts offline support. `build` is the page's build, which may be newer than the active worker. */
export async function startSupport(build: string, show: (update: Update) => void): Promise<Support> {
  const registration = await register()
  if (!registration) return { visited: () => undefined }
  onWaiting(registration, (waiting) => {
    void buildOf(waiting).then((waitingBuild) => {
      if (waitingBuild !== build) show({ take: () => takeOver(registration) })
    })
  })
  askWhenSeen(registration)
  return {
    visited: (path) =>
      void navigator.serviceWorker.ready.then(
        ({ active }) => active && tell(active, { kind: 'visited', path, files: filesLoaded() }),
      ),
  }
}
