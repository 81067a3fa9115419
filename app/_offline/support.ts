import { hasRoom, type ToWorker } from './kept-here'

/*
 * Registers the service worker, tells it what was visited, and hears of new versions. A new version waits until no page of the old one is
 * open, or until the person takes it: nothing changes under a session.
 */

/** A new version that waits to be taken. */
export interface Update {
  /** Takes it and loads the page again. */
  readonly take: () => void
}

export interface Support {
  /** Tells the worker that a page was opened, so that it is kept. */
  readonly visited: (path: string) => void
}

const SCRIPT = '/sw.js'
/** How long an open page goes on without asking for a new version, in ms. */
const AN_HOUR = 60 * 60 * 1000

/** The registration; undefined where the browser, its settings or lack of room are against it: the site works as before. */
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

/** Lets the waiting worker take over, and loads the page again once it has. Another tab may have done the first already. */
function takeOver({ waiting }: ServiceWorkerRegistration): void {
  const reload = (): void => window.location.reload()
  if (!waiting) return reload()
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  tell(waiting, { kind: 'take-over' })
}

/** Calls back with each worker that is ready to take over from another. */
function onWaiting(registration: ServiceWorkerRegistration, found: (waiting: ServiceWorker) => void): void {
  const look = (): void => {
    if (registration.waiting && registration.active) found(registration.waiting)
  }
  const follow = (): void => registration.installing?.addEventListener('statechange', look)
  registration.addEventListener('updatefound', follow)
  follow()
  look()
}

/** Whoever comes back to a page that stayed open is told, too. */
function askWhenSeen(registration: ServiceWorkerRegistration): void {
  let asked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < AN_HOUR) return
    asked = Date.now()
    registration.update().catch(() => undefined)
  })
}

/** Starts what lets the site work without a network. `build` is that of the page, which may be newer than the worker that answers for it. */
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
      void navigator.serviceWorker.ready.then(({ active }) => active && tell(active, { kind: 'visited', path })),
  }
}
