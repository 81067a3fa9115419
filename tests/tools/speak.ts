import { vi } from 'vitest'
import { addWords, type Messages } from '@/app/_languages/messages'
import { outsidePages } from '@/app/_languages/spoken/outside-pages'

/** Sets the language in which everything is rendered from now on; null or undefined means English. */
export function speak(spoken: Messages | null | undefined): void {
  if (spoken) addWords(spoken)
  const id = spoken?.id ?? ''
  if (typeof document !== 'undefined') document.documentElement.dataset.language = id
  else vi.spyOn(outsidePages, 'getStore').mockReturnValue(id || 'en')
}
