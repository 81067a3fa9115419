import { preferencesNow } from '@/app/_components/preferences'
import { createStore } from '@/app/_components/store'
import { useStore } from '@/app/_components/use-store'
import { speak } from './area'
import { loadLanguage } from './load'
import { goBackTo, placeNow } from './place'
import { onceDrawn, settle } from './settled'

/* Changing to a language: fetched by who has chosen another one than the page speaks. */

/** The language that is wanted and could not be fetched. */
const unfetched = createStore<string | null>(() => null)

/** The language that is wanted and could not be fetched; null where all is well. */
export const useUnfetched = (): string | null => useStore(unfetched, null)

/** Changes to a language. One that cannot be fetched leaves the page as it is: in words that somebody understands. */
export async function follow(wanted: string): Promise<void> {
  unfetched.set(null)
  const words = await loadLanguage(wanted).catch(() => undefined)
  // Another one may be wanted by now.
  if (preferencesNow().language !== wanted) return
  if (words === undefined) unfetched.set(wanted)
  else {
    const left = placeNow()
    onceDrawn(() => goBackTo(left))
    speak(words)
  }
  settle()
}
