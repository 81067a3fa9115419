import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external.js'
import { vi } from 'vitest'
import { learn, type Spoken } from '@/app/_languages/area'

/** Sets the language in which everything is rendered from now on; null or undefined means English. */
export function speak(spoken: Spoken | null | undefined): void {
  if (spoken) learn(spoken)
  const id = spoken?.id ?? ''
  if (typeof document !== 'undefined') document.documentElement.dataset.language = id
  else
    vi.spyOn(workAsyncStorage, 'getStore').mockReturnValue({ route: `/${id}` } as ReturnType<
      typeof workAsyncStorage.getStore
    >)
}
