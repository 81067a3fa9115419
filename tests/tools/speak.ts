import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external.js'
import { vi } from 'vitest'
import { addWords, type Messages } from '@/app/_languages/messages'

/** Sets the language in which everything is rendered from now on; null or undefined means English. */
export function speak(spoken: Messages | null | undefined): void {
  if (spoken) addWords(spoken)
  const id = spoken?.id ?? ''
  if (typeof document !== 'undefined') document.documentElement.dataset.language = id
  else
    vi.spyOn(workAsyncStorage, 'getStore').mockReturnValue({ route: `/${id}` } as ReturnType<
      typeof workAsyncStorage.getStore
    >)
}
