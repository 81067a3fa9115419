/** All that is kept on a device, unpacked, with room for what is visited; in bytes. */
const ROOM = 60_000_000

/** Whether the browser's storage has room for what is kept. Asked by the page and by the worker. */
export async function hasRoom(): Promise<boolean> {
  const { quota, usage } = (await navigator.storage?.estimate()) ?? {}
  return quota === undefined || quota - (usage ?? 0) > ROOM
}
