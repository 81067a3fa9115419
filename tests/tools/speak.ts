import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external.js'
import { vi } from 'vitest'
import { learn, type Spoken } from '@/app/_languages/area'

/** Puts what is said from now on on a page in a language; null or undefined: in English. */
export function speak(spoken: Spoken | null | undefined): void {
  if (spoken) learn(spoken)
  const id = spoken?.id ?? ''
  if (typeof document !== 'undefined') document.documentElement.lang = id
  else
    vi.spyOn(workAsyncStorage, 'getStore').mockReturnValue({ route: `/${id}` } as ReturnType<
      typeof workAsyncStorage.getStore
    >)
}
